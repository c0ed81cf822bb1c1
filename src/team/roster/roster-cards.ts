// A roster without a table: `### Mira` and, below it, `- **Role:** Lead`. The oldest squads wrote theirs so.
import {
  headingOf,
  type Line,
  labelOf,
  readSections,
  withoutDecoration,
} from '../../markdown/sections.ts';
import { cleanCell } from '../../markdown/tables.ts';

/** One `###` heading of a roster, and its labels. */
export type RosterCard = {
  readonly name: string;
  readonly section: string;
  /** By their names, lower case. */
  readonly fields: ReadonlyMap<string, string>;
};

/** What tells a member from any other heading. */
const MEMBER_LABELS = ['role', 'skills', 'model', 'charter'];

/** The cards below headings whose title, without emoji, fits; a heading that no such label follows is none. */
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

/** `- Role: Lead`, without the bold marks. */
function plainLabelOf({ kind, text }: Line) {
  const match = /^[-*+] ([A-Za-z][A-Za-z ]{0,40}):\s*(\S.*)$/.exec(text);
  const [, label = '', value = ''] = match ?? [];
  return kind !== 'text' || match === null ? undefined : { label: label.toLowerCase(), value };
}
