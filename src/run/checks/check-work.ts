// Runs the repository's checks on the joined work before it is published: failures go back to their agents, then all run again.

import picomatch from 'picomatch';
import type { Budget } from '#src/coordinator/index.ts';
import { attempt } from '#src/errors.ts';
import type { BoxState, Git } from '#src/ports/index.ts';
import {
  type CheckRow,
  isFailing,
  type RunEvent,
  type SuspectChanges,
} from '#src/run-log/index.ts';
import {
  CHECK_SCRIPTS,
  type Check,
  findChecks,
  narrowRights,
  packageManagerOf,
} from '#src/team/index.ts';
import {
  type CommitRange,
  isWorkPath,
  pathsBetween,
  pathsChangedSince,
  statusesSince,
  TEST_PATH,
} from '#src/workspace/index.ts';
import { openBoxState } from '../context/box-state.ts';
import type { RepositoryContext } from '../context/load-repository.ts';
import type { RunContext } from '../context/run-context.ts';
import { type RevisingAgents, reviseFailing } from './revise-failing.ts';
import {
  type CheckDeps,
  type CheckEnd,
  type CheckedCommit,
  linesThatMatter,
  runChecks,
} from './run-checks.ts';

/** The agents that can revise what fails, within the run's remaining budget. */
type Revisers = {
  readonly agents: RevisingAgents;
  readonly boxState: () => Promise<BoxState>;
  readonly budget: Budget;
  /** False after a model failed, because it would fail again. */
  readonly canRevise: boolean;
};

/** Milliseconds that are left for publishing. */
const RESERVED_MS = 10_000;
const SHOWN_LINES = 30;

/** Runs the checks if the run committed work, and records the results. Never rejects. */
export async function checkWork(
  context: RunContext,
  repository: RepositoryContext,
  revisers?: Revisers,
): Promise<void> {
  const { transcript, ports } = context;
  const { branch, team } = repository;
  const told = transcript.read().agents.flatMap(({ files }) => files);
  // What came back from an earlier run may not tell of all its files.
  const found = await attempt(pathsBetween(ports.git, { base: branch.start, tip: branch.tip() }));
  const files = [...told, ...(found.kind === 'done' ? found.value : [])];
  if (!files.some((path) => isWorkPath(path, team.directory))) return;
  const running = planAndRun(context, repository, revisers);
  await transcript.noteFailure('The checks could not be run.', running);
}

async function planAndRun(
  context: RunContext,
  repository: RepositoryContext,
  revisers: Revisers | undefined,
): Promise<void> {
  const deps = checkDepsOf(context, repository, revisers?.budget);
  const boxState = revisers?.boxState ?? openBoxState(context, repository);
  const planned = whyTooLate(deps) ?? (await planChecks(boxState, context, repository));
  if (planned.kind === 'off') {
    return context.transcript.emit({ kind: 'checks.off', reason: planned.reason });
  }
  const { target, baseCommit } = repository;
  const base = openBaseComparison({ commit: baseCommit, branch: target.base }, deps);
  const rounds = { base, deps, context, repository, suspectsOf: followFailures(deps.ports.git) };
  for (let round = 0; ; round += 1) {
    const failed = await runRound(planned.checks, round, rounds);
    const isLast = failed.length === 0 || round >= context.inputs.checkRounds;
    if (isLast || revisers?.canRevise !== true || isExhausted(revisers)) return;
    const { agents } = revisers;
    if (!(await reviseFailing(failed, agents, context, repository, round))) return;
  }
}

function isExhausted({ budget }: Revisers): boolean {
  return budget.exhausted() !== undefined;
}

function whyTooLate({ ports, msLeft }: CheckDeps): PlannedChecks | undefined {
  if (ports.cancelled.aborted) return { kind: 'off', reason: 'the run was cancelled' };
  return msLeft() > 0 ? undefined : { kind: 'off', reason: "the run's time was up" };
}

type RoundDeps = {
  readonly base: BaseComparison;
  readonly deps: CheckDeps;
  readonly context: RunContext;
  readonly repository: RepositoryContext;
  readonly suspectsOf: FindSuspects;
};

/** Runs the checks on the branch as it is now; returns those that fail because of the work. */
async function runRound(
  planned: readonly Check[],
  round: number,
  { base, deps, context, repository, suspectsOf }: RoundDeps,
): Promise<readonly CheckEnd[]> {
  const { branch } = repository;
  const checks = await selectChecks(planned, context, repository);
  if (checks.length === 0) {
    const reason = "none of the repository's checks covers the files that changed";
    context.transcript.emit({ kind: 'checks.off', reason });
  }
  const shown = { branch: repository.target.base, commit: repository.baseCommit };
  const commit = {
    commit: branch.tip(),
    branch: branch.name,
    base: shown,
    label: `checks.${round}`,
  };
  const ends = await runChecks(checks, commit, deps);
  const failed = ends.filter(isFailing);
  const onBase = await base.failingOnBase(failed);
  for (const end of ends) {
    const result = onBase.has(end.check.run) ? resultWithBase(end) : end.result;
    const suspects = await suspectsOf(end, commit.commit);
    const ended = { ...end, result, suspects };
    context.transcript.emit(checkEvent(ended, repository.target.base, context));
  }
  return failed.filter(({ check }) => !onBase.has(check.run));
}

