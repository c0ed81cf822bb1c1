// Runs the repository's checks on the joined work before it is published: failures go back to their agents, then all run again.

import type { Budget } from '#src/coordinator/index.ts';
import { attempt } from '#src/errors.ts';
import type { BoxState, Git } from '#src/ports/index.ts';
import {
  type CheckRow,
  isFailing,
  type RunEvent,
  type SuspectChanges,
} from '#src/run-log/index.ts';
import { CHECK_SCRIPTS, type Check } from '#src/team/index.ts';
import {
  type CommitRange,
  isWorkPath,
  pathsBetween,
  statusesSince,
  TEST_PATH,
} from '#src/workspace/index.ts';
import { openBoxState } from '../context/box-state.ts';
import type { RepositoryContext } from '../context/load-repository.ts';
import type { RunContext } from '../context/run-context.ts';
import {
  type BaseComparison,
  openBaseComparison,
  type PlannedChecks,
  planChecks,
  selectChecks,
} from './plan-checks.ts';
import { type RevisingAgents, reviseFailing } from './revise-failing.ts';
import { type CheckDeps, type CheckEnd, linesThatMatter, runChecks } from './run-checks.ts';

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
