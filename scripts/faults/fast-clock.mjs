// Loaded before the action: time passes ten times as fast, so that a run's limit is over in seconds.
import { createRequire, syncBuiltinESMExports } from 'node:module';

const FACTOR = 10;
/** Shorter timers wait for something real. */
const SHORTEST_MS = 400;

const real = { date: Date.now, monotonic: performance.now.bind(performance) };
const start = { date: real.date(), monotonic: real.monotonic() };
const elapsed = () => (real.monotonic() - start.monotonic) * FACTOR;
const shortened = (ms) => (ms >= SHORTEST_MS ? ms / FACTOR : ms);

globalThis.Date = class extends Date {
  constructor(...args) {
    super(...(args.length === 0 ? [Math.floor(start.date + elapsed())] : args));
  }
  static now() {
    return Math.floor(start.date + elapsed());
  }
};
performance.now = () => start.monotonic + elapsed();

const { setTimeout: later } = globalThis;
globalThis.setTimeout = Object.assign(
  (run, ms, ...rest) => later(run, shortened(ms), ...rest),
  later,
);
const { timeout } = AbortSignal;
AbortSignal.timeout = (ms) => timeout.call(AbortSignal, Math.ceil(shortened(ms)));

const load = createRequire(import.meta.url);
const promises = load('node:timers/promises');
const { setTimeout: wait } = promises;
promises.setTimeout = (ms, ...rest) => wait(shortened(ms), ...rest);
load('node:timers').setTimeout = globalThis.setTimeout;
syncBuiltinESMExports();
