// Runs the repository's checks on the joined work before it is published: failures go back to their agents, then all run again.

import picomatch from 'picomatch';
import type { AgentReport } from '#src/coordinator/coordinator.ts';
import type { Budget } from '#src/coordinator/sessions/budget.ts';
import { resultOr } from '#src/errors.ts';
import type { BoxState } from '#src/ports/box.ts';
import { type CheckRow, isFailing } from '#src/run-log/check-row.ts';
import type { RunEvent } from '#src/run-log/events.ts';
import {
  CHECK_SCRIPTS,
  type Check,
  findChecks,
  packageManagerOf,
} from '#src/team/repository-files.ts';
import { narrowRights } from '#src/team/settings.ts';
import { pathsBetween, pathsChangedSince, statusesSince } from '#src/workspace/git-history.ts';
import { isWorkPath, TEST_PATH } from '#src/workspace/policy.ts';
import { openBoxState } from '../context/box-state.ts';
import type { RepositoryContext } from '../context/load-repository.ts';
import type { RunContext } from '../context/run-context.ts';
import { BaseChecks, type ComparedEnd } from './base-checks.ts';
import { type RevisingAgents, reviseFailing } from './revise-failing.ts';
import { type CheckDeps, type CheckEnd, linesThatMatter, runChecks } from './run-checks.ts';

/** Milliseconds that are left for publishing. */
const RESERVED_MS = 10_000;
const SHOWN_LINES = 30;

/**
 * Runs the checks if the run committed work, and records the results. What fails goes back to the agents, unless that is in vain:
 * a model that failed would fail again. Returns what they report of their revisions, in order. Never rejects.
 */
export async function checkWork(
  context: RunContext,
  repository: RepositoryContext,
  agents?: RevisingAgents,
  canRevise = false,
): Promise<readonly AgentReport[]> {
  const { transcript, ports } = context;
  const { branch, team } = repository;
  const told = transcript.read().agents.flatMap(({ files }) => files);
  // What came back from an earlier run may not tell of all its files.
  const range = { base: branch.start, tip: branch.tip() };
  const files = [...told, ...(await resultOr(pathsBetween(ports.git, range), []))];
  if (!files.some((path) => isWorkPath(path, team.directory))) return [];
  const running = planAndRun(context, repository, agents, canRevise);
  return (await transcript.noteFailure('The checks could not be run.', running)) ?? [];
}

async function planAndRun(
  context: RunContext,
  repository: RepositoryContext,
  agents: RevisingAgents | undefined,
  canRevise: boolean,
): Promise<readonly AgentReport[]> {
  const budget = agents?.environment.budget;
  const deps = checkDepsOf(context, repository, budget);
  const boxState = agents?.boxState ?? openBoxState(context, repository);
  const planned = whyTooLate(deps) ?? (await planChecks(boxState, context, repository));
  if (planned.kind === 'off') {
    context.transcript.emit({ kind: 'checks.off', reason: planned.reason });
    return [];
  }
  const rounds = new CheckRounds(agents?.base ?? new BaseChecks(), deps, context, repository);
  return checkAndRevise(planned.checks, rounds, agents, canRevise, context, repository);
}

/** Lets the agents revise what fails, and runs the checks again, until a limit is reached. */
async function checkAndRevise(
  checks: readonly Check[],
  rounds: CheckRounds,
  agents: RevisingAgents | undefined,
  canRevise: boolean,
  context: RunContext,
  repository: RepositoryContext,
): Promise<readonly AgentReport[]> {
  const said: AgentReport[] = [];
  for (let round = 0; ; round += 1) {
    const failed = await rounds.run(checks, round);
    const isLast = failed.length === 0 || round >= context.inputs.checkRounds || !canRevise;
    if (isLast || agents === undefined || isExhausted(agents)) return said;
    const before = repository.branch.tip();
    said.push(...(await reviseFailing(failed, agents, context, repository, round)));
    if (repository.branch.tip() === before) return said;
  }
}

/** Starts the checks of the base beside the agents' turns, once a run; not where a service of the job can hold only one run. */
export function startBaseChecks(
  context: RunContext,
  repository: RepositoryContext,
  { base, boxState, budget }: BaseCheckDeps,
): void {
  const { baseCommit: commit, target, team } = repository;
  if (team.settings.services.length > 0) return;
  const plan = async () => {
    const planned = await planChecks(boxState, context, repository);
    return planned.kind === 'on' ? planned.checks : [];
  };
  base.start(plan, { commit, branch: target.base }, checkDepsOf(context, repository, budget));
}

