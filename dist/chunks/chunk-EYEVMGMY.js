import {
  __esm,
  init_define_RUNTIME_PACKAGES
} from "./chunk-IAFWRTWP.js";

// scripts/late-library.mjs
import { createRequire } from "node:module";
function requireBeside(file) {
  return requireHere(`${folder}/${file}`);
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
var requireHere, folder;
var init_late_library = __esm({
  "scripts/late-library.mjs"() {
    "use strict";
    init_define_RUNTIME_PACKAGES();
    requireHere = createRequire(import.meta.url);
    folder = /\/chunks\/[^/]*$/.test(import.meta.url) ? "../libraries" : "./libraries";
  }
});

export {
  requireBeside,
  lateExport,
  init_late_library
};
