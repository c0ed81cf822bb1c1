import {
  endsWithFence,
  nextLine,
  readFence
} from "./chunk-HJ3NACT6.js";
import {
  init_late_library,
  lateExport
} from "./chunk-QHONNP4I.js";
import {
  init_define_RUNTIME_PACKAGES
} from "./chunk-IAFWRTWP.js";

// src/trigger/find-mention.ts
init_define_RUNTIME_PACKAGES();

// late:mdast-util-from-markdown
init_define_RUNTIME_PACKAGES();
init_late_library();
var fromMarkdown = lateExport("mdast-util-from-markdown-7XJ7E5D5.cjs.gz", "fromMarkdown");

// src/markdown/limit-markdown.ts
init_define_RUNTIME_PACKAGES();
var MAX_CHARACTERS = 65536;
var MAX_MARKERS_PER_LINE = 4;
var MAX_MARKER_COLUMN = 16;
var MAX_COST = 3e3;
var LINE_COST = 2;
var NESTED_LINE_COST = 4;
var MARKER = /[ \t]*(>|(?:[-+*]|[0-9]{1,9}[.)])(?=[ \t\r\n]|$))/y;
var LINE_END = /\r\n?|\n/g;
var COSTLY = /`+|[[\]<&\\]/g;
function limitMarkdown(markdown) {
  const shallow = withoutDeepNesting(markdown.slice(0, MAX_CHARACTERS).replace(/^\uFEFF/, " "));
  if (affordableLength(shallow) === shallow.length) return shallow;
  const plain = withoutCodeBlocks(shallow);
  return plain.slice(0, affordableLength(plain));
}
function* linesOf(text) {
  let start = 0;
  for (const match of text.matchAll(LINE_END)) {
    const end = match.index + match[0].length;
    yield { start, end };
    start = end;
  }
  yield { start, end: text.length };
}
function withoutDeepNesting(text) {
  return [...linesOf(text)].map(({ start, end }) => withoutDeepMarkers(text.slice(start, end))).join("");
}
function markersOf(line) {
  const found = [];
  MARKER.lastIndex = 0;
  for (let match = MARKER.exec(line); match !== null; match = MARKER.exec(line)) {
    const [all, sign = ""] = match;
    const end = match.index + all.length;
    found.push({ sign, start: end - sign.length, end });
  }
  return found;
}
function withoutDeepMarkers(line) {
  const markers = markersOf(line);
  const deep = markers.filter(
    ({ start }, index) => index >= MAX_MARKERS_PER_LINE || start > MAX_MARKER_COLUMN
  );
  const first = deep[0];
  if (first === void 0) return line;
  const isQuote = deep.some(({ sign }) => sign === ">");
  const end = isQuote ? line.length : deep.at(-1)?.end ?? first.end;
  const filled = line.slice(first.start, end).replace(/\S/g, "x");
  return line.slice(0, first.start) + filled + line.slice(end);
}
function affordableLength(text) {
  let cost = 0;
  let isNested = false;
  for (const { start, end } of linesOf(text)) {
    const line = text.slice(start, end);
    const markers = markersOf(line).length;
    isNested = markers > 0 || isNested && line.trim() !== "";
    cost += LINE_COST + inlineCost(line) + (isNested ? NESTED_LINE_COST * Math.max(1, markers) : 0);
    if (cost > MAX_COST) return start;
  }
  return text.length;
}
function inlineCost(line) {
  let cost = 0;
  for (const [found] of line.matchAll(COSTLY)) {
    cost += found.length > 3 ? found.length : 1;
  }
  return cost;
}
function withoutCodeBlocks(text) {
  const parts = [];
  let at = 0;
  while (at < text.length) {
    const block = readFence(text, at);
    const end = block?.end ?? nextLine(text, at);
    const part = text.slice(at, end);
    parts.push(block?.end === void 0 ? part : withoutContent(part, block.fence));
    at = end;
  }
  return parts.join("");
}
function withoutContent(block, fence) {
  const start = nextLine(block, 0);
  const end = endsWithFence(block, fence) ? block.lastIndexOf("\n", block.length - 2) + 1 : void 0;
  return block.slice(0, start) + filler(block.slice(start, end).length) + block.slice(end ?? block.length);
}
function filler(length) {
  return length === 0 ? "" : `${"x".repeat(length - 1)}
