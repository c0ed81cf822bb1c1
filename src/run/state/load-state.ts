// Loads the state of the request's thread, and decides what of it the run may go on with.
import type { Team } from '#src/team/index.ts';
import { threadStateRef } from '#src/workspace/index.ts';
import type { RemoteSnapshot } from '../context/fetch-remote.ts';
import type { RunContext } from '../start/run-context.ts';
import { admitRequests, openReturnedPolicy } from './returned-policy.ts';
import { type RequestState, readThreadState, type ThreadState } from './thread-state.ts';

/** A thread's state as it was when the run began. */
export type LoadedState = {
  readonly ref: string;
  /** The commit that the ref had; empty for none. */
  readonly expected: string;
  readonly state: ThreadState;
  /** The part of the thread that the run's request belongs to. */
  readonly part: number;
  /** The requests that the run may go on with. */
  readonly left: readonly RequestState[];
};

/** Reads the state; one that can't be read is told to people and counts as none. */
export async function readState(
  { ports, transcript }: RunContext,
  { stateKey: thread, state: commit }: Pick<RemoteSnapshot, 'stateKey' | 'state'>,
): Promise<ThreadState> {
  const found = await readThreadState(ports.git, commit, thread);
  if (found.kind === 'unreadable') {
    transcript.note(
      `What earlier runs left at \`${threadStateRef(thread)}\` can't be used, because ${found.reason}: this run starts without it.`,
    );
  }
  return found.kind === 'found' ? found.state : { thread, requests: [] };
}

type StateDeps = {
  readonly context: RunContext;
  readonly snapshot: Pick<RemoteSnapshot, 'stateKey' | 'state' | 'baseBranch'>;
  readonly team: Team;
  readonly part: number;
  /** Commits of the remote's branches: what they have needs no policy. */
  readonly known: readonly string[];
};

/** Decides what of the state the run may go on with. */
export async function admitState(
  state: ThreadState,
  { context, snapshot, team, part, known }: StateDeps,
): Promise<LoadedState> {
  const { stateKey, state: commit, baseBranch } = snapshot;
  const ref = threadStateRef(stateKey);
  const refuses = openReturnedPolicy([...known, baseBranch.commit], { context, team });
  const left = await admitRequests(state, { ref, refuses }, context);
  return { ref, expected: commit ?? '', state, part, left };
}