type BaseCheckDeps = {
  readonly base: BaseChecks;
  readonly boxState: () => Promise<BoxState>;
  readonly budget: Budget;
};

function isExhausted({ environment: { budget } }: RevisingAgents): boolean {
  return budget.exhausted() !== undefined;
}

function whyTooLate({ ports, msLeft }: CheckDeps): PlannedChecks | undefined {
  if (ports.cancelled.aborted) return { kind: 'off', reason: 'the run was cancelled' };
  return msLeft() > 0 ? undefined : { kind: 'off', reason: "the run's time was up" };
}

/** Runs the checks again after each revision, and remembers what earlier rounds showed. */
class CheckRounds {
  readonly #onBase: BaseChecks;
  readonly #deps: CheckDeps;
  readonly #context: RunContext;
  readonly #repository: RepositoryContext;
  /** The commands that went back although they fail on the base, too: each does so once. */
  readonly #returned = new Set<string>();
  /** The commit at which a check failed first, by its command. */
  readonly #failedAt = new Map<string, string>();

  constructor(
    onBase: BaseChecks,
    deps: CheckDeps,
    context: RunContext,
    repository: RepositoryContext,
  ) {
    this.#onBase = onBase;
    this.#deps = deps;
    this.#context = context;
    this.#repository = repository;
  }

  /** Runs the checks on the branch as it is now; returns those that go back to the agents. */
  async run(planned: readonly Check[], round: number): Promise<readonly ComparedEnd[]> {
    const { branch, target, baseCommit, team } = this.#repository;
    const { emit } = this.#context.transcript;
    const checks = await selectChecks(planned, this.#context, this.#repository);
    if (checks.length === 0) {
      const reason = "none of the repository's checks covers the files that changed";
      emit({ kind: 'checks.off', reason });
    }
    const [commit, base] = [branch.tip(), { branch: target.base, commit: baseCommit }];
    const place = { commit, branch: branch.name, base, label: `checks.${round}` };
    // At the same time, two test runs on one database would disturb each other.
    if (team.settings.services.length > 0) await this.#onBase.run(checks, base, this.#deps);
    const ends = await runChecks(checks, place, this.#deps);
    const failed = await this.#onBase.compare(ends.filter(isFailing), base, this.#deps);
    for (const end of ends) {
      const compared = failed.find(({ check }) => check === end.check);
      const result = compared === undefined ? end.result : resultOf(compared);
      const suspects = await this.#suspectsOf(end, commit);
      emit(checkEvent({ ...end, result, suspects }, target.base, this.#context));
    }
    return failed.filter((end) => this.#goesBack(end));
  }

  #goesBack(end: ComparedEnd): boolean {
    const result = resultOf(end);
    if (result !== 'failed-on-base') return result !== 'not-run';
    if (this.#returned.has(end.check.run)) return false;
    this.#returned.add(end.check.run);
    return true;
  }

  /** Returns what may have made a check pass other than a fix: deleted tests, or changed files that define checks. */
  async #suspectsOf({ check, result }: CheckEnd, tip: string): Promise<CheckRow['suspects']> {
    const base = this.#failedAt.get(check.run);
    if (isFailing({ result })) this.#failedAt.set(check.run, base ?? tip);
    if (result !== 'passed' || base === undefined) return undefined;
    const statuses = await statusesSince(this.#deps.ports.git, { base, tip });
    const paths = [...statuses.keys()];
    const deleted = paths.filter((path) => statuses.get(path) === 'D' && TEST_PATH.test(path));
    const changed = paths.filter((path) => CHECK_SCRIPTS.includes(path));
    return deleted.length + changed.length === 0 ? undefined : { deleted, changed };
  }
}

/** Returns the result of a failing check: if it was prevented and the base's fails, too, nothing was checked. */
function resultOf({ isPrevented, onBase, cause, result }: ComparedEnd): CheckRow['result'] {
  if (isPrevented === true && isFailing(onBase)) return 'not-run';
  return cause === 'base' ? 'failed-on-base' : result;
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
    return off(
      'the repository names no checks that can be run: list them in the setting `action.checks`',
    );
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
