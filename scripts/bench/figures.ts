// Numbers of several runs, and the table that people read.

/** A row of the table; `held` is undefined when the row has no limit to hold. */
export type Row = {
  readonly what: string;
  readonly measured: string;
  readonly hold: string;
  readonly held: boolean | undefined;
};

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? Number.NaN)) / 2;
}

/** Returns the 95th percentile. */
export function p95(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.ceil(sorted.length * 0.95) - 1] ?? Number.NaN;
}

/** Returns the median, smallest and largest value, such as `512 ms (480–630)`. */
export function spread(values: readonly number[], unit = 'ms', digits = 0): string {
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const middle = `${median(values).toFixed(digits)} ${unit}`;
  return values.length < 2 ? middle : `${middle} (${low.toFixed(digits)}–${high.toFixed(digits)})`;
}

/** Renders the rows as a Markdown table. */
export function tableOf(rows: readonly Row[]): string {
  const cells = rows.map((row) => [row.what, row.measured, row.hold, word(row.held)]);
  const all = [['row', 'measured', 'hold', 'ok'], ...cells];
  const widths = [0, 1, 2, 3].map((column) =>
    Math.max(...all.map((row) => (row[column] ?? '').length)),
  );
  const lines = all.map(
    (row) => `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`,
  );
  const rule = `|${widths.map((width) => '-'.repeat(width + 2)).join('|')}|`;
  return [lines[0], rule, ...lines.slice(1)].join('\n');
}

function word(held: boolean | undefined): string {
  if (held === undefined) return '';
  return held ? 'yes' : 'NO';
}
