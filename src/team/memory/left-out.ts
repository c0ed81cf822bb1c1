// What stands in a prompt of decisions that had no room there: how many they are, and the newest by title.

/** The most characters of the titles of what is left out. */
const MOST_TITLES = 400;

/** The part of a budget that their titles may take. */
export function roomForTitles(budget: number): number {
  return budget < MOST_TITLES ? 0 : Math.floor(Math.min(MOST_TITLES, budget / 4));
}

/** Says how many decisions are missing, and some of them by title. */
export function leftOutNote(count: number, titles: string): string {
  return `(${count} less related or older decisions are left out${titles}.)`;
}

/** The titles of the newest, as many as there is room for; empty, or with what stands before them. */
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
