// The thread's state as a run left it on the remote.

import { standingLocks } from '#src/coordinator/reviews/standing-findings.ts';
import { earlierWorkIn } from '#src/run/state/earlier-requests.ts';
import { readThreadState, type ThreadState } from '#src/run/state/thread-state.ts';
import type { LockNote } from '#src/run-log/review-note.ts';
import { fetchThreadState, threadStateRef } from '#src/workspace/thread-state-ref.ts';
import type { RemoteHost } from '../publish/a-remote.ts';

/** Reads the state of the thread that began on this issue or pull request. */
export async function readRemoteState(remote: RemoteHost, thread = 7): Promise<ThreadState> {
  const git = await remote.openRun();
  const commit = await fetchThreadState(git, threadStateRef(thread));
  const found = await readThreadState(git, commit, thread);
  if (found.kind !== 'found') throw new Error(`There is no state: ${found.kind}.`);
  return found.state;
}

/** Who is locked out of what in the newest part of the thread, as the next run will see it. */
export async function readRemoteLocks(remote: RemoteHost): Promise<readonly LockNote[]> {
  const state = await readRemoteState(remote);
  const part = Math.max(...state.requests.map((request) => request.part));
  const { locks, reviews } = earlierWorkIn(part, state, '').transcript;
  return standingLocks(locks, reviews);
}
