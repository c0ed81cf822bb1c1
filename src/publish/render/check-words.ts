// Says in a few words how the checks ended, for a first line.
import { type CheckRow, type CheckRun, isFailing } from '../../run-log/check-row.ts';
import { plural } from '../../text/count.ts';
import type { RenderContext } from './render-context.ts';
import { inline } from './render-markdown.ts';

const MAX_NAMED = 2;

/** `npm test fails`, or `3 checks fail`; undefined when none speaks against the work. */
export function failingText({ safe }: RenderContext, { rows }: CheckRun): string | undefined {
  return countedText(rows.filter(isFailing), safe, { one: 'fails', many: 'fail' });
}

/** The other results, each in a few words: `npm test passed`, `npm run lint fails on main as well`. */
export function otherResults({ safe }: RenderContext, { rows, base }: CheckRun): readonly string[] {
  const of = (wanted: CheckRow['result']) => rows.filter(({ result }) => result === wanted);
  const passed = countedText(of('passed'), safe, { one: 'passed', many: 'passed' });
  const where = `on ${inline(base, 60, safe)} as well`;
  const onBase = countedText(of('failed-on-base'), safe, {
    one: `fails ${where}`,
    many: `fail ${where}`,
  });
  return [passed, onBase].filter((text) => text !== undefined);
}

function countedText(
  rows: readonly CheckRow[],
  safe: RenderContext['safe'],
  { one, many }: { readonly one: string; readonly many: string },
): string | undefined {
  if (rows.length === 0) return undefined;
  if (rows.length > MAX_NAMED) return `${plural(rows.length, 'check')} ${many}`;
  const names = rows.map(({ name }) => inline(name, 60, safe)).join(' and ');
  return `${names} ${rows.length === 1 ? one : many}`;
}
