// Numbers and what they count, as people read them.

/** `980`, `12.4k`, `1.2M`. */
export function count(amount: number): string {
  if (amount < 1000) return String(amount);
  if (amount < 999_950) return `${shortened(amount / 1000)}k`;
  return `${shortened(amount / 1_000_000)}M`;
}

function shortened(amount: number): string {
  return amount.toFixed(1).replace(/\.0$/, '');
}

/** `1 file`, `3 files`. */
export function plural(amount: number, noun: string): string {
  return `${count(amount)} ${noun}${amount === 1 ? '' : 's'}`;
}
