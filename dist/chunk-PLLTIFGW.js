import { createRequire as requireFrom } from 'node:module';
const require = requireFrom(import.meta.url);
var __create = Object.create;
var __defProp = Object.defineProperty;
var __getOwnPropDesc = Object.getOwnPropertyDescriptor;
var __getOwnPropNames = Object.getOwnPropertyNames;
var __getProtoOf = Object.getPrototypeOf;
var __hasOwnProp = Object.prototype.hasOwnProperty;
var __require = /* @__PURE__ */ ((x) => typeof require !== "undefined" ? require : typeof Proxy !== "undefined" ? new Proxy(x, {
  get: (a, b) => (typeof require !== "undefined" ? require : a)[b]
}) : x)(function(x) {
  if (typeof require !== "undefined") return require.apply(this, arguments);
  throw Error('Dynamic require of "' + x + '" is not supported');
});
var __esm = (fn, res, err) => function __init() {
  if (err) throw err[0];
  try {
    return fn && (res = (0, fn[__getOwnPropNames(fn)[0]])(fn = 0)), res;
  } catch (e) {
    throw err = [e], e;
  }
};
var __commonJS = (cb, mod) => function __require2() {
  try {
    return mod || (0, cb[__getOwnPropNames(cb)[0]])((mod = { exports: {} }).exports, mod), mod.exports;
  } catch (e) {
    throw mod = 0, e;
  }
};
var __export = (target, all) => {
  for (var name in all)
    __defProp(target, name, { get: all[name], enumerable: true });
};
var __copyProps = (to, from, except, desc) => {
  if (from && typeof from === "object" || typeof from === "function") {
    for (let key of __getOwnPropNames(from))
      if (!__hasOwnProp.call(to, key) && key !== except)
        __defProp(to, key, { get: () => from[key], enumerable: !(desc = __getOwnPropDesc(from, key)) || desc.enumerable });
  }
  return to;
};
var __toESM = (mod, isNodeMode, target) => (target = mod != null ? __create(__getProtoOf(mod)) : {}, __copyProps(
  // If the importer is in node compatibility mode or this is not an ESM
  // file that has been converted to a CommonJS file using a Babel-
  // compatible transform (i.e. "__esModule" has not been set), then set
  // "default" to the CommonJS "module.exports" for node compatibility.
  isNodeMode || !mod || !mod.__esModule ? __defProp(target, "default", { value: mod, enumerable: true }) : target,
  mod
));

// <define:__RUNTIME_PACKAGES__>
var define_RUNTIME_PACKAGES_default;
var init_define_RUNTIME_PACKAGES = __esm({
  "<define:__RUNTIME_PACKAGES__>"() {
    define_RUNTIME_PACKAGES_default = { "darwin-arm64": { name: "@github/copilot-sdk-darwin-arm64", version: "1.0.14" }, "darwin-x64": { name: "@github/copilot-sdk-darwin-x64", version: "1.0.14" }, "linux-arm64": { name: "@github/copilot-sdk-linux-arm64", version: "1.0.14" }, "linux-x64": { name: "@github/copilot-sdk-linux-x64", version: "1.0.14", integrity: "sha512-1wlAVTK1z7ovAez0tixr+f77TnjB3fqKobamu1pG7FYyCTwQuyU4p1aWNXF9j/u1d7rxSY1n9cAxrtEAUkizbg==" }, "linuxmusl-arm64": { name: "@github/copilot-sdk-linuxmusl-arm64", version: "1.0.14" }, "linuxmusl-x64": { name: "@github/copilot-sdk-linuxmusl-x64", version: "1.0.14", integrity: "sha512-tNNeJl53hXEkqeGudNAsHQk9OrSUbt2EdPhtugcQxscabaEFutd7KwQH6jmvvYW7Sifgl59ySWTd4ok/9I94kg==" }, "win32-arm64": { name: "@github/copilot-sdk-win32-arm64", version: "1.0.14" }, "win32-x64": { name: "@github/copilot-sdk-win32-x64", version: "1.0.14" } };
  }
});

export {
  __require,
  __commonJS,
  __export,
  __toESM,
  init_define_RUNTIME_PACKAGES,
  define_RUNTIME_PACKAGES_default
};
