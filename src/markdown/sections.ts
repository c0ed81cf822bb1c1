// The little Markdown that a squad's files need: lines with their kind, headings, sections and `**Label:** value`.

/** `code` lines are in a fence, `comment` lines in an HTML comment; neither hold headings or tables. */
export type Line = { readonly kind: 'text' | 'code' | 'comment'; readonly text: string };

/** A line without its end, and where it begins in the text it was read from, in UTF-16 units. */
export type PlacedLine = Line & { readonly start: number };

type Heading = { readonly level: number; readonly title: string };

/** The lines under one `#` or `##` heading; level 0 holds what comes before the first. */
export type Section = Heading & { readonly lines: readonly Line[] };

/** Reads the lines of a text, telling fences and HTML comments apart; accepts line ends of any kind. Linear. */
export function readLines(text: string): readonly PlacedLine[] {
  const lines = splitLines(text);
  if (!mayHoldBlocks(text)) return lines;
  const blockAt = closedBlocks(lines);
  let open: Block | undefined;
  return lines.map(({ text: line, start }, at) => {
    const block = open ?? blockAt(at);
    // A fence's first line looks like its last; a comment may end where it began.
    const mayEnd = block !== undefined && (block === open || block.kind === 'comment');
    open = mayEnd && isClosedBy(block, line) ? undefined : block;
    return { kind: block?.kind ?? 'text', text: line, start };
  });
}

/** False for most texts, which then need no closer look. */
export function mayHoldBlocks(text: string): boolean {
  return /```|~~~|<!--/.test(text);
}

/** Splits a text into lines, all of kind `text`. */
function splitLines(text: string): readonly PlacedLine[] {
  const lines: PlacedLine[] = [];
  let start = text.startsWith('\uFEFF') ? 1 : 0;
  for (const end of text.matchAll(/\r\n?|\n/g)) {
    lines.push({ kind: 'text', text: text.slice(start, end.index), start });
    start = end.index + end[0].length;
  }
  lines.push({ kind: 'text', text: text.slice(start), start });
  return lines;
}

/** A fence or an HTML comment, by what closes it: a fence as long or longer, or a line with `-->`. */
type Block = { readonly kind: 'comment' | 'code'; readonly closer: string };

/** Returns the block that a line opens if none is open, whether or not anything closes it. */
export function blockOpenedBy(line: string): Block | undefined {
  if (!mayHoldBlocks(line)) return undefined;
  const start = unindented(line);
  if (start.startsWith('<!--')) return { kind: 'comment', closer: '-->' };
  const fence = /^(?:`{3,}|~{3,})/.exec(start)?.[0];
  if (fence === undefined) return undefined;
  const isInlineCode = fence.startsWith('`') && start.includes('`', fence.length);
  return isInlineCode ? undefined : { kind: 'code', closer: fence };
}

function isClosedBy(block: Block, line: string): boolean {
  if (block.kind === 'comment') return line.includes(block.closer);
  return bareFence(line).startsWith(block.closer);
}

