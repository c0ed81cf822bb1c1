// Numbers of several runs, and the table that people read.

/** `held` is undefined where a row only informs. */
export type Row = {
  readonly what: string;
  readonly measured: string;
  /** The same of the bare floor, measured beside it. */
  readonly floor: string;
  readonly hold: string;
  readonly held: boolean | undefined;
};

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? Number.NaN)) / 2;
}

/** The value that 95 of 100 don't exceed. */
export function p95(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.ceil(sorted.length * 0.95) - 1] ?? Number.NaN;
}

/** `512 ms (480–630)`: the median, the smallest and the largest. */
export function spread(values: readonly number[], unit = 'ms', digits = 0): string {
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const middle = `${median(values).toFixed(digits)} ${unit}`;
  return values.length < 2 ? middle : `${middle} (${low.toFixed(digits)}–${high.toFixed(digits)})`;
}

/** Ours divided by the floor's, pair by pair. */
export function ratios(ours: readonly number[], floor: readonly number[]): readonly number[] {
  return ours.map((value, index) => value / (floor[index] ?? Number.NaN));
}

/** The rows as a Markdown table. */
export function tableOf(rows: readonly Row[]): string {
  const cells = rows.map((row) => [row.what, row.measured, row.floor, row.hold, word(row.held)]);
  const all = [['what', 'measured', 'bare floor', 'hold', 'held'], ...cells];
  const widths = [0, 1, 2, 3, 4].map((column) =>
    Math.max(...all.map((row) => (row[column] ?? '').length)),
  );
  const lines = all.map(
    (row) => `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`,
  );
  const rule = `|${widths.map((width) => '-'.repeat(width + 2)).join('|')}|`;
  return [lines[0], rule, ...lines.slice(1)].join('\n');
}

function word(held: boolean | undefined): string {
  return held === undefined ? '' : held ? 'yes' : 'NO';
}
