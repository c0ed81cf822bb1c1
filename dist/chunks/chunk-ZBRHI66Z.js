import {
  init_define_RUNTIME_PACKAGES
} from "./chunk-IAFWRTWP.js";

// src/text/cut-characters.ts
init_define_RUNTIME_PACKAGES();
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

export {
  cutCharacters,
  headOf,
  fittingTexts,
  maskedHead,
  sharedLength
};
