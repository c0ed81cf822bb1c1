// The repository's checks on the joined work, before it is published: what fails goes back to its agent, then they run again.
import picomatch from 'picomatch';
import type { Budget } from '../../coordinator/budget.ts';
import { isFailing } from '../../run-log/check-row.ts';
import { type Check, narrowRights } from '../../team/settings/command-settings.ts';
import { findChecks, packageManagerOf } from '../../team/settings/find-checks.ts';
import { pathsChangedSince } from '../../workspace/git-history.ts';
import type { Agents } from '../agents/create-agents.ts';
import type { RepositoryContext } from '../context/load-repository.ts';
import { isWorkPath } from '../context/work-path.ts';
import type { RunContext } from '../start/run-context.ts';
import { linesThatMatter } from './check-output.ts';
import { type BaseComparison, openBaseComparison } from './compare-with-base.ts';
import { reviseFailing } from './revise-failing.ts';
import { type CheckDeps, type CheckEnd, runChecks } from './run-checks.ts';

/** Those who can revise what fails, within what the run has left. */
export type Revisers = { readonly agents: Agents; readonly budget: Budget };

/** Time that is left for publishing, in milliseconds. */
const RESERVED_MS = 10_000;
const SHOWN_LINES = 30;

/** Runs the checks where the run committed work, and records the results. Never rejects. */
export async function checkWork(
  context: RunContext,
  repository: RepositoryContext,
  revisers?: Revisers,
): Promise<void> {
  const { transcript } = context;
  const { agents } = transcript.read();
  if (!agents.some(({ files }) => files.some((path) => isWorkPath(path, repository)))) return;
  const running = planAndRun(context, repository, revisers);
  await transcript.noteFailure('The checks could not be run.', running);
}

async function planAndRun(
  context: RunContext,
  repository: RepositoryContext,
  revisers: Revisers | undefined,
): Promise<void> {
  const { transcript, inputs } = context;
  const planned = await planChecks(context, repository);
  if (planned.kind === 'off') return transcript.emit({ ...planned, kind: 'checks.off' });
  const deps = checkDepsOf(context);
  const base = openBaseComparison(repository.baseCommit, deps);
  for (let round = 0; ; round += 1) {
    const ends = await runChecks(
      await selectChecks(planned.checks, context, repository),
      { commit: repository.branch.tip(), label: `checks-${round}` },
      deps,
    );
    const against = await recordEnds(ends, { base, context, repository });
    const isOver = round >= inputs.checkRounds || context.ports.cancelled.aborted;
    if (against.length === 0 || isOver || revisers === undefined) return;
    if (revisers.budget.exhausted() !== undefined) return;
    const { agents } = revisers;
    if (!(await reviseFailing(against, { ...context, repository, agents }))) return;
  }
}

type PlannedChecks =
  | { readonly kind: 'on'; readonly checks: readonly Check[] }
  | { readonly kind: 'off'; readonly reason: string; readonly isProblem: boolean };

async function planChecks(
  context: RunContext,
  { tree, team }: RepositoryContext,
): Promise<PlannedChecks> {
  const { inputs, ports } = context;
  const { commands, checks: named } = team.settings;
  const off = (reason: string, isProblem = false) => ({ kind: 'off', reason, isProblem }) as const;
  if (narrowRights(inputs.commands, commands) === 'off') {
    return off(
      inputs.commands === 'off'
        ? 'the input `commands` is `off`'
        : "the setting `action.commands` is `off` in the squad's config.json",
    );
  }
  const wanted = packageManagerOf(tree);
  const found = await findChecks(tree, named, wanted);
  if (found.length === 0) {
    return off('the repository names no checks: list them in the setting `action.checks`');
  }
  const box = await ports.box.state();
  if (box.kind === 'off') return off(`${box.reason}: ${box.next}`, true);
  const isOther = named === undefined && wanted !== 'npm';
  if (!isOther || (await isInstalled(wanted, context))) return { kind: 'on', checks: found };
  return { kind: 'on', checks: await findChecks(tree, named, 'npm') };
}

/** Whether a program is on the PATH of those in the box. */
async function isInstalled(program: string, { ports }: RunContext): Promise<boolean> {
  const { scratch } = ports.git;
  const end = await ports.programs.runProgram({
    command: 'bash',
    args: ['-c', `command -v ${program}`],
    directory: scratch,
    environment: {},
    passed: [],
    timeoutMs: 10_000,
    maxBytes: 1_000,
    box: { writable: [], readable: [scratch] },
    signal: ports.cancelled,
  });
  return end.kind === 'exited' && end.code === 0;
}

function checkDepsOf({ ports, inputs, transcript }: RunContext): CheckDeps {
  const { startedAt } = transcript.read();
  const endsAt = startedAt + inputs.timeoutMinutes * 60_000 - RESERVED_MS;
  return { git: ports.git, ports, msLeft: () => endsAt - ports.clock.now() };
}

/** The checks that the branch's changes call for. */
async function selectChecks(
  checks: readonly Check[],
  { ports }: RunContext,
  { branch, baseCommit: base }: RepositoryContext,
): Promise<readonly Check[]> {
  if (checks.every(({ paths }) => paths.length === 0)) return checks;
  const changed = await pathsChangedSince(ports.git, { base, tip: branch.tip() }, '.');
  return checks.filter(({ paths }) => {
    const matches = picomatch([...paths], { dot: true });
    return paths.length === 0 || changed.some((path) => matches(path));
  });
}

type RecordDeps = {
  readonly base: BaseComparison;
  readonly context: RunContext;
  readonly repository: RepositoryContext;
};

/** Records how the checks ended; gives those that speak against the work. */
async function recordEnds(
  ends: readonly CheckEnd[],
  { base, context, repository }: RecordDeps,
): Promise<readonly CheckEnd[]> {
  const { transcript } = context;
  const failed = ends.filter(isFailing);
  const onBase = await base.failingOnBase(failed);
  const isOnBase = ({ check }: CheckEnd) => onBase.has(check.name);
  for (const end of ends) {
    const { check, seconds, output } = end;
    transcript.emit({
      kind: 'check',
      base: repository.target.base,
      name: check.name,
      command: check.run,
      result: isFailing(end) && isOnBase(end) ? 'failed-on-base' : end.result,
      seconds,
      lines: end.result === 'passed' ? [] : linesThatMatter(output, SHOWN_LINES),
    });
  }
  if (ends.length === 0) {
    const reason = 'no check of the repository is for the files that changed';
    transcript.emit({ kind: 'checks.off', reason, isProblem: false });
  }
  return failed.filter((end) => !isOnBase(end));
}
