// The entry of the forwarder: a program that runs in the box, before one that may reach hosts by name.
import { forward } from './adapters/box/network/forwarder.ts';

const [socketPath = '', connection, ...command] = process.argv.slice(2);
await forward(socketPath, connection === 'connection', command);
