// The forwarder's entry: runs in the box, and starts a program that has a network.
import { type ForwardedPort, forward } from '#src/adapters/box/forwarder.ts';

const [given = '', connection, ...command] = process.argv.slice(2);
// Trusted: they come from the process that makes the box.
const ports: readonly ForwardedPort[] = JSON.parse(given);
await forward(ports, connection === 'connection', command);
