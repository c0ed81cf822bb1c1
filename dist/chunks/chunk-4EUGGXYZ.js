import {
  TERMINAL_COMMAND,
  TERMINAL_SEQUENCE,
  UNSEEN_CLASS
} from "./chunk-6GCJ4LC6.js";
import {
  init_define_RUNTIME_PACKAGES
} from "./chunk-IAFWRTWP.js";

// src/secrets.ts
init_define_RUNTIME_PACKAGES();

// src/text/search/readings.ts
init_define_RUNTIME_PACKAGES();

// src/text/search/text-view.ts
init_define_RUNTIME_PACKAGES();
function viewText(text) {
  const starts = Array.from({ length: text.length }, (_, index) => index);
  return { text, starts, ends: starts.map((index) => index + 1) };
}
function replaceInView(view, pattern, replacement) {
  const parts = [];
  const starts = [];
  const ends = [];
  const copy = (from, to) => {
    parts.push(view.text.slice(from, to));
    for (let index = from; index < to; index += 1) {
      starts.push(view.starts[index] ?? 0);
      ends.push(view.ends[index] ?? 0);
    }
  };
  let done = 0;
  for (const match of view.text.matchAll(pattern)) {
    const end = match.index + match[0].length;
    copy(done, match.index);
    const shown = replacement(match);
    parts.push(shown);
    for (let unit = 0; unit < shown.length; unit += 1) {
      starts.push(view.starts[match.index] ?? 0);
      ends.push(view.ends[end - 1] ?? 0);
    }
    done = end;
  }
  copy(done, view.text.length);
  return { text: parts.join(""), starts, ends };
}
function rangeInText({ starts, ends }, { start, end }) {
  return { start: starts[start] ?? 0, end: ends[end - 1] ?? 0 };
}

