// Loads the state of the request's thread, and decides what of it the run may go on with.
import type { Team } from '../../team/team.ts';
import { threadStateRef } from '../../workspace/thread-state-ref.ts';
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
  /** The requests that the run may go on with. */
  readonly left: readonly RequestState[];
};

type StateDeps = {
  readonly context: RunContext;
  readonly snapshot: Pick<RemoteSnapshot, 'stateKey' | 'state' | 'baseBranch'>;
  readonly team: Team;
  /** Commits of the remote's branches: what they have needs no policy. */
  readonly known: readonly string[];
};

/** Loads the state; one that can't be read is told to people and counts as none. */
export async function loadState({
  context,
  snapshot,
  team,
  known,
}: StateDeps): Promise<LoadedState> {
  const { stateKey: thread, state: commit, baseBranch } = snapshot;
  const ref = threadStateRef(thread);
  const found = await readThreadState(context.ports.git, commit, thread);
  if (found.kind === 'unreadable') {
    context.transcript.note(
      `What earlier runs left at \`${ref}\` can't be used, because ${found.reason}: this run starts without it.`,
    );
  }
  const state = found.kind === 'found' ? found.state : { thread, requests: [] };
  const refuses = openReturnedPolicy([...known, baseBranch.commit], { context, team });
  const left = await admitRequests(state, { ref, refuses }, context);
  return { ref, expected: commit ?? '', state, left };
}
