// Tells in a prompt which decisions had no room there: how many, and the titles of the newest.

/** The most characters that the titles of left-out decisions may take. */
const MOST_TITLES = 400;

/** Returns the part of a budget that these titles may take. */
export function roomForTitles(budget: number): number {
  return budget < MOST_TITLES ? 0 : Math.floor(Math.min(MOST_TITLES, budget / 4));
}

/** Says how many decisions are missing, and some of them by title. */
export function leftOutNote(count: number, titles: string): string {
  const decisions = count === 1 ? 'decision is' : 'decisions are';
  return `(${count} less related or older ${decisions} left out${titles}.)`;
}

/** Returns a colon and as many titles of the newest entries as there is room for; empty when none fits. */
export function lastTitles(entries: readonly { readonly title: string }[], room: number): string {
  const titles: string[] = [];
  let left = room - 2;
  for (const { title } of entries.toReversed()) {
    left -= title.length + 2;
    if (left < 0) break;
    titles.push(title);
  }
  return titles.length === 0 ? '' : `: ${titles.reverse().join('; ')}`;
}
