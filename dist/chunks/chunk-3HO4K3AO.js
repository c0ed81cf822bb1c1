import { createRequire as __squadCreateRequire } from 'node:module'; const require = __squadCreateRequire(import.meta.url);
import {
  fromMarkdown
} from "./chunk-7FII3CIC.js";
import {
  init_define_RUNTIME_PACKAGES
} from "./chunk-CCM5YFOF.js";

// src/trigger/prose.ts
init_define_RUNTIME_PACKAGES();

// src/trigger/tame.ts
init_define_RUNTIME_PACKAGES();
var maxCharacters = 65536;
var maxMarkersPerLine = 4;
var maxMarkerColumn = 16;
var maxCost = 3e3;
var lineCost = 2;
var nestedLineCost = 4;
var marker = /[ \t]*(>|(?:[-+*]|[0-9]{1,9}[.)])(?=[ \t\r\n]|$))/y;
var lineEnd = /\r\n?|\n/g;
var costly = /`+|[[\]<&\\]/g;
var fence = /^[ \t]*(`{3,}|~{3,})/;
function tame(markdown) {
  const shallow = withoutDeepNesting(markdown.slice(0, maxCharacters).replace(/^\uFEFF/, " "));
  if (affordable(shallow) === shallow.length) {
    return shallow;
  }
  const plain = withoutCodeBlocks(shallow);
  return plain.slice(0, affordable(plain));
}
function* linesOf(text) {
  let start = 0;
  for (const match of text.matchAll(lineEnd)) {
    const end = match.index + match[0].length;
    yield { start, end };
    start = end;
  }
  yield { start, end: text.length };
}
function withoutDeepNesting(text) {
  const parts = [];
  for (const { start, end } of linesOf(text)) {
    parts.push(withoutDeepMarkers(text.slice(start, end)));
  }
  return parts.join("");
}
function markersOf(line) {
  const found = [];
  marker.lastIndex = 0;
  for (let match = marker.exec(line); match !== null; match = marker.exec(line)) {
    const [all, sign = ""] = match;
    const end = match.index + all.length;
    found.push({ sign, start: end - sign.length, end });
  }
  return found;
}
function withoutDeepMarkers(line) {
  const markers = markersOf(line);
  const deep = markers.filter(
    ({ start }, index) => index >= maxMarkersPerLine || start > maxMarkerColumn
  );
  const first = deep[0];
  if (first === void 0) {
    return line;
  }
  const isQuote = deep.some(({ sign }) => sign === ">");
  const end = isQuote ? line.length : deep.at(-1)?.end ?? first.end;
  const filled = line.slice(first.start, end).replace(/\S/g, "x");
  return line.slice(0, first.start) + filled + line.slice(end);
}
function affordable(text) {
  let cost = 0;
  let isNested = false;
  for (const { start, end } of linesOf(text)) {
    const line = text.slice(start, end);
    const markers = markersOf(line).length;
    isNested = markers > 0 || isNested && line.trim() !== "";
    cost += lineCost + inlineCost(line) + (isNested ? nestedLineCost * Math.max(1, markers) : 0);
    if (cost > maxCost) {
      return start;
    }
  }
  return text.length;
}
function inlineCost(line) {
  let cost = 0;
  for (const [found] of line.matchAll(costly)) {
    cost += found.length > 3 ? found.length : 1;
  }
  return cost;
}
function withoutCodeBlocks(text) {
  const parts = [];
  let open;
  let held = 0;
  for (const { start, end } of linesOf(text)) {
    const line = text.slice(start, end);
    const sign = fence.exec(line)?.[1];
    if (open === void 0) {
      parts.push(line);
      open = sign;
      held = 0;
    } else if (sign?.startsWith(open) === true && line.trim() === sign) {
      parts.push(filler(held), line);
      open = void 0;
    } else {
      held += end - start;
    }
  }
  return parts.join("") + (open === void 0 ? "" : filler(held));
}
function filler(length) {
  return length === 0 ? "" : `${"x".repeat(length - 1)}
`;
}

