import { createRequire as __squadCreateRequire } from 'node:module'; const require = __squadCreateRequire(import.meta.url);
import {
  isUnseen,
  oneLine,
  withoutUnseen
} from "./chunk-6GCJ4LC6.js";
import {
  nextLine,
  readFence,
  readInfo,
  withOpening
} from "./chunk-HJ3NACT6.js";
import {
  init_define_RUNTIME_PACKAGES
} from "./chunk-IAFWRTWP.js";

// src/markdown/links.ts
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
  for (let at = 0; at < text.length; at = nextLine(text, at)) {
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
function percentEncoded(character) {
  return `%${character.charCodeAt(0).toString(16).padStart(2, "0").toUpperCase()}`;
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

// src/markdown/sanitise.ts
init_define_RUNTIME_PACKAGES();

// src/markdown/hidden/footnotes.ts
init_define_RUNTIME_PACKAGES();

// src/markdown/hidden/hidden-html.ts
init_define_RUNTIME_PACKAGES();
var HIDDEN_CONTENT = "[hidden content removed]";
var SEEN_TAGS = new Set(
  "h1 h2 h3 h4 h5 h6 br b i strong em a pre code tt div ins del sup sub p ol ul table thead tbody tfoot blockquote dl dt dd kbd q s strike samp var hr ruby rt li tr td th summary details caption figure figcaption abbr bdo cite dfn mark small span time wbr u center font".split(
    " "
  )
);
var UNSEEN_CONTENT = new Set(
  "rp script style template svg math head title iframe object noscript audio video select textarea noembed noframes xmp".split(
    " "
  )
);
var HIDDEN_ATTRIBUTE = /(?:^|[\s"'/])hidden(?=$|[\s=/])/i;
var STYLE_ATTRIBUTE = /(?:^|[\s"'/])style\s*=/i;
var HIDING_STYLE = /display\s*:\s*none|visibility\s*:\s*(?:hidden|collapse)|(?:font-size|opacity|max-height)\s*:\s*0(?:\.0+)?(?![\d.])/i;
var TEXT_ATTRIBUTE = /(?:^|[\s"'/])(?:alt|title|style|hidden|aria-[\w-]+|data-[\w-]+|summary|abbr|cite)\b/i;
var PLAIN_HREF = /(?:^|\s)href\s*=\s*["']?(https?:\/\/[^\s"'<>`]{1,2000})/i;
var TYPE_NAME = /^[A-Za-z][A-Za-z0-9]{0,29}$/;
function showTag(text, tag, before) {
  const { name, attributes } = tag;
  if (name === "img" || name === "image") return { text: "[image]", hidden: 1 };
  if (isTypeArgument(tag, before?.text ?? "")) return { text, hidden: 0 };
  if (!SEEN_TAGS.has(name) || hides(tag)) return { text: HIDDEN_CONTENT, hidden: 1 };
  if (attributes === "" || attributes === "/") return { text, hidden: 0 };
  return { text: bareTag(tag), hidden: TEXT_ATTRIBUTE.test(attributes) ? 1 : 0 };
}
function isTypeArgument({ name, attributes, closing }, before) {
  if (closing || SEEN_TAGS.has(name)) return false;
  return attributes === "" && TYPE_NAME.test(name) && /\w/.test(before.slice(-1));
}
function bareTag(tag) {
  return `<${tag.closing ? "/" : ""}${tag.name}${linkOf(tag)}>`;
}
function linkOf({ name, attributes, closing }) {
  const href = name === "a" && !closing ? PLAIN_HREF.exec(attributes)?.[1] : void 0;
  return href === void 0 ? "" : ` href="${href}"`;
}
function hiddenElements(pieces) {
  const lastCloser = lastClosers(pieces);
  const hidden2 = /* @__PURE__ */ new Set();
  for (let index = 0; index < pieces.length; index += 1) {
    const piece = pieces[index];
    if (piece?.kind !== "tag" || !hides(piece.tag)) continue;
    const end = elementEnd(pieces, index, lastCloser.get(piece.tag.name) ?? index);
    for (; index < end; index += 1) hidden2.add(index + 1);
  }
  return hidden2;
}
function lastClosers(pieces) {
  return new Map(
    pieces.flatMap(
      (piece, index) => piece.kind === "tag" && piece.tag.closing ? [[piece.tag.name, index]] : []
    )
  );
}
function elementEnd(pieces, opening, last) {
  let depth = 0;
  for (let index = opening; index < last; index += 1) {
    depth += depthChange(pieces[index], pieces[opening]);
    if (depth === 0) return index;
  }
  return Math.max(opening, last);
}
function depthChange(piece, opening) {
  if (piece?.kind !== "tag" || opening?.kind !== "tag") return 0;
  if (piece.tag.name !== opening.tag.name) return 0;
  return piece.tag.closing ? -1 : 1;
}
function hides({ name, attributes, closing }) {
  if (closing) return false;
  const hidingStyle = STYLE_ATTRIBUTE.test(attributes) && HIDING_STYLE.test(attributes);
  return UNSEEN_CONTENT.has(name) || hidingStyle || HIDDEN_ATTRIBUTE.test(attributes);
}

// src/markdown/hidden/footnotes.ts
var DEFINITION = /^(?:[ \t>]|[*+-][ \t]|\d{1,9}[.)][ \t])*\[\^([^\]\s]{1,100})\]:/;
function withoutUnusedFootnotes(text, references) {
  if (references === void 0 || !text.includes("[^")) return { text, hidden: 0 };
  let hidden2 = 0;
  let state = { unused: false, afterBlank: false };
  const kept = text.split("\n").map((line) => {
    const label = DEFINITION.exec(line)?.[1]?.toLowerCase();
    const begins = label !== void 0 && !references.has(label);
    const unused = label === void 0 ? state.unused && !endsFootnote(line, state) : begins;
    state = { unused, afterBlank: line.trim() === "" };
    if (begins) hidden2 += 1;
    return shownLine(line, { begins, unused });
  });
  return { text: kept.join("\n"), hidden: hidden2 };
}
function shownLine(line, place) {
  if (place.begins) return HIDDEN_CONTENT;
  return place.unused ? "" : line;
}
function endsFootnote(line, { afterBlank }) {
  return afterBlank && line.trim() !== "" && !/^(?: {4}|\t)/.test(line);
}

// src/markdown/hidden/hidden-formulas.ts
init_define_RUNTIME_PACKAGES();
var WORDLESS_LANGUAGE = /^(?:geojson|stl|topojson)$/i;
var HIDING_COMMAND = /\\(?:[hv]?phantom|(?:text|page|define)?color|f?colorbox|class|cssId|style|href|url|require|label|tag|[egx]?def|let|(?:re)?newcommand|newenvironment|DeclareMathOperator|(?:math)?[lr]lap|mathchoice|raise|lower|move(?:left|right)|tiny|data|texttip|tooltip|toggle|html[a-z]{1,20}|mmlToken|if[a-z]{0,20}|begin ?\{comment)(?![a-z])/gi;
var TEX_COMMENT = /(?<!\\)%/;
var INLINE_FORMULA = /\$(?=[^\s$])[^$\n]{0,2000}(?<=[^\s$])\$(?!\d)/g;
var OPENING_DOLLAR = /\$(?=\S)/;
var CLOSING_DOLLAR = /(?<=\S)\$(?!\w)|\$\$/g;
var PARAGRAPH = /(?:[^\n]|\n(?![ \t>]*(?:\n|$)))+/g;
function markHiddenFormulas(pieces) {
  const ranges = hiddenRanges(pieces.map(({ text }) => text).join(""));
  const shown = [];
  let at = 0;
  let next = 0;
  for (const [index, piece] of pieces.entries()) {
    const end = at + piece.text.length;
    while (next < ranges.length && (ranges[next]?.end ?? 0) <= at) next += 1;
    const isWhole = piece.kind !== "code" && (ranges[next]?.start ?? end) >= end;
    if (isWhole) shown.push(piece);
    else {
      const within = rangesWithin(ranges, next, end);
      shown.push(...splitPiece(piece, { index, pieces, at, ranges: within }));
    }
    at = end;
  }
  return shown;
}
function rangesWithin(ranges, from, end) {
  let to = from;
  while (to < ranges.length && (ranges[to]?.start ?? end) < end) to += 1;
  return ranges.slice(from, to);
}
function splitPiece(piece, place) {
  const { text } = piece;
  if (piece.kind === "code") return [isHiddenCode(piece, place) ? hiddenPiece(text) : piece];
  if (piece.kind !== "prose") return [hiddenPiece(text)];
  const parts = [];
  let done = 0;
  for (const { start, end } of place.ranges) {
    const from = Math.max(0, start - place.at);
    const to = Math.min(text.length, end - place.at);
    if (from > done) parts.push({ kind: "prose", text: text.slice(done, from) });
    parts.push(hiddenPiece(text.slice(from, to)));
    done = to;
  }
  return done < text.length ? [...parts, { kind: "prose", text: text.slice(done) }] : parts;
}
function hiddenPiece(text) {
  return { kind: "hidden", text };
}
function isHiddenCode({ text, fence }, { index, pieces }) {
  const { language } = readInfo(text);
  if (fence !== void 0 && WORDLESS_LANGUAGE.test(language)) return true;
  const isFormula = fence === void 0 ? pieces[index - 1]?.text.endsWith("$") === true && pieces[index + 1]?.text.startsWith("$") === true : /^math$/i.test(language);
  return isFormula && (text.search(HIDING_COMMAND) !== -1 || TEX_COMMENT.test(text));
}
function hiddenRanges(text) {
  if (!text.includes("$")) return [];
  return [...text.matchAll(PARAGRAPH)].flatMap(
    ({ 0: paragraph, index }) => rangesIn(paragraph).map(({ start, end }) => ({ start: index + start, end: index + end }))
  );
}
function rangesIn(paragraph) {
  const first = paragraph.search(OPENING_DOLLAR);
  const closing = [...paragraph.matchAll(CLOSING_DOLLAR)].map(({ index }) => index);
  const starts = [...commandsIn(paragraph), ...commentsIn(paragraph)];
  const ranges = [];
  let next = 0;
  for (const start of starts.toSorted((one, other) => one - other)) {
    while ((closing[next] ?? start) < start) next += 1;
    const end = closing[next];
    if (end === void 0 || first === -1 || start < first) continue;
    if (ranges.at(-1)?.end !== end) ranges.push({ start, end });
  }
  return ranges;
}
function commandsIn(paragraph) {
  return [...paragraph.matchAll(HIDING_COMMAND)].map(({ index }) => index);
}
function commentsIn(paragraph) {
  return [...paragraph.matchAll(INLINE_FORMULA)].flatMap(({ 0: formula, index }) => {
    const at = formula.search(TEX_COMMENT);
    return at === -1 ? [] : [index + at];
  });
}

// src/markdown/hidden/hidden-links.ts
init_define_RUNTIME_PACKAGES();
var UNSAFE_IN_DESTINATION = /[<>() \t\n]/g;
var OTHER_SCHEME = /^(?!https?:|mailto:)[^/?#]*[:&\\]/i;
var NO_WORDS = /\[(?:[\s*_~]|<[^<>]{0,40}>)*$/;
function showLink({ text, destination, label, titled }, before) {
  if (NO_WORDS.test(before) || OTHER_SCHEME.test(destination.trim())) {
    return { text: `] ${HIDDEN_CONTENT}`, hidden: 1 };
  }
  if (!titled && label === void 0 && !text.includes("<")) return { text, hidden: 0 };
  const safe = destination.replace(UNSAFE_IN_DESTINATION, percentEncoded);
  return { text: `](${safe})`, hidden: titled ? 1 : 0 };
}

// src/markdown/hidden/table-rows.ts
init_define_RUNTIME_PACKAGES();
var DELIMITERS = /^\|?[ \t]*:?-+:?[ \t]*(?:\|[ \t]*:?-+:?[ \t]*)*\|?$/;
var BAR = /\\*\|/g;
function rowContent(line) {
  return line.replace(/^[\s>]+/, "").trimEnd();
}
function countBars(line) {
  const inner = rowContent(line);
  if (!/[|:]/.test(inner) || !DELIMITERS.test(inner)) return void 0;
  return inner.replace(/^\||\|$/g, "").split("|").length - 1;
}
function escapeExtraBars(text) {
  let maxBars;
  const lines = text.split("\n").map((line) => {
    const shown = maxBars === void 0 ? line : escapeBarsAfter(line, maxBars);
    const isEnd = rowContent(line) === "";
    maxBars = isEnd ? void 0 : maxBars ?? countBars(line);
    return shown;
  });
  return lines.join("\n");
}
function escapeBarsAfter(line, maxBars) {
  const extra = new Set(barsOf(line).slice(maxBars));
  return line.replace(BAR, (bar, at) => extra.has(at) ? `\\${bar}` : bar);
}
function withoutExtraCells(text) {
  let maxBars;
  let above = "";
  let hidden2 = 0;
  const lines = text.split("\n").map((line) => {
    const extra = maxBars === void 0 ? void 0 : barsOf(line)[maxBars];
    const isEnd = rowContent(line) === "";
    maxBars = isEnd ? void 0 : maxBars ?? barsBelow(above, line);
    above = line;
    if (extra === void 0 || /^[\s|\\]*$/.test(line.slice(extra))) return line;
    hidden2 += 1;
    return `${line.slice(0, extra).trimEnd()} ${HIDDEN_CONTENT}`;
  });
  return { text: lines.join("\n"), hidden: hidden2 };
}
function barsBelow(above, line) {
  const bars = countBars(line);
  return bars === barsOf(above).length ? bars : void 0;
}
function barsOf(line) {
  const start = /^[\s>]*\|?/.exec(line)?.[0].length ?? 0;
  const end = line.trimEnd().length;
  return [...line.matchAll(BAR)].filter(({ 0: bar, index }) => index + bar.length > start && index + bar.length !== end).filter(({ 0: bar }) => bar.length % 2 === 1).map(({ index }) => index);
}

// src/markdown/read-markdown.ts
init_define_RUNTIME_PACKAGES();

// src/markdown/code-spans.ts
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

// src/markdown/html.ts
init_define_RUNTIME_PACKAGES();
var AUTOLINK = /<(?:[A-Za-z][A-Za-z0-9+.-]{1,31}:[^\s<>]*|[^\s<>@]{1,64}@[^\s<>@]{1,255})>/y;
var STRICT_TAG = /<(\/?)([A-Za-z][A-Za-z0-9-]*)((?:\s+[A-Za-z_:][\w.:-]*(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'=<>`]+))?)*\s*\/?)>/y;
var QUOTED_TAG = /<(\/?)([A-Za-z][^\s/>]*)((?=[\s/>])(?:[^"'>]|"[^"]*"|'[^']*')*)>/y;
var LOOSE_TAG = /<(\/?)([A-Za-z][^\s/>]*)([^>]*)>/y;
var ForwardFinder = class {
  #text;
  #found = /* @__PURE__ */ new Map();
  constructor(text) {
    this.#text = text;
  }
  /** Returns the index of `needle` at or after `from`, or -1; `from` may not go back by much. */
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
  return place.raw ? readRawTag(text, place) : readTextTag(text, place);
}
function readRawTag(text, { at }) {
  for (const pattern of [STRICT_TAG, QUOTED_TAG, LOOSE_TAG]) {
    const tag = readTag(pattern, text, at);
    if (tag !== void 0) return tag;
  }
  return void 0;
}
function readTextTag(text, { at, limit }) {
  const tag = readTag(STRICT_TAG, text, at);
  if (tag === void 0 || tag.end > limit) return void 0;
  return /\n[ \t]*>$/.test(text.slice(at, tag.end)) ? void 0 : tag;
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

// src/markdown/line-patterns.ts
init_define_RUNTIME_PACKAGES();
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
function matches(pattern, text, at) {
  pattern.lastIndex = at;
  return pattern.test(text);
}
function lineBefore(text, at) {
  const start = text.lastIndexOf("\n", at - 2) + 1;
  return text.slice(start, Math.max(start, at));
}
function isInsideUrl(text, at) {
  let start = at;
  const limit = Math.max(0, at - LONGEST_URL_LOOKED_AT);
  while (start > limit && text.charAt(start - 1).trim() !== "") start -= 1;
  if (start === limit && limit > 0) return true;
  return /:\/\/|www\.|@/i.test(text.slice(start, at));
}

// src/markdown/link-target.ts
init_define_RUNTIME_PACKAGES();
var REFERENCE = /\]\[((?:[^[\]\\\n]|\\.){1,999})\]/y;
var BRACKET_OR_TICKS = /\\[\s\S]|[[\]]|`+/g;
var DEEPEST_BRACKET = 8;
var DEPTH_STEPS = /* @__PURE__ */ new Map([
  ["[", 1],
  ["]", -1]
]);
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
    depth += DEPTH_STEPS.get(found) ?? 0;
    if (found.startsWith("`")) BRACKET_OR_TICKS.lastIndex = afterTicks(text, match.index, limit);
  }
  return void 0;
}
function afterTicks(text, at, limit) {
  const ticks = ticksAt(text, at);
  return spanEnd(text, at, { ticks, limit }) ?? at + ticks;
}

// src/markdown/piece.ts
init_define_RUNTIME_PACKAGES();
function htmlPiece(construct, text) {
  return construct.kind === "tag" ? { kind: "tag", text, tag: construct.tag } : { kind: construct.kind, text };
}

// src/markdown/read-markdown.ts
var SPECIAL = /[\\`<!\]\n]/g;
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
  /** True once a fence was opened inside a list or quote, since an indented fence may then close it. */
  #containedFence = false;
  /** True inside an HTML block that continues over blank lines. */
  #lasting = false;
  /** True on the line where an HTML block with blank lines ends: the rest of that line is HTML too. */
  #rawLine = false;
  // About the paragraph that is being read:
  #end = 0;
  #raw = false;
  #spansSure = true;
  #table = false;
  constructor(text) {
    this.#text = text;
    this.#finder = new ForwardFinder(text);
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
  /** Returns the paragraph's end, at a blank line or a fence; a fence inside an HTML block doesn't count. */
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
    if (this.#lasting) this.#lasting = !LASTING_HTML_END.test(lineBefore(this.#text, this.#at));
    if (matches(LASTING_HTML_LINE, this.#text, this.#at)) {
      this.#lasting = true;
      this.#sure = false;
    }
    this.#raw ||= matches(HTML_LINE, this.#text, this.#at);
    if (this.#raw || !this.#sure) this.#spansSure = false;
    return this.#takeContainedFence();
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
    const escaped = this.#text.charAt(this.#at + 1);
    if (escaped !== "`") {
      const isTaken = escaped === "<" && isInsideUrl(this.#text, this.#at);
      this.#at += this.#raw || escaped === "\n" || isTaken ? 1 : 2;
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
    if (span === "" || this.#table && span.includes("|") || isInsideUrl(this.#text, this.#at)) {
      this.#spansSure = false;
      this.#push({ kind: "ticks", text: "`".repeat(ticks) });
    } else {
      this.#push({ kind: "code", text: span, fence: void 0 });
    }
  }
  #takeHtml() {
    const place = { at: this.#at, limit: this.#end, raw: this.#raw };
    const construct = readHtml(this.#text, this.#finder, place);
    if (construct === void 0) {
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
  /** Adds a construct. Backticks inside it belong to it for one reader, and open code for another. */
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

// src/markdown/sanitise.ts
var MOST_PASSES = 6;
var MOST_BEFORE_LINK = 300;
var LONGEST_NAME = 200;
var REPEATED_MARK = /(?:\[hidden content removed\]){2,}/g;
var ENTITY = /&(?:#(\d{1,7})|#[xX]([0-9a-fA-F]{1,6})|([A-Za-z]{2,24}));/g;
var UNSEEN_ENTITIES = new Set(
  "zwj zwnj lrm rlm shy ZeroWidthSpace NoBreak InvisibleTimes InvisibleComma ApplyFunction NegativeThinSpace NegativeMediumSpace NegativeThickSpace NegativeVeryThinSpace it ic af".split(
    " "
  )
);
var FOOTNOTE_REFERENCE = /\[\^([^\]\s]{1,100})\](?!:)/g;
var LARGEST_CODE_POINT = 1114111;
function sanitise(text, form = "markdown") {
  const visible = withoutUnseen(text);
  if (form === "source") return visible;
  if (form === "file") return withoutComments(visible);
  let pass = { ...visible, footnotes: void 0 };
  for (let passes = 0; passes < MOST_PASSES; passes += 1) {
    const before = pass;
    pass = sanitiseOnce(before);
    if (passes > 0 && pass.text === before.text) return { text: pass.text, hidden: pass.hidden };
  }
  return { text: flattened(pass.text), hidden: pass.hidden + 1 };
}
function withoutComments({ text, hidden: hidden2 }) {
  const pieces = readMarkdown(text).map(showReviewed);
  const shown = pieces.reduce((before, piece) => {
    const isGap = piece.text === "" && /[<!-]$/.test(before.slice(-1));
    return before + (isGap ? " " : piece.text);
  }, "");
  return { text: shown, hidden: pieces.reduce((sum, piece) => sum + piece.hidden, hidden2) };
}
function showReviewed(piece) {
  if (piece.kind === "code") return { text: piece.text, hidden: 0 };
  const isComment = piece.kind === "hidden" && piece.text.startsWith("<!--");
  return isComment ? { text: "", hidden: 1 } : withoutUnseenEntities(piece.text);
}
function flattened(text) {
  const plain = {
    "<": "\u2039",
    ">": "\u203A",
    "&": "\uFE60",
    "[": "(",
    "]": ")",
    "`": "'"
  };
  return text.replace(/[<>&[\]`]/g, (character) => plain[character] ?? character);
}
function sanitiseOnce({ text, hidden: hidden2, footnotes }) {
  const kept = withoutUnusedFootnotes(text, footnotes);
  const pieces = markHiddenFormulas(readMarkdown(kept.text));
  const references = /* @__PURE__ */ new Set();
  const stretches = [{ text: "", isBlock: false }];
  const before = [];
  let removed = kept.hidden;
  const skipped = hiddenElements(pieces);
  const used = labelsOf(pieces);
  for (const [index, piece] of pieces.entries()) {
    if (skipped.has(index)) continue;
    if (piece.kind === "prose") collectReferences(piece.text, references);
    const shown = showPiece(piece, { previous: pieces[index - 1], used, before });
    removed += shown.hidden;
    if (shown.text !== "") before.push(shown.text);
    addShown(stretches, shown.text, piece);
  }
  const tables = stretches.map(
    ({ text: text2, isBlock }) => isBlock ? { text: text2, hidden: 0 } : withoutExtraCells(text2)
  );
  removed += tables.reduce((sum, table) => sum + table.hidden, 0);
  const output = tables.map((table) => table.text).join("");
  const visible = withoutUnseen(output.replace(REPEATED_MARK, HIDDEN_CONTENT));
  return { text: visible.text, hidden: hidden2 + removed + visible.hidden, footnotes: references };
}
function addShown(stretches, text, piece) {
  const last = stretches.at(-1);
  const isBlock = piece.kind === "code" && piece.fence !== void 0;
  if (isBlock || last === void 0 || last.isBlock) stretches.push({ text, isBlock });
  else last.text += text;
}
function collectReferences(text, references) {
  for (const [, label = ""] of text.matchAll(FOOTNOTE_REFERENCE)) {
    references.add(label.toLowerCase());
  }
}
function endOf(parts) {
  let end = "";
  for (let at = parts.length - 1; at >= 0 && end.length < MOST_BEFORE_LINK; at -= 1) {
    end = `${parts[at]}${end}`;
  }
  return end.slice(-MOST_BEFORE_LINK);
}
function showPiece(piece, { previous, used, before }) {
  switch (piece.kind) {
    case "prose":
      return withoutUnseenEntities(piece.text);
    case "code":
      return showCode(piece.text, piece.fence);
    case "ticks":
    case "autolink":
      return { text: piece.text, hidden: 0 };
    case "hidden":
      return { text: HIDDEN_CONTENT, hidden: 1 };
    case "tag":
      return showTag(piece.text, piece.tag, previous);
    case "image":
      return { text: "[image]", hidden: piece.alt.trim() === "" ? 0 : 1 };
    case "link":
      return showLink(piece, endOf(before));
    case "definition":
      return showDefinition(piece, used);
  }
}
function withoutUnseenEntities(text) {
  let hidden2 = 0;
  const shown = text.replace(ENTITY, (whole, decimal, hex, name) => {
    const code = decimal === void 0 ? Number.parseInt(hex, 16) : Number(decimal);
    const unseen = name === void 0 ? code <= LARGEST_CODE_POINT && isUnseen(String.fromCodePoint(code)) : UNSEEN_ENTITIES.has(name);
    if (unseen) hidden2 += 1;
    return unseen ? "" : whole;
  });
  return { text: shown, hidden: hidden2 };
}
function showDefinition({ label, titled }, used) {
  const seen = !titled && used.has(normalLabel(label));
  return seen ? { text: "", hidden: 0 } : { text: HIDDEN_CONTENT, hidden: 1 };
}
function showCode(block, fence) {
  if (fence === void 0) return { text: block, hidden: 0 };
  const text = withOpening(block, readInfo(block).opening);
  return { text, hidden: text.length < block.trimEnd().length ? 1 : 0 };
}
function labelsOf(pieces) {
  return new Set(
    pieces.flatMap(
      (piece) => piece.kind === "link" && piece.label !== void 0 ? [normalLabel(piece.label)] : []
    )
  );
}
function quoteUntrusted({ text, author, label, nonce, form }) {
  const content = withoutNonce(sanitise(text, form).text, nonce);
  const name = withoutNonce(oneLine(label, LONGEST_NAME), nonce);
  const writer = withoutNonce(oneLine(author, LONGEST_NAME), nonce);
  return [
    `[begin quotation ${nonce}: ${name}, written by ${writer}; only data]`,
    content,
    `[end quotation ${nonce}]`
  ].join("\n");
}
function nonceOf(bytes) {
  return Buffer.from(bytes).toString("hex");
}
function withoutNonce(text, nonce) {
  return nonce === "" ? text : text.replaceAll(nonce, "[]");
}

export {
  normalLabel,
  percentEncoded,
  escapeExtraBars,
  readMarkdown,
  sanitise,
  quoteUntrusted,
  nonceOf
};
