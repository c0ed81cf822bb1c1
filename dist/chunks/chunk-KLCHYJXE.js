import {
  init_define_RUNTIME_PACKAGES
} from "./chunk-IAFWRTWP.js";

// src/tools/custom/global-folder.ts
init_define_RUNTIME_PACKAGES();
import { lstatSync } from "node:fs";
import { cp } from "node:fs/promises";
import { join } from "node:path";
async function openGlobalFolder({
  name,
  source,
  copyInto,
  commit
}) {
  const toolsFolder = lstatSync(join(source, "tools"), { throwIfNoEntry: false });
  if (toolsFolder?.isDirectory() === true) {
    return { root: source, scope: "global", shownAs: `${name}/tools`, commit };
  }
  await cp(source, join(copyInto, "tools"), { recursive: true, verbatimSymlinks: true });
  return { root: copyInto, scope: "global", shownAs: name, commit };
}

export {
  openGlobalFolder
};
