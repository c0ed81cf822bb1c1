import { createRequire as __squadCreateRequire } from 'node:module'; const require = __squadCreateRequire(import.meta.url);
import {
  __esm,
  init_define_RUNTIME_PACKAGES
} from "./chunk-IAFWRTWP.js";

// scripts/unpack-module.mjs
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import { compileFunction } from "node:vm";
import { gunzipSync } from "node:zlib";
function unpackModule(url) {
  const filename = fileURLToPath(url);
  const source = gunzipSync(readFileSync(filename)).toString();
  const module = { exports: {} };
  const load = compileFunction(source, ["exports", "require", "module"], { filename });
  load(module.exports, createRequire(url), module);
  return module.exports;
}
var init_unpack_module = __esm({
  "scripts/unpack-module.mjs"() {
    "use strict";
    init_define_RUNTIME_PACKAGES();
  }
});

export {
  unpackModule,
  init_unpack_module
};
