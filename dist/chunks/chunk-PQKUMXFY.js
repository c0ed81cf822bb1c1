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

// scripts/late-library.mjs
import { createRequire as createRequire2 } from "node:module";
function requireBeside(file) {
  const path = `${folder}/${file}`;
  if (!file.endsWith(".gz")) return requireHere(path);
  if (!unpacked.has(path)) unpacked.set(path, unpackModule(new URL(path, import.meta.url)));
  return unpacked.get(path);
}
function lateExport(file, name) {
  const load = () => requireBeside(file)[name];
  return new Proxy(function late() {
  }, {
    get: (_late, key) => Reflect.get(load(), key),
    apply: (_late, self, args) => Reflect.apply(load(), self, args),
    construct: (_late, args) => Reflect.construct(load(), args)
  });
}
var requireHere, folder, unpacked;
var init_late_library = __esm({
  "scripts/late-library.mjs"() {
    "use strict";
    init_define_RUNTIME_PACKAGES();
    init_unpack_module();
    requireHere = createRequire2(import.meta.url);
    folder = /\/chunks\/[^/]*$/.test(import.meta.url) ? "../libraries" : "./libraries";
    unpacked = /* @__PURE__ */ new Map();
  }
});

export {
  unpackModule,
  init_unpack_module,
  requireBeside,
  lateExport,
  init_late_library
};
