import {
  init_unpack_module,
  unpackModule
} from "./chunk-VDV6GYGS.js";
import {
  __esm,
  init_define_RUNTIME_PACKAGES
} from "./chunk-IAFWRTWP.js";

// scripts/late-library.mjs
import { createRequire } from "node:module";
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
    requireHere = createRequire(import.meta.url);
    folder = /\/chunks\/[^/]*$/.test(import.meta.url) ? "../libraries" : "./libraries";
    unpacked = /* @__PURE__ */ new Map();
  }
});

export {
  requireBeside,
  lateExport,
  init_late_library
};
