import { createRequire as __squadCreateRequire } from 'node:module'; const require = __squadCreateRequire(import.meta.url);
import {
  cutAt,
  withoutUnseen
} from "./chunk-CDGCK6ZT.js";
import {
  byFile,
  entries,
  headline,
  learningWords,
  mergedWords,
  reportLine,
  titledList
} from "./chunk-U7SUAXEP.js";
import {
  addressOf,
  code,
  firstThatFits,
  inline,
  link,
  oneLine,
  paragraphs
} from "./chunk-DJQDHXGA.js";
import {
  count,
  plural
} from "./chunk-N65UQO72.js";
import {
  SquadError,
  attempt,
  describe
} from "./chunk-ADD7QI3I.js";
import {
  init_define_RUNTIME_PACKAGES
} from "./chunk-CCM5YFOF.js";

// src/scribe/ending.ts
init_define_RUNTIME_PACKAGES();

// src/scribe/door.ts
init_define_RUNTIME_PACKAGES();

// src/publish/outbound.ts
init_define_RUNTIME_PACKAGES();

// src/context/markdown-pieces.ts
init_define_RUNTIME_PACKAGES();

// src/context/code-spans.ts
init_define_RUNTIME_PACKAGES();
var TICKS = /`+/y;
function ticksAt(text, at) {
  TICKS.lastIndex = at;
  return TICKS.exec(text)?.[0].length ?? 0;
}
function spanEnd(text, at, { ticks, limit }) {
  let run = text.indexOf("`", at + ticks);
  while (run !== -1 && run < limit) {
    const length = ticksAt(text, run);
    if (length === ticks) return run + length;
    run = text.indexOf("`", run + length);
  }
  return void 0;
}

