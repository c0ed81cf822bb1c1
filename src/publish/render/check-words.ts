// Says in a few words how the checks ended, for a first line.
import { type CheckRow, type CheckRun, isFailing } from '#src/run-log/index.ts';
import { oneLine, plural } from '#src/text/index.ts';
import { pathList } from '../reviews/review-summary.ts';
import type { RenderContext } from './render-context.ts';
import { code, inline } from './render-markdown.ts';

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

/** `unit failed, then passed after tests/test_parse.py was deleted`, for each check that may not be mended. */
export function suspectPasses({ rows }: CheckRun): readonly string[] {
  return rows.flatMap(({ name, suspects }) => {
    if (suspects === undefined) return [];
    const { deleted, changed } = suspects;
    const acts = [...actText(deleted, 'deleted'), ...actText(changed, 'changed')];
    return [`${code(oneLine(name, 60))}${PASSED_AFTER}${acts.join(' and ')}`];
  });
}

const PASSED_AFTER = ' failed, then passed after ';

/** Begins the line that names test files which were deleted otherwise. */
export const TESTS_DELETED = '⚠️ Test files were deleted: ';

const MAX_STANDING = 5;

/** What became of a file after it was deleted; `anew`: it is there, and lacks lines that it had on the base. */
export type DeletedFileState = 'missing' | 'anew' | 'back';

/** Warns of each check that passed after files were deleted which are still missing, or were written anew, in earlier runs. */
export function standingSuspicions(
  { rows }: Pick<CheckRun, 'rows'>,
  stateOf: (path: string) => DeletedFileState,
): readonly string[] {
  const warnings = rows.flatMap(({ name, suspects }) => {
    const open = (suspects?.deleted ?? []).filter((path) => stateOf(path) !== 'back');
    if (suspects === undefined || open.length === 0) return [];
    const acts = [...actText(open, 'deleted'), ...actText(suspects.changed, 'changed')];
    const warning = `⚠️ ${code(oneLine(name, 60))}${PASSED_AFTER}${acts.join(' and ')}.`;
    const anew = open.filter((path) => stateOf(path) === 'anew');
    if (anew.length === 0) return [warning];
    return [`${warning} Written anew, without lines that it had: ${pathList(anew)}.`];
  });
  return warnings.slice(0, MAX_STANDING);
}

function actText(paths: readonly string[], act: string): readonly string[] {
  if (paths.length === 0) return [];
  return [`${pathList(paths)} ${paths.length === 1 ? 'was' : 'were'} ${act}`];
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
