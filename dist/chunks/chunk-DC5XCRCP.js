import {
  init_define_RUNTIME_PACKAGES
} from "./chunk-IAFWRTWP.js";

// src/adapters/programs/with-timeout.ts
init_define_RUNTIME_PACKAGES();
async function withTimeout(ms, work, onTimeout) {
  let timer;
  const timedOut = new Promise((resolve) => {
    timer = setTimeout(resolve, ms);
  });
  return Promise.race([work, timedOut.then(onTimeout)]).finally(() => clearTimeout(timer));
}

export {
  withTimeout
};
