// Holds what is known of the thread, and pushes it together with the run's own request.
import { attempt } from '../../errors.ts';
import type { OutcomeKind } from '../../outcome.ts';
import type { Git } from '../../ports/git.ts';
import type { Report } from '../../report.ts';
import { hasChangesOf } from '../../workspace/git-history.ts';
import {
  commitThreadState,
  fetchThreadState,
  pushThreadState,
  type StateUpdate,
} from '../../workspace/thread-state-ref.ts';
import type { RepositoryContext } from '../context/load-repository.ts';
import type { RunContext } from '../start/run-context.ts';
import type { StateEvent } from './state-events.ts';
import {
  mergeStates,
  type RequestProgress,
  type RequestState,
  readThreadState,
  type ThreadState,
  tipsOf,
  withRequest,
  writeThreadState,
} from './thread-state.ts';

/** What is known of the run so far. */
export type RunProgress = {
  progress: RequestProgress;
  report: Report;
  outcome: OutcomeKind | undefined;
  readonly events: StateEvent[];
};

/** What becomes of the run's own work: a branch has it, none has it yet, or a later run has to go on with it. */
type WorkPlace = 'delivered' | 'under-way' | 'left';

export type StateStore = {
  /** Writes the state into a commit to push; undefined when the remote takes none, or it is too long. Throws a SquadError. */
  update(place: WorkPlace): Promise<StateUpdate | undefined>;
  /** Reads what another run has written meanwhile. */
  refresh(): Promise<void>;
  /** Pushes the state. Never rejects. */
  push(place: WorkPlace): Promise<void>;
  /** Notes that a branch's push has brought the state to the remote. */
  carried(update: StateUpdate): void;
  /** True when nothing has changed since that. */
  isCarried(): boolean;
  /** Notes how an earlier request ended. */
  close(request: RequestState, outcome: OutcomeKind): void;
};

type ThreadKnowledge = {
  state: ThreadState;
  /** The commit that the remote's ref must have; empty for none. */
  expected: string;
  /** The commit of the run's branch whose changes a branch of the remote has. */
  delivered: string;
  isCarried: boolean;
  isRefused: boolean;
  /** The earlier requests that this run has closed. */
  readonly closed: Set<string>;
};

/** How often a push is tried that another run's push overtook, or whose answer was lost. */
const MOST_TRIES = 4;

/** Opens the store of the request's thread. `run` changes while the run goes on. */
export function openStateStore(
  context: RunContext,
  { branch, remoteTip, threadState: { ref, expected, state, part } }: RepositoryContext,
  run: RunProgress,
): StateStore {
  const { git, mask } = context.ports;
  const closed = new Set<string>();
  const known: ThreadKnowledge = {
    state,
    expected,
    delivered: remoteTip,
    isCarried: false,
    isRefused: context.inputs.dryRun,
    closed,
  };
  const tipOf = (place: WorkPlace) => {
    const had = place === 'left' ? remoteTip : known.delivered;
    return place === 'delivered' || branch.tip() === had ? undefined : branch.tip();
  };
  const update: StateStore['update'] = async (place) => {
    if (known.isRefused) return undefined;
    const others =
      place === 'delivered' ? await withoutDelivered(known.state, branch.tip(), git) : known.state;
    const thread = withRequest(
      others,
      ownRequest(run, { branch: branch.name, part, tip: tipOf(place) }, context),
    );
    const text = writeThreadState(thread, mask);
    if (text === undefined) return undefined;
    const commit = await commitThreadState(git, { text, tips: tipsOf(thread) });
    return { ref, commit, expected: known.expected };
  };
  const refresh = async () => {
    const commit = await fetchThreadState(git, ref);
    const read = await readThreadState(git, commit, known.state.thread);
    if (read.kind === 'found') known.state = mergeStates(read.state, known.state, closed);
    known.expected = commit ?? '';
  };
  return {
    update,
    refresh,
    push: (place) => pushState(known, { git, update: () => update(place), refresh }),
    carried({ commit }) {
      Object.assign(known, { expected: commit, delivered: branch.tip(), isCarried: true });
    },
    isCarried: () => known.isCarried,
    close(request, outcome) {
      closed.add(request.id);
      known.isCarried = false;
      known.state = withRequest(known.state, { ...request, outcome, tip: undefined });
    },
  };
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
  { request, job }: RunContext,
): RequestState {
  const { id, command, author, text, url } = request;
  const asked = 'request' in command ? command.request : text;
  const facts = { id, run: job.runId, actor: author.login, asked, url };
  return { ...facts, ...place, progress, report, outcome, events: [...events] };
}
