// Several runs may receive the same event at once: the one with the oldest board answers, the others say where, and end.
import { commentUrl, type FoundBoard, findBoards, link } from '#src/publish/index.ts';
import { completeHistory, isRequestKnown, memoryBranch } from '#src/workspace/index.ts';
import type { RemoteSnapshot } from '../context/fetch-remote.ts';
import { AT_WORK, reportOf } from '../finish/report-run.ts';
import type { NewRequest } from './acknowledge.ts';
import type { RunArgs, RunContext, RunReport } from './run-context.ts';

/** Returns the board to continue. A comment that may be ours counts as ours if the remote holds work of the same request. */
export async function findEarlierBoard(
  { request, ports, inputs }: RunArgs,
  { earlier, claim }: NewRequest,
  fetching: Promise<RemoteSnapshot>,
): Promise<FoundBoard | undefined> {
  if (earlier !== undefined || claim === undefined) return earlier;
  const { branches, baseBranch } = await fetching;
  const tips = [...branches.values()];
  const memory = `${memoryBranch(inputs.branchPrefix)}*`;
  await completeHistory(ports.git, [baseBranch.name, memory]);
  const isKnown = await isRequestKnown(ports.git, request.id, { tips, base: baseBranch.commit });
  return isKnown ? claim : undefined;
}

/** Looks for an older board of the same request. If there is one, folds ours and returns the report of the run, which ends. */
export async function yieldToRival(
  context: RunContext,
  { mayHaveRivals }: NewRequest,
): Promise<RunReport | undefined> {
  const { request, ports, job, board, renderContext } = context;
  if (!mayHaveRivals()) return undefined;
  const { number, commentCount } = request.thread;
  const { items } = await ports.github.listComments(number, commentCount);
  // An older board of this run is no rival's: GitHub stored it without telling us.
  const rival = findBoards(items, board.login).find(
    ({ comment, marker: { triggerId, runId } }) =>
      triggerId === request.id && runId !== job.runId && comment.id < board.commentId,
  );
  if (rival === undefined) return undefined;
  const answer = link('another comment', commentUrl(renderContext().facts, rival.comment.id));
  await board.fold(`This request is answered in ${answer}.`);
  return reportOf(context, { kind: 'nothing-to-do', reason: AT_WORK }, rival.comment.id);
}