/** Returns the result of a check that may fail on the base, too: if its program is missing in both, nothing was checked. */
function resultWithBase(end: CheckEnd): CheckRow['result'] {
  if (!isFailing(end)) return end.result;
  return end.isMissing === true ? 'not-run' : 'failed-on-base';
}

function checkEvent(
  {
    check,
    result,
    seconds,
    output,
    suspects,
  }: Omit<CheckEnd, 'result'> & Pick<CheckRow, 'result' | 'suspects'>,
  base: string,
  { ports }: RunContext,
): RunEvent {
  const lines = result === 'passed' ? [] : linesThatMatter(output, SHOWN_LINES);
  const [name, command] = [ports.mask(check.name), ports.mask(check.run)];
  return { kind: 'check', base, name, command, result, seconds, lines, suspects };
}

function checkDepsOf(
  { ports, inputs, transcript }: RunContext,
  { team }: RepositoryContext,
  budget: Budget | undefined,
): CheckDeps {
  const endsAt = transcript.read().startedAt + inputs.timeoutMinutes * 60_000;
  // Work of an earlier run is checked when most of this run's time may be over.
  const msLeft = () => budget?.msLeft() ?? Math.min(endsAt - ports.clock.now(), ports.time.left());
  return { ports, settings: team.settings, msLeft: () => msLeft() - RESERVED_MS };
}

/** Returns what is suspect about a check that passed on a commit; undefined where nothing is. */
type FindSuspects = (
  end: Pick<CheckEnd, 'check' | 'result'>,
  commit: string,
) => Promise<SuspectChanges | undefined>;

/** Follows the ends of checks from round to round. The function it returns must be told of each. */
function followFailures(git: Git): FindSuspects {
  const failedAt = new Map<string, string>();
  return async ({ check, result }, commit) => {
    const base = failedAt.get(check.run);
    if (isFailing({ result })) failedAt.set(check.run, base ?? commit);
    const hasMended = result === 'passed' && base !== undefined;
    return hasMended ? suspectChanges(git, { base, tip: commit }) : undefined;
  };
}

async function suspectChanges(git: Git, range: CommitRange): Promise<SuspectChanges | undefined> {
  const statuses = await statusesSince(git, range);
  const paths = [...statuses.keys()];
  const deleted = paths.filter((path) => statuses.get(path) === 'D' && TEST_PATH.test(path));
  const changed = paths.filter((path) => CHECK_SCRIPTS.includes(path));
  return deleted.length + changed.length === 0 ? undefined : { deleted, changed };
}

// Decides which checks run on the work, or why none does.

type PlannedChecks =
  | { readonly kind: 'on'; readonly checks: readonly Check[] }
  | { readonly kind: 'off'; readonly reason: string };

/** Finds the repository's checks, and whether they can run here. */
async function planChecks(
  boxState: () => Promise<BoxState>,
  context: RunContext,
  { tree, team }: RepositoryContext,
): Promise<PlannedChecks> {
  const { inputs } = context;
  const { commands, checks: named } = team.settings;
  const off = (reason: string) => ({ kind: 'off', reason }) as const;
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
  const box = await boxState();
  if (box.kind === 'off') return off(box.reason);
  const isOther = named === undefined && wanted !== 'npm';
  if (!isOther || (await isInstalled(wanted, context))) return { kind: 'on', checks: found };
  return { kind: 'on', checks: await findChecks(tree, named, 'npm') };
}

/** Returns whether a program is on the PATH inside the box. */
async function isInstalled(program: string, { ports }: RunContext): Promise<boolean> {
  const end = await ports.programs.runProgram({
    command: 'bash',
    args: ['-c', `command -v ${program}`],
    directory: '/',
    environment: {},
    passed: [],
    timeoutMs: 10_000,
    maxBytes: 1_000,
    box: { writable: [], readable: [] },
    signal: ports.cancelled,
  });
  return end.kind === 'exited' && end.code === 0;
}

/** Returns the checks that the branch's changes require. */
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

type BaseComparison = {
  /** Returns the commands of those failed checks that also fail on the base. Runs each there at most once per run. */
  failingOnBase(failed: readonly CheckEnd[]): Promise<ReadonlySet<string>>;
};

/** Opens the comparison with the commit that the work is to be merged into; runs nothing yet. */
function openBaseComparison(
  base: Pick<CheckedCommit, 'commit' | 'branch'>,
  deps: CheckDeps,
): BaseComparison {
  const fails = new Map<string, boolean>();
  return {
    async failingOnBase(failed) {
      const unknown = failed.filter(({ check }) => !fails.has(check.run));
      const label = `checks.base-${fails.size}`;
      const ends =
        unknown.length === 0
          ? []
          : await runChecks(
              unknown.map(({ check }) => check),
              { ...base, label },
              deps,
            );
      for (const end of ends) fails.set(end.check.run, isFailing(end));
      const commands = failed.map(({ check }) => check.run);
      return new Set(commands.filter((command) => fails.get(command) === true));
    },
  };
}
