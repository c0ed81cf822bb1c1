import {
  init_define_RUNTIME_PACKAGES
} from "./chunk-IAFWRTWP.js";

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
  headOfBytes,
  cutBytes
};
