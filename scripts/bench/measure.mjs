// Loaded into the measured program before it starts. When it exits, it prints how many connections and processes it
// opened, and its peak memory in kilobytes.
import { ChildProcess } from 'node:child_process';
import { Socket } from 'node:net';

let opened = 0;
for (const [owner, name] of [
  [Socket.prototype, 'connect'],
  [ChildProcess.prototype, 'spawn'],
]) {
  const original = owner[name];
  owner[name] = function counted(...args) {
    opened += 1;
    return original.apply(this, args);
  };
}
process.on('exit', () => {
  process.stderr.write(`connections and processes: ${opened}\n`);
  process.stderr.write(`peak memory: ${process.resourceUsage().maxRSS}\n`);
});
