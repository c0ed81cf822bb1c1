import {
  init_define_RUNTIME_PACKAGES
} from "./chunk-IAFWRTWP.js";

// src/text/json.ts
init_define_RUNTIME_PACKAGES();

// src/text/normalise-text.ts
init_define_RUNTIME_PACKAGES();
function normaliseText(text) {
  return text.replace(/^\uFEFF/, "").replace(/\r\n?/g, "\n");
}
function plainText(text) {
  return text.toWellFormed().replace(/\r\n|[\r\u2028\u2029\u0085]/g, "\n").replace(new RegExp("\\p{Cc}", "gu"), (control) => control === "\n" || control === "	" ? control : "").trim();
}

// src/text/json.ts
function readJson(text) {
  try {
    return { kind: "value", value: JSON.parse(normaliseText(text)) };
  } catch {
    return { kind: "broken", reason: "not valid JSON" };
  }
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

export {
  normaliseText,
  plainText,
  readJson,
  fieldsOf,
  isRecord,
  isObject
};