`;
}

// src/trigger/find-mention.ts
var NEEDLESS = ["attention", "setextUnderline", "hardBreakEscape", "hardBreakTrailing"];
var PARSER_OPTIONS = { extensions: [{ disable: { null: NEEDLESS } }] };
var TRANSPARENT = /* @__PURE__ */ new Set(["root", "paragraph", "heading", "list", "listItem"]);
var HIDING_TAG = /<!--|-->|<\/?(?:(details|blockquote|pre)|code|kbd|samp)(?![\w-])|<a(?=\s)|<\/a(?=[\s>])/gi;
var WORD = /[\p{L}\p{N}\p{M}_]/u;
var INVISIBLE = new RegExp("\\p{Cf}", "u");
var MEANINGFUL = /[\p{L}\p{N}\p{Extended_Pictographic}]/u;
function findMention(markdown, phrase) {
  const wanted = foldCase(phrase);
  if (wanted === "" || !foldCase(markdown).includes(wanted)) return void 0;
  const limited = limitMarkdown(markdown);
  const source = foldCase(limited);
  let wordsBefore = false;
  for (const range of visibleRanges(limited)) {
    const start = mentionIn({ source, wanted, range });
    if (start !== void 0) {
      const before = wordsBefore || MEANINGFUL.test(source.slice(range.start, start));
      return { start, end: start + wanted.length, wordsBefore: before };
    }
    wordsBefore ||= MEANINGFUL.test(source.slice(range.start, range.end));
  }
  return void 0;
}
function foldCase(text) {
  return text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
}
function* leavesOf(node) {
  if (node.type === "html" || node.type === "text") {
    yield node;
  } else if (TRANSPARENT.has(node.type) && "children" in node) {
    for (const child of node.children) yield* leavesOf(child);
  }
  if (node.type === "paragraph" || node.type === "heading") {
    yield { type: "paragraph-end", ...rangeOf(node) };
  }
}
var PLAIN_LINE = /^[\p{L}@][^\r\n`<>[\]\\&*_~]*$/u;
function* visibleRanges(limited) {
  if (PLAIN_LINE.test(limited)) {
    yield { start: 0, end: limited.length };
    return;
  }
  for (const { ranges } of paragraphsIn(fromMarkdown(limited, PARSER_OPTIONS))) yield* ranges;
}
function visibleParagraphs(markdown) {
  const paragraphs = [...paragraphsIn(fromMarkdown(limitMarkdown(markdown), PARSER_OPTIONS))];
  return paragraphs.filter(({ ranges }) => ranges.length > 0);
}
function* paragraphsIn(root) {
  let depth = { blocks: 0, inline: 0 };
  let ranges = [];
  for (const leaf of leavesOf(root)) {
    if (leaf.type === "html") {
      depth = withTags(leaf.value, depth);
    } else if (leaf.type === "paragraph-end") {
      depth = { ...depth, inline: 0 };
      yield { start: leaf.start, end: leaf.end, ranges };
      ranges = [];
    } else if (depth.blocks + depth.inline === 0) {
      ranges.push(rangeOf(leaf));
    }
  }
}
function rangeOf({ position }) {
  return { start: position?.start.offset ?? 0, end: position?.end.offset ?? 0 };
}
function withTags(html, { blocks, inline }) {
  const after = { blocks, inline };
  let isComment = false;
  for (const [all, block] of html.matchAll(HIDING_TAG)) {
    const level = block === void 0 ? "inline" : "blocks";
    const step = all.startsWith("</") ? -1 : 1;
    if (all === "<!--" || all === "-->") {
      isComment = all === "<!--";
    } else if (!isComment) {
      after[level] = Math.max(0, after[level] + step);
    }
  }
  return after;
}
function mentionIn({ source, wanted, range }) {
  const text = source.slice(range.start, range.end);
  for (const { 0: token, index } of text.matchAll(/\S+/g)) {
    for (const at of occurrences(token, wanted)) {
      const start = index + at;
      if (isWholeWord(text, start, start + wanted.length)) return range.start + start;
    }
  }
  return void 0;
}
function* occurrences(token, wanted) {
  const scheme = token.startsWith("www.") ? 0 : token.indexOf("://");
  const end = scheme === -1 ? token.length : scheme;
  for (let at = token.indexOf(wanted); at !== -1 && at < end; at = token.indexOf(wanted, at + 1)) {
    yield at;
  }
}
function isWholeWord(text, start, end) {
  const before = neighbour(text, start, -1);
  const after = neighbour(text, end, 1);
  if (WORD.test(before.character) || "@/.-\\".includes(before.character || " ")) return false;
  const isDomain = after.character === "." && WORD.test(neighbour(text, after.next, 1).character);
  return !isDomain && !WORD.test(after.character) && !"@/-".includes(after.character || " ");
}
function neighbour(text, from, step) {
  let at = from;
  for (; ; ) {
    const character = step === 1 ? characterAfter(text, at) : characterBefore(text, at);
    at += step * character.length;
    if (character === "" || !INVISIBLE.test(character)) return { character, next: at };
  }
}
function characterAfter(text, at) {
  const point = text.codePointAt(at);
  return point === void 0 ? "" : String.fromCodePoint(point);
}
function characterBefore(text, at) {
  const pair = text.slice(Math.max(0, at - 2), at);
  return [...pair].at(-1) ?? "";
}

