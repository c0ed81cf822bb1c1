import {
  init_define_RUNTIME_PACKAGES
} from "./chunk-IAFWRTWP.js";

// src/markdown/sections.ts
init_define_RUNTIME_PACKAGES();
function readLines(text) {
  const lines = splitLines(text);
  if (!mayHoldBlocks(text)) return lines;
  const blockAt = closedBlocks(lines);
  let open;
  return lines.map(({ text: line, start }, at) => {
    const block = open ?? blockAt(at);
    const mayEnd = block !== void 0 && (block === open || block.kind === "comment");
    open = mayEnd && isClosedBy(block, line) ? void 0 : block;
    return { kind: block?.kind ?? "text", text: line, start };
  });
}
function mayHoldBlocks(text) {
  return /```|~~~|<!--/.test(text);
}
function splitLines(text) {
  const lines = [];
  let start = text.startsWith("\uFEFF") ? 1 : 0;
  for (const end of text.matchAll(/\r\n?|\n/g)) {
    lines.push({ kind: "text", text: text.slice(start, end.index), start });
    start = end.index + end[0].length;
  }
  lines.push({ kind: "text", text: text.slice(start), start });
  return lines;
}
function blockOpenedBy(line) {
  if (!mayHoldBlocks(line)) return void 0;
  const start = unindented(line);
  if (start.startsWith("<!--")) return { kind: "comment", closer: "-->" };
  const fence = /^(?:`{3,}|~{3,})/.exec(start)?.[0];
  if (fence === void 0) return void 0;
  const isInlineCode = fence.startsWith("`") && start.includes("`", fence.length);
  return isInlineCode ? void 0 : { kind: "code", closer: fence };
}
function isClosedBy(block, line) {
  if (block.kind === "comment") return line.includes(block.closer);
  return bareFence(line).startsWith(block.closer);
}
function bareFence(line) {
  if (!mayHoldBlocks(line)) return "";
  return /^(?:`{3,}|~{3,})(?=\s*$)/.exec(unindented(line))?.[0] ?? "";
}
function unindented(line) {
  return /^ {0,3}(?=[^\s])/.test(line) ? line.trimStart() : "";
}
function closedBlocks(lines) {
  const last = /* @__PURE__ */ new Map();
  for (const [at, { text }] of lines.entries()) {
    if (text.includes("-->")) last.set(keyOf("-->"), at);
    const fence = bareFence(text);
    for (let length = fence.length; length >= 3; length -= 1) last.set(`${fence[0]}${length}`, at);
  }
  return (at) => {
    const block = blockOpenedBy(lines[at]?.text ?? "");
    if (block === void 0) return void 0;
    const first = block.kind === "comment" ? at : at + 1;
    return (last.get(keyOf(block.closer)) ?? -1) < first ? void 0 : block;
  };
}
function keyOf(closer) {
  return `${closer[0]}${closer.length}`;
}
function headingOf(line) {
  if (line.kind !== "text" || !line.text.startsWith("#")) return void 0;
  const level = /^#{1,7}/.exec(line.text)?.[0].length ?? 0;
  const rest = line.text.slice(level);
  const isHeading = level <= 6 && (level > 1 || /^(?:\s|$)/.test(rest));
  return isHeading ? { level, title: withoutClosingHashes(rest.trim()) } : void 0;
}
function withoutClosingHashes(title) {
  let end = title.length;
  while (end > 0 && title[end - 1] === "#") end -= 1;
  const isClosed = end === 0 || title[end - 1] === " " || title[end - 1] === "	";
  return isClosed ? title.slice(0, end).trimEnd() : title;
}
function readSections(lines) {
  const sections = [{ level: 0, title: "", lines: [] }];
  for (const line of lines) {
    const heading = headingOf(line);
    if (heading !== void 0 && heading.level <= 2) sections.push({ ...heading, lines: [] });
    else sections.at(-1)?.lines.push(line);
  }
  return sections;
}
function textOf(lines) {
  return trimBlankLines(lines.map((line) => line.text).join("\n"));
}
function trimBlankLines(text) {
  const end = text.trimEnd();
  const first = end.length - end.trimStart().length;
  return end.slice(end.lastIndexOf("\n", first) < first ? end.lastIndexOf("\n", first) + 1 : 0);
}
function labelOf(line) {
  if (line.kind !== "text") return void 0;
  const match = /^(?:[-*+][ \t])?\*\*([^*:]{1,60})(?::\*\*|\*\*:)/.exec(line.text.trimStart());
  const label = match?.[1]?.trim().toLowerCase();
  if (match === null || label === void 0) return void 0;
  return { label, value: line.text.trimStart().slice(match[0].length).trim() };
}
function withoutDecoration(text) {
  return text.replace(/^[^\p{L}\p{N}]+/u, "").trim();
}

export {
  readLines,
  mayHoldBlocks,
  blockOpenedBy,
  headingOf,
  readSections,
  textOf,
  trimBlankLines,
  labelOf,
  withoutDecoration
};
