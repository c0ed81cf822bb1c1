// Reads a roster without a table, as the oldest squads have it: `### Mira` and, below it, `- **Role:** Lead`.
import {
  cleanCell,
  headingOf,
  type Line,
  labelOf,
  readSections,
  withoutDecoration,
} from '#src/markdown/index.ts';
/** One `###` heading of a roster, and its labels. */
export type RosterCard = {
  readonly name: string;
  readonly section: string;
  /** By label, in lower case. */
  readonly fields: ReadonlyMap<string, string>;
};

/** The labels that tell a member's heading from any other. */
const MEMBER_LABELS = ['role', 'skills', 'model', 'charter'];

/** Reads the cards below headings whose title, without emoji, matches. A heading without any of these labels is no card. */
export function readCards(lines: readonly Line[], title: RegExp): readonly RosterCard[] {
  return readSections(lines)
    .filter((section) => section.level === 2 && title.test(withoutDecoration(section.title)))
    .flatMap(({ title: section, lines: body }) => cardsIn(section, body))
    .filter(({ fields }) => MEMBER_LABELS.some((label) => fields.has(label)));
}

function cardsIn(section: string, lines: readonly Line[]): readonly RosterCard[] {
  const cards: { readonly name: string; section: string; fields: Map<string, string> }[] = [];
  for (const line of lines) {
    const heading = headingOf(line);
    if (heading?.level === 3) {
      cards.push({ name: cleanCell(heading.title), section, fields: new Map() });
      continue;
    }
    const field = labelOf(line) ?? plainLabelOf(line);
    const fields = cards.at(-1)?.fields;
    if (field !== undefined && fields?.has(field.label) === false) {
      fields.set(field.label, field.value);
    }
  }
  return cards;
}

/** Reads `- Role: Lead`, a label without the bold marks. */
function plainLabelOf({ kind, text }: Line) {
  const match = /^[-*+] ([A-Za-z][A-Za-z ]{0,40}):\s*(\S.*)$/.exec(text);
  const [, label = '', value = ''] = match ?? [];
  return kind !== 'text' || match === null ? undefined : { label: label.toLowerCase(), value };
}