// src/text/search/readings.ts
var UNSEEN = `[${UNSEEN_CLASS}\\p{Cf}\\p{Cc}]`;
var CHARACTERS = new RegExp(UNSEEN, "gu");
var SEQUENCES = [
  { found: "[\\u001b\\u009b]", leftOut: TERMINAL_SEQUENCE },
  { found: `\\u009b|(?!${TERMINAL_SEQUENCE})\\u001b`, leftOut: TERMINAL_COMMAND }
].map(({ found, leftOut }) => ({
  found: new RegExp(found),
  leftOut: new RegExp(`${leftOut}|${UNSEEN}`, "gu")
}));
var SPACE = /\s/g;
var SPACES = new Set(
  Array.from(
    " \xA0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200A\u2028\u2029\u202F\u205F\u3000",
    (space) => space.charCodeAt(0)
  )
);
var ESCAPE = /(?:\\{1,4}u\{|&#x)([0-9a-f]{1,6})[};]|(?:\\{1,4}x|%)([0-9a-f]{2})|\\{1,4}u([0-9a-f]{4})|\\{1,4}0?([0-3][0-7]{2})|&#([0-9]{2,7});|(\\{1,4}[bfnrt]|&(?:zwn?j|[lr]rm|shy|zerowidthspace|nobreak|invisible(?:times|comma)|applyfunction|negative(?:verythin|thin|medium|thick)space|i[tc]|af);)|[\uff01-\uff5e]/gi;
var FULL_WIDTH = 65248;
var LINE_END = 10;
var LARGEST_CODE_POINT = 1114111;
function readingsOf(text) {
  const { whole, squeezed } = readAs(text, {
    textOf: (view) => view,
    remove: (view, pattern) => view.replace(pattern, ""),
    decode: (view) => view.replace(ESCAPE, (...parts) => decodeEscape(...parts)),
    squeeze: withoutSpace
  });
  return { whole: [...new Set(whole)], squeezed: [...new Set(squeezed)] };
}
function viewReadings(text) {
  return readAs(viewText(text), {
    textOf: (view) => view.text,
    remove: (view, pattern) => replaceInView(view, pattern, () => ""),
    decode: (view) => replaceInView(view, ESCAPE, ([...parts]) => decodeEscape(...parts)),
    squeeze: (view) => replaceInView(view, SPACE, () => "")
  });
}
function readAs(view, editor) {
  const plainest = readWithout(CHARACTERS, view, editor);
  const texts = [view, plainest.decoded].map(editor.textOf);
  const others = SEQUENCES.filter(({ found }) => texts.some((text) => found.test(text)));
  const readings = [plainest, ...others.map(({ leftOut }) => readWithout(leftOut, view, editor))];
  return {
    whole: [view, ...readings.flatMap(({ seen, decoded, plain }) => [seen, decoded, plain])],
    squeezed: readings.map(({ squeezed }) => squeezed)
  };
}
function readWithout(unseen, view, editor) {
  const seen = editor.remove(view, unseen);
  const decoded = editor.decode(seen);
  const plain = editor.remove(decoded, unseen);
  return { seen, decoded, plain, squeezed: editor.squeeze(plain) };
}
function withoutSpace(text) {
  const units = new Uint16Array(text.length);
  let length = 0;
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    const isSpace = (unit <= 32 || unit >= 160) && SPACES.has(unit);
    if (!isSpace) units[length++] = unit;
  }
  return Buffer.from(units.buffer, 0, 2 * length).toString("utf16le");
}
function decodeEscape(whole = "", ...digits) {
  const code = codeOf(whole, digits);
  return code <= LARGEST_CODE_POINT ? String.fromCodePoint(code) : whole;
}
function codeOf(whole, [braced, byte, unit, octal, decimal, unseen]) {
  if (unseen !== void 0) return LINE_END;
  if (octal !== void 0) return Number.parseInt(octal, 8);
  if (decimal !== void 0) return Number(decimal);
  const hex = braced ?? byte ?? unit;
  return hex === void 0 ? whole.charCodeAt(0) - FULL_WIDTH : Number.parseInt(hex, 16);
}

// src/text/search/search-texts.ts
init_define_RUNTIME_PACKAGES();
var PART_LENGTH = 4;
var LONGEST_STEP = 6;
var HASHES = 65536;
function openTextSearch(wanted) {
  const index = indexParts(wanted);
  const { step } = index;
  const findIn = (text) => {
    const ranges = [];
    for (let at = nextKnown(index, text, 0); at !== -1; at = nextKnown(index, text, at + step)) {
      ranges.push(...rangesAt(index, text, at));
    }
    return ranges;
  };
  const isIn = (text) => {
    for (let at = nextKnown(index, text, 0); at !== -1; at = nextKnown(index, text, at + step)) {
      if (rangesAt(index, text, at).length > 0) return true;
    }
    return false;
  };
  return { findIn, isIn };
}
function indexParts(wanted) {
  const shortest = Math.min(...wanted.map(({ length }) => length));
  const step = Math.min(LONGEST_STEP, shortest - PART_LENGTH + 1);
  const isKnown = new Uint8Array(HASHES);
  const parts = /* @__PURE__ */ new Map();
  for (const one of wanted) {
    const last = one.charCodeAt(one.length - 1);
    for (let offset = 0; offset < step; offset += 1) {
      const hash = hashAt(one, offset);
      const known = parts.get(hash) ?? [];
      known.push({ wanted: one, offset, last });
      parts.set(hash, known);
      isKnown[hash] = 1;
    }
  }
  return { step, isKnown, parts };
}
function nextKnown({ step, isKnown }, text, from) {
  const end = text.length - PART_LENGTH;
  for (let at = from; at <= end; at += step) if (isKnown[hashAt(text, at)] === 1) return at;
  return -1;
}
function rangesAt({ parts }, text, at) {
  const found = (parts.get(hashAt(text, at)) ?? []).filter((part) => stands(part, text, at));
  return found.map(({ wanted, offset }) => ({
    start: at - offset,
    end: at - offset + wanted.length
  }));
}
function hashAt(text, at) {
  const one = (text.charCodeAt(at) * 31 + text.charCodeAt(at + 1)) * 31;
  return ((one + text.charCodeAt(at + 2)) * 31 + text.charCodeAt(at + 3)) % HASHES;
}
function stands({ wanted, offset, last }, text, at) {
  const start = at - offset;
  if (start < 0 || text.charCodeAt(start + wanted.length - 1) !== last) return false;
  return text.startsWith(wanted, start);
}

// src/secrets.ts
var REPLACEMENT = "***";
var SHORTEST_SECRET = 8;
var SHORTEST_LEARNT = 6;
var SHORTEST_TRANSFORMED = 12;
var SHORTEST_PART = 24;
var PREFIX = 7;
var SHORTEST_KEY_LINE = 24;
var SHAPES = [
  /gh[psoru]_[A-Za-z0-9._-]{36,4096}/g,
  /github_pat_[A-Za-z0-9_]{36,4096}/g,
  /(?<![A-Za-z0-9_-])sk-(?:(?:ant|proj|svcacct|admin|or)-[A-Za-z0-9_-]{20,4096}|[A-Za-z0-9]{20,4096})/g,
  /\btid=[^\s;"'`<>]{6,100};[^\s"'`<>]{0,100}?\bexp=\d{6,20}[^\s"'`<>]{0,4096}/g,
  /(?<![A-Za-z0-9])(?:AKIA|ASIA)[A-Z0-9]{16}(?![A-Za-z0-9])/g,
  /(?<![A-Za-z0-9_-])eyJ[A-Za-z0-9_-]{10,4096}\.eyJ[A-Za-z0-9_-]{10,4096}\.[A-Za-z0-9_-]{10,4096}/g,
  /\b(?:bearer|basic) {1,4}[A-Za-z0-9._~+/=-]{32,4096}/gi,
  /-----BEGIN [A-Z0-9 ]{0,40}PRIVATE KEY[A-Z ]{0,10}-----(?:[^-]|-(?!----)){40,16384}(?:-----END[A-Z0-9 ]{0,60}-----)?/g
];
function createMask(secrets) {
  let needles = needlesOf(secrets, SHORTEST_SECRET);
  let search = openTextSearch(needles);
  const holdsSecret = (text) => holdsNeedleOrShape(text, search);
  return {
    holdsSecret,
    learn: (more) => {
      needles = [.../* @__PURE__ */ new Set([...needles, ...needlesOf(more, SHORTEST_LEARNT)])];
      search = openTextSearch(needles);
    },
    mask: (text) => {
      const masked = maskShapes(maskRanges(text, search.findIn(text).toSorted(byStart)));
      return holdsSecret(masked) ? maskRanges(masked, rangesInReadings(masked, search)) : masked;
    }
  };
}
function holdsNeedleOrShape(text, { isIn }) {
  const { whole, squeezed } = readingsOf(text);
  return whole.some((reading) => isIn(reading) || hasShape(reading)) || squeezed.some(isIn);
}
function rangesInReadings(text, { findIn }) {
  const { whole, squeezed } = viewReadings(text);
  const shapesIn = (view) => SHAPES.flatMap(
    (shape) => [...view.text.matchAll(shape)].map(
      ({ 0: match, index }) => rangeInText(view, { start: index, end: index + match.length })
    )
  );
  const needlesIn = (view) => findIn(view.text).map((range) => rangeInText(view, range));
  const ranges = [...[...whole, ...squeezed].flatMap(needlesIn), ...whole.flatMap(shapesIn)];
  return ranges.sort(byStart);
}
function needlesOf(secrets, shortest) {
  const trimmed = secrets.map((secret) => secret.trim());
  const squeezed = trimmed.flatMap((secret) => readingsOf(secret).squeezed);
  const whole = [...trimmed, ...squeezed, ...trimmed.flatMap(keyLines)].filter(
    (secret) => secret.length >= shortest
  );
  const needles = /* @__PURE__ */ new Set([...whole, ...whole.flatMap(formsOf)]);
  return [...needles].filter((needle) => needle.length >= shortest);
}
function keyLines(secret) {
  if (!secret.includes("\n")) return [];
  const lines = secret.split("\n").map((line) => line.trim());
  return lines.filter((line) => line.length >= SHORTEST_KEY_LINE && !/[\s:]|^-/.test(line));
}
function formsOf(secret) {
  const bytes = Buffer.from(secret, "utf8");
  const hex = bytes.toString("hex");
  const forms = [
    ...base64Forms(bytes),
    ...base64Twice(bytes),
    ...[hex, hex.replace(/..(?!$)/g, "$&:")].flatMap((one) => [one, one.toUpperCase()]),
    encodeURIComponent(bytes.toString("utf8")),
    [...bytes].map((byte) => `%${byte.toString(16).padStart(2, "0")}`).join(""),
    JSON.stringify(secret).slice(1, -1),
    unicodeEscaped(secret)
  ];
  if (secret.length < SHORTEST_TRANSFORMED) return forms;
  forms.push([...secret].reverse().join(""), secret.toUpperCase(), secret.toLowerCase());
  if (secret.length < SHORTEST_PART) return forms;
  return [...forms, secret.slice(PREFIX), secret.slice(0, -PREFIX)];
}
function base64Forms(bytes) {
  const forms = [bytes.toString("base64"), ...insideBase64(bytes)];
  return forms.flatMap((form) => [form, form.replaceAll("+", "-").replaceAll("/", "_")]);
}
function insideBase64(bytes) {
  const forms = [0, 1, 2].map((offset) => {
    const shifted = Buffer.concat([Buffer.alloc(offset), bytes]);
    const last = Math.floor(shifted.length / 3) * 4;
    return shifted.toString("base64").slice(offset === 0 ? 0 : 4, last);
  });
  return forms.filter((form) => form.length >= SHORTEST_TRANSFORMED);
}
function base64Twice(bytes) {
  const inner = [bytes.toString("base64"), ...insideBase64(bytes)];
  return inner.flatMap((form) => insideBase64(Buffer.from(form)));
}
function unicodeEscaped(secret) {
  const units = Array.from({ length: secret.length }, (_, index) => secret.charCodeAt(index));
  return units.map((unit) => `\\u${unit.toString(16).padStart(4, "0")}`).join("");
}
function byStart(one, other) {
  return one.start - other.start || other.end - one.end;
}
function maskRanges(text, ranges) {
  const parts = [];
  let done = 0;
  for (const { start, end } of ranges) {
    if (end <= done) continue;
    if (start >= done) parts.push(text.slice(done, start), REPLACEMENT);
    done = end;
  }
  return parts.length === 0 ? text : parts.join("") + text.slice(done);
}
function maskShapes(text) {
  return SHAPES.reduce((masked, shape) => masked.replace(shape, REPLACEMENT), text);
}
function hasShape(text) {
  return SHAPES.some((shape) => text.search(shape) !== -1);
}

// src/adapters/runner/clock.ts
init_define_RUNTIME_PACKAGES();
import { performance } from "node:perf_hooks";
import { setTimeout as pause } from "node:timers/promises";
var MAX_TIMER_MS = 2 ** 31 - 1;
function openClock(over) {
  return {
    now: () => Math.floor(performance.timeOrigin + performance.now()),
    // A sleep with a signal is a time limit, and doesn't keep the process alive; a sleep without one does.
    async sleep(ms, given) {
      const signal = given === void 0 ? over : AbortSignal.any([given, over]);
      const length = Math.min(ms, MAX_TIMER_MS);
      await pause(length, void 0, { signal, ref: given === void 0 });
    }
  };
}
var systemClock = openClock(new AbortController().signal);

export {
  createMask,
  openClock,
  systemClock
};
