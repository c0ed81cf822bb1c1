// Loaded before the action. Prints, when the process exits, how many connections and processes it opened.
import { ChildProcess } from 'node:child_process';
import { Socket } from 'node:net';

let count = 0;
for (const [owner, name] of [
  [Socket.prototype, 'connect'],
  [ChildProcess.prototype, 'spawn'],
]) {
  const original = owner[name];
  owner[name] = function counted(...args) {
    count += 1;
    return original.apply(this, args);
  };
}
process.on('exit', () => process.stderr.write(`connections and processes: ${count}\n`));