// src/trigger/command.ts
init_define_RUNTIME_PACKAGES();
var KEYWORDS = ["help", "team", "status", "tools", "doctor"];
var COURTESIES = new Set("please pls plz now again me us thanks thank you thx".split(" "));
var MAX_ADDRESSEE = 64;
var CLOSERS = /^[*_~)\]}".!?;]+/;
var LINE_END2 = /[\r\n\u0085\u2028\u2029]/;
var SEPARATORS = /^[\s\u0085,:]+/;
var MEANINGFUL2 = /[\p{L}\p{N}\p{Extended_Pictographic}]/u;
var NAME = /^[\p{L}\p{N}\p{Extended_Pictographic}_](?:[\p{L}\p{M}\p{N}\p{Extended_Pictographic}\p{Emoji_Modifier}'’_ -]|\u200D)*$/u;
function readCommand(markdown, phrase) {
  const mention = findMention(markdown, phrase);
  if (mention === void 0) return void 0;
  const after = readWords(markdown.slice(mention.end).replace(CLOSERS, ""));
  if (after !== void 0 || !mention.wordsBefore) return after ?? { kind: "help" };
  const before = markdown.slice(0, mention.start).trim();
  return readKeyword(before) ?? { kind: "work", request: before };
}
function readRequest(text) {
  return readWords(text.trimStart()) ?? { kind: "help" };
}
var MOST_APPROVALS = 20;
function askedWords(command) {
  let asked = command;
  for (let approvals = 0; asked.kind === "approve" && approvals < MOST_APPROVALS; approvals += 1) {
    if (asked.request === "") break;
    asked = readRequest(asked.request);
  }
  return "request" in asked ? asked.request : asked.kind;
}
function readWords(text) {
  const request = withoutSeparators(text).trimEnd();
  if (!MEANINGFUL2.test(request)) return void 0;
  const aboutTool = readApproval(request) ?? readToolCommand(request);
  if (aboutTool !== void 0) return aboutTool;
  const work = { kind: "work", request };
  const lead = text.slice(0, text.length - withoutSeparators(text).length);
  if (LINE_END2.test(lead)) return readKeyword(request) ?? work;
  const addressed = readAddressed(request);
  if (addressed === void 0) return readKeyword(request) ?? work;
  return MEANINGFUL2.test(addressed.request) ? addressed : void 0;
}
function readKeyword(request) {
  const [word = "", ...rest] = foldCase(request).split(/[^\p{L}\p{M}\p{N}_]+/u);
  const kind = KEYWORDS.find((keyword) => keyword === word);
  const isAlone = rest.every((other) => other === "" || COURTESIES.has(other));
  return kind !== void 0 && isAlone ? { kind } : void 0;
}
function readApproval(request) {
  const found = /^approve tool (`?)([A-Za-z0-9_-]{1,64})(?:@([0-9a-f]{4,64}))?\1(?=$|[.,:;!\r\n])/i.exec(
    request
  );
  const tool = found?.[2];
  if (found === null || tool === void 0) return void 0;
  const rest = request.slice(found[0].length).replace(/^[\s.,:;!]+/, "");
  const digest = found[3]?.toLowerCase();
  return { kind: "approve", tool, digest, request: MEANINGFUL2.test(rest) ? rest : "" };
}
function readToolCommand(request) {
  const found = /^tools (remove|test)(?: (`?)([A-Za-z0-9_-]{1,64})\2)??(?:,? please)?[.!]?$/i.exec(
    request
  );
  if (found === null) return void 0;
  const [, verb = "", , tool] = found;
  if (tool === void 0) return { kind: "tools" };
  return { kind: verb.toLowerCase() === "test" ? "test-tool" : "remove-tool", tool };
}
function readAddressed(request) {
  const colon = request.slice(0, MAX_ADDRESSEE + 1).indexOf(":");
  const agent = request.slice(0, Math.max(0, colon)).trimEnd();
  const next = request.charAt(colon + 1);
  const words = agent.split(" ").filter((part) => part !== "");
  if (!NAME.test(agent) || words.length > 3 || next !== "" && !/[\s\u0085]/.test(next)) {
    return void 0;
  }
  return { kind: "agent", agent, request: withoutSeparators(request.slice(colon + 1)) };
}
function withoutSeparators(text) {
  return text.replace(SEPARATORS, "");
}

export {
  foldCase,
  visibleParagraphs,
  readCommand,
  readRequest,
  askedWords
};