// src/trigger/prose.ts
var needless = ["attention", "setextUnderline", "hardBreakEscape", "hardBreakTrailing"];
var options = { extensions: [{ disable: { null: needless } }] };
var transparent = /* @__PURE__ */ new Set(["root", "paragraph", "heading", "list", "listItem"]);
var hidingTag = /<!--|-->|<\/?(?:(details|blockquote|pre)|code|kbd|samp)(?![\w-])|<a(?=\s)|<\/a(?=[\s>])/gi;
var word = /[\p{L}\p{N}\p{M}_]/u;
var invisible = new RegExp("\\p{Cf}", "u");
var meaningful = /[\p{L}\p{N}\p{Extended_Pictographic}]/u;
function findMention(markdown, phrase) {
  const wanted = foldCase(phrase);
  if (wanted === "" || !foldCase(markdown).includes(wanted)) {
    return void 0;
  }
  const tamed = tame(markdown);
  const source = foldCase(tamed);
  let wordsBefore = false;
  for (const piece of visiblePieces(tamed)) {
    const start = mentionIn({ source, wanted, piece });
    if (start !== void 0) {
      const before = wordsBefore || meaningful.test(source.slice(piece.start, start));
      return { start, end: start + wanted.length, wordsBefore: before };
    }
    wordsBefore ||= meaningful.test(source.slice(piece.start, piece.end));
  }
  return void 0;
}
function foldCase(text) {
  return text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
}
function* leavesOf(node) {
  if (node.type === "html" || node.type === "text") {
    yield node;
  } else if (transparent.has(node.type) && "children" in node) {
    for (const child of node.children) {
      yield* leavesOf(child);
    }
  }
  if (node.type === "paragraph" || node.type === "heading") {
    yield { type: "paragraph-end", ...placeOf(node) };
  }
}
function* visiblePieces(tamed) {
  for (const { pieces } of paragraphsIn(fromMarkdown(tamed, options))) yield* pieces;
}
function visibleParagraphs(markdown) {
  const paragraphs = [...paragraphsIn(fromMarkdown(tame(markdown), options))];
  return paragraphs.filter(({ pieces }) => pieces.length > 0);
}
function* paragraphsIn(root) {
  let depth = { blocks: 0, inline: 0 };
  let pieces = [];
  for (const leaf of leavesOf(root)) {
    if (leaf.type === "html") {
      depth = withTags(leaf.value, depth);
    } else if (leaf.type === "paragraph-end") {
      depth = { ...depth, inline: 0 };
      yield { start: leaf.start, end: leaf.end, pieces };
      pieces = [];
    } else if (depth.blocks + depth.inline === 0) {
      pieces.push(placeOf(leaf));
    }
  }
}
function placeOf({ position }) {
  return { start: position?.start.offset ?? 0, end: position?.end.offset ?? 0 };
}
function withTags(html, { blocks, inline }) {
  const after = { blocks, inline };
  let isComment = false;
  for (const [all, block] of html.matchAll(hidingTag)) {
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
function mentionIn({ source, wanted, piece }) {
  const text = source.slice(piece.start, piece.end);
  for (const { 0: token, index } of text.matchAll(/\S+/g)) {
    for (const at of occurrences(token, wanted)) {
      const start = index + at;
      if (isWholeWord(text, start, start + wanted.length)) {
        return piece.start + start;
      }
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
  if (word.test(before.character) || "@/.-\\".includes(before.character || " ")) {
    return false;
  }
  const isDomain = after.character === "." && word.test(neighbour(text, after.next, 1).character);
  return !isDomain && !word.test(after.character) && !"@/-".includes(after.character || " ");
}
function neighbour(text, from, step) {
  let at = from;
  for (; ; ) {
    const character = step === 1 ? characterAfter(text, at) : characterBefore(text, at);
    at += step * character.length;
    if (character === "" || !invisible.test(character)) {
      return { character, next: at };
    }
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

// src/trigger/asked.ts
init_define_RUNTIME_PACKAGES();
var ignored = (reason) => ({ kind: "ignored", reason });
var declined = (reason) => ({ kind: "declined", reason });
function asTrigger(asked) {
  const { repository, author, sender, command, more, ...rest } = asked;
  if (command === void 0) {
    return ignored("The squad is not mentioned in the visible text.");
  }
  if (repository.archived === true) {
    return declined("The repository is archived.");
  }
  if (author === void 0 || sender === void 0) {
    return declined("The account that asked no longer exists.");
  }
  if (foldCase(author.login) !== foldCase(sender.login)) {
    return ignored("The event was sent by somebody else than the author of the text.");
  }
  return {
    kind: "request",
    request: { ...rest, ...more, author, sender, command, repository: repositoryOf(repository) }
  };
}
function repositoryOf(fields) {
  return {
    owner: fields.owner.login,
    name: fields.name,
    defaultBranch: fields.default_branch,
    private: fields.private,
    fork: fields.fork,
    htmlUrl: fields.html_url
  };
}
function threadOf(fields, kind) {
  return {
    kind,
    number: fields.number,
    title: fields.title,
    body: fields.body,
    author: fields.user,
    authorAssociation: fields.author_association ?? "NONE",
    url: fields.html_url,
    state: fields.state,
    locked: fields.locked === true,
    commentCount: fields.comments ?? void 0
  };
}
function unknownThread(number, url) {
  return {
    kind: "issue",
    number,
    title: "",
    body: "",
    author: void 0,
    authorAssociation: "NONE",
    url,
    state: "open",
    locked: false,
    commentCount: void 0,
    toBeFetched: true
  };
}

// src/trigger/command.ts
init_define_RUNTIME_PACKAGES();
var keywords = ["help", "team", "status", "tools", "doctor"];
var courtesies = new Set("please pls plz now again me us thanks thank you thx".split(" "));
var maxAddressee = 64;
var closers = '*_~)]}".!?;';
var lineEnd2 = /[\r\n\u0085\u2028\u2029]/;
var separators = /[\s\u0085,:]/;
var meaningful2 = /[\p{L}\p{N}\p{Extended_Pictographic}]/u;
var name = /^[\p{L}\p{N}\p{Extended_Pictographic}_](?:[\p{L}\p{M}\p{N}\p{Extended_Pictographic}\p{Emoji_Modifier}'’_ -]|\u200D)*$/u;
function readCommand(markdown, phrase) {
  const mention = findMention(markdown, phrase);
  if (mention === void 0) {
    return void 0;
  }
  const after = readWords(withoutClosers(markdown.slice(mention.end)));
  if (after !== void 0 || !mention.wordsBefore) {
    return after ?? { kind: "help" };
  }
  const before = markdown.slice(0, mention.start).trim();
  return readKeyword(before) ?? { kind: "work", request: before };
}
function readRequest(text) {
  return readWords(text.trimStart()) ?? { kind: "help" };
}
function readWords(text) {
  const request = withoutSeparators(text).trimEnd();
  if (!meaningful2.test(request)) {
    return void 0;
  }
  const aboutTool = readApproval(request) ?? readRemoval(request);
  if (aboutTool !== void 0) {
    return aboutTool;
  }
  const work = { kind: "work", request };
  const lead = text.slice(0, text.length - withoutSeparators(text).length);
  if (lineEnd2.test(lead)) {
    return readKeyword(request) ?? work;
  }
  const addressed = readAddressed(request);
  if (addressed === void 0) {
    return readKeyword(request) ?? work;
  }
  return meaningful2.test(addressed.request) ? addressed : void 0;
}
function readKeyword(request) {
  const [word2 = "", ...rest] = foldCase(request).split(/[^\p{L}\p{M}\p{N}_]+/u);
  const kind = keywords.find((keyword) => keyword === word2);
  const isAlone = rest.every((other) => other === "" || courtesies.has(other));
  return kind !== void 0 && isAlone ? { kind } : void 0;
}
function readApproval(request) {
  const found = /^approve tool (`?)([A-Za-z0-9_-]{1,64})\1(?=$|[.,:;!\r\n])/i.exec(request);
  const tool = found?.[2];
  if (found === null || tool === void 0) {
    return void 0;
  }
  const rest = request.slice(found[0].length).replace(/^[\s.,:;!]+/, "");
  return { kind: "approve", tool, request: meaningful2.test(rest) ? rest : "" };
}
function readRemoval(request) {
  const found = /^tools remove(?: (`?)([A-Za-z0-9_-]{1,64})\1)??(?:,? please)?[.!]?$/i.exec(
    request
  );
  if (found === null) return void 0;
  return found[2] === void 0 ? { kind: "tools" } : { kind: "remove-tool", tool: found[2] };
}
function readAddressed(request) {
  const colon = request.slice(0, maxAddressee + 1).indexOf(":");
  const agent = request.slice(0, Math.max(0, colon)).trimEnd();
  const next = request.charAt(colon + 1);
  const words = agent.split(" ").filter((part) => part !== "");
  if (!name.test(agent) || words.length > 3 || next !== "" && !/[\s\u0085]/.test(next)) {
    return void 0;
  }
  return { kind: "agent", agent, request: withoutSeparators(request.slice(colon + 1)) };
}
function withoutClosers(text) {
  let start = 0;
  while (start < text.length && closers.includes(text.charAt(start))) {
    start += 1;
  }
  return text.slice(start);
}
function withoutSeparators(text) {
  let start = 0;
  while (start < text.length && separators.test(text.charAt(start))) {
    start += 1;
  }
  return text.slice(start);
}

export {
  foldCase,
  visibleParagraphs,
  ignored,
  declined,
  asTrigger,
  threadOf,
  unknownThread,
  readCommand,
  readRequest
};
