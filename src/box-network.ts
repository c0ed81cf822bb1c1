// The forwarder's entry: runs in the box, and starts the program that may reach hosts by name.
import { forward } from '#src/adapters/box/forwarder.ts';

const [socketPath = '', connection, ...command] = process.argv.slice(2);
await forward(socketPath, connection === 'connection', command);
