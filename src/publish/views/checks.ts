// Shows how the repository's checks ended: the worst for the board, everything for the pull request and the summary.

import { type CheckRow, type CheckRun, isFailing } from '#src/run-log/check-row.ts';
import type { Transcript } from '#src/run-log/transcript.ts';
import { CHECK_SCRIPTS } from '#src/team/repository-files.ts';
import { plural } from '#src/text/count.ts';
import { oneLine } from '#src/text/one-line.ts';
import { TEST_PATH } from '#src/workspace/policy.ts';
import { agentName } from '../render/agent-words.ts';
import type { RenderContext } from '../render/render-context.ts';
import {
  code,
  codeBlock,
  collapsible,
  foldTitle,
  inline,
  list,
  paragraphs,
  pathList,
} from '../render/render-markdown.ts';

const MAX_SHOWN = 3;
const MAX_COMMAND = 90;

/** `Fenster ran npm test last: exit 0.`, for each session that ran something; undefined where none did. */
function lastRunsText(
  context: RenderContext,
  { commands, ...transcript }: Transcript,
): string | undefined {
  const last = commands.filter(
    ({ session }, at) => commands.findLastIndex((one) => one.session === session) === at,
  );
  const told = last.slice(-MAX_SHOWN).map(({ session, command, exitCode }) => {
    const name = agentName(context, { commands, ...transcript }, session);
    const shown = inline(`\`${command.replaceAll('`', "'")}\``, MAX_COMMAND, context.safe);
    return `${name} ran ${shown} last: ${exitCode === undefined ? 'it did not end' : `exit ${exitCode}`}`;
  });
  return told.length === 0 ? undefined : `${told.join('; ')}.`;
}

const MAX_NAMED = 2;

/** `npm test fails`, or `3 checks fail`; undefined when none speaks against the work. */
export function failingText({ safe }: RenderContext, { rows }: CheckRun): string | undefined {
  return countedText(rows.filter(isFailing), safe, { one: 'fails', many: 'fail' });
}

/** `npm test fails, on main too`; undefined when no check fails on the base, too. */
export function failingBeforeText(
  { safe }: RenderContext,
  { rows, base }: CheckRun,
): string | undefined {
  const before = rows.filter(({ result }) => result === 'failed-on-base');
  const failing = countedText(before, safe, { one: 'fails', many: 'fail' });
  return failing && `${failing}, on ${inline(base, 60, safe)} too`;
}

/** `npm test passed`; undefined when none did. */
export function passedText({ safe }: RenderContext, { rows }: CheckRun): string | undefined {
  const passed = rows.filter(({ result }) => result === 'passed');
  return countedText(passed, safe, { one: 'passed', many: 'passed' });
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
const TESTS_DELETED = '⚠️ Test files were deleted: ';

const MAX_STANDING = 5;

/** What became of a file after it was deleted; `anew`: it is there, and lacks lines that it had on the base. */
type DeletedFileState = 'missing' | 'anew' | 'back';

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

const MAX_OUTPUTS = 5;

/** The beginning of the line of a check that speaks against the work. */
const FAILING_MARK = '❌';

/** Says that the checks did not run on what was pushed. */
const BEFORE_OTHERS =
  "⏸ Other people's commits were added to this work after its checks: nothing was run on the combined result";

const MARKS: Readonly<Record<CheckRow['result'], string>> = {
  passed: '✅',
  failed: FAILING_MARK,
  'timed-out': FAILING_MARK,
  'failed-on-base': '⚠️',
  'not-run': '⏸',
};

type CheckedBranch = Pick<Transcript, 'agents'> & { readonly warnings?: readonly string[] };

/**
 * Renders each check with its result, and the output of the first that failed, folded unless it speaks against the work.
 * `branch`: who changed what on the branch that the checks ran on, and what earlier runs warned of.
 */
export function renderChecks(
  context: RenderContext,
  transcript: Transcript,
  maxLines: number,
  branch: CheckedBranch = transcript,
): string {
  const { rows, base, isBeforeOthers } = transcript.checks;
  const ran = rows.some(({ result }) => result !== 'not-run');
  return paragraphs([
    list([
      ...rows.map((row) => rowText(context, row, base)),
      ...(isBeforeOthers === true ? [BEFORE_OTHERS] : []),
    ]),
    ...rows
      .filter(hasOutput)
      .slice(0, MAX_OUTPUTS)
      .map((row) => outputOf(context, row, maxLines)),
    ...(ran
      ? warningsOf(transcript.checks, branch)
      : [notRunText(context, transcript.checks), ...(branch.warnings ?? [])]),
    ...(ran ? [] : [lastRunsText(context, transcript)]),
  ]);
}

const BOARD_LINES = 8;

/** Renders for the board the last lines of a failing check, or why one was not run; undefined when there is nothing to say. */
export function renderFailures(context: RenderContext, { checks }: Transcript): string | undefined {
  const failing = checks.rows.find(isFailing);
  if (failing !== undefined) return lastLinesOf(context, failing);
  const unran = checks.rows.find(({ result }) => result === 'not-run');
  return unran === undefined ? undefined : rowText(context, unran, checks.base);
}

function lastLinesOf(context: RenderContext, failing: CheckRow): string | undefined {
  const output = outputOf(context, failing, BOARD_LINES);
  return output && `${inline(failing.name, 60, context.safe)}, the last lines:\n\n${output}`;
}

function rowText({ safe }: RenderContext, row: CheckRow, base: string): string {
  const { name, command, seconds, result } = row;
  const shown = name === command ? code(name) : `**${inline(name, 60, safe)}**, ${code(command)}`;
  const after = result === 'not-run' || seconds < 1 ? '' : `, ${seconds} s`;
  return `${MARKS[result]} ${shown}: ${resultText(row, inline(base, 60, safe), safe)}${after}`;
}

function resultText(
  { result, lines }: CheckRow,
  base: string,
  safe: RenderContext['safe'],
): string {
  switch (result) {
    case 'passed':
      return 'passed';
    case 'failed':
      return 'failed';
    case 'timed-out':
      return 'timed out';
    case 'failed-on-base':
      return `failed; it fails on ${base} as well`;
    case 'not-run':
      return `not run, because ${inline(lines.join(' '), 300, safe)}`;
  }
}

function hasOutput({ result }: CheckRow): boolean {
  return result !== 'passed' && result !== 'not-run';
}

/** The end of a failed check's output in a fence. */
function outputOf({ safe }: RenderContext, row: CheckRow, max: number): string | undefined {
  const { lines, name } = row;
  if (lines.length === 0) return undefined;
  const fence = safe(codeBlock(lines.slice(-max).join('\n'), 'text')).trim();
  return isFailing(row) ? fence : collapsible(`What ${foldTitle(name, 60)} printed`, fence);
}

/** Warns of deleted tests and changed scripts: checks run those of the branch itself, so they may say less than before. */
function warningsOf(checks: CheckRun, { agents, warnings = [] }: CheckedBranch): readonly string[] {
  const told = checks.rows.flatMap(({ suspects }) =>
    suspects === undefined ? [] : [...suspects.deleted, ...suspects.changed],
  );
  const isNew = (path: string) =>
    !told.includes(path) && !warnings.some((text) => text.includes(code(path)));
  const changed = new Set(agents.flatMap(({ files }) => files));
  const scripts = CHECK_SCRIPTS.filter((path) => changed.has(path) && isNew(path));
  const removed = new Set(agents.flatMap((row) => row.removed ?? []));
  const tests = [...removed].filter((path) => TEST_PATH.test(path) && isNew(path));
  return [
    ...new Set([...warnings, ...suspectPasses(checks).map((text) => `⚠️ ${text}.`)]),
    ...(tests.length === 0 ? [] : [`${TESTS_DELETED}${pathList(tests)}.`]),
    ...(scripts.length === 0
      ? []
      : [
          `⚠️ These changes touch ${scripts.map(code).join(' and ')}, which may define what a check runs.`,
        ]),
  ];
}

function notRunText({ safe }: RenderContext, { rows, off }: CheckRun): string {
  if (rows.length > 0) return 'No check was run on these changes.';
  const why = off ?? 'the run ended before its checks';
  return `No check was run on these changes, because ${inline(why, 300, safe)}.`;
}
