// Runs checks on the files of one commit: in the box, one after the other, in a temporary folder.
import { join } from 'node:path';
import { attempt, describe } from '#src/errors.ts';
import type { Ports } from '#src/ports/ports.ts';
import type { ProgramEnd } from '#src/ports/programs.ts';
import type { CheckResult } from '#src/run-log/check-row.ts';
import type { Check } from '#src/team/repository-files.ts';
import type { SquadSettings } from '#src/team/settings.ts';
import { plural } from '#src/text/count.ts';
import { cutCharacters } from '#src/text/cut-characters.ts';
import { shellProgram, shownOutput } from '#src/tools/built-in/bash.ts';
import { type CommandBox, openCommandBox, type ShownCommit } from '#src/workspace/box.ts';
import { openCheckout, type PlainCheckout } from '#src/workspace/worktrees.ts';
import { tellsOfFailure } from './failures.ts';

export type CheckDeps = {
  readonly ports: Ports;
  readonly settings: Pick<SquadSettings, 'share' | 'network' | 'services'>;
  /** Returns the milliseconds that the run has left for checks. */
  msLeft(): number;
};

/** The commit to check, and the branch that git shows there; `label` is unique in the run and no slug, as agents use those. */
export type CheckedCommit = ShownCommit & { readonly label: string };

/** How a check ended, and what it printed, as plain masked text; if it was not run, `output` says why. */
export type CheckEnd = {
  readonly check: Check;
  readonly result: Exclude<CheckResult, 'failed-on-base'>;
  readonly seconds: number;
  readonly output: string;
  /** It says nothing of the work: a program that it needs is not installed, or it was stopped at a limit of the machine. */
  readonly isPrevented?: boolean;
};

/** The shell's exit code for a command that it can't find. */
const NOT_FOUND = 127;

/**
 * Runs the checks on a commit, each with its time limit, until `signal` aborts. Never rejects: a check that can't run says
 * why.
 */
export async function runChecks(
  checks: readonly Check[],
  checked: CheckedCommit,
  deps: CheckDeps,
  signal: AbortSignal = deps.ports.cancelled,
): Promise<readonly CheckEnd[]> {
  const { git } = deps.ports;
  const opened = await attempt(openCheckout(git, checked.label, checked.commit));
  if (opened.kind === 'threw') {
    const { message } = describe(opened.error);
    return checks.map((check) => notRun(check, message));
  }
  const checkout = opened.value;
  const box = openBox(checkout, deps);
  const ends: CheckEnd[] = [];
  for (const check of checks) {
    const ended = await attempt(runCheck(check, checkout, box, checked, deps, signal));
    if (ended.kind === 'done') ends.push(ended.value);
    else ends.push(notRun(check, describe(ended.error).message));
  }
  await checkout.remove();
  return ends;
}

/** Opens a box like that of the agents' commands. */
function openBox(worktree: PlainCheckout, { ports, settings }: CheckDeps): CommandBox {
  const { git, jobPaths } = ports;
  const folder = join(worktree.folder, 'box');
  return openCommandBox({ git, worktree, folder, checkout: jobPaths.workspace, ...settings });
}

function notRun(check: Check, output: string): CheckEnd {
  return { check, result: 'not-run', seconds: 0, output };
}

async function runCheck(
  check: Check,
  checkout: PlainCheckout,
  box: CommandBox,
  checked: CheckedCommit,
  { ports, msLeft }: CheckDeps,
  signal: AbortSignal,
): Promise<CheckEnd> {
  const { programs, clock } = ports;
  if (signal.aborted) return notRun(check, 'the run ended first');
  const { directory, folder } = checkout;
  const wantedMs = check.timeoutSeconds * 1000;
  const timeoutMs = Math.min(wantedMs, msLeft());
  if (timeoutMs <= 0) return notRun(check, "the run's time is up");
  const spec = await box.prepare(checked);
  const startedAt = clock.now();
  const end = await programs.runProgram({
    ...shellProgram(check.run, directory, spec),
    timeoutMs,
    maxBytes: OUTPUT_BYTES,
    keepAs: join(folder, 'output'),
    home: box.home,
    signal,
  });
  const seconds = Math.round((clock.now() - startedAt) / 100) / 10;
  if (end.kind === 'timed-out' && timeoutMs < wantedMs) {
    return { ...notRun(check, "the run's time was up before it ended"), seconds };
  }
  // A folder's path may stand between the parts of a secret.
  const output = ports.mask(withoutFolders(await outputOf(end, ports.mask), checkout));
  return { check, ...resultOf(check, end, output), seconds };
}

const OUTPUT_BYTES = 256 * 1024;