// src/context/markdown-fences.ts
init_define_RUNTIME_PACKAGES();
var OPENING = /( *)(`{3,}(?=[^`\n]*(?:\n|$))|~{3,})[^\n]*/y;
var MARGIN = 4;
function readFence(text, at) {
  OPENING.lastIndex = at;
  const [, indent = "", fence] = OPENING.exec(text) ?? [];
  if (fence === void 0) return void 0;
  const after = OPENING.lastIndex;
  if (indent === "") return { fence, indented: false, end: topLevelEnd(text, after, fence) };
  return { fence, indented: true, end: tidyEnd(text, after, { indent: indent.length, fence }) };
}
function topLevelEnd(text, from, fence) {
  for (let line = nextLine(text, from); line < text.length; line = nextLine(text, line)) {
    if (closes(lineAt(text, line).replace(/^ {0,3}/, ""), fence)) return nextLine(text, line);
  }
  return text.length;
}
function tidyEnd(text, from, { indent, fence }) {
  const deep = indent >= MARGIN;
  if (deep && fence.startsWith("~")) return void 0;
  for (let line = nextLine(text, from); line < text.length; line = nextLine(text, line)) {
    const content = lineAt(text, line);
    const inner = content.slice(indent);
    if (!isInside(content, indent, deep)) return void 0;
    if (closes(inner, fence)) return nextLine(text, line);
    if (/^\s*(?:`{3}|~{3})/.test(inner)) return void 0;
  }
  return void 0;
}
function isInside(content, indent, deep) {
  return content.trim() === "" ? !deep : content.startsWith(" ".repeat(indent));
}
function closes(line, fence) {
  const run = line.trimEnd();
  return run.length >= fence.length && run === fence.charAt(0).repeat(run.length);
}
function lineAt(text, at) {
  const end = text.indexOf("\n", at);
  return text.slice(at, end === -1 ? text.length : end);
}
function nextLine(text, at) {
  const end = text.indexOf("\n", at);
  return end === -1 ? text.length : end + 1;
}

// src/context/markdown-html.ts
init_define_RUNTIME_PACKAGES();
var AUTOLINK = /<(?:[A-Za-z][A-Za-z0-9+.-]{1,31}:[^\s<>]*|[^\s<>@]{1,64}@[^\s<>@]{1,255})>/y;
var STRICT_TAG = /<(\/?)([A-Za-z][A-Za-z0-9-]*)((?:\s+[A-Za-z_:][\w.:-]*(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'=<>`]+))?)*\s*\/?)>/y;
var QUOTED_TAG = /<(\/?)([A-Za-z][^\s/>]*)((?:[^"'>]|"[^"]*"|'[^']*')*)>/y;
var LOOSE_TAG = /<(\/?)([A-Za-z][^\s/>]*)([^>]*)>/y;
var Finder = class {
  #text;
  #found = /* @__PURE__ */ new Map();
  constructor(text) {
    this.#text = text;
  }
  /** Index of `needle` at or after `from`, or -1; `from` may not go back by much. */
  next(needle, from) {
    const known = this.#found.get(needle);
    if (known !== void 0 && (known === -1 || known >= from)) return known;
    const found = this.#text.indexOf(needle, from);
    this.#found.set(needle, found);
    return found;
  }
};
function readHtml(text, finder, place) {
  if (text.startsWith("<!--", place.at)) return hidden(commentEnd(text, finder, place));
  if (text.startsWith("<![CDATA[", place.at)) return readUntil(finder, place, "]]>", text);
  if (/[!?]/.test(text.charAt(place.at + 1))) return readDeclaration(text, finder, place);
  if (finder.next(">", place.at) === -1) return readUnfinishedTag(text, place);
  AUTOLINK.lastIndex = place.at;
  if (AUTOLINK.test(text)) return { kind: "autolink", end: AUTOLINK.lastIndex };
  const patterns = place.raw ? [STRICT_TAG, QUOTED_TAG, LOOSE_TAG] : [STRICT_TAG];
  for (const pattern of patterns) {
    const tag = readTag(pattern, text, place.at);
    if (tag !== void 0) return tag;
  }
  return void 0;
}
function hidden(end) {
  return { kind: "hidden", end };
}
function commentEnd(text, finder, { at, limit, raw }) {
  const ends = ["-->", "--!>"].map((needle) => ({ needle, index: finder.next(needle, at + 4) })).filter(({ index }) => index !== -1).map(({ needle, index }) => index + needle.length);
  if (ends.length > 0) return Math.min(...ends);
  const empty = ["<!-->", "<!--->"].find((comment) => text.startsWith(comment, at));
  if (empty !== void 0) return at + empty.length;
  return raw ? text.length : limit;
}
function readDeclaration(text, finder, place) {
  if (text.charAt(place.at + 1) === "?") return readUntil(finder, place, "?>", text);
  return /[A-Za-z[]/.test(text.charAt(place.at + 2)) ? readUntil(finder, place, ">", text) : void 0;
}
function readUntil(finder, { at, raw }, needle, text) {
  const end = finder.next(needle, at);
  if (end !== -1) return hidden(end + needle.length);
  return raw ? hidden(text.length) : void 0;
}
function readUnfinishedTag(text, { at, limit, raw }) {
  return raw && /[A-Za-z/]/.test(text.charAt(at + 1)) ? hidden(limit) : void 0;
}
function readTag(pattern, text, at) {
  pattern.lastIndex = at;
  const match = pattern.exec(text);
  if (match === null) return void 0;
  const [, slash, name = "", attributes = ""] = match;
  const tag = { name: name.toLowerCase(), attributes: attributes.trim(), closing: slash === "/" };
  return { kind: "tag", end: pattern.lastIndex, tag };
}

// src/context/markdown-links.ts
init_define_RUNTIME_PACKAGES();
var DEEPEST_PARENTHESIS = 32;
var SPACE = /[ \t]*\n?[ \t]*/y;
var ANGLE_DESTINATION = /<((?:[^<>\n\\]|\\.)*)>/y;
var DESTINATION_PART = /(?:\\[!-/:-@[-`{-~]|[^ \t\n()])+/y;
var TITLE = /"(?:[^"\\]|\\[\s\S])*"|'(?:[^'\\]|\\[\s\S])*'|\((?:[^()\\]|\\[\s\S])*\)/y;
var LINE_REST = /[ \t]*(?=\n|$)/y;
var LABEL = /(?:[ \t>]|[*+-][ \t]|\d{1,9}[.)][ \t]|\[\^[^\]\n]{1,100}\]:)*\[((?:[^[\]\\]|\\[\s\S]){1,999})\]:(?!\n[ \t]*\n)/y;
function readResource(text, at) {
  if (text[at] !== "(") return void 0;
  const target = readTarget(text, at + 1);
  if (target === void 0) return void 0;
  const end = matchEnd(SPACE, text, target.end);
  return text[end] === ")" ? { ...target, end: end + 1 } : void 0;
}
function readDefinition(text, at) {
  LABEL.lastIndex = at;
  const match = LABEL.exec(text);
  const label = match?.[1];
  if (label === void 0 || label.trim() === "" || label.startsWith("^")) return void 0;
  const start = LABEL.lastIndex;
  const target = readTarget(text, start);
  if (target === void 0 || target.end === matchEnd(SPACE, text, start)) return void 0;
  const end = lineEnd(text, target.end);
  if (end !== void 0) return { ...target, end, label };
  const untitled = readDestination(text, matchEnd(SPACE, text, start));
  const after = untitled === void 0 ? void 0 : lineEnd(text, untitled.end);
  return untitled === void 0 || after === void 0 ? void 0 : { destination: untitled.destination, titled: false, end: after, label };
}
function definitionsOf(text) {
  const definitions = /* @__PURE__ */ new Map();
  if (!text.includes("]:")) return definitions;
  for (let at = 0; at !== -1 && at < text.length; at = nextLine2(text, at)) {
    const definition = readDefinition(text, at);
    if (definition === void 0) continue;
    const label = normalLabel(definition.label);
    if (!definitions.has(label)) definitions.set(label, definition.destination);
  }
  return definitions;
}
function normalLabel(label) {
  return label.trim().replace(/\s+/g, " ").toLowerCase();
}
function nextLine2(text, at) {
  const end = text.indexOf("\n", at);
  return end === -1 ? -1 : end + 1;
}
function readTarget(text, at) {
  const destination = readDestination(text, matchEnd(SPACE, text, at));
  if (destination === void 0) return void 0;
  const titleStart = matchEnd(SPACE, text, destination.end);
  const titleEnd = titleStart === destination.end ? titleStart : matchEnd(TITLE, text, titleStart);
  const titled = titleEnd > titleStart && !/\n[ \t]*\n/.test(text.slice(titleStart, titleEnd));
  return { destination: destination.destination, end: titled ? titleEnd : destination.end, titled };
}
function readDestination(text, at) {
  if (text[at] === "<") {
    ANGLE_DESTINATION.lastIndex = at;
    const destination = ANGLE_DESTINATION.exec(text)?.[1];
    return destination === void 0 ? void 0 : { destination, end: at + destination.length + 2 };
  }
  const end = bareDestinationEnd(text, at);
  return end === void 0 ? void 0 : { destination: text.slice(at, end), end };
}
function bareDestinationEnd(text, at) {
  let depth = 0;
  let index = at;
  while (depth <= DEEPEST_PARENTHESIS) {
    index = matchEnd(DESTINATION_PART, text, index);
    const character = text.charAt(index);
    if (character === "(") depth += 1;
    else if (character === ")" && depth > 0) depth -= 1;
    else return depth === 0 ? index : void 0;
    index += 1;
  }
  return void 0;
}
function lineEnd(text, at) {
  LINE_REST.lastIndex = at;
  return LINE_REST.test(text) ? LINE_REST.lastIndex : void 0;
}
function matchEnd(pattern, text, at) {
  pattern.lastIndex = at;
  return pattern.test(text) ? pattern.lastIndex : at;
}

// src/context/markdown-targets.ts
init_define_RUNTIME_PACKAGES();
var REFERENCE = /\]\[((?:[^[\]\\\n]|\\.){1,999})\]/y;
var BRACKET_OR_TICKS = /\\[\s\S]|[[\]]|`+/g;
var DEEPEST_BRACKET = 8;
function readTarget2(text, { start, close, limit }, definitions) {
  const resource = readResource(text, close + 1);
  if (resource !== void 0 && resource.end <= limit) return { ...resource, label: void 0 };
  if (definitions.size === 0) return void 0;
  const targetOf = (label2, end2) => {
    const destination = definitions.get(normalLabel(label2));
    return destination === void 0 ? void 0 : { end: end2, destination, titled: false, label: label2 };
  };
  REFERENCE.lastIndex = close;
  const label = REFERENCE.exec(text)?.[1];
  const full = label === void 0 ? void 0 : targetOf(label, REFERENCE.lastIndex);
  const end = text.startsWith("[]", close + 1) ? close + 3 : close + 1;
  return full ?? targetOf(text.slice(start, close), end);
}
function closingBracket(text, from, limit) {
  let depth = 0;
  BRACKET_OR_TICKS.lastIndex = from;
  while (depth <= DEEPEST_BRACKET) {
    const match = BRACKET_OR_TICKS.exec(text);
    if (match === null || match.index >= limit) return void 0;
    const [found] = match;
    if (found === "]" && depth === 0) return match.index;
    depth += { "[": 1, "]": -1 }[found] ?? 0;
    if (found.startsWith("`")) BRACKET_OR_TICKS.lastIndex = afterTicks(text, match.index, limit);
  }
  return void 0;
}
function afterTicks(text, at, limit) {
  const ticks = ticksAt(text, at);
  return spanEnd(text, at, { ticks, limit }) ?? at + ticks;
}

// src/context/markdown-pieces.ts
var SPECIAL = /[\\`<!\]\n]/g;
var CONTAINER = String.raw`(?:[ \t>]|[*+-][ \t]|\d{1,9}[.)][ \t]|\[\^[^\]\n]{1,100}\]:)*`;
var CONTAINED_FENCE = new RegExp(`${CONTAINER}(\`{3,}|~{3,})`, "y");
var HTML_LINE = new RegExp(`${CONTAINER}<[A-Za-z/!?]`, "y");
var LASTING_HTML_LINE = new RegExp(`${CONTAINER}<(?:pre|script|style|textarea)\\b`, "iy");
var LASTING_HTML_END = /<\/(?:pre|script|style|textarea)>/i;
var FENCE_IN_SWALLOWED = new RegExp(`\\n${CONTAINER}(?:\`{3}|~{3})`);
var EMPTY_LINE = /[ \t]*(?:\n|$)/y;
var BLANK_LINE = /[ \t>]*(?:\n|$)/y;
var TABLE_DELIMITER = /^[ \t>|:]*-[-|: \t>]*$/m;
var LONGEST_URL_LOOKED_AT = 200;
var LONGEST_LABEL = 300;
function readMarkdown(text) {
  return new MarkdownReader(text).read();
}
var MarkdownReader = class {
  #text;
  #finder;
  #definitions;
  #pieces = [];
  #at = 0;
  #proseFrom = 0;
  /** False from where fences can no longer be told from text with certainty. */
  #sure = true;
  /** A fence was opened inside a list or quote: an indented one may be its end. */
  #containedFence = false;
  /** Inside an HTML block that goes on over blank lines. */
  #lasting = false;
  /** An HTML block that holds blank lines ended on this line: its rest is HTML too. */
  #rawLine = false;
  // Of the paragraph that is being read:
  #end = 0;
  #raw = false;
  #spansSure = true;
  #table = false;
  constructor(text) {
    this.#text = text;
    this.#finder = new Finder(text);
    this.#definitions = definitionsOf(text);
  }
  read() {
    while (this.#at < this.#text.length) {
      if (!this.#takeFence()) this.#takeParagraph();
    }
    this.#flush(this.#text.length);
    return this.#pieces;
  }
  #takeFence() {
    if (!(this.#sure && this.#atLineStart())) return false;
    const fence = readFence(this.#text, this.#at);
    if (fence === void 0) return false;
    if (fence.end === void 0 || fence.indented && this.#containedFence) {
      this.#sure = false;
      return false;
    }
    this.#push({ kind: "code", text: this.#text.slice(this.#at, fence.end), fence: fence.fence });
    return true;
  }
  #takeParagraph() {
    this.#raw = this.#lasting || this.#rawLine && !this.#atLineStart();
    this.#rawLine = false;
    this.#spansSure = this.#sure && !this.#raw;
    this.#end = this.#paragraphEnd();
    this.#table = TABLE_DELIMITER.test(this.#text.slice(this.#at, this.#end));
    while (this.#at < this.#end) {
      if (this.#atLineStart() && this.#takeLineStart()) continue;
      SPECIAL.lastIndex = this.#at;
      const next = SPECIAL.exec(this.#text)?.index ?? this.#end;
      this.#at = Math.min(next, this.#end);
      if (this.#at < this.#end) this.#takeSpecial();
    }
  }
  /** The paragraph goes on to a blank line or a fence; inside an HTML block a fence is no fence. */
  #paragraphEnd() {
    let html = false;
    const first = this.#atLineStart() ? this.#at : nextLine(this.#text, this.#at);
    for (let line = first; line < this.#text.length; line = nextLine(this.#text, line)) {
      html ||= matches(HTML_LINE, this.#text, line);
      if (matches(html ? EMPTY_LINE : BLANK_LINE, this.#text, line)) {
        return nextLine(this.#text, line);
      }
      if (line > this.#at && this.#fenceAt(line, html)) return line;
    }
    return this.#text.length;
  }
  #fenceAt(line, html) {
    const fenced = this.#sure && readFence(this.#text, line) !== void 0;
    if (fenced && html) this.#sure = false;
    return fenced && !html;
  }
  #takeLineStart() {
    const definition = readDefinition(this.#text, this.#at);
    if (definition !== void 0) {
      const { end, label, titled } = definition;
      this.#push({ kind: "definition", text: this.#text.slice(this.#at, end), label, titled });
      return true;
    }
    if (this.#lasting) this.#lasting = !LASTING_HTML_END.test(this.#lineBefore());
    if (matches(LASTING_HTML_LINE, this.#text, this.#at)) {
      this.#lasting = true;
      this.#sure = false;
    }
    this.#raw ||= matches(HTML_LINE, this.#text, this.#at);
    if (this.#raw || !this.#sure) this.#spansSure = false;
    return this.#takeContainedFence();
  }
  #lineBefore() {
    const start = this.#text.lastIndexOf("\n", this.#at - 2) + 1;
    return this.#text.slice(start, Math.max(start, this.#at));
  }
  #takeContainedFence() {
    CONTAINED_FENCE.lastIndex = this.#at;
    const fence = CONTAINED_FENCE.exec(this.#text)?.[1];
    if (fence === void 0) return false;
    this.#containedFence = true;
    if (this.#sure || fence.startsWith("`")) return false;
    this.#flush(CONTAINED_FENCE.lastIndex - fence.length);
    this.#push({ kind: "ticks", text: fence });
    return true;
  }
  #takeSpecial() {
    const character = this.#text.charAt(this.#at);
    if (character === "`") this.#takeTicks();
    else if (character === "<") this.#takeHtml();
    else if (character === "\\") this.#takeEscape();
    else if (character === "!") this.#takeImage();
    else if (character === "]") this.#takeLink();
    else this.#at += 1;
  }
  #takeEscape() {
    const escaped2 = this.#text.charAt(this.#at + 1);
    if (escaped2 !== "`") {
      const isTaken = escaped2 === "<" && this.#insideUrl();
      this.#at += this.#raw || escaped2 === "\n" || isTaken ? 1 : 2;
      return;
    }
    if (this.#text.charAt(this.#at + 2) === "`") this.#spansSure = false;
    this.#push({ kind: "ticks", text: "\\`" });
  }
  #takeTicks() {
    const ticks = ticksAt(this.#text, this.#at);
    const lineEnd2 = this.#finder.next("\n", this.#at);
    const limit = lineEnd2 === -1 ? this.#end : Math.min(lineEnd2, this.#end);
    const end = this.#spansSure ? spanEnd(this.#text, this.#at, { ticks, limit }) : void 0;
    const span = end === void 0 ? "" : this.#text.slice(this.#at, end);
    if (span === "" || this.#table && span.includes("|") || this.#insideUrl()) {
      this.#spansSure = false;
      this.#push({ kind: "ticks", text: "`".repeat(ticks) });
    } else {
      this.#push({ kind: "code", text: span, fence: void 0 });
    }
  }
  /** A bare address may go on over a backtick. */
  #insideUrl() {
    let start = this.#at;
    const limit = Math.max(0, this.#at - LONGEST_URL_LOOKED_AT);
    while (start > limit && this.#text.charAt(start - 1).trim() !== "") start -= 1;
    if (start === limit && limit > 0) return true;
    return /:\/\/|www\.|@/i.test(this.#text.slice(start, this.#at));
  }
  #takeHtml() {
    const place = { at: this.#at, limit: this.#end, raw: this.#raw };
    const construct = readHtml(this.#text, this.#finder, place);
    const inText = construct?.kind === "tag" && !this.#raw && construct.end > this.#end;
    if (construct === void 0 || inText) {
      this.#at += 1;
      return;
    }
    const text = this.#text.slice(this.#at, construct.end);
    if (construct.end > this.#end) {
      this.#rawLine = true;
      if (FENCE_IN_SWALLOWED.test(text)) this.#sure = false;
    }
    this.#pushConstruct(htmlPiece(construct, text));
  }
  #takeImage() {
    const start = this.#at + 2;
    const altEnd = this.#text.charAt(start - 1) === "[" ? closingBracket(this.#text, start, this.#end) : void 0;
    const target = altEnd === void 0 ? void 0 : this.#targetOf(start, altEnd);
    if (target === void 0) {
      this.#at += 1;
      return;
    }
    const text = this.#text.slice(this.#at, target.end);
    this.#pushConstruct({ kind: "image", text, alt: this.#text.slice(start, altEnd) });
  }
  #takeLink() {
    const from = Math.max(this.#proseFrom, this.#at - LONGEST_LABEL);
    const opening = this.#text.slice(from, this.#at).lastIndexOf("[");
    const target = this.#targetOf(opening === -1 ? this.#at : from + opening + 1, this.#at);
    if (target === void 0) {
      this.#at += 1;
      return;
    }
    const text = this.#text.slice(this.#at, target.end);
    this.#pushConstruct({ ...target, kind: "link", text });
  }
  #targetOf(start, close) {
    return readTarget2(this.#text, { start, close, limit: this.#end }, this.#definitions);
  }
  /** Backticks inside a construct are a part of it for one reader and open code for another. */
  #pushConstruct(piece) {
    if (piece.text.includes("`")) this.#spansSure = false;
    this.#push(piece);
  }
  #push(piece) {
    this.#flush(this.#at);
    this.#pieces.push(piece);
    this.#at += piece.text.length;
    this.#proseFrom = this.#at;
  }
  #flush(end) {
    if (end > this.#proseFrom) {
      this.#pieces.push({ kind: "prose", text: this.#text.slice(this.#proseFrom, end) });
    }
    this.#at = end;
    this.#proseFrom = end;
  }
  #atLineStart() {
    return this.#at === 0 || this.#text.charAt(this.#at - 1) === "\n";
  }
};
function htmlPiece(construct, text) {
  return construct.kind === "tag" ? { kind: "tag", text, tag: construct.tag } : { kind: construct.kind, text };
}
function matches(pattern, text, at) {
  pattern.lastIndex = at;
  return pattern.test(text);
}

// src/publish/defuse.ts
init_define_RUNTIME_PACKAGES();

// src/publish/addresses.ts
init_define_RUNTIME_PACKAGES();
var LONGEST_SHOWN = 300;
function linkRule({ serverUrl, allowedHosts = [] }) {
  const own = URL.canParse(serverUrl) ? [new URL(serverUrl).host] : [];
  const hosts = new Set([...own, ...allowedHosts].map((host) => host.toLowerCase()));
  const allows = (address) => {
    if (!/^https?:\/\/[A-Za-z0-9]/i.test(address) || !URL.canParse(address)) return false;
    const { host, username, password } = new URL(address);
    const plain = !/[\\`<>"\s@|^{}[\]()]/.test(address);
    return plain && hosts.has(host) && username === "" && password === "";
  };
  return {
    allows,
    target: (destination) => {
      const address = destination.trim();
      if (allows(address)) return `](${address})`;
      return address === "" ? "]" : `] (\`${shownAddress(address)}\`)`;
    }
  };
}
function shownAddress(address) {
  const plain = address.replace(/[?#][\s\S]*$/, "").replace(/[`|\s\\]+/g, "");
  return plain.slice(0, LONGEST_SHOWN) || "no address";
}

// src/publish/defuse-prose.ts
init_define_RUNTIME_PACKAGES();
var MOST_MENTIONS = 5;
var SAFE_ENTITY = /^&(?:amp|lt|gt|quot|apos|nbsp|copy|reg|trade|mdash|ndash|hellip|times|rarr|larr|bull|middot|check|#39|#91|#96|#124);$/i;
var REFERENCE_FOLLOWS = /^(?:[\s:*_~\\[\]()<>"'.,;-]|&#?\w{1,8};){0,40}(?:#\d|GH-\d|[\w.-]{1,100}\/[\w.-]{1,100}#\d|https?:\/\/|\[[^\]\n]{0,200}\]\()/i;
var LONGEST_LEAD = 60;
var CALM_BEFORE = /(?:^|\s)[([*_"'~>-]{0,5}$/;
var BOTS = "dependabot|copilot|claude|codex|gemini-cli|mergify(?:io)?|renovate|coderabbitai";
var ADDRESS = String.raw`(?:[a-z][a-z0-9+.-]{1,20}:\/\/|www\.)[^\s<>${"`"}"|]+`;
var EMAIL = String.raw`(?:mailto:|xmpp:)?[a-z0-9._+-]{1,64}@[a-z0-9_.-]{0,200}\.[a-z0-9_-]+`;
var MENTION = String.raw`(?<!\\)\\*(?<![a-z0-9])@[a-z0-9](?:(?:[a-z0-9_-]|\\_)*[a-z0-9-])?(?:\/[a-z0-9._-]+)?`;
var KEYWORD = `(?<![a-z0-9])(?:close[sd]?|fix(?:e[sd])?|resolve[sd]?)(?![a-z0-9])`;
var COMMAND = String.raw`(?<=(?:^|\n)[ \t>*+\-\d.)#|]{0,60})(?<!\\)\\*\/[a-z][^\s${"`"}|]*`;
var BORS = String.raw`\bbors(?:-ng)?[ \t]+[\w+?-]+`;
var FOOTNOTE = String.raw`(?<!\\)\\*\[(?=\^)`;
var DOLLARS = String.raw`(?<!\\)\\*\$+`;
var ENTITY = String.raw`&#?\w{1,31};`;
function rulesOf({ allowedMentions, phrase, link: link2 }) {
  const spoken = escaped(phrase.trim());
  const own = spoken === "" ? "(?!)" : String.raw`(?<![\w])${spoken}(?![\w])`;
  const parts2 = [
    ["address", ADDRESS],
    ["email", EMAIL],
    ["mention", MENTION],
    ["keyword", KEYWORD],
    ["phrase", own],
    ["bors", BORS],
    ["command", COMMAND],
    ["entity", ENTITY],
    ["dollars", DOLLARS],
    ["markup", String.raw`<|!(?=\[)|${FOOTNOTE}`]
  ];
  return {
    logins: new Set(allowedMentions.slice(0, MOST_MENTIONS).map((login) => login.toLowerCase())),
    link: link2,
    dangers: new RegExp(parts2.map(([name, source]) => `(?<${name}>${source})`).join("|"), "gi"),
    commandLine: new RegExp(
      String.raw`^(?=\/[a-z][\w-]*(?:\s|$)|bors(?:-ng)?\s|@(?:${BOTS})\b${spoken === "" ? "" : `|${spoken}`})`,
      "gim"
    )
  };
}
function commandsIndented(block, { commandLine }) {
  return block.replace(commandLine, " ");
}
function defuseProse(text, rules, around) {
  return text.replace(rules.dangers, (found, ...rest) => {
    const kinds = rest.at(-1);
    const offset = rest.at(-3);
    const before = (around.before + text.slice(Math.max(0, offset - LONGEST_LEAD), offset)).slice(
      -LONGEST_LEAD
    );
    const end = offset + found.length;
    const after = text.slice(end, end + 300) + (end + 300 > text.length ? around.after : "");
    const kind = Object.keys(kinds).find((name) => kinds[name] !== void 0) ?? "";
    return replacement({ kind, found, before, after, commands: around.commands }, rules);
  });
}
function replacement(danger, rules) {
  const { kind, found, after } = danger;
  switch (kind) {
    case "address":
      return defuseAddress(danger, rules);
    case "mention":
      return isAllowed(danger, rules) ? found : asCode(found, danger);
    case "keyword":
      return REFERENCE_FOLLOWS.test(after) ? asCode(found, danger) : found;
    case "entity":
      return SAFE_ENTITY.test(found) ? found : `&amp;${found.slice(1)}`;
    case "dollars":
      return danger.commands ? asCode(found, danger) : found;
    case "markup":
      return spelt(found);
    default:
      return asCode(found, danger);
  }
}
function spelt(found) {
  if (found === "<") return "&lt;";
  return found === "!" ? "! " : "&#91;";
}
function defuseAddress(danger, rules) {
  const [, address = "", rest = ""] = /^(.*?)((?:&\w{1,31};|[).,;:!?*_~'\]\\])*)$/.exec(danger.found) ?? [];
  if (rules.link.allows(address)) return danger.found;
  return asCode(shownAddress(address), { ...danger, after: rest + danger.after }) + rest;
}
function isAllowed({ found, after }, { logins }) {
  return !/^[\\&/@_-]/.test(after) && logins.has(found.replace(/^\\*@|\\/g, "").toLowerCase());
}
function asCode(content, { before, after }) {
  const space = CALM_BEFORE.test(before) ? "" : " ";
  return `${space}\`${content.replace(/^\\+|\\(?=[!-/:-@[-`{-~])/g, "")}\`${after.startsWith("`") ? " " : ""}`;
}
function escaped(text) {
  return text.replace(/[\\^$.*+?()[\]{}|/-]/g, "\\$&");
}

// src/publish/table-cells.ts
init_define_RUNTIME_PACKAGES();
var DELIMITERS = /^\|?[ \t]*:?-+:?[ \t]*(?:\|[ \t]*:?-+:?[ \t]*)*\|?$/;
var BAR = /\\*\|/g;
function innerOf(line) {
  return line.replace(/^[\s>]+/, "").trimEnd();
}
function barsOf(line) {
  const inner = innerOf(line);
  if (!/[|:]/.test(inner) || !DELIMITERS.test(inner)) return void 0;
  return inner.replace(/^\||\|$/g, "").split("|").length - 1;
}
function withAllCells(text) {
  let most;
  const lines = text.split("\n").map((line) => {
    const shown = most === void 0 ? line : fitted(line, most);
    const isEnd = innerOf(line) === "";
    most = isEnd ? void 0 : most ?? barsOf(line);
    return shown;
  });
  return lines.join("\n");
}
function fitted(line, most) {
  const start = /^[\s>]*\|?/.exec(line)?.[0].length ?? 0;
  const end = line.trimEnd().length;
  let bars = 0;
  return line.replace(BAR, (bar, at) => {
    const isOuter = at + bar.length <= start || at + bar.length === end;
    if (isOuter || bar.length % 2 === 0) return bar;
    bars += 1;
    return bars <= most ? bar : `\\${bar}`;
  });
}

// src/publish/defuse.ts
var LONGEST = 6e4;
var MOST_PASSES = 8;
var COMMENT = /^<!--[\s\S]*--!?>$/;
var FENCE_INFO = /^( *)(`{3,}|~{3,})([^\n]*)/;
var TEX_COMMAND = /\\[a-z]/i;
var DRAWN = /^(?:geojson|math|mermaid|stl|suggestion|topojson)$/i;
var LONGEST_FOLLOWING = 300;
var LONGEST_BEFORE = 8;
function createDefuse(options) {
  const rules = rulesOf({ ...options, link: linkRule(options) });
  const max = options.maxLength ?? LONGEST;
  return (text) => {
    let current = cutAt(withoutUnseen(text).text, max);
    for (let pass = 0; pass < MOST_PASSES; pass += 1) {
      const next = defuseOnce(current, rules);
      if (next === current) return current;
      current = next;
    }
    return flattened(current);
  };
}
function defuseOnce(text, rules) {
  const pieces = readMarkdown(text);
  const used = new Set(
    pieces.flatMap((piece) => piece.kind === "link" ? [normalLabel(piece.label ?? "")] : [])
  );
  const commands = TEX_COMMAND.test(text);
  let output = "";
  let stretch = "";
  let before = "";
  for (const [index, piece] of pieces.entries()) {
    const shown = piece.kind === "definition" ? showDefinition(piece, used) : defusePiece(piece, rules, { before, after: following(pieces, index), commands });
    before = (before + shown).slice(-LONGEST_BEFORE);
    const isBlock = piece.kind === "code" && piece.fence !== void 0;
    output += isBlock ? `${withAllCells(stretch)}${shown}` : "";
    stretch = isBlock ? "" : stretch + shown;
  }
  return withoutUnseen(output + withAllCells(stretch)).text;
}
function showDefinition({ text, label }, used) {
  return used.has(normalLabel(label)) ? "" : text.replace("[", "\\[");
}
function following(pieces, index) {
  let text = "";
  for (let next = index + 1; next < pieces.length && text.length < LONGEST_FOLLOWING; next += 1) {
    text += pieces[next]?.text.slice(0, LONGEST_FOLLOWING) ?? "";
  }
  return text;
}
function defusePiece(piece, rules, place) {
  switch (piece.kind) {
    case "prose":
    case "tag":
      return defuseProse(piece.text, rules, place);
    case "hidden":
      return COMMENT.test(piece.text) ? "" : defuseProse(piece.text, rules, place);
    case "code":
      return defuseCode(piece.text, piece.fence, rules);
    case "ticks":
      return piece.text.startsWith("~") ? `\\${piece.text}` : piece.text.replace(/^\\/, "").replaceAll("`", "&#96;");
    case "autolink":
      return defuseProse(` ${piece.text.slice(1, -1)} `, rules, place);
    case "image":
      return defuseProse(
        `[image: ${piece.alt.replace(/[[\]\s]+/g, " ").trim() || "no text"}]`,
        rules,
        place
      );
    case "link":
      return rules.link.target(piece.destination);
  }
}
function defuseCode(text, fence, rules) {
  const shown = text.replaceAll("<!--", "<! --");
  if (fence === void 0) return shown;
  const block = commandsIndented(shown.replace(FENCE_INFO, plainInfo), rules);
  const last = block.trimEnd().split("\n");
  const end = last.length > 1 ? last.at(-1)?.trim() ?? "" : "";
  const closed = end.length >= fence.length && end === fence.charAt(0).repeat(end.length);
  return closed ? block : `${block.replace(/\n?$/, "\n")}${fence}
`;
}
function plainInfo(_line, indent, fence, info) {
  const word = /^\s*([\w+#.-]{1,30})/.exec(info)?.[1] ?? "";
  return `${indent}${fence}${DRAWN.test(word) ? "text" : word}`;
}
function flattened(text) {
  const plain = {
    "<": "\u2039",
    "&": "\uFE60",
    "[": "(",
    "]": ")",
    "@": "\uFF20",
    "#": "\uFF03",
    "/": "\u2215"
  };
  const flat = text.replace(/[<&[\]@#/]/g, (character) => plain[character] ?? character);
  return flat.replace(/[`~:]+|bors/g, " ");
}

// src/publish/plain-text.ts
init_define_RUNTIME_PACKAGES();
var MOST_PASSES2 = 50;
var LONGEST_READ = 2e4;
var MENTION2 = /(?<![a-z0-9])@(?=[a-z0-9])/gi;
var SKIP = /\[[ \t]*(?:(?:skip|no)[ \t_-]+[a-z]{1,20}|[a-z]{1,20}[ \t_-]+skip)[ \t]*\]|\*{3}NO_CI\*{3}|\bskip-checks[ \t]*:[ \t]*true/gi;
var CLOSING = /(?<![a-z0-9])(close[sd]?|fix(?:e[sd])?|resolve[sd]?)([\s:()[\]*_`"'-]{1,20})(?:(?:([\w.-]{1,100}\/[\w.-]{1,100})?#|GH-)(\d{1,10})|https?:\/\/[^\s/]{1,200}\/([\w.-]{1,100}\/[\w.-]{1,100})\/(?:issues|pull)\/(\d{1,10}))/gi;
var TRAILER = /^[ \t]*(?:[a-z][a-z-]{0,30}-by|squad-[a-z-]{1,30}|release-as|skip-checks|change-id|cc)[ \t]*:.*$/gim;
var WORK_IN_PROGRESS = /^(?:[[(]?(?:wip|draft|do not merge)[\])]?(?:[ \t]*:|(?=\s|$))[ \t]*)+/i;
var BREAKING = /^([a-z]{1,20}(?:\([^)]{0,60}\))?)!+:/i;
function plainMessage(text, max) {
  const message = untilStable(
    prepared(text),
    (current) => reworded(current).replace(TRAILER, "").replace(/\n{3,}/g, "\n\n")
  );
  return cutAt(message.trim(), max).trim();
}
function plainTitle(text, max) {
  const title = untilStable(
    prepared(text),
    (current) => reworded(current).replace(/\s+/g, " ").trim().replace(WORK_IN_PROGRESS, "").replace(BREAKING, "$1:").replace(/^\/+(?=[a-z])/i, "")
  );
  return cutAt(title, max).trim();
}
function prepared(text) {
  return cutAt(withoutUnseen(text).text, LONGEST_READ);
}
function reworded(text) {
  return text.replace(SKIP, " ").replace(CLOSING, (_whole, keyword, between, place, number, urlPlace, urlNumber) => {
    const where = place ?? urlPlace;
    const issue = `issue ${number ?? urlNumber}${where === void 0 ? "" : ` of ${where}`}`;
    return `${keyword}${between}${issue}`;
  }).replace(MENTION2, "");
}
function untilStable(text, change) {
  let current = text;
  for (let pass = 0; pass < MOST_PASSES2; pass += 1) {
    const next = change(current);
    if (next === current) return current;
    current = next;
  }
  return current.replace(/[@#[\]:*/]/g, " ");
}

// src/publish/outbound.ts
var LONGEST_BODY = 65536;
var LONGEST_TITLE = 256;
var LONGEST_MESSAGE = 5e3;
var NOTICE = "\n\n*Cut here: the text is longer than GitHub takes.*\n";
var ROOM_FOR_CLOSING = 400;
var LONGEST_LINE_GIVEN_UP = 2e3;
var OWN_MARKER = /^<!-- squad-action:[^\n<>]{0,1000} -->(?=\n|$)/;
function createOutbound(options) {
  const { holdsSecret, allowedMentions = [] } = options;
  const sealAs = (kind, text, shape) => {
    const shaped = shape(text);
    if (holdsSecret(text) || holdsSecret(shaped)) throw secretIn(kind);
    if (isSealed(shaped)) return shaped;
    throw new SquadError({ code: "E_INTERNAL", message: `A ${kind} to publish is empty.` });
  };
  return {
    safe: createDefuse({ ...options, allowedMentions }),
    seal: (markdown) => sealAs("text", markdown, fitted2),
    sealWithin: ({ before, after }, markdown) => {
      const part3 = markdown === "" ? "" : fitted2(markdown);
      const whole = `${before}${part3}${after}`;
      return sealAs("text", whole.length <= LONGEST_BODY ? whole : `${before}${after}`, (it) => it);
    },
    sealTitle: (text) => sealAs("title", text, (t) => plainTitle(t, LONGEST_TITLE) || "Changes by the squad"),
    sealCommit: (text) => sealAs("commit message", text, (t) => plainMessage(t, LONGEST_MESSAGE) || "Squad work")
  };
}
function isSealed(text) {
  return text.trim() !== "";
}
function secretIn(kind) {
  return new SquadError({
    code: "E_SECRET",
    message: `A ${kind} that was about to be published holds a secret, or something shaped like one. It was not sent.`,
    hint: "Look for the secret in the repository and in the thread; take it out, and replace it where it is valid."
  });
}
function fitted2(markdown) {
  const [marker = ""] = OWN_MARKER.exec(markdown) ?? [];
  const text = withoutUnseen(markdown.slice(marker.length)).text.replaceAll("<!--", "<! --");
  const room = LONGEST_BODY - marker.length - ROOM_FOR_CLOSING;
  const body = text.length <= room ? balanced(text) : `${balanced(cutAtLine(text, room))}${NOTICE}`;
  return cutAt(`${marker}${body.trim() === "" ? "\n(no text)" : body}`, LONGEST_BODY);
}
function cutAtLine(text, room) {
  const cut = cutAt(text, room);
  const lineEnd2 = cut.lastIndexOf("\n");
  return lineEnd2 > room - LONGEST_LINE_GIVEN_UP ? cut.slice(0, lineEnd2) : cut;
}
function balanced(text) {
  const pieces = readMarkdown(text);
  const last = pieces.at(-1);
  const fence = last?.kind === "code" ? last.fence : void 0;
  const open = fence !== void 0 && !endsWithFence(text, fence);
  const folds = pieces.reduce((depth, piece) => {
    if (piece.kind !== "tag" || piece.tag.name !== "details") return depth;
    return Math.max(0, depth + (piece.tag.closing ? -1 : 1));
  }, 0);
  const closing = "\n</details>\n".repeat(Math.min(folds, ROOM_FOR_CLOSING / 50));
  return `${text}${open ? `
${fence}
` : ""}${closing === "" ? "" : `
${closing}`}`;
}
function endsWithFence(text, fence) {
  const lines = text.trimEnd().split("\n");
  const end = lines.at(-1)?.trim() ?? "";
  return end.length >= fence.length && end === fence.charAt(0).repeat(end.length);
}

// src/scribe/door.ts
function openDoor({ inputs, world, job }) {
  const { serverUrl, repository } = job;
  const { holdsSecret } = world;
  const door = createOutbound({ holdsSecret, phrase: inputs.triggerPhrase, serverUrl });
  return { door, context: { facts: { serverUrl, repository }, safe: door.safe } };
}

// src/scribe/report-pages.ts
init_define_RUNTIME_PACKAGES();
var LONGEST2 = 6e4;
var ROOMS = [100, 30, 8, 1];
function renderScribeSummary(context, report) {
  return firstThatFits(
    LONGEST2,
    ROOMS.map((most) => () => {
      const needs = paragraphs(needParts(context, report, most));
      const done = paragraphs(doneParts(context, report, most));
      return paragraphs([
        `**${inline(headline(report), 400, context.safe)}**`,
        needs === "" ? void 0 : `## For a person

${needs}`,
        done === "" ? void 0 : `## What Scribe did

${done}`
      ]);
    })
  );
}
function renderScribePullRequest(context, trunk, tally) {
  const merged = mergedWords(tally) ?? "no new entries, but older ones archived";
  const intro = `Merge this to bring the squad's memory into ${code(trunk)}, which is protected, so that Scribe can't push to it. It brings ${merged}; later runs add to it.`;
  const body = firstThatFits(
    LONGEST2,
    ROOMS.map((most) => () => {
      const parts2 = [...tallyNeeds(context, tally, most), ...tallyDone(context, tally, most)];
      return paragraphs([intro, ...parts2]);
    })
  );
  return { title: "Merge the squad's decisions and learnings", body };
}
function needParts(context, report, most) {
  const { broken, work, trunk, blocked, missed, tally, notes } = report;
  const stuck = blocked.filter(({ kind }) => kind !== "brought-up-to-date");
  const mend = `**Mend on ${code(trunk)}, then run the job again.** Nothing was touched.`;
  const ask = "**Nobody answered these requests.** Ask again in a new comment:";
  return [
    part(mend, most, broken, (file) => fileLine(context, file)),
    mergeStep(work),
    ...tallyNeeds(context, tally, most),
    part(
      "**Pull requests that GitHub can't merge:**",
      most,
      stuck,
      (pull) => pullLine(context, pull)
    ),
    part(ask, most, missed, (one) => mentionLine(context, one)),
    part("**Not looked at:**", most, notes, (note) => inline(note, 400, context.safe))
  ];
}
function doneParts(context, report, most) {
  const { blocked, started, tally } = report;
  const moved = blocked.filter(({ kind }) => kind === "brought-up-to-date");
  return [
    ...tallyDone(context, tally, most),
    part(
      "**Pull requests brought up to date,** so that their checks run:",
      most,
      moved,
      (pull) => pullLine(context, pull)
    ),
    part(
      "**Started, because nobody had answered:**",
      most,
      started,
      (one) => mentionLine(context, one)
    )
  ];
}
function tallyNeeds(context, { unreadable, contradictions }, most) {
  const said = (text) => inline(text, 150, context.safe);
  const unread = `**${plural(unreadable.length, "file")} could not be read.** Mend or delete what stays in the inbox:`;
  const unlike = "**Decisions that do not go together.** Both stand in decisions.md; edit or remove one:";
  const unknown = "**Superseded, but not found.** No decision has that title; correct it in decisions.md:";
  const pairs = contradictions.filter(({ kind }) => kind !== "supersedes-unknown");
  const lost = contradictions.filter(({ kind }) => kind === "supersedes-unknown");
  const pair = ({ heading, kind, against }) => {
    const verb = kind === "conflicts" ? "conflicts with" : "supersedes";
    return `\u201C${said(heading)}\u201D ${verb} \u201C${said(against)}\u201D`;
  };
  return [
    part(unread, most, unreadable, (file) => fileLine(context, file)),
    part(unlike, most, pairs, pair),
    part(unknown, most, lost, pair)
  ];
}
function tallyDone({ safe }, tally, most) {
  const { decisions, learnings, duplicates, archived } = tally;
  const said = (text) => inline(text, 200, safe);
  const histories = [...byFile(learnings)];
  const others = histories.length - most;
  return [
    part(
      `**${plural(decisions.length, "decision")}**`,
      most,
      decisions,
      ({ heading }) => said(heading)
    ),
    ...histories.slice(0, most).map(([file, of]) => {
      const title = `**${plural(of.length, "learning")}** in ${code(file)}`;
      return part(title, most, of, (one) => said(learningWords(one)));
    }),
    others > 0 ? `And ${plural(others, "more agent")} learnt something.` : void 0,
    part("**Duplicates, removed:**", most, duplicates, ({ path }) => code(path)),
    part(
      "**Archived, word for word:**",
      most,
      archived,
      ({ file, moved }) => `${entries(moved)} of ${code(file)}`
    )
  ];
}
function part(title, most, items, render) {
  return titledList(`${title}
`, { most, items, render });
}
function fileLine({ safe }, { path, reason }) {
  return `${code(path)}: ${inline(reason, 300, safe)}`;
}
function mergeStep(work) {
  if (work?.pullRequest !== void 0) {
    const { number, url } = work.pullRequest;
    return `**${link(`Merge pull request #${number}`, url)}**: the branch is protected, so Scribe can't push to it.`;
  }
  if (work?.compareUrl === void 0) return void 0;
  return `**${link("Open the pull request", work.compareUrl)}**: the branch is protected, and Actions may not open one here.`;
}
function pullLine({ facts, safe }, pull) {
  const name = link(`#${pull.number}`, addressOf(facts, "pull", String(pull.number)));
  switch (pull.kind) {
    case "brought-up-to-date":
      return name;
    case "conflict":
      return `${name}: conflicts in ${pull.files.slice(0, 10).map(code).join(", ")}${pull.files.length > 10 ? " and more" : ""}`;
    case "not-pushed":
      return `${name}: ${inline(pull.reason, 300, safe)}`;
  }
}
function mentionLine({ safe }, { login, thread, url, at }) {
  const when = at.slice(0, 16).replace("T", " ");
  return `${inline(login, 60, safe)} in ${link(`#${thread}`, url)}, ${when} UTC`;
}

// src/scribe/ending.ts
async function endOf(tidied, place) {
  const { door, context } = openDoor(place);
  if (tidied.kind === "threw") {
    const { code: code2, message, hint } = describe(tidied.error);
    const outcome = { kind: "failed", reason: message, hint, work: void 0 };
    return { outcome, line: `${code2}: ${message}`, report: void 0, summary: "" };
  }
  if (tidied.value.kind === "no-squad") {
    const [reason, hint] = whyNone(tidied.value.location);
    const outcome = { kind: "failed", reason, hint, work: void 0 };
    const summary2 = door.seal(`${context.safe(reason)}

${context.safe(hint)}`);
    return { outcome, line: reason, report: void 0, summary: summary2 };
  }
  const { report } = tidied.value;
  const { dryRun } = place.inputs;
  const notice = dryRun ? `${DRY_RUN} What it would have done:

` : "";
  const rendering = async () => door.seal(`${notice}${renderScribeSummary(context, report)}`);
  const sealed = await attempt(rendering());
  const summary = sealed.kind === "done" ? sealed.value : describe(sealed.error).message;
  const line = dryRun ? `${DRY_RUN} ${reportLine(report)}` : reportLine(report);
  return { outcome: outcomeOf(report), line, report, summary };
}
var DRY_RUN = "A dry run: nothing was written.";
function outcomeOf(report) {
  const { broken, trunk, work, isNew } = report;
  const answer = headline(report);
  if (broken.length > 0) {
    const reason = broken.map(({ path, reason: why }) => `${path}: ${why}`).join("\n");
    const hint = `Mend it on ${trunk}, and run the job again. Nothing was touched.`;
    return { kind: "failed", reason, hint, work: void 0 };
  }
  if (work !== void 0 && isNew) return { kind: "changed", work, answer };
  return { kind: "nothing-to-do", reason: waitsIn(work) ?? "There was nothing to merge." };
}
function waitsIn(work) {
  if (work === void 0) return void 0;
  const where = work.pullRequest === void 0 ? work.branch : `#${work.pullRequest.number}`;
  return `There was nothing new to merge; what was merged before waits in ${where}.`;
}
function whyNone(location) {
  if (location.kind === "elsewhere") return [location.reason, location.remedy];
  return [
    "There is no squad in this repository: no folder .squad or .ai-team.",
    "Make one with `npx @bradygaster/squad-cli init --preset default`, and commit it."
  ];
}

// src/scribe/report-commit.ts
init_define_RUNTIME_PACKAGES();
var LONGEST3 = 4500;
var ROOMS2 = [60, 20, 6, 0];
function renderCommit(tally) {
  return firstThatFits(
    LONGEST3,
    ROOMS2.map((most) => () => paragraphs([subject(tally), counts(tally), ...parts(tally, most)]))
  );
}
function subject(tally) {
  const merged = mergedWords(tally);
  if (merged !== void 0) return `Scribe merges ${merged}`;
  if (tally.archived.length > 0) return "Scribe archives older entries";
  const { duplicates } = tally;
  return duplicates.length > 0 ? "Scribe clears the inboxes" : "Scribe finds nothing to merge";
}
function counts({ read, decisions, learnings, duplicates, unreadable }) {
  const merged = `${plural(decisions.length, "decision")} and ${plural(learnings.length, "learning")} merged`;
  return `${plural(read, "file")} read: ${merged}, ${plural(duplicates.length, "duplicate")}, ${count(unreadable.length)} unreadable.`;
}
function parts(tally, most) {
  const { decisions, learnings, unreadable, contradictions, archived } = tally;
  const histories = [...byFile(learnings)];
  const others = histories.length - most;
  return [
    part2("Unreadable, left where they are:", most, unreadable, ({ path, reason }) => {
      return `${path}: ${reason}`;
    }),
    part2("For a person to settle:", most, contradictions, ({ heading, kind, against }) => {
      return `${heading} (${VERBS[kind]}: ${against})`;
    }),
    part2("decisions.md:", most, decisions, ({ heading }) => heading),
    ...histories.slice(0, most).map(([file, of]) => part2(`${oneLine(file, 150)}:`, most, of, learningWords)),
    others > 0 ? `And ${count(others)} more histories.` : void 0,
    part2("Archived:", most, archived, ({ file, moved }) => `${file}: ${entries(moved)}`)
  ];
}
var VERBS = {
  conflicts: "conflicts with",
  supersedes: "supersedes",
  "supersedes-unknown": "supersedes what no decision is called"
};
function part2(title, most, items, render) {
  return titledList(title, { most, items, render: (item) => oneLine(render(item), 150) });
}

export {
  normalLabel,
  readMarkdown,
  createOutbound,
  balanced,
  openDoor,
  renderScribePullRequest,
  endOf,
  whyNone,
  renderCommit
};
