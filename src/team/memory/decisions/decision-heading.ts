// The words of a decision's form: its heading, with title and day, and the label of its rule.

const DAY = /\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])(?!\d)/;
const DAY_FIRST = new RegExp(
  `^${DAY.source}(?:[T ]\\d\\d[0-9:.+Z-]{0,30})?(?:\\s{0,4}[:\u2014\u2013-]\\s{0,4}|$)`,
);
const DAY_LAST = new RegExp(`\\(${DAY.source}\\)$`);

/** The title of a decision whose heading is only its day, or nothing. */
export const UNTITLED_DECISION = 'Untitled decision';

/** Begins the sentence that says what was decided, in Squad's form. */
export const WHAT_LABEL = '**What:**';

/** Splits `2026-11-21T09-30-00: Use UTC`, `Use UTC (2026-11-21)` or `Use UTC` into title and date. */
export function readHeading(heading: string): {
  readonly title: string;
  readonly date: string | undefined;
} {
  const title = heading.replace(DAY_FIRST, '').replace(DAY_LAST, '').trim();
  const date = ownDayIn(heading) ?? dateIn(heading);
  return { title: title === '' && date !== undefined ? UNTITLED_DECISION : title, date };
}

/** Returns a title in the form in which titles are compared: case and the number of blanks don't count. */
export function titleKey(title: string): string {
  return title.toLowerCase().replace(/\s+/g, ' ').trim();
}

/** Returns the day at a heading's beginning, or in brackets at its end; a day in the middle is about something else. */
export function ownDayIn(heading: string): string | undefined {
  const own = DAY_FIRST.exec(heading) ?? DAY_LAST.exec(heading);
  return dateIn(own?.[0] ?? '');
}

/** Returns the first `YYYY-MM-DD` in a text that can be a day. */
export function dateIn(text: string): string | undefined {
  return DAY.exec(text)?.[0];
}
