import {
  init_define_RUNTIME_PACKAGES
} from "./chunk-IAFWRTWP.js";

// src/abort.ts
init_define_RUNTIME_PACKAGES();
function onAbort(signal, listener) {
  signal.addEventListener("abort", listener, { once: true });
  return () => signal.removeEventListener("abort", listener);
}
function onceAborted(signal, listener) {
  if (!signal.aborted) return onAbort(signal, listener);
  listener();
  return () => {
  };
}
async function unlessAborted(work, signal) {
  let stopListening = () => {
  };
  const aborted = new Promise((_resolve, reject) => {
    stopListening = onceAborted(signal, () => reject(signal.reason));
  });
  return Promise.race([work, aborted]).finally(stopListening);
}

export {
  onAbort,
  onceAborted,
  unlessAborted
};
