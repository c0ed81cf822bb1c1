// Cuts Markdown into pieces in one linear pass, since text that anybody may post can make a parser built for good input slow
// or overflow its stack. Calls code only what every reader of Markdown takes for code.
import { nextLine, readFence, spanEnd, ticksAt } from './code.ts';
import { ForwardFinder, htmlPiece, type MarkdownPiece, readHtml } from './html.ts';
import { definitionsOf, readDefinition, readImage, readLink } from './links.ts';

const CONTAINER = String.raw`(?:[ \t>]|[*+-][ \t]|\d{1,9}[.)][ \t]|\[\^[^\]\n]{1,100}\]:)*`;
const CONTAINED_FENCE = new RegExp(`${CONTAINER}(\`{3,}|~{3,})`, 'y');
const HTML_LINE = new RegExp(`${CONTAINER}<[A-Za-z/!?]`, 'y');
/** The content of these elements continues over blank lines. */
const LASTING_HTML_LINE = new RegExp(`${CONTAINER}<(?:pre|script|style|textarea)\\b`, 'iy');
const LASTING_HTML_END = /<\/(?:pre|script|style|textarea)>/i;
const FENCE_IN_SWALLOWED = new RegExp(`\\n${CONTAINER}(?:\`{3}|~{3})`);
const EMPTY_LINE = /[ \t]*(?:\n|$)/y;
const BLANK_LINE = /[ \t>]*(?:\n|$)/y;
const TABLE_DELIMITER = /^[ \t>|:]*-[-|: \t>]*$/m;

const LONGEST_URL_LOOKED_AT = 200;

/** True when the pattern, which must be sticky, matches at `at`. */
function matches(pattern: RegExp, text: string, at: number): boolean {
  pattern.lastIndex = at;
  return pattern.test(text);
}

/** Returns the line that ends at `at`. */
function lineBefore(text: string, at: number): string {
  const start = text.lastIndexOf('\n', at - 2) + 1;
  return text.slice(start, Math.max(start, at));
}

/** True when `at` may be inside a bare address, which may continue over a backtick. */
function isInsideUrl(text: string, at: number): boolean {
  let start = at;
  const limit = Math.max(0, at - LONGEST_URL_LOOKED_AT);
  while (start > limit && text.charAt(start - 1).trim() !== '') start -= 1;
  if (start === limit && limit > 0) return true;
  return /:\/\/|www\.|@/i.test(text.slice(start, at));
}

