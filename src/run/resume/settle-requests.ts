// Earlier requests whose runs ended without a result: delivers what their agents finished, and updates their boards.
import { lacksPullRequest, type Outcome } from '#src/outcome.ts';
import {
  awaitsPullRequest,
  commentUrl,
  type FoundBoard,
  findBoardOf,
  findBoards,
  isUnsettled,
  renderBoard,
  toPublishedWork,
} from '#src/publish/index.ts';
import { saidText } from '#src/report.ts';
import { fetchThreadState, openRunBranch } from '#src/workspace/index.ts';
import { checkWork } from '../checks/check-work.ts';
import { placeOf, type RepositoryContext } from '../context/load-repository.ts';
import { openInitialContext, type RunContext } from '../context/run-context.ts';
import { decideOutcome, type WorkResult } from '../finish/decide-outcome.ts';
import { publishReviews } from '../finish/publish-reviews.ts';
import { publishWork } from '../finish/publish-work.ts';
import { withEnds } from '../state/earlier-requests.ts';
import { isOpen, type RequestState, readThreadState } from '../state/thread-state.ts';
import { goesOnWith, takeUpLeftWork } from './left-work.ts';
import type { StateKeeper } from './state-keeper.ts';

const MOST = 5;

/**
 * Delivers what earlier runs of the thread left and closes their boards; returns how many it closed. Makes no request to
 * GitHub when nothing was left. Never rejects.
 */
export async function settleInterrupted(
  context: RunContext,
  repository: RepositoryContext,
  keeper: StateKeeper,
): Promise<number> {
  const { transcript } = context;
  let closed = 0;
  const settling = settleAll(context, { repository, keeper }, () => {
    closed += 1;
  });
  await transcript.noteFailure('What an earlier run left could not be settled.', settling);
  return closed;
}

type Settling = { readonly repository: RepositoryContext; readonly keeper: StateKeeper };

async function settleAll(
  context: RunContext,
  { repository, keeper }: Settling,
  onClosed: () => void,
): Promise<void> {
  if (context.inputs.dryRun) return;
  const left = findInterrupted(context, repository);
  if (left.length === 0) return;
  const isOver = await lookAgain(context, repository);
  for (const one of left.filter(isOver).slice(0, MOST)) {
    await deliverAndClose(one, context, { repository, keeper }, onClosed);
  }
}

/** Does nothing if the run ended by itself meanwhile. */
async function deliverAndClose(
  interrupted: Interrupted,
  context: RunContext,
  { repository, keeper }: Settling,
  onClosed: () => void,
): Promise<void> {
  const { board, left } = interrupted;
  if (await hasChanged(board, context)) return;
  const earlier = contextOf(interrupted, {
    ...context,
    ports: { ...context.ports, git: keeper.git },
  });
  const outcome = await deliverLeft(left, earlier, repository);
  const isToldAlready = outcome.kind === 'declined' && board?.marker.outcome === 'declined';
  if (board !== undefined && !isToldAlready) {
    if (await hasChanged(board, context)) return;
    await closeBoard(board, outcome, earlier);
    onClosed();
  }
  if (left !== undefined && !lacksPullRequest(outcome)) keeper.close(left, outcome.kind);
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

async function closeBoard(
  { comment }: FoundBoard,
  outcome: Outcome,
  { renderContext, transcript, outbound, ports }: RunContext,
): Promise<void> {
  const text = renderBoard(renderContext(), transcript.read(), outcome);
  await ports.github.updateComment(comment.id, outbound.seal(text));
}

// Which earlier requests of the thread are still open: their runs ended without a result.

/** Returns the requests whose board is at work or lacks its pull request, or whose work is on no branch. */
function findInterrupted(
  { boards, request }: RunContext,
  repository: RepositoryContext,
): readonly Interrupted[] {
  const { left } = repository.threadState;
  const requests = new Set([
    ...boards.filter(isUnsettled).map(({ marker }) => marker.triggerId),
    ...left.filter(isOpen).map(({ id }) => id),
  ]);
  requests.delete(request.id);
  return [...requests]
    .map((id) => ({
      request: id,
      board: findBoardOf(boards, id),
      left: left.find((one) => one.id === id),
    }))
    .filter((one) => isUndelivered(one, repository));
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
  return ({ request: id, board: before, left }) => {
    const now = findBoardOf(boards, id);
    const isSameBoard = before === undefined || before.comment.body === now?.comment.body;
    const other = requests.find((one) => one.id === id);
    return isSameBoard && (left === undefined || said(other) === said(left));
  };
}

/** What a request's own run says of it. Whoever delivers its work takes the tip away. */
function said(request: RequestState | undefined): string {
  return JSON.stringify({ ...request, tip: undefined });
}

/** True unless the run delivered what it had. If it ended by itself it did, except for work that is on no branch. */
function isUndelivered({ board, left }: Interrupted, repository: RepositoryContext): boolean {
  if (board === undefined || board.marker.state === 'working') return true;
  if (awaitsPullRequest(board)) return goesOnWith(board, repository);
  return left?.progress === 'done' && left.tip !== undefined;
}

// Delivers what an interrupted run left, as the run itself would have done.

/** An earlier request that no run is working on: its board, and what the state says of it. */
type Interrupted = {
  readonly request: string;
  readonly board: FoundBoard | undefined;
  readonly left: RequestState | undefined;
};

/** Publishes what there is. `earlier` is the context of the interrupted run. */
async function deliverLeft(
  left: RequestState | undefined,
  earlier: RunContext,
  repository: RepositoryContext,
): Promise<Outcome> {
  const { git } = earlier.ports;
  const { start, tip } = await placeOf(git, repository.remoteTip, left);
  const branch = openRunBranch(git, repository.branch.name, start, tip);
  const place = { ...repository, branch };
  const result = await replay(left, earlier, place);
  const { pull } = repository.target;
  // The commits are in a pull request already, and another run has written its text since.
  if (left === undefined && pull !== undefined && result.kind === 'done') {
    const work = toPublishedWork({ head: branch.name, commit: tip }, pull);
    return { kind: 'changed', work, answer: saidText(result.report) };
  }
  await checkWork(earlier, place);
  const published = await publishWork(result, earlier, place);
  await publishReviews(published, earlier, place);
  return decideOutcome(result, published, earlier.transcript.read());
}

async function replay(
  left: RequestState | undefined,
  earlier: RunContext,
  place: RepositoryContext,
): Promise<WorkResult> {
  if (left === undefined || left.progress === 'done') {
    const taken = await takeUpLeftWork(earlier, place);
    return taken?.kind === 'finished' ? taken.result : INTERRUPTED;
  }
  for (const event of withEnds(left.events)) earlier.transcript.emit(event);
  return INTERRUPTED;
}

const INTERRUPTED: WorkResult = {
  kind: 'limited',
  exhausted: { limit: 'interrupted', reason: 'The run was interrupted.' },
};

/** Returns the context as it was for the earlier request; none of it goes into this run's record. */
function contextOf({ request: id, board, left }: Interrupted, context: RunContext): RunContext {
  const { ports, request, job, comments } = context;
  const asked = comments.items.find((comment) => id === `comment-${comment.id}`);
  // Who asked and for what is never read from the state: that decides on access, and on what the merge closes.
  const login = asked?.author?.login ?? board?.marker.asker ?? 'ghost';
  const author = { login, type: 'User' };
  const text = asked?.body ?? '';
  const here = commentUrl(context.renderContext().facts, board?.comment.id ?? 0);
  const initial = openInitialContext({
    ...context,
    ports: { ...ports, record: () => undefined, log: SILENT },
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
