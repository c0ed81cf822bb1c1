// Numbers of several runs, and the table that people read.
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

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

/** Returns the size of a folder. Ignores `du`'s exit code: it complains about one that changes, but still counts it. */
export async function megabytesIn(folder: string): Promise<number> {
  const command = 'du -sk "$0" 2>/dev/null || true';
  const { stdout } = await promisify(execFile)('sh', ['-c', command, folder]);
  return ((Number.parseInt(stdout, 10) || 0) * 1024) / 1_000_000;
}

/** Renders the rows as a Markdown table. */
export function tableOf(rows: readonly Row[]): string {
  const cells = rows.map(({ what, measured, hold, held }) => {
    const ok = held ? 'yes' : 'NO';
    return [what, measured, hold, held === undefined ? '' : ok];
  });
  const all = [['row', 'measured', 'hold', 'ok'], ['-', '-', '-', '-'], ...cells];
  const widthOf = (column: number) => Math.max(...all.map((line) => line[column]?.length ?? 0));
  return all
    .map((line) => line.map((cell, at) => cell.padEnd(widthOf(at), cell === '-' ? '-' : ' ')))
    .map((line) => `| ${line.join(' | ')} |`)
    .join('\n');
}
