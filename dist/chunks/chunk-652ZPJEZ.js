import {
  blockOpenedBy,
  labelOf,
  mayHoldBlocks,
  readLines
} from "./chunk-Q7NT2BUX.js";
import {
  init_define_RUNTIME_PACKAGES
} from "./chunk-IAFWRTWP.js";

// src/markdown/close-blocks.ts
init_define_RUNTIME_PACKAGES();
function lineEndOf(text) {
  const ends = text.split("\n").length - 1;
  return (text.split("\r\n").length - 1) * 2 > ends ? "\r\n" : "\n";
}
function closeBlocks(text, isBoundary = () => false) {
  if (!mayHoldBlocks(text)) return text;
  const lineEnd = lineEndOf(text);
  const pieces = [];
  let copied = 0;
  let end = 0;
  let closer;
  const close = () => {
    if (closer !== void 0) pieces.push(text.slice(copied, end), lineEnd, closer);
    copied = closer === void 0 ? copied : end;
    closer = void 0;
  };
  for (const line of readLines(text)) {
    if (isBoundary(line)) close();
    if (line.kind === "text") closer ??= closerOf(line.text);
    if (line.text.trim() !== "") end = line.start + line.text.length;
  }
  close();
  return [...pieces, text.slice(copied)].join("");
}
function closerOf(line) {
  const block = blockOpenedBy(line);
  return block && `${/^ */.exec(line)?.[0] ?? ""}${block.closer}`;
}
function demoteHeadings(text, top) {
  const closed = withoutUnderlines(closeBlocks(text));
  if (!new RegExp(`^ {0,3}#{1,${top - 1}}(?!#)`, "m").test(closed)) return closed;
  const lines = readLines(closed);
  const levels = lines.map(markedLevel);
  const highest = levels.reduce((found, next) => next > 0 && next < found ? next : found, 6);
  const down = top - highest;
  if (down <= 0) return closed;
  const demoted = lines.map(({ start, text: line }, at) => {
    const whole = closed.slice(start, lines[at + 1]?.start);
    const level = levels[at] ?? 0;
    const mark = level === 0 ? 0 : line.indexOf("#");
    return `${whole.slice(0, mark)}${"#".repeat(level === 0 ? 0 : Math.min(6, level + down))}${whole.slice(mark + level)}`;
  });
  return demoted.join("");
}
function markedLevel({ kind, text }) {
  if (kind === "code") return 0;
  return /^ {0,3}(#{1,6})(?:\s|$)|^(#{2,6})(?!#)/.exec(text)?.slice(1).find(Boolean)?.length ?? 0;
}
function withoutUnderlines(text) {
  if (!/^ {0,3}(?:=+|-+)[ \t]*$/m.test(text)) return text;
  const lines = readLines(text);
  const pieces = [];
  for (const [at, line] of lines.entries()) {
    const whole = text.slice(line.start, lines[at + 1]?.start);
    const role = underlineRole(lines, at);
    const title = role === "heading" ? pieces.pop() : void 0;
    pieces.push(role === "ruler" ? asRuler(whole) : asHeading(title, whole));
  }
  return pieces.join("");
}
function asHeading(title, line) {
  if (title === void 0) return line;
  return `${line.includes("=") ? "#" : "##"} ${title.trimStart()}`;
}
function underlineRole(lines, at) {
  const title = lines[at - 1];
  if (!isUnderline(lines[at]) || !isProse(title)) return void 0;
  return isProse(lines[at - 2]) || labelOf(title) !== void 0 ? "ruler" : "heading";
}
function isUnderline(line) {
  return line?.kind === "text" && /^ {0,3}(?:=+|-+)[ \t]*$/.test(line.text);
}
function asRuler(line) {
  return line.includes("=") ? `\\${line.trimStart()}` : `
${line}`;
}
function isProse(line) {
  if (line?.kind !== "text" || /^(?:\s*$| {4}|\t)/.test(line.text)) return false;
  return !/^ {0,3}(?:#{1,6}(?:\s|$)|[>|<]|[-*+][ \t]|\d+[.)][ \t]|[-=*_][-=*_ \t]*$)/.test(
    line.text
  );
}

export {
  lineEndOf,
  closeBlocks,
  demoteHeadings
};
