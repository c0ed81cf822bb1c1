import {
  cutCharacters
} from "./chunk-ZBRHI66Z.js";
import {
  discriminatedUnion,
  json,
  literal,
  m,
  object,
  string
} from "./chunk-Z5TMLZZJ.js";
import {
  describe
} from "./chunk-EHNRAOD3.js";
import {
  init_define_RUNTIME_PACKAGES
} from "./chunk-IAFWRTWP.js";

// src/tools/pipeline/tool-result.ts
init_define_RUNTIME_PACKAGES();
var jsonData = json();
var resultSchema = discriminatedUnion("kind", [
  object({ kind: literal("ok"), text: string(), data: jsonData.optional() }),
  object({
    kind: m(["failed", "denied"]),
    /** Stable. */
    code: string(),
    message: string(),
    /** What the model should do next. */
    next: string(),
    /** Precedes the code. */
    headline: string().optional(),
    data: jsonData.optional()
  })
]);
var MAX_ERROR_LENGTH = 1e3;
var CONTINUE_WITHOUT = "go on without it and say so in your answer";
function ok(text, data) {
  return { kind: "ok", text, data };
}
function failure(code, message, next) {
  return { kind: "failed", code, message, next };
}
function denial(code, message, next) {
  return { kind: "denied", code, message, next };
}
function withNote(result, note) {
  return result.kind === "ok" ? { ...result, text: `${note}

${result.text}` } : { ...result, next: `${result.next}
${note}` };
}
function credentialDenial(what, tool) {
  const message = `${what} seems to contain a credential`;
  return denial("E_TOOL_DENIED", message, `call ${tool} again without it`);
}
function normalizeResult(value) {
  const parsed = resultSchema.safeParse(value);
  if (parsed.success) return parsed.data;
  return failure("E_TOOL_OUTPUT", "the tool gave no readable result", CONTINUE_WITHOUT);
}
function maskResult(result, mask, errorChars = MAX_ERROR_LENGTH) {
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
function resultText(result) {
  if (result.kind === "ok") return result.text;
  const { headline, code, message, next } = result;
  const prefix = headline === void 0 ? "" : `${headline} `;
  return `${prefix}${code}: ${message.replace(/(?<!\.)[.;]$/, "")}; ${next}`;
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
function failureOfThrown(error) {
  const code = systemCode(error);
  if (code !== void 0) {
    const what = SYSTEM_ERRORS[code] ?? "the file system refused";
    return failure("E_TOOL", `${what} (${code})`, CONTINUE_WITHOUT);
  }
  return failure("E_TOOL", withoutPaths(describe(error).message), CONTINUE_WITHOUT);
}
function systemCode(error) {
  if (typeof error !== "object" || error === null) return void 0;
  if (!("code" in error) || !("syscall" in error)) return void 0;
  return typeof error.code === "string" ? error.code : void 0;
}
function withoutPaths(text) {
  return text.replace(/(?:\/[^\s/'"]+){2,}\/?/g, "[path]").replace(/\b[A-Za-z]:\\[^\s'"]*/g, "[path]");
}

// src/text/cut-bytes.ts
init_define_RUNTIME_PACKAGES();
function headOfBytes(text, max) {
  const near = Buffer.from(text.slice(0, max + 1));
  if (near.length <= max) return text;
  let end = max;
  while (end > 0 && ((near[end] ?? 0) & 192) === 128) end -= 1;
  return near.subarray(0, end).toString();
}
function cutBytes(text, max) {
  const bytes = Buffer.byteLength(text);
  if (bytes <= max) return text;
  const notice = `
[cut: this text has ${bytes} bytes, at most ${max} are shown]`;
  return headOfBytes(text, Math.max(0, max - Buffer.byteLength(notice))) + notice;
}

export {
  CONTINUE_WITHOUT,
  ok,
  failure,
  denial,
  withNote,
  credentialDenial,
  normalizeResult,
  maskResult,
  resultText,
  failureOfThrown,
  systemCode,
  headOfBytes,
  cutBytes
};
