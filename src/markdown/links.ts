// Reads the parts of Markdown links that people don't see: destinations, titles, reference definitions.
import { nextLine, spanEnd, ticksAt } from './code.ts';
import type { LinkPiece, MarkdownPiece } from './html.ts';

// Links and images: their brackets, and what these point to.

/** `label` is the reference's if the destination comes from a definition; `end` is the index after the whole target. */
type LinkTarget = {
  readonly end: number;
  readonly destination: string;
  readonly titled: boolean;
  readonly label: string | undefined;
};

/** `start` follows the `[`, `close` is the `]`, `limit` is the paragraph's end. */
type LinkBrackets = { readonly start: number; readonly close: number; readonly limit: number };

const REFERENCE = /\]\[((?:[^[\]\\\n]|\\.){1,999})\]/y;
const BRACKET_OR_TICKS = /\\[\s\S]|[[\]]|`+/g;
const DEEPEST_BRACKET = 8;
const DEPTH_STEPS: ReadonlyMap<string, number> = new Map([
  ['[', 1],
  [']', -1],
]);

/** Where an image or the end of a link's text is; `limit` is the paragraph's end. */
type LinkPlace = { readonly at: number; readonly limit: number };

/** Reads the image that the `!` at a place begins; undefined when it begins none. */
export function readImage(
  text: string,
  { at, limit }: LinkPlace,
  definitions: ReadonlyMap<string, string>,
): MarkdownPiece | undefined {
  if (text.charAt(at + 1) !== '[') return undefined;
  const start = at + 2;
  const close = closingBracket(text, start, limit);
  if (close === undefined) return undefined;
  const target = readLinkTarget(text, { start, close, limit }, definitions);
  if (target === undefined) return undefined;
  return { kind: 'image', text: text.slice(at, target.end), alt: text.slice(start, close) };
}

/** Reads what follows the text of a link, which the `]` at a place ends and which begins after `from`. */
export function readLink(
  text: string,
  { at, from, limit }: LinkPlace & { readonly from: number },
  definitions: ReadonlyMap<string, string>,
): LinkPiece | undefined {
  const opening = text.slice(from, at).lastIndexOf('[');
  const start = opening === -1 ? at : from + opening + 1;
  const target = readLinkTarget(text, { start, close: at, limit }, definitions);
  return target && { ...target, kind: 'link', text: text.slice(at, target.end) };
}

/** Reads what follows the brackets: an address or a label. Without either, the text in the brackets is the label. */
function readLinkTarget(
  text: string,
  { start, close, limit }: LinkBrackets,
  definitions: ReadonlyMap<string, string>,
): LinkTarget | undefined {
  const resource = readResource(text, close + 1);
  if (resource !== undefined && resource.end <= limit) return { ...resource, label: undefined };
  if (definitions.size === 0) return undefined;
  const targetOf = (label: string, end: number): LinkTarget | undefined => {
    const destination = definitions.get(normalLabel(label));
    return destination === undefined ? undefined : { end, destination, titled: false, label };
  };
  REFERENCE.lastIndex = close;
  const label = REFERENCE.exec(text)?.[1];
  const full = label === undefined ? undefined : targetOf(label, REFERENCE.lastIndex);
  const end = text.startsWith('[]', close + 1) ? close + 3 : close + 1;
  return full ?? targetOf(text.slice(start, close), end);
}

/** Returns the index of the `]` that closes what was opened before `from`; brackets inside code spans don't count. */
function closingBracket(text: string, from: number, limit: number): number | undefined {
  let depth = 0;
  BRACKET_OR_TICKS.lastIndex = from;
  while (depth <= DEEPEST_BRACKET) {
    const match = BRACKET_OR_TICKS.exec(text);
    if (match === null || match.index >= limit) return undefined;
    const [found] = match;
    if (found === ']' && depth === 0) return match.index;
    depth += DEPTH_STEPS.get(found) ?? 0;
    if (found.startsWith('`')) BRACKET_OR_TICKS.lastIndex = afterTicks(text, match.index, limit);
  }
  return undefined;
}

function afterTicks(text: string, at: number, limit: number): number {
  const ticks = ticksAt(text, at);
  return spanEnd(text, at, { ticks, limit }) ?? at + ticks;
}

/** The `(destination "title")` of an inline link or image; `end` is the index after it. */
type LinkResource = {
  readonly end: number;
  readonly destination: string;
  readonly titled: boolean;
};

/** `[label]: destination "title"`, invisible wherever it is; `end` is the index of the line's end. */
type LinkDefinition = LinkResource & { readonly label: string };

