// Loaded before the action. Slows its clock, so that limits made for models leave a person time to think.
import { createRequire, syncBuiltinESMExports } from 'node:module';

/** Turns five minutes of silence into an hour, and a run's 25 minutes into five hours. */
const FACTOR = 12;
/** Shorter timers keep their pace, because they don't limit thinking. */
const SHORTEST_MS = 30_000;
const LONGEST_MS = 2 ** 31 - 1;
const slowed = (ms) => (ms >= SHORTEST_MS ? Math.min(LONGEST_MS, ms * FACTOR) : ms);

const now = Date.now;
const start = now();
Date.now = () => start + Math.floor((now() - start) / FACTOR);
globalThis.Date = class extends Date {
  constructor(...args) {
    super(...(args.length === 0 ? [Date.now()] : args));
  }
};
const { now: elapsed } = performance;
performance.now = () => elapsed.call(performance) / FACTOR;

const timers = createRequire(import.meta.url)('node:timers/promises');
const { setTimeout: wait } = timers;
timers.setTimeout = (ms, ...rest) => wait(slowed(ms), ...rest);
syncBuiltinESMExports();

const { setTimeout: later } = globalThis;
globalThis.setTimeout = Object.assign((run, ms, ...rest) => later(run, slowed(ms), ...rest), later);
