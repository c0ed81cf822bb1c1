// Runs before each test file and disables the asynchronous contexts that jest left from the previous file. Up to Node 22,
// every context that was ever used is copied to each new promise and timer, so a worker would get slower and larger with
// each file.
import { AsyncLocalStorage } from 'node:async_hooks';

const USED = Symbol.for('squad-action.used-contexts');
const { prototype } = AsyncLocalStorage;

if (prototype[USED] === undefined) {
  const { run } = prototype;
  prototype[USED] = new Set();
  prototype.run = function runAndRemember(...given) {
    prototype[USED].add(this);
    return run.apply(this, given);
  };
}
for (const context of prototype[USED]) context.disable();
prototype[USED].clear();
