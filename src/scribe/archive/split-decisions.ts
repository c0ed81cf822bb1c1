// Splits decisions.md into its entries and what stands around them.
import { headingOf, readLines } from '#src/markdown/index.ts';
import { isScaffold } from '#src/team/index.ts';

/** A part of the file: one entry with its heading, or what stands around entries. */
export type DecisionsPart = {
  readonly raw: string;
  readonly heading: string | undefined;
  /** The `#` and `##` headings below it, which an unclean merge spliced into it. */
  readonly spliced: readonly string[];
  /** The heading of the file's frame that it stands under, in lower case. */
  readonly frame: string;
};

/** Cuts the file before each `###` entry and each heading of its frame. */
export function splitDecisions(text: string, lines = readLines(text)): readonly DecisionsPart[] {
  const top = { start: lines[0]?.start ?? 0, heading: undefined, spliced: [], frame: '' };
  const boundaries: (Omit<DecisionsPart, 'raw'> & { start: number; spliced: string[] })[] = [top];
  let frame = '';
  for (const line of lines) {
    const heading = headingOf(line);
    if (heading === undefined || heading.level > 3) continue;
    const { level, title } = heading;
    if (level === 3) {
      boundaries.push({ start: line.start, heading: title, spliced: [], frame });
    } else if (isScaffold(line)) {
      frame = title.toLowerCase();
      boundaries.push({ start: line.start, heading: undefined, spliced: [], frame });
    } else {
      boundaries.at(-1)?.spliced.push(title);
    }
  }
  return boundaries.map(({ start, ...part }, index) => ({
    ...part,
    raw: text.slice(start, boundaries[index + 1]?.start),
  }));
}

/** Returns the text of the parts. */
export function joinParts(parts: readonly DecisionsPart[]): string {
  return parts.map(({ raw }) => raw).join('');
}

/** Returns the texts of the entries among the parts. */
export function listEntries(parts: readonly DecisionsPart[]): readonly string[] {
  return parts.filter(({ heading }) => heading !== undefined).map(({ raw }) => raw.trimEnd());
}
