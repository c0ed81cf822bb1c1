// Reads the parts of Markdown links that people don't see: destinations, titles, reference definitions.
import { nextLine } from './fences.ts';

/** The `(destination "title")` of an inline link or image; `end` is the index after it. */
export type LinkResource = {
  readonly end: number;
  readonly destination: string;
  readonly titled: boolean;
};

/** `[label]: destination "title"`, invisible wherever it is; `end` is the index of the line's end. */
export type LinkDefinition = LinkResource & { readonly label: string };

const DEEPEST_PARENTHESIS = 32;
const SPACE = /[ \t]*\n?[ \t]*/y;
const ANGLE_DESTINATION = /<((?:[^<>\n\\]|\\.)*)>/y;
const DESTINATION_PART = /(?:\\[!-/:-@[-`{-~]|[^ \t\n()])+/y;
const TITLE = /"(?:[^"\\]|\\[\s\S])*"|'(?:[^'\\]|\\[\s\S])*'|\((?:[^()\\]|\\[\s\S])*\)/y;
const LINE_REST = /[ \t]*(?=\n|$)/y;
const LABEL =
  /(?:[ \t>]|[*+-][ \t]|\d{1,9}[.)][ \t]|\[\^[^\]\n]{1,100}\]:)*\[((?:[^[\]\\]|\\[\s\S]){1,999})\]:(?!\n[ \t]*\n)/y;

/** Reads `(...)` at `at`; undefined when it can't belong to a link. */
export function readResource(text: string, at: number): LinkResource | undefined {
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
