import { createRequire as __squadCreateRequire } from 'node:module'; const require = __squadCreateRequire(import.meta.url);
import {
  cutCharacters
} from "./chunk-LTS3QR5M.js";
import {
  discriminatedUnion,
  json,
  literal,
  object,
  string
} from "./chunk-5GA2AVAQ.js";
import {
  describe
} from "./chunk-ADD7QI3I.js";
import {
  init_define_RUNTIME_PACKAGES
} from "./chunk-CCM5YFOF.js";

// src/tools/tool-result.ts
init_define_RUNTIME_PACKAGES();
var whatFailed = {
  code: string(),
  message: string(),
  next: string(),
  headline: string().optional(),
  data: json().optional()
};
var resultSchema = discriminatedUnion("kind", [
  object({ kind: literal("ok"), text: string(), data: json().optional() }).readonly(),
  object({ kind: literal("failed"), ...whatFailed }).readonly(),
  object({ kind: literal("denied"), ...whatFailed }).readonly()
]);
var ERROR_CHARACTERS = 1e3;
var GO_ON = "go on without it and say so in your answer";
function ok(text, data) {
  return { kind: "ok", text, data };
}
function failure(code, message, next) {
  return { kind: "failed", code, message, next };
}
function denial(code, message, next) {
  return { kind: "denied", code, message, next };
}
function shapeResult(value) {
  const parsed = resultSchema.safeParse(value);
  if (parsed.success) return parsed.data;
  return failure("E_TOOL_OUTPUT", "the tool gave no readable result", GO_ON);
}
function maskResult(result, mask, errorChars = ERROR_CHARACTERS) {
  const data = result.data === void 0 ? void 0 : maskJson(result.data, mask);
  if (result.kind === "ok") return { ...result, text: mask(result.text), data };
  const message = cutCharacters(mask(result.message), errorChars);
  return { ...result, message, next: mask(result.next), data };
}
function maskJson(value, mask) {
  if (typeof value === "string") return mask(value);
  if (typeof value !== "object" || value === null) return value;
  if (isList(value)) return value.map((item) => maskJson(item, mask));
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [mask(name), maskJson(item, mask)])
  );
}
function isList(value) {
  return Array.isArray(value);
}
function textOf(result) {
  if (result.kind === "ok") return result.text;
  const { headline, code, message, next } = result;
  const begin = headline === void 0 ? "" : `${headline} `;
  return `${begin}${code}: ${message}; ${next}`;
}
var SYSTEM_ERRORS = {
  EACCES: "no permission",
  EPERM: "no permission",
  EROFS: "the file system is read-only",
  ENOSPC: "no space is left",
  EDQUOT: "no space is left",
  EISDIR: "there is a folder where a file should be",
  ENOTDIR: "there is a file where a folder should be",
  ENOENT: "the folder is gone",
  EMFILE: "too many files are open"
};
function explainThrown(error) {
  const code = systemCode(error);
  if (code !== void 0) {
    const what = SYSTEM_ERRORS[code] ?? "the file system refused";
    return failure("E_TOOL", `${what} (${code})`, GO_ON);
  }
  return failure("E_TOOL", withoutPaths(describe(error).message), GO_ON);
}
function systemCode(error) {
  if (typeof error !== "object" || error === null) return void 0;
  if (!("code" in error) || !("syscall" in error)) return void 0;
  return typeof error.code === "string" ? error.code : void 0;
}
function withoutPaths(text) {
  return text.replace(/(?:\/[^\s/'"]+){2,}\/?/g, "[path]").replace(/\b[A-Za-z]:\\[^\s'"]*/g, "[path]");
}

export {
  ok,
  failure,
  denial,
  shapeResult,
  maskResult,
  textOf,
  explainThrown,
  systemCode
};
