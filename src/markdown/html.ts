// Reads HTML inside Markdown: comments, declarations and tags, as Markdown or a browser may take them.

export type HtmlTag = {
  readonly name: string;
  readonly attributes: string;
  readonly closing: boolean;
};

/** One construct in angle brackets; `end` is the index after it. */
type HtmlConstruct =
  | { readonly kind: 'hidden'; readonly end: number }
  | { readonly kind: 'tag'; readonly end: number; readonly tag: HtmlTag }
  | { readonly kind: 'autolink'; readonly end: number };

/** Where a construct is: `limit` is the paragraph's end, `raw` is true where Markdown passes HTML through as it is. */
type HtmlPlace = { readonly at: number; readonly limit: number; readonly raw: boolean };

const AUTOLINK = /<(?:[A-Za-z][A-Za-z0-9+.-]{1,31}:[^\s<>]*|[^\s<>@]{1,64}@[^\s<>@]{1,255})>/y;
const STRICT_TAG =
  /<(\/?)([A-Za-z][A-Za-z0-9-]*)((?:\s+[A-Za-z_:][\w.:-]*(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'=<>`]+))?)*\s*\/?)>/y;
// The lookahead after the name keeps a failed match from trying each shorter name, which took seconds for a long one.
const QUOTED_TAG = /<(\/?)([A-Za-z][^\s/>]*)((?=[\s/>])(?:[^"'>]|"[^"]*"|'[^']*')*)>/y;
const LOOSE_TAG = /<(\/?)([A-Za-z][^\s/>]*)([^>]*)>/y;

/** Finds the next occurrence of a needle from ever later places, searching each stretch of the text only once. */
export class ForwardFinder {
  readonly #text: string;
  readonly #found = new Map<string, number>();

  constructor(text: string) {
    this.#text = text;
  }

  /** Returns the index of `needle` at or after `from`, or -1; `from` may not go back by much. */
  next(needle: string, from: number): number {
    const known = this.#found.get(needle);
    if (known !== undefined && (known === -1 || known >= from)) return known;
    const found = this.#text.indexOf(needle, from);
    this.#found.set(needle, found);
    return found;
  }
}

/** Reads what starts with the `<` at the given place; undefined when it is an ordinary character. */
export function readHtml(
  text: string,
  finder: ForwardFinder,
  place: HtmlPlace,
): HtmlConstruct | undefined {
  if (text.startsWith('<!--', place.at)) return hidden(commentEnd(text, finder, place));
  if (text.startsWith('<![CDATA[', place.at)) return readUntil(finder, place, ']]>', text);
  if (/[!?]/.test(text.charAt(place.at + 1))) return readDeclaration(text, finder, place);
  if (finder.next('>', place.at) === -1) return readUnfinishedTag(text, place);
  AUTOLINK.lastIndex = place.at;
  if (AUTOLINK.test(text)) return { kind: 'autolink', end: AUTOLINK.lastIndex };
  return place.raw ? readRawTag(text, place) : readTextTag(text, place);
}

/** Reads a tag as a browser does, which takes more for a tag than Markdown does. */
function readRawTag(text: string, { at }: HtmlPlace): HtmlConstruct | undefined {
  for (const pattern of [STRICT_TAG, QUOTED_TAG, LOOSE_TAG]) {
    const tag = readTag(pattern, text, at);
    if (tag !== undefined) return tag;
  }
  return undefined;
}

/** Reads a tag that doesn't extend beyond its paragraph. A `>` at the start of a line begins a quote, and ends no tag. */
function readTextTag(text: string, { at, limit }: HtmlPlace): HtmlConstruct | undefined {
  const tag = readTag(STRICT_TAG, text, at);
  if (tag === undefined || tag.end > limit) return undefined;
  return /\n[ \t]*>$/.test(text.slice(at, tag.end)) ? undefined : tag;
}

function hidden(end: number): HtmlConstruct {
  return { kind: 'hidden', end };
}

function commentEnd(text: string, finder: ForwardFinder, { at, limit, raw }: HtmlPlace): number {
  const ends = ['-->', '--!>']
    .map((needle) => ({ needle, index: finder.next(needle, at + 4) }))
    .filter(({ index }) => index !== -1)
    .map(({ needle, index }) => index + needle.length);
  if (ends.length > 0) return Math.min(...ends);
  const empty = ['<!-->', '<!--->'].find((comment) => text.startsWith(comment, at));
  if (empty !== undefined) return at + empty.length;
  return raw ? text.length : limit;
}

function readDeclaration(
  text: string,
  finder: ForwardFinder,
  place: HtmlPlace,
): HtmlConstruct | undefined {
  if (text.charAt(place.at + 1) === '?') return readUntil(finder, place, '?>', text);
  return /[A-Za-z[]/.test(text.charAt(place.at + 2))
    ? readUntil(finder, place, '>', text)
    : undefined;
}

function readUntil(
  finder: ForwardFinder,
  { at, raw }: HtmlPlace,
  needle: string,
  text: string,
): HtmlConstruct | undefined {
  const end = finder.next(needle, at);
  if (end !== -1) return hidden(end + needle.length);
  return raw ? hidden(text.length) : undefined;
}

/** Reads an unfinished tag, which a browser hides together with everything that follows. */
function readUnfinishedTag(text: string, { at, limit, raw }: HtmlPlace): HtmlConstruct | undefined {
  return raw && /[A-Za-z/]/.test(text.charAt(at + 1)) ? hidden(limit) : undefined;
}

function readTag(pattern: RegExp, text: string, at: number): HtmlConstruct | undefined {
  pattern.lastIndex = at;
  const match = pattern.exec(text);
  if (match === null) return undefined;
  const [, slash, name = '', attributes = ''] = match;
  const tag = { name: name.toLowerCase(), attributes: attributes.trim(), closing: slash === '/' };
  return { kind: 'tag', end: pattern.lastIndex, tag };
}

/** What follows a link's text: `](destination "title")`, or `][label]` and the destination that the label stands for. */
export type LinkPiece = {
  readonly kind: 'link';
  readonly text: string;
  readonly destination: string;
  readonly titled: boolean;
  readonly label: string | undefined;
};

/** A stretch of the text; joining the texts of all pieces gives the whole text. */
export type MarkdownPiece =
  | { readonly kind: 'prose'; readonly text: string }
  /** A fenced block with its fences, or a code span with its backticks. */
  | { readonly kind: 'code'; readonly text: string; readonly fence: string | undefined }
  /** Backticks or tildes that may or may not begin code. */
  | { readonly kind: 'ticks'; readonly text: string }
  /** An HTML comment, declaration or the like. */
  | { readonly kind: 'hidden'; readonly text: string }
  | { readonly kind: 'tag'; readonly text: string; readonly tag: HtmlTag }
  | { readonly kind: 'autolink'; readonly text: string }
  | { readonly kind: 'image'; readonly text: string; readonly alt: string }
  | LinkPiece
  | {
      readonly kind: 'definition';
      readonly text: string;
      readonly label: string;
      readonly titled: boolean;
    };

/** Turns a construct in angle brackets into a piece. */
export function htmlPiece(construct: HtmlConstruct, text: string): MarkdownPiece {
  return construct.kind === 'tag'
    ? { kind: 'tag', text, tag: construct.tag }
    : { kind: construct.kind, text };
}
