// Where a run's branch starts: on what the remote has, or on what an earlier run left.

import type { Git } from '../../ports/git.ts';
import { awaitsPullRequest, findBoardOf } from '../../publish/board/find-boards.ts';
import { commonAncestor, hasChangesOf } from '../../workspace/git-history.ts';
import { type SavedRun, savedRunOf } from '../resume/saved-run.ts';
import type { RunContext } from '../start/run-context.ts';

/** Decides where the run starts: never on work that only lacks its pull request, as it is on its branch or was merged. */
export function placeRun(
  remoteTip: string,
  saved: readonly SavedRun[],
  { boards, request, ports: { git } }: RunContext,
) {
  const undelivered = saved.filter((run) => !awaitsPullRequest(findBoardOf(boards, run.request)));
  const left = savedRunOf(undelivered, request.id);
  return left === undefined ? adopt(git, remoteTip, undelivered) : placeOf(git, remoteTip, left);
}

/** Returns where the run's branch starts, and its tip, which includes an earlier run's work that the remote's branch lacks. */
export async function placeOf(git: Git, remoteTip: string, left: SavedRun | undefined) {
  const nothing = { start: remoteTip, tip: remoteTip };
  if (left === undefined || (await hasChangesOf(git, left.tip, remoteTip))) return nothing;
  const start = await commonAncestor(git, left.tip, remoteTip);
  return start === undefined ? nothing : { start, tip: left.tip };
}

/** Starts on the undelivered work of an earlier request; if there are several, on the one with the most events. */
async function adopt(git: Git, remoteTip: string, saved: readonly SavedRun[]) {
  const [furthest] = saved.toSorted((one, other) => other.events.length - one.events.length);
  const { tip } = await placeOf(git, remoteTip, furthest);
  return { start: tip, tip };
}
