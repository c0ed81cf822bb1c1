// Earlier requests whose runs ended without a result: delivers what their agents finished, and updates their boards.
import { lacksPullRequest, type Outcome } from '#src/outcome.ts';
import {
  awaitsPullRequest,
  type FoundBoard,
  findBoardOf,
  findBoards,
  isOpenBoard,
} from '#src/publish/board.ts';
import { commentUrl } from '#src/publish/render/render-context.ts';
import { renderBoard } from '#src/publish/views/board.ts';
import { openRunBranch } from '#src/workspace/run-branch.ts';
import { fetchThreadState } from '#src/workspace/thread-state-ref.ts';
import { checkWork } from '../checks/check-work.ts';
import { placeOf, type RepositoryContext } from '../context/load-repository.ts';
import { openInitialContext, type RunContext, type WorkResult } from '../context/run-context.ts';
import { decideOutcome } from '../finish/decide-outcome.ts';
import { publishReviews } from '../finish/publish-reviews.ts';
import { publishWork } from '../finish/publish-work.ts';
import { withEnds } from '../state/earlier-requests.ts';
import { isOpen, type RequestState, readThreadState } from '../state/thread-state.ts';
import { goesOnWith, takeUpFinished } from './left-work.ts';
import type { StateKeeper } from './state-keeper.ts';

/** An earlier request that no run is working on: its board, and what the state says of it. */
type Interrupted = {
  readonly id: string;
  readonly board: FoundBoard | undefined;
  readonly left: RequestState | undefined;
};

const MOST = 5;

/**
 * Delivers what earlier runs of the thread left and closes their boards; returns how many it closed. Makes no request to
 * GitHub when nothing was left. Never rejects.
 */
export async function finishInterrupted(
  context: RunContext,
  repository: RepositoryContext,
  keeper: StateKeeper,
): Promise<number> {
  if (context.inputs.dryRun || context.ports.cancelled.aborted) return 0;
  let closed = 0;
  const finishAll = async () => {
    const left = findInterrupted(context, repository);
    if (left.length === 0) return;
    const isOver = await lookAgain(context, repository);
    for (const one of left.filter(isOver).slice(0, MOST)) {
      if (await finish(one, context, repository, keeper)) closed += 1;
    }
  };
  await context.transcript.noteFailure(
    'What an earlier run left could not be settled.',
    finishAll(),
  );
  return closed;
}

/** Returns the requests whose board is at work or lacks its pull request, or whose work is on no branch. */
function findInterrupted(
  { boards, request }: RunContext,
  repository: RepositoryContext,
): readonly Interrupted[] {
  const { left } = repository.threadState;
  const ids = new Set([
    ...boards.filter(isOpenBoard).map(({ marker }) => marker.triggerId),
    ...left.filter(isOpen).map((one) => one.id),
  ]);
  ids.delete(request.id);
  return [...ids]
    .map((id) => ({ id, board: findBoardOf(boards, id), left: left.find((one) => one.id === id) }))
    .filter((one) => isUndelivered(one, repository));
}

/** True unless the run delivered what it had. If it ended by itself it did, except for work that is on no branch. */
function isUndelivered({ board, left }: Interrupted, repository: RepositoryContext): boolean {
  if (board === undefined || board.marker.state === 'working') return true;
  if (awaitsPullRequest(board)) return left !== undefined && goesOnWith(board, repository);
  return left?.progress === 'done' && left.tip !== undefined;
}

/** Delivers one request's work and closes its board; returns true when it did the latter. Does nothing to a live run's. */
async function finish(
  interrupted: Interrupted,
  context: RunContext,
  repository: RepositoryContext,
  keeper: StateKeeper,
): Promise<boolean> {
  const { board, left } = interrupted;
  if (await hasChanged(board, context)) return false;
  const ports = { ...context.ports, git: keeper.git };
  const earlier = contextOf(interrupted, { ...context, ports });
  const outcome = await deliverLeft(left, earlier, repository);
  const isToldAlready = outcome.kind === 'declined' && board?.marker.outcome === 'declined';
  const isToTell = board !== undefined && !isToldAlready;
  if (isToTell) {
    if (await hasChanged(board, context)) return false;
    const { renderContext, transcript, outbound } = earlier;
    const text = renderBoard(renderContext(), transcript.read(), outcome);
    await ports.github.updateComment(board.comment.id, outbound.seal(text));
  }
  if (left !== undefined && !lacksPullRequest(outcome)) keeper.close(left, outcome.kind);
  return isToTell;
}

