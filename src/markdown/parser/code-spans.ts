// Code spans: a run of backticks up to the next run of the same length.

const TICKS = /`+/y;

/** Returns how many backticks there are at `at`. */
export function ticksAt(text: string, at: number): number {
  TICKS.lastIndex = at;
  return TICKS.exec(text)?.[0].length ?? 0;
}

/** Returns where the code span that `ticks` backticks at `at` open ends, if it ends before `limit`. */
export function spanEnd(
  text: string,
  at: number,
  { ticks, limit }: { readonly ticks: number; readonly limit: number },
): number | undefined {
  let run = text.indexOf('`', at + ticks);
  while (run !== -1 && run < limit) {
    const length = ticksAt(text, run);
    if (length === ticks) return run + length;
    run = text.indexOf('`', run + length);
  }
  return undefined;
}
