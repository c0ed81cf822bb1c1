import {
  init_define_RUNTIME_PACKAGES
} from "./chunk-IAFWRTWP.js";

// src/run/context/work-path.ts
init_define_RUNTIME_PACKAGES();
function isWorkPath(path, { team }) {
  return !path.startsWith(`${team.directory}/`) || path.startsWith(`${team.directory}/tools/`);
}

export {
  isWorkPath
};
