// A learning as Markdown: one list entry, in a file of its own or under a history's `## Learnings`.
import { closeBlocks, headingOf, type Line, lineEndOf, readLines } from '#src/markdown/index.ts';
import { dateIn } from '#src/team/index.ts';
import { plainText } from '#src/text/index.ts';

/** Returns the entry without a final line end. Indents further lines by four spaces, so that none is a heading or a fence. */
export function learningEntry(category: string, learning: string): string {
  const [first = '', ...rest] = plainText(learning).split('\n');
  const more = rest.map((line) => (line.trim() === '' ? '' : `    ${line}`));
  return [`- **[${category}]** ${first}`, ...more].join('\n');
}

/** Appends entries of `learningEntry` to `## Learnings`, which is added when it is missing. */
export function appendLearnings(text: string, entries: readonly string[]): string {
  return appendToLearnings(text, () => entries);
}

/** An entry of `learningEntry` and its day, `YYYY-MM-DD`. */
export type DatedEntry = { readonly entry: string; readonly day: string };

/** Appends entries, sorted by day, to `## Learnings`. After `###` blocks, each day gets a heading of its own. */
export function appendDatedLearnings(text: string, learnings: readonly DatedEntry[]): string {
  return appendToLearnings(text, (block) =>
    block === undefined ? learnings.map(({ entry }) => entry) : withDayHeadings(block, learnings),
  );
}

/** Adds a heading before each new day; `block` is the title of the last heading in the text. */
function withDayHeadings(block: string, learnings: readonly DatedEntry[]): readonly string[] {
  let open = dateIn(block);
  return learnings.flatMap(({ entry, day }, at) => {
    const heading = day === open ? [] : [...(at === 0 ? [] : ['']), `### ${day}`, ''];
    open = day;
    return [...heading, entry];
  });
}

const LEARNINGS = { file: 'Project Context', section: 'Learnings' };

function appendToLearnings(text: string, partsUnder: PartsUnder): string {
  return appendToSection(text, LEARNINGS, partsUnder);
}

/** Takes the title of a section's last `###` heading, or undefined, and returns the parts to add. */
type PartsUnder = (block: string | undefined) => readonly string[];

/** Appends to a `##` section, which is added when it is missing. `titles` are those of a new file and of the section. */
export function appendToSection(
  text: string,
  titles: { readonly file: string; readonly section: string },
  partsUnder: PartsUnder,
): string {
  const heading = `## ${titles.section}`;
  if (text.trim() === '') {
    return `# ${titles.file}\n\n${heading}\n\n${partsUnder(undefined).join('\n')}\n`;
  }
  const lineEnd = lineEndOf(text);
  const closed = closeBlocks(text, (line) => isSection(line) || isEntry(line));
  const lines = readLines(closed);
  const { start, until, block } = findSection(lines, titles.section);
  const last = lines.findLastIndex((line, at) => at < until && line.text.trim() !== '');
  const { start: from = 0, text: words = '' } = lines[last] ?? {};
  const end = from + words.length;
  const parts = partsUnder(block);
  const continuesList = isListLine(words) && parts.slice(0, 1).every(isListLine);
  const frame = start === -1 ? ['', heading, ''] : continuesList ? [] : [''];
  const added = [...frame, ...parts.flatMap((part) => part.split('\n'))];
  const isTight = last + 1 === until && until < lines.length;
  const after = isTight ? `${lineEnd}${closed.slice(end)}` : closed.slice(end) || lineEnd;
  return `${closed.slice(0, end)}${added.map((line) => `${lineEnd}${line}`).join('')}${after}`;
}

type FoundSection = {
  /** The index of its heading, -1 when there is none, and the index after its last line. */
  readonly start: number;
  readonly until: number;
  /** Its last `###` heading. */
  readonly block: string | undefined;
};

function findSection(lines: readonly Line[], title: string): FoundSection {
  const start = lines.findIndex(
    ({ kind, text }) => kind === 'text' && text.trimEnd() === `## ${title}`,
  );
  if (start === -1) return { start, until: lines.length, block: undefined };
  const next = lines.findIndex((line, at) => at > start && isSection(line));
  const until = next === -1 ? lines.length : next;
  const headings = lines.slice(start, until).map(headingOf);
  return { start, until, block: headings.findLast((heading) => heading?.level === 3)?.title };
}

function isSection(line: Line): boolean {
  return (headingOf(line)?.level ?? 3) <= 2;
}

/** True for the first line of a learning or a pattern. An open fence above it must not turn it into code. */
function isEntry({ kind, text }: Line): boolean {
  return kind === 'text' && /^[-*] \*\*/.test(text);
}

function isListLine(text: string): boolean {
  return /^(?:[-*] | {2,}\S)/.test(text);
}