async function outputOf(end: ProgramEnd, mask: Ports['mask']): Promise<string> {
  if (end.kind === 'not-started') return '';
  return (await shownOutput(end.stdout, { maxBytes: OUTPUT_BYTES, mask })).text;
}

/** Shortens paths to what they are in the repository. */
function withoutFolders(output: string, { directory, folder }: PlainCheckout): string {
  return output.replaceAll(`${directory}/`, '').replaceAll(directory, '.').replaceAll(folder, '~');
}

function resultOf(
  check: Check,
  end: ProgramEnd,
  output: string,
): Pick<CheckEnd, 'result' | 'output' | 'isPrevented'> {
  switch (end.kind) {
    case 'exited':
      if (end.code === 0) return { result: 'passed', output };
      return failureOf(check, end.code, output);
    case 'timed-out':
      return { result: 'timed-out', output };
    case 'limited':
      return {
        result: 'failed',
        output: `${output}\nIt was stopped: ${end.reason}.`,
        isPrevented: true,
      };
    case 'aborted':
      return { result: 'not-run', output: 'the run was cancelled' };
    case 'not-started':
      return { result: 'not-run', output: end.reason };
  }
}

/** If something is not installed that the check needs, says so first: the output alone doesn't say what to do. */
function failureOf(
  { run }: Check,
  code: number,
  output: string,
): Pick<CheckEnd, 'result' | 'output' | 'isPrevented'> {
  const module = /^python3? -m ([\w.]{1,60})(?!\S)/.exec(run)?.[1];
  if (module !== undefined && code === 1 && output.trim().endsWith(`: No module named ${module}`)) {
    return { result: 'failed', output: `${module} ${NOT_INSTALLED}`, isPrevented: true };
  }
  const isPrevented = code === NOT_FOUND || (NO_PACKAGE.test(output) && !TESTED.test(output));
  if (!isPrevented) return { result: 'failed', output };
  return {
    result: 'failed',
    output: `something that it needs ${NOT_INSTALLED}:\n${output}`,
    isPrevented,
  };
}

const NOT_INSTALLED =
  'is not installed where the checks run: let a step before this action install it in a folder that the checks find (`node_modules`, `vendor`, one in `action.share`) or the tool cache, or set `action.checks`';

/** What Go and Cargo say, before they test anything, of a package that they would have to download. */
const NO_PACKAGE = /: module lookup disabled by GOPROXY=off$|\boffline mode \(--offline\)/m;
/** A result of theirs: parts that have what they need are tested all the same. */
const TESTED = /^(?:ok|--- FAIL|test result)\b/m;

const MAX_LINE_LENGTH = 300;

/** The lines below such a line say why. */
const LINES_BELOW = 2;

/** Returns at most `most` lines: from the beginning, those that name a failure, and from the end, where programs sum up. */
export function linesThatMatter(output: string, most: number): readonly string[] {
  const lines = output
    .split('\n')
    .map((line) => cutCharacters(line.trimEnd(), MAX_LINE_LENGTH))
    .filter((line, at, all) => line !== '' || all[at - 1] !== '');
  while (lines[0] === '') lines.shift();
  while (lines.at(-1) === '') lines.pop();
  if (lines.length <= most) return lines;
  const head = Math.floor(most / 4);
  const named = linesNamingFailures(lines, head).slice(0, Math.floor(most / 3));
  const begin = [...lines.keys()].slice(0, head);
  // Gap notices take lines, too, at the expense of the end.
  for (let end = lines.length - most + head + named.length; end < lines.length; end += 1) {
    const kept = new Set([...begin, ...named, ...[...lines.keys()].slice(end)]);
    const shown = withGaps(lines, kept);
    if (shown.length <= most) return shown;
  }
  return withGaps(lines, new Set([...begin, ...named])).slice(0, most);
}

/** Returns the indices of the lines from `first` on that name a failure, and of those just below them. */
function linesNamingFailures(lines: readonly string[], first: number): readonly number[] {
  const below = Array.from({ length: LINES_BELOW + 1 }, (_, offset) => offset);
  return [...lines.keys()].filter(
    (at) => at >= first && below.some((offset) => tellsOfFailure(lines[at - offset] ?? '')),
  );
}

function withGaps(lines: readonly string[], kept: ReadonlySet<number>): readonly string[] {
  const shown: string[] = [];
  let missing = 0;
  const closeGap = () => {
    if (missing > 0) shown.push(`[${plural(missing, 'line')} left out]`);
    missing = 0;
  };
  for (const [at, line] of lines.entries()) {
    if (!kept.has(at)) {
      missing += 1;
      continue;
    }
    closeGap();
    shown.push(line);
  }
  closeGap();
  return shown;
}