const DEEPEST_PARENTHESIS = 32;
const SPACE = /[ \t]*\n?[ \t]*/y;
const ANGLE_DESTINATION = /<((?:[^<>\n\\]|\\.)*)>/y;
const DESTINATION_PART = /(?:\\[!-/:-@[-`{-~]|[^ \t\n()])+/y;
const TITLE = /"(?:[^"\\]|\\[\s\S])*"|'(?:[^'\\]|\\[\s\S])*'|\((?:[^()\\]|\\[\s\S])*\)/y;
const LINE_REST = /[ \t]*(?=\n|$)/y;
const LABEL =
  /(?:[ \t>]|[*+-][ \t]|\d{1,9}[.)][ \t]|\[\^[^\]\n]{1,100}\]:)*\[((?:[^[\]\\]|\\[\s\S]){1,999})\]:(?!\n[ \t]*\n)/y;

/** Reads `(...)` at `at`; undefined when it can't belong to a link. */
function readResource(text: string, at: number): LinkResource | undefined {
  if (text[at] !== '(') return undefined;
  const target = readTarget(text, at + 1);
  if (target === undefined) return undefined;
  const end = matchEnd(SPACE, text, target.end);
  return text[end] === ')' ? { ...target, end: end + 1 } : undefined;
}

/** Reads a reference definition that starts with the line at `at`. */
export function readDefinition(text: string, at: number): LinkDefinition | undefined {
  LABEL.lastIndex = at;
  const match = LABEL.exec(text);
  const label = match?.[1];
  if (label === undefined || !/[^ \t\r\n]/.test(label) || label.startsWith('^')) return undefined;
  const start = LABEL.lastIndex;
  const target = readTarget(text, start);
  if (target === undefined || target.end === matchEnd(SPACE, text, start)) return undefined;
  const end = lineEnd(text, target.end);
  if (end !== undefined) return { ...target, end, label };
  const untitled = readDestination(text, matchEnd(SPACE, text, start));
  const after = untitled === undefined ? undefined : lineEnd(text, untitled.end);
  return untitled === undefined || after === undefined
    ? undefined
    : { destination: untitled.destination, titled: false, end: after, label };
}

/** Returns every definition of the text, by its label in lower case; the first one of a label counts. */
export function definitionsOf(text: string): ReadonlyMap<string, string> {
  const definitions = new Map<string, string>();
  if (!text.includes(']:')) return definitions;
  for (let at = 0; at < text.length; at = nextLine(text, at)) {
    const definition = readDefinition(text, at);
    if (definition === undefined) continue;
    const label = normalLabel(definition.label);
    if (!definitions.has(label)) definitions.set(label, definition.destination);
  }
  return definitions;
}

/** Returns a label in the form in which references are compared. */
export function normalLabel(label: string): string {
  // Only these four are blanks in Markdown: a no-break space is a character of the label.
  const single = label.replace(/[ \t\r\n]+/g, ' ').replace(/^ | $/g, '');
  // As two labels that differ in case alone are compared: `ẞ` is `SS`.
  return single.toLowerCase().toUpperCase();
}

/** Encodes an ASCII character for an address: `(` becomes `%28`. */
export function percentEncoded(character: string): string {
  return `%${character.charCodeAt(0).toString(16).padStart(2, '0').toUpperCase()}`;
}

function readTarget(text: string, at: number): LinkResource | undefined {
  const destination = readDestination(text, matchEnd(SPACE, text, at));
  if (destination === undefined) return undefined;
  const titleStart = matchEnd(SPACE, text, destination.end);
  const titleEnd = titleStart === destination.end ? titleStart : matchEnd(TITLE, text, titleStart);
  const titled = titleEnd > titleStart && !/\n[ \t]*\n/.test(text.slice(titleStart, titleEnd));
  return { destination: destination.destination, end: titled ? titleEnd : destination.end, titled };
}

function readDestination(
  text: string,
  at: number,
): { readonly destination: string; readonly end: number } | undefined {
  if (text[at] === '<') {
    ANGLE_DESTINATION.lastIndex = at;
    const destination = ANGLE_DESTINATION.exec(text)?.[1];
    return destination === undefined
      ? undefined
      : { destination, end: at + destination.length + 2 };
  }
  const end = bareDestinationEnd(text, at);
  return end === undefined ? undefined : { destination: text.slice(at, end), end };
}

function bareDestinationEnd(text: string, at: number): number | undefined {
  let depth = 0;
  let index = at;
  while (depth <= DEEPEST_PARENTHESIS) {
    index = matchEnd(DESTINATION_PART, text, index);
    const character = text.charAt(index);
    if (character === '(') depth += 1;
    else if (character === ')' && depth > 0) depth -= 1;
    else return depth === 0 ? index : undefined;
    index += 1;
  }
  return undefined;
}

function lineEnd(text: string, at: number): number | undefined {
  LINE_REST.lastIndex = at;
  return LINE_REST.test(text) ? LINE_REST.lastIndex : undefined;
}

function matchEnd(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at;
  return pattern.test(text) ? pattern.lastIndex : at;
}
