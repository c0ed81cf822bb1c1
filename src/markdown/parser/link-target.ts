// Links and images: their brackets, and what these point to.
import { spanEnd, ticksAt } from './code-spans.ts';
import type { LinkPiece, MarkdownPiece } from './html.ts';
import { normalLabel, readResource } from './links.ts';

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
  const target = readTarget(text, { start, close, limit }, definitions);
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
  const target = readTarget(text, { start, close: at, limit }, definitions);
  return target && { ...target, kind: 'link', text: text.slice(at, target.end) };
}

/** Reads what follows the brackets: an address or a label. Without either, the text in the brackets is the label. */
function readTarget(
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
