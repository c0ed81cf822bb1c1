import {
  headOf
} from "./chunk-ZBRHI66Z.js";
import {
  init_define_RUNTIME_PACKAGES
} from "./chunk-IAFWRTWP.js";

// src/text/one-line.ts
init_define_RUNTIME_PACKAGES();

// src/text/invisible-characters.ts
init_define_RUNTIME_PACKAGES();
var ESCAPE = String.fromCharCode(27);
var PICTURE = "\\p{Extended_Pictographic}[\\uFE0E\\uFE0F\\p{Emoji_Modifier}]?";
var EMOJI = [
  "\\p{Regional_Indicator}{2}",
  "[0-9#*]\\uFE0F?\\u20E3",
  "\\u{1F3F4}\\u{E0067}\\u{E0062}(?:\\u{E0065}\\u{E006E}\\u{E0067}|\\u{E0073}\\u{E0063}\\u{E0074}|\\u{E0077}\\u{E006C}\\u{E0073})\\u{E007F}",
  `${PICTURE}(?:\\u200D${PICTURE}){0,65536}`
].join("|");
var TERMINAL_SEQUENCE = `${ESCAPE}\\[[0-9;?]{0,30}[ -/]{0,4}[@-~]`;
var TERMINAL_COMMAND = `(?:${ESCAPE}\\[|\\u009b)[0-?]{0,4096}[ -/]{0,16}[@-~]|${ESCAPE}(?:\\][^\\u0007${ESCAPE}]{0,4096}(?:\\u0007|${ESCAPE}\\\\)?|[ -/]{1,4}[0-~]|[@-Z\\\\-_])`;
var UNSEEN_CLASS = "\\p{Default_Ignorable_Code_Point}\\p{Noncharacter_Code_Point}\\p{Co}\\uFFF9-\\uFFFB";
var UNSEEN = `[${UNSEEN_CLASS}]|(?![\\n\\t])\\p{Cc}`;
var EMOJI_OR_UNSEEN = new RegExp(`(${EMOJI})|(?:${TERMINAL_SEQUENCE}|${UNSEEN}){1,65536}`, "gu");
var UNSEEN_ONLY = new RegExp(UNSEEN, "u");
var LINE_END = /\r\n?|[\u0085\u2028\u2029]/g;
var NOT_PLAIN = /[^\n\t -~]/;
function withoutUnseen(text) {
  if (!NOT_PLAIN.test(text)) return { text, hidden: 0 };
  let hidden = 0;
  const lines = text.toWellFormed().replace(LINE_END, "\n");
  const seen = lines.replace(EMOJI_OR_UNSEEN, (_match, emoji) => {
    if (emoji !== void 0) return emoji;
    hidden += 1;
    return "";
  });
  return { text: seen, hidden };
}
function isUnseen(character) {
  return UNSEEN_ONLY.test(character);
}

// src/text/one-line.ts
var EDGE = 64;
function oneLine(text, max = Number.POSITIVE_INFINITY) {
  const near = lineOf(text.slice(0, 4 * (max + EDGE)));
  const line = near.length > max + EDGE ? near : lineOf(text);
  return line.length <= max ? line : `${headOfWords(line, max - 1)}\u2026`;
}
var LONGEST_WORD = 24;
function headOfWords(line, max) {
  const head = headOf(line, max).trimEnd();
  const blank = head.lastIndexOf(" ");
  const isWhole = line[head.length] === " " || blank <= 0;
  return isWhole || head.length - blank > LONGEST_WORD ? head : head.slice(0, blank);
}
function lineOf(text) {
  return withoutUnseen(text).text.split(/\s+/).join(" ").trim();
}
function firstSentence(text) {
  const end = text.search(/[.!?](?: |$)/);
  return end < 0 ? text : text.slice(0, end + 1);
}
function firstParagraph(text) {
  return text.trim().split(/\n\s*\n/, 1)[0] ?? "";
}
function capitalise(text) {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

export {
  TERMINAL_SEQUENCE,
  TERMINAL_COMMAND,
  UNSEEN_CLASS,
  withoutUnseen,
  isUnseen,
  oneLine,
  firstSentence,
  firstParagraph,
  capitalise
};
