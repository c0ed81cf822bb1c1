import {
  nextLine
} from "./chunk-HJ3NACT6.js";
import {
  init_define_RUNTIME_PACKAGES
} from "./chunk-IAFWRTWP.js";

// src/text/count.ts
init_define_RUNTIME_PACKAGES();
function count(amount) {
  if (amount < 1e3) return String(amount);
  if (amount < 999950) return `${shortened(amount / 1e3)}k`;
  return `${shortened(amount / 1e6)}M`;
}
function shortened(amount) {
  return amount.toFixed(1).replace(/\.0$/, "");
}
function plural(amount, noun) {
  return `${count(amount)} ${noun}${amount === 1 ? "" : "s"}`;
}
function duration(ms) {
  const seconds = Math.max(0, Math.floor(ms / 1e3));
  const minutes = Math.floor(seconds / 60);
  if (minutes === 0) return `${seconds} s`;
  if (minutes < 60) return joinUnits(`${minutes} min`, seconds % 60, "s");
  return joinUnits(`${Math.floor(minutes / 60)} h`, minutes % 60, "min");
}
function joinUnits(big, small, unit) {
  return small === 0 ? big : `${big} ${small} ${unit}`;
}
function dayOf(ms) {
  return new Date(ms).toISOString().slice(0, 10);
}

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

export {
  count,
  plural,
  duration,
  dayOf,
  readResource,
  readDefinition,
  definitionsOf,
  normalLabel,
  percentEncoded
};