/** Looks again, and returns a test for requests whose board and state are unchanged: a live run would have changed them. */
async function lookAgain(
  { request, ports, board }: RunContext,
  { threadState: { ref, state } }: RepositoryContext,
): Promise<(one: Interrupted) => boolean> {
  const { number, commentCount } = request.thread;
  const [{ items }, found] = await Promise.all([
    ports.github.listComments(number, commentCount),
    fetchThreadState(ports.git, ref).then((commit) =>
      readThreadState(ports.git, commit, state.thread),
    ),
  ]);
  const boards = findBoards(items, board.login);
  const requests = found.kind === 'found' ? found.state.requests : [];
  return ({ id, board: before, left }) => {
    // A board that is gone was deleted by somebody: nothing is left to say there.
    const isSameBoard =
      before === undefined || before.comment.body === findBoardOf(boards, id)?.comment.body;
    const now = requests.find((one) => one.id === id);
    return isSameBoard && (left === undefined || said(now) === said(left));
  };
}

/** What a request's own run says of it. Whoever delivers its work takes the tip away. */
function said(request: RequestState | undefined): string {
  return JSON.stringify({ ...request, tip: undefined });
}

/** True if the run wrote its board after it was judged, or before: the thread's lists may be seconds old. */
async function hasChanged(board: FoundBoard | undefined, { ports }: RunContext): Promise<boolean> {
  if (board === undefined) return false;
  const { body } = await ports.github.comment(board.comment.id);
  return body !== board.comment.body;
}

/** Publishes what there is, as the run itself would have done. `earlier` is the context of the interrupted run. */
async function deliverLeft(
  left: RequestState | undefined,
  earlier: RunContext,
  repository: RepositoryContext,
): Promise<Outcome> {
  const { git } = earlier.ports;
  const { start, tip } = await placeOf(git, repository.remoteTip, left);
  const branch = openRunBranch(git, repository.branch.name, start, tip);
  const place = { ...repository, branch };
  const result = takeUp(left, earlier);
  await checkWork(earlier, place);
  const published = await publishWork(result, earlier, place);
  await publishReviews(published, earlier, place);
  return decideOutcome(result, published, earlier.transcript.read());
}

/** Records what the interrupted run did, finished or not: no agent goes on with it here. */
function takeUp(left: RequestState | undefined, earlier: RunContext): WorkResult {
  if (left?.progress === 'done') return takeUpFinished(left, earlier);
  for (const event of withEnds(left?.events ?? [])) earlier.transcript.emit(event);
  return INTERRUPTED;
}

const INTERRUPTED: WorkResult = {
  kind: 'limited',
  exhausted: { limit: 'interrupted', reason: 'The run was interrupted.' },
};

/** Returns the context as it was for the earlier request; none of it goes into this run's record. */
function contextOf({ id, board, left }: Interrupted, context: RunContext): RunContext {
  const { ports, request, job, comments } = context;
  const asked = comments.items.find((comment) => id === `comment-${comment.id}`);
  // Who asked and for what is never read from the state: that decides on access, and on what the merge closes.
  const login = asked?.author?.login ?? board?.marker.asker ?? 'ghost';
  const author = { login, type: 'User' };
  const text = asked?.body ?? '';
  const here = commentUrl(context.renderContext().facts, board?.comment.id ?? 0);
  const initial = openInitialContext({
    ...context,
    ports: { ...ports, record: ignore, log: SILENT },
    job: { ...job, runId: left?.run ?? board?.marker.runId ?? job.runId },
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
