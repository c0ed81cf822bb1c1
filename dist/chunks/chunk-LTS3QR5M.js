import { createRequire as __squadCreateRequire } from 'node:module'; const require = __squadCreateRequire(import.meta.url);
import {
  init_define_RUNTIME_PACKAGES
} from "./chunk-CCM5YFOF.js";

// src/tools/cut.ts
init_define_RUNTIME_PACKAGES();
function cutBytes(text, maxBytes) {
  const bytes = Buffer.from(text);
  if (bytes.length <= maxBytes) return text;
  const notice = `
[cut: this text has ${bytes.length} bytes, at most ${maxBytes} are shown]`;
  let end = Math.max(0, maxBytes - Buffer.byteLength(notice));
  while (end > 0 && isContinuation(bytes[end])) end -= 1;
  return bytes.subarray(0, end).toString() + notice;
}
function cutCharacters(text, max) {
  if (text.length <= max) return text;
  return `${headOf(text, max - 3)}...`;
}
function headOf(text, max) {
  const head = text.slice(0, max);
  const last = head.charCodeAt(head.length - 1);
  return last >= 55296 && last <= 56319 ? head.slice(0, -1) : head;
}
function isContinuation(byte) {
  return byte !== void 0 && (byte & 192) === 128;
}

export {
  cutBytes,
  cutCharacters,
  headOf
};
