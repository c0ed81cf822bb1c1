// Where a run's branch starts: on what the remote has, or on what an earlier run left.

import type { Git } from '#src/ports/index.ts';
import { awaitsPullRequest, findBoardOf } from '#src/publish/index.ts';
import { commonAncestor, hasChangesOf } from '#src/workspace/index.ts';
import type { RunContext } from '../start/run-context.ts';
import type { RequestState } from '../state/thread-state.ts';

/** Decides where the run starts: never on work that only lacks its pull request, as it is on its branch or was merged. */
export function placeRun(
  remoteTip: string,
  left: readonly RequestState[],
  { boards, request, ports: { git } }: RunContext,
) {
  const undelivered = left.filter(
    ({ id, tip }) => tip !== undefined && !awaitsPullRequest(findBoardOf(boards, id)),
  );
  const own = undelivered.find(({ id }) => id === request.id);
  return own === undefined ? adopt(git, remoteTip, undelivered) : placeOf(git, remoteTip, own);
}

/** Returns where the run's branch starts, and its tip, which includes an earlier run's work that the remote's branch lacks. */
export async function placeOf(git: Git, remoteTip: string, left: RequestState | undefined) {
  const nothing = { start: remoteTip, tip: remoteTip };
  const tip = left?.tip;
  if (tip === undefined || (await hasChangesOf(git, tip, remoteTip))) return nothing;
  const start = await commonAncestor(git, tip, remoteTip);
  return start === undefined ? nothing : { start, tip };
}

/** Starts on the undelivered work of an earlier request; if there are several, on the one with the most events. */
async function adopt(git: Git, remoteTip: string, left: readonly RequestState[]) {
  const [furthest] = left.toSorted((one, other) => other.events.length - one.events.length);
  const { tip } = await placeOf(git, remoteTip, furthest);
  return { start: tip, tip };
}
