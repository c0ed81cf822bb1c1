import {
  attempt
} from "./chunk-GBJB3MBF.js";
import {
  init_define_RUNTIME_PACKAGES
} from "./chunk-IAFWRTWP.js";

// src/workspace/work-path.ts
init_define_RUNTIME_PACKAGES();
function isWorkPath(path, directory) {
  return !path.startsWith(`${directory}/`) || path.startsWith(`${directory}/tools/`);
}

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

export {
  isWorkPath,
  serialize
};
