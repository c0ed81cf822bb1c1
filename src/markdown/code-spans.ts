// Code spans: a run of backticks up to the next run of the same length.

const TICKS = /`+/y;

/** How many backticks stand at `at`. */
export function ticksAt(text: string, at: number): number {
  TICKS.lastIndex = at;
  return TICKS.exec(text)?.[0].length ?? 0;
}

/** Where the code span that opens with `ticks` backticks at `at` ends, when it does so before `limit`. */
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
