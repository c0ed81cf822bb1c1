// The little Markdown that a squad's files need: lines with their kind, headings, sections and `**Label:** value`.

/** `code` lines lie in a fence, `comment` lines in an HTML comment: neither holds headings or tables. */
export type Line = { readonly kind: 'text' | 'code' | 'comment'; readonly text: string };

export type Heading = { readonly level: number; readonly title: string };

/** The lines under one `#` or `##` heading; level 0 is what stands before the first. */
export type Section = Heading & { readonly lines: readonly Line[] };

type Block = { readonly from: number } & (
  | { readonly kind: 'comment' }
  | { readonly kind: 'code'; readonly fence: string }
);

/** The text with `\n` line ends and without a byte order mark. */
export function normaliseText(text: string): string {
  return text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
}

/** The lines of a text, fences and HTML comments told apart. */
export function readLines(text: string): readonly Line[] {
  const lines: Line[] = [];
  let block: Block | undefined;
  for (const line of normaliseText(text).split('\n')) {
    const opened: Block | undefined = block ?? blockOpenedBy(line, lines.length);
    lines.push({ kind: opened?.kind ?? 'text', text: line });
    block = opened === undefined || isClosedBy(opened, line, lines.length - 1) ? undefined : opened;
  }
  // A block nobody closed must not swallow what later writers append to the file.
  return block === undefined ? lines : asText(lines, block.from);
}

function asText(lines: readonly Line[], from: number): readonly Line[] {
  return lines.map((line, index) => (index < from ? line : { kind: 'text', text: line.text }));
}

function blockOpenedBy(line: string, from: number): Block | undefined {
  const start = line.slice(0, 4).trimStart() === '' ? '' : line.trimStart();
  if (start.startsWith('<!--')) return { kind: 'comment', from };
  const fence = /^(?:`{3,}|~{3,})/.exec(start)?.[0];
  if (fence === undefined) return undefined;
  const isInlineCode = fence.startsWith('`') && start.includes('`', fence.length);
  return isInlineCode ? undefined : { kind: 'code', fence, from };
}

function isClosedBy(block: Block, line: string, index: number): boolean {
  if (block.kind === 'comment') return line.includes('-->');
  const text = line.trim();
  if (index === block.from || !text.startsWith(block.fence)) return false;
  return text === block.fence.charAt(0).repeat(text.length);
}

/** The heading that a line is. It must start in the first column: indented ones belong to a list item. */
export function headingOf(line: Line): Heading | undefined {
  if (line.kind !== 'text' || !line.text.startsWith('#')) return undefined;
  const level = /^#{1,7}/.exec(line.text)?.[0].length ?? 0;
  const rest = line.text.slice(level);
  const isHeading = level <= 6 && (level > 1 || /^(?:\s|$)/.test(rest));
  return isHeading ? { level, title: withoutClosingHashes(rest.trim()) } : undefined;
}

function withoutClosingHashes(title: string): string {
  let end = title.length;
  while (end > 0 && title[end - 1] === '#') end -= 1;
  const isClosed = end === 0 || title[end - 1] === ' ' || title[end - 1] === '\t';
  return isClosed ? title.slice(0, end).trimEnd() : title;
}

/** The text cut into the parts under its `#` and `##` headings; deeper headings stay inside. */
export function readSections(lines: readonly Line[]): readonly Section[] {
  const sections: (Heading & { readonly lines: Line[] })[] = [{ level: 0, title: '', lines: [] }];
  for (const line of lines) {
    const heading = headingOf(line);
    if (heading !== undefined && heading.level <= 2) sections.push({ ...heading, lines: [] });
    else sections.at(-1)?.lines.push(line);
  }
  return sections;
}

/** The lines as text again, without blank lines at either end. */
export function textOf(lines: readonly Line[]): string {
  return trimBlankLines(lines.map((line) => line.text).join('\n'));
}

/** The text without blank lines at its start and white space at its end; the first line keeps its indentation. */
export function trimBlankLines(text: string): string {
  const end = text.trimEnd();
  const first = end.length - end.trimStart().length;
  return end.slice(end.lastIndexOf('\n', first) < first ? end.lastIndexOf('\n', first) + 1 : 0);
}

/** `- **Role:** Backend Dev` as label `role` and value; the bullet is optional. */
export function labelOf(
  line: Line,
): { readonly label: string; readonly value: string } | undefined {
  if (line.kind !== 'text') return undefined;
  const match = /^(?:[-*+][ \t])?\*\*([^*:]{1,60})(?::\*\*|\*\*:)/.exec(line.text.trimStart());
  const label = match?.[1]?.trim().toLowerCase();
  if (match === null || label === undefined) return undefined;
  return { label, value: line.text.trimStart().slice(match[0].length).trim() };
}

/** Words without the emoji, bullets or marks in front of them: `🏗️ Tech Lead` is `Tech Lead`. */
export function withoutDecoration(text: string): string {
  return text.replace(/^[^\p{L}\p{N}]+/u, '').trim();
}

/** The text cut to at most `limit` UTF-16 units, never within a character. */
export function cut(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const last = text.charCodeAt(limit - 1);
  return text.slice(0, last >= 0xd800 && last <= 0xdbff ? limit - 1 : limit);
}