/** Returns the fence that a line consists of, or an empty text. */
function bareFence(line: string): string {
  if (!mayHoldBlocks(line)) return '';
  return /^(?:`{3,}|~{3,})(?=\s*$)/.exec(unindented(line))?.[0] ?? '';
}

/** Returns the line from its first mark on; an empty text when it is indented as far as code. */
function unindented(line: string): string {
  return /^ {0,3}(?=[^\s])/.test(line) ? line.trimStart() : '';
}

/**
 * Returns a function that finds the block that a line opens, if a later line closes it. A block that is never closed is text:
 * it must not swallow what later writers append to the file.
 */
function closedBlocks(lines: readonly Line[]): (at: number) => Block | undefined {
  const last = new Map<string, number>();
  for (const [at, { text }] of lines.entries()) {
    if (text.includes('-->')) last.set(keyOf('-->'), at);
    const fence = bareFence(text);
    for (let length = fence.length; length >= 3; length -= 1) last.set(`${fence[0]}${length}`, at);
  }
  return (at) => {
    const block = blockOpenedBy(lines[at]?.text ?? '');
    if (block === undefined) return undefined;
    const first = block.kind === 'comment' ? at : at + 1;
    return (last.get(keyOf(block.closer)) ?? -1) < first ? undefined : block;
  };
}

function keyOf(closer: string): string {
  return `${closer[0]}${closer.length}`;
}

const CLOSING_HASHES = /(?:^|[ \t])#+$/;

/** Reads a line as a heading. It must start in the first column: indented ones belong to a list item. */
export function headingOf(line: Line): Heading | undefined {
  if (line.kind !== 'text' || !line.text.startsWith('#')) return undefined;
  const level = /^#{1,7}/.exec(line.text)?.[0].length ?? 0;
  const rest = line.text.slice(level);
  const isHeading = level <= 6 && (level > 1 || /^(?:\s|$)/.test(rest));
  if (!isHeading) return undefined;
  return { level, title: rest.trim().replace(CLOSING_HASHES, '').trimEnd() };
}

/** Cuts the lines into the parts under `#` and `##` headings; deeper headings stay inside. */
export function readSections(lines: readonly Line[]): readonly Section[] {
  const sections: (Heading & { readonly lines: Line[] })[] = [{ level: 0, title: '', lines: [] }];
  for (const line of lines) {
    const heading = headingOf(line);
    if (heading !== undefined && heading.level <= 2) sections.push({ ...heading, lines: [] });
    else sections.at(-1)?.lines.push(line);
  }
  return sections;
}

/** Returns the lines as text again, without blank lines at either end. */
export function textOf(lines: readonly Line[]): string {
  return trimBlankLines(lines.map((line) => line.text).join('\n'));
}

/** Removes blank lines at the start and white space at the end; the first line keeps its indentation. */
export function trimBlankLines(text: string): string {
  const end = text.trimEnd();
  const first = end.length - end.trimStart().length;
  return end.slice(end.lastIndexOf('\n', first) < first ? end.lastIndexOf('\n', first) + 1 : 0);
}

/** Reads `- **Role:** Backend Dev` as label `role` and its value; the bullet is optional. */
export function labelOf(
  line: Line,
): { readonly label: string; readonly value: string } | undefined {
  if (line.kind !== 'text') return undefined;
  const match = /^(?:[-*+][ \t])?\*\*([^*:]{1,60})(?::\*\*|\*\*:)/.exec(line.text.trimStart());
  const label = match?.[1]?.trim().toLowerCase();
  if (match === null || label === undefined) return undefined;
  return { label, value: line.text.trimStart().slice(match[0].length).trim() };
}

/** Reads a label as `labelOf` does, or without bold marks: `- Role: Lead`, `Preferred: auto`. */
export function plainLabelOf(
  line: Line,
): { readonly label: string; readonly value: string } | undefined {
  const bold = labelOf(line);
  if (bold !== undefined || line.kind !== 'text') return bold;
  const match = /^(?:[-*+][ \t]+)?([A-Za-z][A-Za-z ]{0,40}):(?:[ \t]+(\S.*))?$/.exec(
    line.text.trimStart(),
  );
  const [, label = '', value = ''] = match ?? [];
  return match === null ? undefined : { label: label.toLowerCase(), value: value.trim() };
}

/** Removes emoji, and blanks, at both ends: `🏗️ Tech Lead` becomes `Tech Lead`, `.NET Dev` stays. */
export function withoutEmoji(text: string): string {
  return text.replace(EMOJI_FIRST, '').replace(EMOJI_LAST, '').trim();
}

const EMOJI =
  '[\\p{Extended_Pictographic}\\p{Emoji_Modifier}\\p{Regional_Indicator}\\p{So}\\u200D\\uFE0F\\u20E3]';
const EMOJI_FIRST = new RegExp(`^(?:${EMOJI}|\\s)+`, 'u');
const EMOJI_LAST = new RegExp(`(?<=[^\\s])\\s+${EMOJI}+\\s*$`, 'u');

/** Removes emoji, bullets and marks in front of words: `🏗️ Tech Lead` becomes `Tech Lead`. */
export function withoutDecoration(text: string): string {
  return text.replace(/^[^\p{L}\p{N}]+/u, '').trim();
}
