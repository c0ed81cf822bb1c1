// Loaded before the action. SIGUSR2 makes its clock run twenty times as fast, SIGCONT at the usual speed again. A limit of
// minutes then passes in seconds, while real work can still be given its real time.
import { createRequire, syncBuiltinESMExports } from 'node:module';

const FACTOR = 20;
const TICK_MS = 20;
/** Shorter timers wait for real work and keep their pace. */
const SHORTEST_MS = 400;

const real = { date: Date.now(), now: performance.now.bind(performance) };
const { setTimeout: later, clearTimeout: clear } = globalThis;
let speed = 1;
let reached = real.now();
let since = reached;

const now = () => reached + (real.now() - since) * speed;
const pass = (factor) => {
  [reached, since] = [now(), real.now()];
  speed = factor;
};
process.on('SIGUSR2', () => pass(FACTOR));
process.on('SIGCONT', () => pass(1));

const startedAt = reached;
const date = () => Math.floor(real.date + now() - startedAt);
globalThis.Date = class extends Date {
  constructor(...args) {
    super(...(args.length === 0 ? [date()] : args));
  }
  static now() {
    return date();
  }
};
performance.now = now;

/** Timers by their handles. They run early when the fast clock says they are due. */
const waiting = new Map();
setInterval(() => {
  for (const [handle, { due, run }] of waiting) {
    if (due > now()) continue;
    clear(handle);
    run();
  }
}, TICK_MS).unref();

globalThis.clearTimeout = (handle) => {
  waiting.delete(handle);
  clear(handle);
};
globalThis.setTimeout = Object.assign((work, ms, ...args) => {
  if (!(ms >= SHORTEST_MS)) return later(work, ms, ...args);
  const run = () => {
    waiting.delete(handle);
    work(...args);
  };
  const handle = later(run, ms);
  waiting.set(handle, { due: now() + ms, run });
  return handle;
}, later);
AbortSignal.timeout = (ms) => {
  const controller = new AbortController();
  const reason = new DOMException('The operation was aborted due to timeout', 'TimeoutError');
  setTimeout(() => controller.abort(reason), ms).unref();
  return controller.signal;
};

const load = createRequire(import.meta.url);
const promises = load('node:timers/promises');
const { setTimeout: wait } = promises;
promises.setTimeout = (ms, value, { signal, ref = true } = {}) => {
  if (!(ms >= SHORTEST_MS) || signal?.aborted) return wait(ms, value, { signal, ref });
  return new Promise((resolve, reject) => {
    const handle = setTimeout(() => resolve(value), ms);
    if (!ref) handle.unref();
    const stop = () => {
      clearTimeout(handle);
      reject(new DOMException('The operation was aborted', 'AbortError'));
    };
    signal?.addEventListener('abort', stop, { once: true });
  });
};
const timers = load('node:timers');
timers.setTimeout = globalThis.setTimeout;
timers.clearTimeout = globalThis.clearTimeout;
syncBuiltinESMExports();
