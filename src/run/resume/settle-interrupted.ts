// Earlier requests whose runs ended without a result: delivers what their agents finished, and updates their boards.

import { lacksPullRequest, type Outcome } from '../../outcome.ts';
import {
  awaitsPullRequest,
  type FoundBoard,
  findBoardOf,
  findBoards,
  findDoubles,
  isFinal,
  isUnsettled,
} from '../../publish/board/find-boards.ts';
import { foldDoubles } from '../../publish/board/fold-doubles.ts';
import { renderBoard } from '../../publish/render/board.ts';
import { deleteSavedRuns, listRemoteRuns } from '../../workspace/saved/saved-runs.ts';
import type { RepositoryContext } from '../context/load-repository.ts';
import type { RunContext } from '../start/run-context.ts';
import { contextOf, deliverLeft, type Interrupted } from './deliver-left.ts';
import { goesOnWith } from './left-work.ts';
import { isFinished, savedRunOf } from './saved-run.ts';

const MOST = 5;

/**
 * Delivers what earlier runs of the thread left and closes their boards; returns how many it closed. Makes no request to
 * GitHub when nothing was left. Never rejects.
 */
export async function settleInterrupted(
  context: RunContext,
  repository: RepositoryContext,
): Promise<number> {
  const { transcript } = context;
  let closed = 0;
  const settling = settleAll(context, repository, () => {
    closed += 1;
  });
  await transcript.noteFailure('What an earlier run left could not be settled.', settling);
  return closed;
}

async function settleAll(
  context: RunContext,
  repository: RepositoryContext,
  onClosed: () => void,
): Promise<void> {
  if (context.inputs.dryRun) return;
  await foldAnswered(context, onClosed);
  const left = findOpen(context, repository);
  if (left.length === 0) return;
  const isOver = await openLooks(context);
  for (const one of left.filter(isOver).slice(0, MOST)) {
    await settle(one, context, repository, onClosed);
  }
}

/** Folds doubles of answered requests: GitHub had said that a board was gone, so its run answered in another comment. */
async function foldAnswered(context: RunContext, onClosed: () => void): Promise<void> {
  const { boards, request } = context;
  const requests = new Set(boards.map(({ marker }) => marker.triggerId));
  requests.delete(request.id);
  for (const id of requests) {
    const board = findBoardOf(boards, id);
    if (board === undefined || !isFinal(board)) continue;
    const doubles = findDoubles(boards, board);
    await foldDoubles(doubles, board.comment.id, context);
    doubles.filter(isUnsettled).forEach(onClosed);
  }
}

/** Returns the requests whose board is at work or lacks its pull request, or whose state is on the remote. */
function findOpen(
  { boards, request }: RunContext,
  repository: RepositoryContext,
): readonly Interrupted[] {
  const { saved } = repository;
  const unsettled = boards.filter(isUnsettled);
  const requests = new Set([
    ...unsettled.map(({ marker }) => marker.triggerId),
    ...saved.map((run) => run.request),
  ]);
  requests.delete(request.id);
  return [...requests]
    .map((id) => ({ request: id, board: findBoardOf(boards, id), saved: savedRunOf(saved, id) }))
    .filter((one) => one.saved !== undefined || isUndelivered(one, repository));
}

/** Looks again, and returns a test for requests whose board and state are unchanged: a live run would have changed them. */
async function openLooks({
  request,
  ports,
  board,
}: RunContext): Promise<(one: Interrupted) => boolean> {
  const { number, commentCount } = request.thread;
  const [{ items }, states] = await Promise.all([
    ports.github.listComments(number, commentCount),
    listRemoteRuns(ports.git, number),
  ]);
  const boards = findBoards(items, board.login);
  return ({ request: id, board: before, saved }) => {
    const now = findBoardOf(boards, id);
    const isSameBoard = before === undefined || before.comment.body === now?.comment.body;
    return isSameBoard && (saved === undefined || states.get(saved.ref) === saved.commit);
  };
}

async function settle(
  interrupted: Interrupted,
  context: RunContext,
  repository: RepositoryContext,
  onClosed: () => void,
): Promise<void> {
  if (isUndelivered(interrupted, repository)) {
    if (!(await deliverAndClose(interrupted, context, repository, onClosed))) return;
  }
  const refs = repository.saved.filter(({ request }) => request === interrupted.request);
  await deleteSavedRuns(
    context.ports,
    refs.map(({ ref }) => ref),
  );
}

/** Returns whether nothing is left to do: the work may lack its pull request, or the run may have ended by itself. */
async function deliverAndClose(
  interrupted: Interrupted,
  context: RunContext,
  repository: RepositoryContext,
  onClosed: () => void,
): Promise<boolean> {
  const { board, saved } = interrupted;
  if (await hasChanged(board, context)) return false;
  const earlier = contextOf(interrupted, context);
  const outcome = await deliverLeft(saved, earlier, repository);
  const isToldAlready = outcome.kind === 'declined' && board?.marker.outcome === 'declined';
  if (board !== undefined && !isToldAlready) {
    if (await hasChanged(board, context)) return false;
    await closeBoard(board, outcome, earlier);
    onClosed();
  }
  return !lacksPullRequest(outcome);
}

/** True if the run wrote its board after it was judged, or before: the thread's lists may be seconds old. */
async function hasChanged(
  board: FoundBoard | undefined,
  { ports }: Pick<RunContext, 'ports'>,
): Promise<boolean> {
  if (board === undefined) return false;
  const { body } = await ports.github.comment(board.comment.id);
  return body !== board.comment.body;
}

/** True unless the run delivered what it had. If it ended by itself it did, except for finished work that is still kept. */
function isUndelivered({ board, saved }: Interrupted, repository: RepositoryContext): boolean {
  if (board === undefined || board.marker.state === 'working') return true;
  if (awaitsPullRequest(board)) return goesOnWith(board, repository);
  return saved !== undefined && isFinished(saved);
}

async function closeBoard(
  { comment }: FoundBoard,
  outcome: Outcome,
  { renderContext, transcript, outbound, ports }: RunContext,
): Promise<void> {
  const text = renderBoard(renderContext(), transcript.read(), outcome);
  await ports.github.updateComment(comment.id, outbound.seal(text));
}