const SPECIAL = /[\\`<!\]\n]/g;
const LONGEST_LABEL = 300;

/** Reads the whole text; linear in its length for any input. */
export function readMarkdown(text: string): readonly MarkdownPiece[] {
  return new MarkdownReader(text).read();
}

class MarkdownReader {
  readonly #text: string;
  readonly #finder: ForwardFinder;
  readonly #definitions: ReadonlyMap<string, string>;
  readonly #pieces: MarkdownPiece[] = [];
  #at = 0;
  #proseFrom = 0;
  /** False from where fences can no longer be told from text with certainty. */
  #sure: boolean = true;
  /** True once a fence was opened inside a list or quote, since an indented fence may then close it. */
  #containedFence: boolean = false;
  /** True inside an HTML block that continues over blank lines. */
  #lasting: boolean = false;
  /** True on the line where an HTML block with blank lines ends: the rest of that line is HTML too. */
  #rawLine: boolean = false;
  // About the paragraph that is being read:
  #end = 0;
  #raw: boolean = false;
  #spansSure: boolean = true;
  #table: boolean = false;

  constructor(text: string) {
    this.#text = text;
    this.#finder = new ForwardFinder(text);
    this.#definitions = definitionsOf(text);
  }

  read(): readonly MarkdownPiece[] {
    while (this.#at < this.#text.length) {
      if (!this.#takeFence()) this.#takeParagraph();
    }
    this.#flush(this.#text.length);
    return this.#pieces;
  }

  #takeFence(): boolean {
    if (!(this.#sure && this.#atLineStart())) return false;
    const fence = readFence(this.#text, this.#at);
    if (fence === undefined) return false;
    if (fence.end === undefined || (fence.indented && this.#containedFence)) {
      this.#sure = false;
      return false;
    }
    this.#push({ kind: 'code', text: this.#text.slice(this.#at, fence.end), fence: fence.fence });
    return true;
  }

  #takeParagraph(): void {
    this.#raw = this.#lasting || (this.#rawLine && !this.#atLineStart());
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
  #paragraphEnd(): number {
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

  #fenceAt(line: number, html: boolean): boolean {
    const fenced = this.#sure && readFence(this.#text, line) !== undefined;
    if (fenced && html) this.#sure = false;
    return fenced && !html;
  }

  #takeLineStart(): boolean {
    const definition = readDefinition(this.#text, this.#at);
    if (definition !== undefined) {
      const { end, label, titled } = definition;
      this.#push({ kind: 'definition', text: this.#text.slice(this.#at, end), label, titled });
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

  #takeContainedFence(): boolean {
    CONTAINED_FENCE.lastIndex = this.#at;
    const fence = CONTAINED_FENCE.exec(this.#text)?.[1];
    if (fence === undefined) return false;
    this.#containedFence = true;
    if (this.#sure || fence.startsWith('`')) return false;
    this.#flush(CONTAINED_FENCE.lastIndex - fence.length);
    this.#push({ kind: 'ticks', text: fence });
    return true;
  }

  #takeSpecial(): void {
    const character = this.#text.charAt(this.#at);
    if (character === '`') this.#takeTicks();
    else if (character === '<') this.#takeHtml();
    else if (character === '\\') this.#takeEscape();
    else if (character === '!') this.#takeImage();
    else if (character === ']') this.#takeLink();
    else this.#at += 1;
  }

  #takeEscape(): void {
    const escaped = this.#text.charAt(this.#at + 1);
    if (escaped !== '`') {
      // The backslash is part of a bare address.
      const isTaken = escaped === '<' && isInsideUrl(this.#text, this.#at);
      this.#at += this.#raw || escaped === '\n' || isTaken ? 1 : 2;
      return;
    }
    // Readers of Markdown differ on whether the next backtick of the run may open a span.
    if (this.#text.charAt(this.#at + 2) === '`') this.#spansSure = false;
    this.#push({ kind: 'ticks', text: '\\`' });
  }

  #takeTicks(): void {
    const ticks = ticksAt(this.#text, this.#at);
    const lineEnd = this.#finder.next('\n', this.#at);
    const limit = lineEnd === -1 ? this.#end : Math.min(lineEnd, this.#end);
    const end = this.#spansSure ? spanEnd(this.#text, this.#at, { ticks, limit }) : undefined;
    const span = end === undefined ? '' : this.#text.slice(this.#at, end);
    if (span === '' || (this.#table && span.includes('|')) || isInsideUrl(this.#text, this.#at)) {
      this.#spansSure = false;
      this.#push({ kind: 'ticks', text: '`'.repeat(ticks) });
    } else {
      this.#push({ kind: 'code', text: span, fence: undefined });
    }
  }

  #takeHtml(): void {
    const place = { at: this.#at, limit: this.#end, raw: this.#raw };
    const construct = readHtml(this.#text, this.#finder, place);
    if (construct === undefined) {
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

  #takeImage(): void {
    const image = readImage(this.#text, { at: this.#at, limit: this.#end }, this.#definitions);
    this.#takeConstruct(image);
  }

  #takeLink(): void {
    const from = Math.max(this.#proseFrom, this.#at - LONGEST_LABEL);
    const place = { at: this.#at, from, limit: this.#end };
    this.#takeConstruct(readLink(this.#text, place, this.#definitions));
  }

  /** Adds a construct; without one, the character is an ordinary one. */
  #takeConstruct(piece: MarkdownPiece | undefined): void {
    if (piece === undefined) this.#at += 1;
    else this.#pushConstruct(piece);
  }

  /** Adds a construct. Backticks inside it belong to it for one reader, and open code for another. */
  #pushConstruct(piece: MarkdownPiece): void {
    if (piece.text.includes('`')) this.#spansSure = false;
    this.#push(piece);
  }

  #push(piece: MarkdownPiece): void {
    this.#flush(this.#at);
    this.#pieces.push(piece);
    this.#at += piece.text.length;
    this.#proseFrom = this.#at;
  }

  #flush(end: number): void {
    if (end > this.#proseFrom) {
      this.#pieces.push({ kind: 'prose', text: this.#text.slice(this.#proseFrom, end) });
    }
    this.#at = end;
    this.#proseFrom = end;
  }

  #atLineStart(): boolean {
    return this.#at === 0 || this.#text.charAt(this.#at - 1) === '\n';
  }
}
