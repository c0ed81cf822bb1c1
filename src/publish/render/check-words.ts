// Says in a few words how the checks ended, for a first line.
import { readLines } from '../../markdown/sections.ts';
import { type CheckRow, type CheckRun, isFailing } from '../../run-log/check-row.ts';
import type { Transcript } from '../../run-log/transcript.ts';
import { plural } from '../../text/count.ts';
import { oneLine } from '../../text/one-line.ts';
import { pathList } from '../reviews/review-summary.ts';
import { agentName } from './agents/agent-words.ts';
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

/** `Fenster ran npm test: exit 0`, where an agent ran the very command of a check that did not run. Only the last run counts. */
export function ownRunFacts(context: RenderContext, transcript: Transcript): readonly string[] {
  const facts = transcript.checks.rows.flatMap(({ result, command }) => {
    const run = transcript.commands.findLast((one) => one.command === command);
    if (result !== 'not-run' || run === undefined) return [];
    const end = run.exitCode === undefined ? 'did not end' : `exit ${run.exitCode}`;
    const who = agentName(context, transcript, run.session);
    return [`${who} ran ${code(oneLine(command, 80))}: ${end}`];
  });
  return facts.slice(0, MAX_NAMED);
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

const WRITTEN_ANEW = ' Written anew, without lines that it had: ';

const PATHS = '(`[^`]{1,200}`(?:(?:, | and )`[^`]{1,200}`)*)(?: and \\d+ more)?';
const ANEW = `(?:${WRITTEN_ANEW}${PATHS}\\.)?`;
/** Lines that warn of deleted files, exactly as they are written here. */
const DELETION = new RegExp(`^${TESTS_DELETED}${PATHS}\\.${ANEW}$`);
const SUSPICION = new RegExp(
  `^⚠️ \`([^\`]{1,60})\`${PASSED_AFTER}${PATHS} (?:was|were) deleted(?: and ${PATHS} (?:was|were) changed)?\\.${ANEW}$`,
);
const MAX_STANDING = 5;

/** What became of a file after it was deleted; `anew`: it is there, and lacks lines that it had on the base. */
export type DeletedFileState = 'missing' | 'anew' | 'back';

type StateOf = (path: string) => DeletedFileState;

/**
 * Returns the warnings of a text's own lines about deleted files that are still missing, or were written anew: a line each,
 * written again. By default, all files are missing.
 */
export function standingSuspicions(
  text: string,
  stateOf: StateOf = () => 'missing',
): readonly string[] {
  const lines = readLines(text).filter(({ kind }) => kind === 'text');
  const standing = lines.map((line) => standingWarning(line.text, stateOf));
  return standing.filter((warning) => warning !== undefined).slice(0, MAX_STANDING);
}

function standingWarning(line: string, stateOf: StateOf): string | undefined {
  const [, tests] = DELETION.exec(line) ?? [];
  const [, name = '', deleted, changed] = SUSPICION.exec(line) ?? [];
  const open = codesIn(tests ?? deleted).filter((path) => stateOf(path) !== 'back');
  if (open.length === 0) return undefined;
  const acts = [...actText(open, 'deleted'), ...actText(codesIn(changed), 'changed')];
  const warning =
    tests === undefined
      ? `⚠️ ${code(name)}${PASSED_AFTER}${acts.join(' and ')}.`
      : `${TESTS_DELETED}${pathList(open)}.`;
  const anew = open.filter((path) => stateOf(path) === 'anew');
  return anew.length === 0 ? warning : `${warning}${WRITTEN_ANEW}${pathList(anew)}.`;
}

/** Returns what stands between backticks. */
function codesIn(text = ''): readonly string[] {
  return text.split('`').filter((_, at) => at % 2 === 1);
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
