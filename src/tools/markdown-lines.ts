// Looks at Markdown line by line, knowing which lines are inside a code fence.

export type MarkdownLine = { readonly text: string; readonly fenced: boolean };

export type MarkdownLines = {
  readonly lines: readonly MarkdownLine[];
  /** The fence that is still open at the end. */
  readonly openFence: string | undefined;
};

/** Splits at `\n`; a `\r` stays at its line's end. A fence's own lines count as fenced. */
export function readLines(text: string): MarkdownLines {
  const lines: MarkdownLine[] = [];
  let openFence: string | undefined;
  for (const line of text.split('\n')) {
    const before = openFence;
    openFence = fenceAfter(line, before);
    lines.push({ text: line, fenced: before !== undefined || openFence !== undefined });
  }
  return { lines, openFence };
}

function fenceAfter(line: string, open: string | undefined): string | undefined {
  const [, fence = '', rest = ''] = /^ {0,3}(`{3,}|~{3,})(.*)/.exec(line) ?? [];
  if (open !== undefined) return fence.startsWith(open) && rest.trim() === '' ? undefined : open;
  const isCodeSpan = fence.startsWith('`') && rest.includes('`');
  return fence === '' || isCodeSpan ? undefined : fence;
}

/** The level of an ATX heading, 0 for any other line. */
export function headingLevel({ text, fenced }: MarkdownLine): number {
  if (fenced) return 0;
  return /^ {0,3}(#{1,6})(?:\s|$)/.exec(text)?.[1]?.length ?? 0;
}

/** Pushes headings down together, so that none stands above `level`. */
export function demoteHeadings(text: string, level: number): string {
  const { lines } = readLines(text);
  const levels = lines.map(headingLevel);
  const highest = Math.min(...[6], ...levels.filter((found) => found > 0));
  const down = Math.max(0, level - highest);
  const demoted = lines.map((line, index) => {
    const found = levels[index] ?? 0;
    if (found === 0) return line.text;
    return `${'#'.repeat(Math.min(6, found + down))}${line.text.trimStart().slice(found)}`;
  });
  return demoted.join('\n');
}
