import { createRequire as requireFrom } from 'node:module';
const require = requireFrom(import.meta.url);
import {
  init_define_RUNTIME_PACKAGES
} from "./chunk-PLLTIFGW.js";

// src/text/json.ts
init_define_RUNTIME_PACKAGES();
function readJson(text) {
  try {
    return { kind: "value", value: JSON.parse(normaliseText(text)) };
  } catch (error) {
    return { kind: "broken", reason: `not valid JSON${brokenLine(text, error)}` };
  }
}
function brokenLine(text, error) {
  const at = / in JSON at position (\d{1,9})/.exec(String(error))?.[1];
  return at === void 0 ? "" : `, line ${normaliseText(text).slice(0, Number(at)).split("\n").length}`;
}
function fieldsOf(value) {
  if (!isRecord(value)) return void 0;
  return new Map(Object.entries(value));
}
function isRecord(value) {
  return isObject(value) && !Array.isArray(value);
}
function isObject(value) {
  return typeof value === "object" && value !== null;
}
function normaliseText(text) {
  return text.replace(/^\uFEFF/, "").replace(/\r\n?/g, "\n");
}
function plainText(text) {
  return text.toWellFormed().replace(/\r\n|[\r\u2028\u2029\u0085]/g, "\n").replace(new RegExp("\\p{Cc}", "gu"), (control) => control === "\n" || control === "	" ? control : "").trim();
}

export {
  readJson,
  fieldsOf,
  isRecord,
  isObject,
  normaliseText,
  plainText
};
