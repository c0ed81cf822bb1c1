import { createRequire as __squadCreateRequire } from 'node:module'; const require = __squadCreateRequire(import.meta.url);
import {
  init_define_RUNTIME_PACKAGES
} from "./chunk-CCM5YFOF.js";

// src/adapters/patience.ts
init_define_RUNTIME_PACKAGES();
async function within(ms, work, late) {
  let timer;
  const over = new Promise((resolve) => {
    timer = setTimeout(resolve, ms);
  });
  return Promise.race([work, over.then(late)]).finally(() => clearTimeout(timer));
}

export {
  within
};
