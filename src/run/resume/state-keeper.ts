// Writes the thread's state while agents work, so that a kill loses at most the work of agents under way.
import { unlessAborted } from '#src/abort.ts';
import { attempt } from '#src/errors.ts';
import type { OutcomeKind } from '#src/outcome.ts';
import type { Git, Ports } from '#src/ports/index.ts';
import { type Report, reportOfText } from '#src/report.ts';
import type { Transcript } from '#src/run-log/index.ts';
import { throttle } from '#src/throttle.ts';
import {
  type CommitRange,
  carryAlong,
  commitThreadState,
  fetchThreadState,
  hasChangesOf,
  pushThreadState,
  type RunBranch,
  replay,
  type StateUpdate,
} from '#src/workspace/index.ts';
import type { RepositoryContext } from '../context/load-repository.ts';
import type { RunContext } from '../context/run-context.ts';
import { reportOf, type WorkResult } from '../finish/decide-outcome.ts';
import { type StateEvent, stateEventOf } from '../state/state-events.ts';
import {
  mergeStates,
  type RequestProgress,
  type RequestState,
  readThreadState,
  type ThreadState,
  tipsOf,
  withRequest,
  writeThreadState,
} from '../state/thread-state.ts';
export type StateKeeper = {
  /** A git whose next push of a branch also pushes the state. */
  readonly git: Git;
  /** Notes that the agents have ended, and how. */
  conclude(result: WorkResult): void;
  /** Notes how an earlier request ended that this run settled: its work is delivered, or nothing of it is left. */
  close(request: RequestState, outcome: OutcomeKind): void;
  /**
   * Pushes the state as it is now. `outcome` is what people are told; the work `isLeft` when a later run has to go on with it.
   * Never rejects.
   */
  save(outcome?: OutcomeKind, isLeft?: boolean): Promise<void>;
};

/** The pause between pushes; a run that ends within it pushes nothing twice. */
const PAUSE_MS = 300;

/** How long a push of the state may delay the branch's push after a cancellation. */
const CANCELLED_WAIT_MS = 500;

/** Events at which a task begins or ends. */
const WORTH_KEEPING: ReadonlySet<string> = new Set([
  'agent.spawned',
  'commit',
  'agent.idle',
  'agent.finished',
]);

/** Follows the run's events. */
export function openStateKeeper(context: RunContext, repository: RepositoryContext): StateKeeper {
  const { ports, transcript } = context;
  const run: RunProgress = {
    progress: 'working',
    report: reportOfText(''),
    outcome: undefined,
    events: [],
  };
  const store = openStateStore(context, repository, run);
  const background = throttle(ports.clock, PAUSE_MS, () =>
    unlessLate(store.push('under-way'), ports),
  );
  transcript.listen((event) => {
    const kept = stateEventOf(event);
    // What is noted after the agents' end tells of this run's delivery, which a later run repeats.
    const isOfDelivery = event.kind === 'note' && run.progress !== 'working';
    if (kept !== undefined && !isOfDelivery) run.events.push(kept);
    if (WORTH_KEEPING.has(event.kind)) background.touch();
  });
  return {
    git: carryAlong(ports.git, {
      async next(pushed) {
        await background.close();
        const written = await attempt(store.update({ pushed }));
        // A branch never waits for a state that can't be written.
        return written.kind === 'done' ? written.value : undefined;
      },
      carried: store.carried,
      refresh: store.refresh,
    }),
    conclude(result) {
      Object.assign(run, conclusionOf(result, transcript.read()));
    },
    close: store.close,
    async save(outcome, isLeft = outcome === undefined) {
      run.outcome = outcome;
      await background.close();
      await unlessLate(store.push(isLeft ? 'left' : 'under-way'), ports);
    },
  };
}

/** Waits for a push that may hang. After a cancellation it gives up soon: most of the time left is for the branch. */
async function unlessLate(pushing: Promise<void>, { cancelled, clock }: Ports): Promise<void> {
  await attempt(unlessAborted(pushing, cancelled, () => clock.sleep(CANCELLED_WAIT_MS)));
}

/** A run that lost work is not done: its re-run has that work done again. */
function conclusionOf(
  result: WorkResult,
  { losses }: Transcript,
): Pick<RunProgress, 'progress' | 'report'> {
  const isDone = result.kind === 'done' && losses.length === 0;
  return { progress: isDone ? 'done' : 'stopped', report: reportOf(result) };
}

// Holds what is known of the thread, and pushes it together with the run's own request.

/** What is known of the run so far. */
type RunProgress = {
  progress: RequestProgress;
  report: Report;
  outcome: OutcomeKind | undefined;
  readonly events: StateEvent[];
};

/** Where the run's own work is: in this commit of a branch, perhaps; on no branch yet; or left for a later run to go on with. */
type WorkPlace = { readonly pushed: string } | 'under-way' | 'left';

