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
} from '../../publish/find-boards.ts';
import { foldDoubles } from '../../publish/fold-doubles.ts';
import { toPublishedWork } from '../../publish/open-pull-request.ts';
import { renderBoard } from '../../publish/render/board.ts';
import { commentUrl } from '../../publish/render/render-context.ts';
import { openRunBranch } from '../../workspace/run-branch.ts';
import { deleteSavedRuns, listRemoteRuns } from '../../workspace/saved/saved-runs.ts';
import { placeOf, type RepositoryContext } from '../context/load-repository.ts';
import { decideOutcome, type WorkResult } from '../finish/decide-outcome.ts';
import { publishReviews } from '../finish/publish-reviews.ts';
import { publishWork } from '../finish/publish-work.ts';
import { openInitialContext, type RunContext } from '../start/run-context.ts';
import { withEnds } from './finished-work.ts';
import { goesOnWith, takeUpLeftWork } from './left-work.ts';
import { isFinished, type SavedRun, savedRunOf } from './saved-run.ts';

/** An earlier request that no run is working on: its board, and what its run left on the remote. */
type Interrupted = {
  readonly request: string;
  readonly board: FoundBoard | undefined;
  readonly saved: SavedRun | undefined;
};

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
  const { board, saved } = interrupted;
  if (isUndelivered(interrupted, repository)) {
    const earlier = contextOf(interrupted, context);
    const outcome = await deliver(saved, earlier, repository);
    const isToldAlready = outcome.kind === 'declined' && board?.marker.outcome === 'declined';
    if (board !== undefined && !isToldAlready) {
      await closeBoard(board, outcome, earlier);
      onClosed();
    }
    if (lacksPullRequest(outcome)) return;
  }
  const refs = repository.saved.filter(({ request }) => request === interrupted.request);
  await deleteSavedRuns(
    context.ports,
    refs.map(({ ref }) => ref),
  );
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

/** Publishes what there is, as the run itself would have done. */
async function deliver(
  saved: SavedRun | undefined,
  earlier: RunContext,
  repository: RepositoryContext,
): Promise<Outcome> {
  const { git } = earlier.ports;
  const { start, tip } = await placeOf(git, repository.remoteTip, saved);
  const branch = openRunBranch(git, repository.branch.name, start, tip);
  const place = { ...repository, branch };
  const result = await replay(saved, earlier, place);
  const { pull } = repository.target;
  // The commits are in a pull request already, and another run has written its text since.
  if (saved === undefined && pull !== undefined && result.kind === 'done') {
    const work = toPublishedWork({ head: branch.name, commit: tip }, pull);
    return { kind: 'changed', work, answer: result.text };
  }
  const published = await publishWork(result, earlier, place);
  await publishReviews(published, earlier, place);
  return decideOutcome(result, published, earlier.transcript.read());
}

async function replay(
  saved: SavedRun | undefined,
  earlier: RunContext,
  place: RepositoryContext,
): Promise<WorkResult> {
  if (saved === undefined || isFinished(saved)) {
    const left = await takeUpLeftWork(earlier, place);
    return left?.kind === 'finished' ? left.result : INTERRUPTED;
  }
  for (const event of withEnds(saved.events)) earlier.transcript.emit(event);
  return INTERRUPTED;
}

const INTERRUPTED: WorkResult = {
  kind: 'limited',
  exhausted: { limit: 'interrupted', reason: 'The run was interrupted.' },
};

/** Returns the context as it was for the earlier request; none of it goes into this run's record. */
function contextOf({ request: id, board, saved }: Interrupted, context: RunContext): RunContext {
  const { ports, request, job, comments } = context;
  const asked = comments.items.find((comment) => id === `comment-${comment.id}`);
  const login = saved?.actor ?? board?.marker.asker ?? asked?.author?.login ?? 'ghost';
  const author = { login, type: 'User' };
  const text = saved?.asked ?? asked?.body ?? '';
  const here = commentUrl(context.renderContext().facts, board?.comment.id ?? 0);
  const initial = openInitialContext({
    ...context,
    ports: { ...ports, record: () => undefined, log: SILENT },
    job: { ...job, runId: saved?.run ?? board?.marker.runId ?? job.runId },
    request: {
      ...request,
      id,
      author,
      sender: author,
      text,
      url: asked?.url ?? here,
      command: { kind: 'work', request: text },
    },
  });
  return {
    ...context,
    ...initial,
    board: { ...context.board, commentId: board?.comment.id ?? context.board.commentId },
    isRepeated: true,
  };
}

const ignore = () => undefined;
const SILENT = { info: ignore, warning: ignore, debug: ignore, group: ignore };
