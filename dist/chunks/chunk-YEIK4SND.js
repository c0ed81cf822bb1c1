import {
  unlessAborted
} from "./chunk-JNS4U4RR.js";
import {
  attempt
} from "./chunk-ZKMHPSNV.js";
import {
  init_define_RUNTIME_PACKAGES
} from "./chunk-IAFWRTWP.js";

// src/run/finish/within-time.ts
init_define_RUNTIME_PACKAGES();
import { setTimeout as pause } from "node:timers/promises";
var REPORT_MS = 1250;
async function withinTime(work, time, graceMs) {
  const ended = await attempt(unlessAborted(work, time.over));
  if (ended.kind === "done") return ended.value;
  if (!time.over.aborted) throw ended.error;
  const late = new AbortController();
  const givingUp = pause(graceMs, void 0, { signal: late.signal }).then(() => {
    throw time.over.reason;
  });
  return Promise.race([work, givingUp]).finally(() => late.abort());
}

export {
  REPORT_MS,
  withinTime
};
