import {
  init_define_RUNTIME_PACKAGES
} from "./chunk-IAFWRTWP.js";

// src/adapters/runner/clock.ts
init_define_RUNTIME_PACKAGES();
import { performance } from "node:perf_hooks";
import { setTimeout as pause } from "node:timers/promises";
var MAX_TIMER_MS = 2 ** 31 - 1;
function openClock(over) {
  return {
    now: () => Math.floor(performance.timeOrigin + performance.now()),
    // A sleep with a signal is a time limit, and doesn't keep the process alive; a sleep without one does.
    async sleep(ms, given) {
      const signal = given === void 0 ? over : AbortSignal.any([given, over]);
      const length = Math.min(ms, MAX_TIMER_MS);
      await pause(length, void 0, { signal, ref: given === void 0 });
    }
  };
}
var systemClock = openClock(new AbortController().signal);

export {
  openClock,
  systemClock
};
