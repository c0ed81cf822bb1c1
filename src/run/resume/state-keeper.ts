// Writes the thread's state while agents work, so that a kill loses at most the work of agents under way.
import { unlessAborted } from '#src/abort.ts';
import { attempt, resultOr } from '#src/errors.ts';
import type { OutcomeKind } from '#src/outcome.ts';
import type { Git } from '#src/ports/git.ts';
import { reportOfText } from '#src/report.ts';
import { throttle } from '#src/throttle.ts';
import { carryAlong } from '#src/workspace/deliver.ts';
import { hasChangesOf } from '#src/workspace/git-history.ts';
import { replay } from '#src/workspace/merge.ts';
import type { RunBranch } from '#src/workspace/run-branch.ts';
import {
  commitThreadState,
  fetchThreadState,
  pushThreadState,
  type StateUpdate,
} from '#src/workspace/thread-state-ref.ts';
import type { RepositoryContext } from '../context/load-repository.ts';
import { type RunContext, type WorkResult, workReport } from '../context/run-context.ts';
import { type StateEvent, stateEventOf } from '../state/state-events.ts';
import {
  mergeStates,
  type RequestState,
  readThreadState,
  type ThreadState,
  tipsOf,
  withRequest,
  writeThreadState,
} from '../state/thread-state.ts';

/** The pause between pushes; a run that ends within it pushes nothing twice. */
const PAUSE_MS = 300;

/** How long a push of the state may delay the branch's push after a cancellation. */
const CANCELLED_WAIT_MS = 500;

/** How often a push is tried that another run's push overtook, or whose answer was lost. */
const MOST_TRIES = 4;

/** Events at which a task begins or ends. */
const WORTH_KEEPING: ReadonlySet<string> = new Set([
  'agent.spawned',
  'commit',
  'agent.idle',
  'agent.finished',
]);

/** Where the run's own work is: in this commit of a branch, perhaps; on no branch yet; or left for a later run to go on with. */
type WorkPlace = { readonly pushed: string } | 'under-way' | 'left';

