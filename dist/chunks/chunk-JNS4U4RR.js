import {
  init_define_RUNTIME_PACKAGES
} from "./chunk-IAFWRTWP.js";

// src/abort.ts
init_define_RUNTIME_PACKAGES();
function onAbort(signal, listener) {
  signal.addEventListener("abort", listener, { once: true });
  return () => signal.removeEventListener("abort", listener);
}
async function unlessAborted(work, signal) {
  let stopListening = () => {
  };
  const aborted = new Promise((_resolve, reject) => {
    const giveUp = () => reject(signal.reason);
    if (signal.aborted) giveUp();
    else stopListening = onAbort(signal, giveUp);
  });
  return Promise.race([work, aborted]).finally(stopListening);
}

export {
  onAbort,
  unlessAborted
};
