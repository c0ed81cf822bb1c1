import {
  attempt
} from "./chunk-EHNRAOD3.js";
import {
  init_define_RUNTIME_PACKAGES
} from "./chunk-IAFWRTWP.js";

// src/text/serialize.ts
init_define_RUNTIME_PACKAGES();
function serialize() {
  let last = Promise.resolve();
  return (work) => {
    const turn = last.then(work);
    last = attempt(turn);
    return turn;
  };
}
function shareWork(work) {
  let sharing;
  return () => {
    sharing ??= work().catch((error) => {
      sharing = void 0;
      throw error;
    });
    return sharing;
  };
}

export {
  serialize,
  shareWork
};