export type StateStore = {
  /** Writes the state into a commit to push; undefined when the remote takes none, or it is too long. Throws a SquadError. */
  update(place: WorkPlace): Promise<StateUpdate | undefined>;
  /** Reads what another run has written meanwhile. */
  refresh(): Promise<void>;
  /** Pushes the state. Never rejects. */
  push(place: WorkPlace): Promise<void>;
  /** Notes that a branch's push has brought the state to the remote. */
  carried(update: StateUpdate): void;
  /** Notes how an earlier request ended. */
  close(request: RequestState, outcome: OutcomeKind): void;
};

type ThreadKnowledge = {
  state: ThreadState;
  /** The commit that the remote's ref must have; empty for none. */
  expected: string;
  /** The commit of the run's branch whose changes a branch of the remote has. */
  delivered: string;
  /** What the state says of the run's own work that was written last. */
  tip: string | undefined;
  isRefused: boolean;
  /** The earlier requests that this run has closed. */
  readonly closed: Set<string>;
};

/** How often a push is tried that another run's push overtook, or whose answer was lost. */
const MOST_TRIES = 4;

type StoreContext = Pick<RunContext, 'ports' | 'inputs' | 'request' | 'job'>;
type StorePlace = Pick<RepositoryContext, 'branch' | 'threadState'>;

/** Opens the store of the request's thread. `run` changes while the run goes on. */
export function openStateStore(
  context: StoreContext,
  { branch, threadState: { ref, expected, state, part } }: StorePlace,
  run: RunProgress,
): StateStore {
  const { git, mask } = context.ports;
  const known: ThreadKnowledge = {
    state,
    expected,
    delivered: branch.start,
    tip: undefined,
    isRefused: context.inputs.dryRun,
    closed: new Set(),
  };
  const update: StateStore['update'] = async (place) => {
    if (known.isRefused) return undefined;
    const others =
      typeof place === 'string'
        ? known.state
        : await withoutDelivered(known.state, place.pushed, git);
    known.tip = await tipAt(place, branch, known.delivered, git);
    const own = ownRequest(run, { branch: branch.name, part, tip: known.tip }, context);
    const thread = withRequest(others, own);
    const text = writeThreadState(thread, mask);
    if (text === undefined) return undefined;
    const commit = await commitThreadState(git, { text, tips: tipsOf(thread) });
    return { ref, commit, expected: known.expected };
  };
  const refresh = async () => {
    const commit = await fetchThreadState(git, ref);
    const read = await readThreadState(git, commit, known.state.thread);
    if (read.kind === 'found') known.state = mergeStates(read.state, known.state, known.closed);
    known.expected = commit ?? '';
  };
  return {
    update,
    refresh,
    push: (place) => pushState(known, { git, update: () => update(place), refresh }),
    carried({ commit }) {
      known.expected = commit;
      if (known.tip === undefined) known.delivered = branch.tip();
    },
    close(request, outcome) {
      known.closed.add(request.id);
      known.state = withRequest(known.state, { ...request, outcome, tip: undefined });
    },
  };
}

/** Returns the newest commit of the run's own work; undefined when a branch has it. */
async function tipAt(
  place: WorkPlace,
  branch: RunBranch,
  delivered: string,
  git: Git,
): Promise<string | undefined> {
  const [base, tip] = [branch.start, branch.tip()];
  if (tip === (place === 'left' ? base : delivered)) return undefined;
  if (typeof place === 'string') return tip;
  return (await hasAllOf(git, { base, tip }, place.pushed)) ? undefined : tip;
}

type StatePush = {
  readonly git: Git;
  readonly update: () => Promise<StateUpdate | undefined>;
  readonly refresh: () => Promise<void>;
};

async function pushState(
  known: ThreadKnowledge,
  { git, update, refresh }: StatePush,
): Promise<void> {
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const written = await attempt(update());
    if (written.kind === 'threw' || written.value === undefined) return;
    const answer = await pushThreadState(git, written.value);
    if (answer === 'kept') known.expected = written.value.commit;
    known.isRefused = answer === 'refused';
    if (answer === 'kept' || answer === 'refused') return;
    await attempt(refresh());
  }
}

/** True when a commit has all of the work's changes, even if others' changes stand between them. */
async function hasAllOf(git: Git, work: CommitRange, pushed: string): Promise<boolean> {
  if (await hasChangesOf(git, work.tip, pushed)) return true;
  const rest = await replay(git, work, pushed);
  return rest.kind === 'replayed' && rest.commit === pushed;
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

function ownRequest(
  { progress, report, outcome, events }: RunProgress,
  place: Pick<RequestState, 'branch' | 'part' | 'tip'>,
  { request, job }: StoreContext,
): RequestState {
  const { id, command, author, text, url } = request;
  const asked = 'request' in command ? command.request : text;
  const facts = { id, run: job.runId, actor: author.login, asked, url };
  return { ...facts, ...place, progress, report, outcome, events: [...events] };
}
