// Numbers, times and days, as people read them.

/** Writes an amount as `980`, `12.4k` or `1.2M`. */
export function count(amount: number): string {
  if (amount < 1000) return String(amount);
  if (amount < 999_950) return `${shortened(amount / 1000)}k`;
  return `${shortened(amount / 1_000_000)}M`;
}

/** Writes an amount in full: `12,400`. */
export function inFull(amount: number): string {
  return amount.toLocaleString('en-US');
}

function shortened(amount: number): string {
  return amount.toFixed(1).replace(/\.0$/, '');
}

/** Adds up the amounts. */
export function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}

/** Writes an amount with its noun: `1 file`, `3 files`. */
export function plural(amount: number, noun: string): string {
  return `${count(amount)} ${noun}${amount === 1 ? '' : 's'}`;
}

/** Lists the first `most` items, and says how many more there are: `a, b and 2 more`. */
export function firstOf<T>(items: readonly T[], most: number, show: (item: T) => string): string {
  const shown = items.slice(0, most).map(show).join(', ');
  return items.length > most ? `${shown} and ${items.length - most} more` : shown;
}

/** Writes milliseconds as `42 s`, `3 min 4 s` or `1 h 5 min`. */
export function duration(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1000));
  const minutes = Math.floor(seconds / 60);
  if (minutes === 0) return `${seconds} s`;
  if (minutes < 60) return joinUnits(`${minutes} min`, seconds % 60, 's');
  return joinUnits(`${Math.floor(minutes / 60)} h`, minutes % 60, 'min');
}

function joinUnits(big: string, small: number, unit: string): string {
  return small === 0 ? big : `${big} ${small} ${unit}`;
}

/** Returns the day in UTC, from milliseconds since the epoch: `2026-01-31`. */
export function dayOf(ms: number): string {
  return new Date(ms).toISOString().slice(0, 10);
}
