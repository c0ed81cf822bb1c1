import { createRequire as requireFrom } from 'node:module';
const require = requireFrom(import.meta.url);
import {
  init_define_RUNTIME_PACKAGES
} from "./chunk-PLLTIFGW.js";

// src/text/cut-characters.ts
init_define_RUNTIME_PACKAGES();
var COLUMNS = 80;
function wrapText(text, { first, rest }) {
  const lines = [];
  let line = first;
  let isEmpty = true;
  for (const word of text.split(/\s+/).filter((part) => part !== "")) {
    if (!isEmpty && line.length + 1 + word.length > COLUMNS) {
      lines.push(line);
      line = rest;
      isEmpty = true;
    }
    line += isEmpty ? word : ` ${word}`;
    isEmpty = false;
  }
  return [...lines, line].join("\n");
}
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
var END_SHARE = 0.3;
function cutInside(text, max) {
  const bytes = Buffer.byteLength(text);
  if (bytes <= max) return text;
  const notice = `
[cut here: this text has ${bytes} bytes, at most ${max} are shown]
`;
  const room = Math.max(0, max - Buffer.byteLength(notice));
  const end = tailOfBytes(text, Math.floor(room * END_SHARE));
  return headOfBytes(text, room - Buffer.byteLength(end)) + notice + end;
}
function tailOfBytes(text, max) {
  if (max === 0) return "";
  const near = Buffer.from(text.slice(-max - 1));
  let start = Math.max(0, near.length - max);
  while (start < near.length && ((near[start] ?? 0) & 192) === 128) start += 1;
  return near.subarray(start).toString();
}
var LONGEST_CHARACTER = 64;
var segmenter;
function cutCharacters(text, max, mark = "...") {
  return text.length <= max ? text : `${headOf(text, max - mark.length)}${mark}`;
}
function headOf(text, max) {
  if (text.length <= max) return text;
  const end = Math.max(0, Math.floor(max));
  if (isPlain(text.slice(Math.max(0, end - 1), end + 1))) return text.slice(0, end);
  segmenter ??= new Intl.Segmenter(void 0, { granularity: "grapheme" });
  const near = text.slice(0, end + LONGEST_CHARACTER);
  const start = segmenter.segment(near).containing(end)?.index ?? end;
  if (end - start <= LONGEST_CHARACTER) return text.slice(0, start);
  return text.slice(0, end).replace(/[\uD800-\uDBFF]$/, "");
}
function isPlain(characters) {
  return /^[ -~\n]*$/.test(characters);
}
function fittingTexts(texts, max) {
  let left = max;
  return texts.filter((text) => {
    const fits = text.length <= left;
    if (fits) left -= text.length;
    return fits;
  });
}
var LONGEST_SECRET = 17e3;
function maskedHead(text, { max, mask, mark = "..." }) {
  const read = max + 2 * LONGEST_SECRET;
  const masked = mask(headOf(text, read));
  if (text.length <= read && masked.length <= max) return masked;
  const safe = text.length <= read ? max : sharedLength(masked, mask(headOf(text, max + LONGEST_SECRET)));
  return `${headOf(masked, Math.min(safe, max - mark.length))}${mark}`;
}
function sharedLength(one, other) {
  const maxLength = Math.min(one.length, other.length);
  let length = 0;
  while (length < maxLength && one.charCodeAt(length) === other.charCodeAt(length)) length += 1;
  return length;
}

// src/abort.ts
init_define_RUNTIME_PACKAGES();
function onAbort(signal, listener) {
  signal.addEventListener("abort", listener, { once: true });
  return () => signal.removeEventListener("abort", listener);
}
function onceAborted(signal, listener) {
  if (!signal.aborted) return onAbort(signal, listener);
  listener();
  return () => {
  };
}
async function unlessAborted(work, signal, instead = () => Promise.reject(signal.reason)) {
  let stopListening = () => {
  };
  const aborted = new Promise((resolve) => {
    const end = () => resolve(new Promise((settle) => settle(instead())));
    stopListening = onceAborted(signal, end);
  });
  return Promise.race([work, aborted]).finally(stopListening);
}

export {
  wrapText,
  headOfBytes,
  cutBytes,
  cutInside,
  cutCharacters,
  headOf,
  fittingTexts,
  maskedHead,
  sharedLength,
  onAbort,
  onceAborted,
  unlessAborted
};
