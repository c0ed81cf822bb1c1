// The board of a new request: written into its thread before any work is done.

import { onceAborted } from '#src/abort.ts';
import { botIdentity } from '#src/ports/accounts.ts';
import { type FoundBoard, findBoards, openBoard } from '#src/publish/board.ts';
import { commentUrl } from '#src/publish/render/render-context.ts';
import { link } from '#src/publish/render/render-markdown.ts';
import { completeHistory } from '#src/workspace/remote.ts';
import { memoryBranch } from '#src/workspace/run-branch.ts';
import { isRequestKnown } from '#src/workspace/trailers.ts';
import type { RemoteSnapshot } from '../context/fetch-remote.ts';
import {
  openInitialContext,
  type RunArgs,
  type RunContext,
  type RunReport,
  reportOf,
} from '../context/run-context.ts';
import type { NewRequest } from './acknowledge.ts';
import { AT_WORK } from './acknowledge.ts';

/** Opens the board, or continues an unfinished board of the same event. */
export async function showBoard(
  args: RunArgs,
  { earlier, comments, boards, isRepeated }: NewRequest,
): Promise<RunContext> {
  const context = openInitialContext(args);
  const { transcript, renderContext, outbound, request, ports } = context;
  const { github, clock, log, time } = ports;
  const board = await openBoard(
    {
      github,
      clock,
      time,
      log,
      transcript,
      context: renderContext,
      seal: outbound.seal,
      onAccount: (account) =>
        void Object.assign(ports.git.identity, botIdentity(account, args.job.serverUrl)),
    },
    request.thread,
    earlier,
  );
  onceAborted(ports.cancelled, () => board.lastWords());
  transcript.listen(() => board.touch());
  const isAgain = isRepeated || earlier !== undefined;
  return {
    ...context,
    kind: 'acknowledged',
    comments,
    boards,
    board,
    isRepeated: isAgain,
    approved: [],
  };
}

/** Returns the board to continue. A comment that may be ours counts as ours if the remote holds work of the same request. */
export async function findEarlierBoard(
  { request, ports, inputs }: RunArgs,
  { earlier, unproven }: NewRequest,
  fetching: Promise<RemoteSnapshot>,
): Promise<FoundBoard | undefined> {
  if (earlier !== undefined || unproven === undefined) return earlier;
  const { branches, baseBranch } = await fetching;
  const tips = [...branches.values()];
  const memory = `${memoryBranch(inputs.branchPrefix)}*`;
  await completeHistory(ports.git, [baseBranch.name, memory]);
  const isKnown = await isRequestKnown(ports.git, request.id, { tips, base: baseBranch.commit });
  return isKnown ? unproven : undefined;
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