/** Holds what is known of the thread, follows the run's events, and pushes both. */
export class StateKeeper {
  /** A git whose next push of a branch also pushes the state. */
  readonly git: Git;
  readonly #context: RunContext;
  readonly #repository: RepositoryContext;
  readonly #background: ReturnType<typeof throttle>;
  readonly #events: StateEvent[] = [];
  #ended: Pick<RequestState, 'progress' | 'report'> = {
    progress: 'working',
    report: reportOfText(''),
  };
  #outcome: OutcomeKind | undefined;
  #state: ThreadState;
  /** The commit that the remote's ref must have; empty for none. */
  #expected: string;
  /** The commit of the run's branch whose changes a branch of the remote has. */
  #delivered: string;
  /** What the state that was written last says of the run's own work. */
  #tip: string | undefined;
  #isRefused: boolean;
  /** The earlier requests that this run has closed. */
  readonly #closed = new Set<string>();

  constructor(context: RunContext, repository: RepositoryContext) {
    this.#context = context;
    this.#repository = repository;
    this.#state = repository.threadState.state;
    this.#expected = repository.threadState.expected;
    this.#delivered = repository.branch.start;
    this.#isRefused = context.inputs.dryRun;
    this.git = this.#carryingGit();
    this.#background = throttle(context.ports.clock, PAUSE_MS, async () => {
      await this.#push('under-way');
    });
    context.transcript.listen((event) => {
      const kept = stateEventOf(event);
      // What is noted after the agents' end tells of this run's delivery, which a later run repeats.
      const isOfDelivery = event.kind === 'note' && this.#ended.progress !== 'working';
      if (kept !== undefined && !isOfDelivery) this.#events.push(kept);
      if (WORTH_KEEPING.has(event.kind)) this.#background.touch();
    });
  }

  #carryingGit(): Git {
    return carryAlong(this.#context.ports.git, {
      next: async (pushed) => {
        await this.#background.close();
        // A branch never waits for a state that can't be written.
        return resultOr(this.#write({ pushed }), undefined);
      },
      carried: ({ commit }) => {
        this.#expected = commit;
        if (this.#tip === undefined) this.#delivered = this.#repository.branch.tip();
      },
      refresh: () => this.#refresh(),
    });
  }

  /** Notes that the agents have ended, and how. A run that lost work is not done: its re-run has that work done again. */
  conclude(result: WorkResult): void {
    const { losses } = this.#context.transcript.read();
    const isDone = result.kind === 'done' && losses.length === 0;
    this.#ended = { progress: isDone ? 'done' : 'stopped', report: workReport(result) };
  }

  /** Notes how an earlier request ended that this run finished: its work is delivered, or nothing of it is left. */
  close(request: RequestState, outcome: OutcomeKind): void {
    this.#closed.add(request.id);
    this.#state = withRequest(this.#state, { ...request, outcome, tip: undefined });
  }

  /**
   * Pushes the state as it is now. `outcome` is what people are told; the work `isLeft` when a later run has to go on with it.
   * Returns the ref that keeps the run's own work with the state; undefined when the remote has not taken both. Never rejects.
   */
  async save(outcome?: OutcomeKind, isLeft = outcome === undefined): Promise<string | undefined> {
    this.#outcome = outcome;
    await this.#background.close();
    // Nothing else is pushed after it.
    const { left } = this.#context.ports.time;
    const waitMs = Math.max(CANCELLED_WAIT_MS, left() / 2);
    const isKept = await this.#push(isLeft ? 'left' : 'under-way', waitMs);
    return isKept && this.#tip !== undefined ? this.#repository.threadState.ref : undefined;
  }

  /** Pushes, but after a cancellation gives up soon: most of the time left is for the branch. Never rejects. */
  #push(place: WorkPlace, cancelledMs = CANCELLED_WAIT_MS): Promise<boolean> {
    const { cancelled, clock } = this.#context.ports;
    const giveUp = () => clock.sleep(cancelledMs).then(() => false);
    return resultOr(unlessAborted(this.#pushUntilKept(place), cancelled, giveUp), false);
  }

  /** Returns whether the remote has the state. */
  async #pushUntilKept(place: WorkPlace): Promise<boolean> {
    for (let tries = 0; tries < MOST_TRIES; tries += 1) {
      const update = await this.#write(place);
      if (update === undefined) return false;
      const answer = await pushThreadState(this.#context.ports.git, update);
      if (answer === 'kept') this.#expected = update.commit;
      this.#isRefused = answer === 'refused';
      if (answer === 'kept' || answer === 'refused') return answer === 'kept';
      await attempt(this.#refresh());
    }
    return false;
  }

  /** Writes the state into a commit to push; undefined when the remote takes none, or it is too long. Throws a SquadError. */
  async #write(place: WorkPlace): Promise<StateUpdate | undefined> {
    if (this.#isRefused) return undefined;
    const { git, mask } = this.#context.ports;
    const { branch, threadState } = this.#repository;
    const others =
      typeof place === 'string'
        ? this.#state
        : await withoutDelivered(this.#state, place.pushed, git);
    this.#tip = await unpushedTip(place, branch, this.#delivered, git);
    const thread = withRequest(others, this.#ownRequest());
    const text = writeThreadState(thread, mask);
    if (text === undefined) return undefined;
    const commit = await commitThreadState(git, { text, tips: tipsOf(thread) });
    return { ref: threadState.ref, commit, expected: this.#expected };
  }

  #ownRequest(): RequestState {
    const { request, job } = this.#context;
    const { branch, threadState } = this.#repository;
    const { id, command, author, text, url } = request;
    return {
      id,
      run: job.runId,
      actor: author.login,
      asked: 'request' in command ? command.request : text,
      url,
      branch: branch.name,
      part: threadState.part,
      tip: this.#tip,
      ...this.#ended,
      outcome: this.#outcome,
      events: [...this.#events],
    };
  }

  /** Reads what another run has written meanwhile. */
  async #refresh(): Promise<void> {
    const { git } = this.#context.ports;
    const commit = await fetchThreadState(git, this.#repository.threadState.ref);
    const read = await readThreadState(git, commit, this.#state.thread);
    if (read.kind === 'found') this.#state = mergeStates(read.state, this.#state, this.#closed);
    this.#expected = commit ?? '';
  }
}

/** Returns the newest commit of the run's own work; undefined when a branch has it. */
export async function unpushedTip(
  place: WorkPlace,
  branch: Pick<RunBranch, 'start' | 'tip'>,
  delivered: string,
  git: Git,
): Promise<string | undefined> {
  const [base, tip] = [branch.start, branch.tip()];
  if (tip === (place === 'left' ? base : delivered)) return undefined;
  if (typeof place === 'string') return tip;
  if (await hasChangesOf(git, tip, place.pushed)) return undefined;
  // Others' changes may stand between the work's own.
  const rest = await replay(git, { base, tip }, place.pushed);
  return rest.kind === 'replayed' && rest.commit === place.pushed ? undefined : tip;
}

/** Returns the state without tips of work that a branch's new commit has. */
async function withoutDelivered(state: ThreadState, tip: string, git: Git): Promise<ThreadState> {
  let rest = state;
  for (const request of state.requests) {
    if (request.tip !== undefined && (await hasChangesOf(git, request.tip, tip)))
      rest = withRequest(rest, { ...request, tip: undefined });
  }
  return rest;
}
