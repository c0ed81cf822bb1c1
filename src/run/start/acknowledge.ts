// Acknowledges the request before anything else is done: reacts with 👀 and looks at what its thread holds.

import { onceAborted } from '#src/abort.ts';
import { attempt } from '#src/errors.ts';
import { botIdentity } from '#src/ports/accounts.ts';
import type { Git } from '#src/ports/git.ts';
import type { Account } from '#src/ports/github.ts';
import {
  type FoundBoard,
  findBoardOf,
  findBoards,
  findOwnBoards,
  openBoard,
  sortBoards,
} from '#src/publish/board.ts';
import { goesOn, readMarker } from '#src/publish/render/markers.ts';
import { commentUrl } from '#src/publish/render/render-context.ts';
import { link } from '#src/publish/render/render-markdown.ts';
import type { Request } from '#src/trigger/request.ts';
import type { RemoteSnapshot } from '../context/fetch-remote.ts';
import {
  lockedNote,
  openInitialContext,
  type RunArgs,
  type RunContext,
  type RunReport,
  reportOf,
} from '../context/run-context.ts';
import { readThreadState } from '../state/thread-state.ts';

/** Another run of the same event answered the request, or is about to. */
type AnsweredBefore = {
  readonly kind: 'answered-before';
  readonly commentId: number;
  /** That run started at the same time and is still working. */
  readonly isAtWork: boolean;
};

/** A request that no earlier run answered. */
export type NewRequest = Pick<RunContext, 'comments' | 'boards' | 'isRepeated'> & {
  readonly kind: 'new';
  /** The board of an earlier run that was interrupted. */
  readonly earlier: FoundBoard | undefined;
  /** A comment that may be the earlier board: GitHub didn't say who we are. */
  readonly unproven: FoundBoard | undefined;
  /** Returns whether another run of the event may be about to show its board. */
  readonly mayHaveRivals: () => boolean;
};

/** The run that reacted first shows its board within this time; if it is slower, it looks for other boards afterwards. */
const HEAD_START_MS = 5_000;
const LOOK_MS = 1_000;
const LOOKS = 6;

/** Reacts, and finds out whether an earlier run of the same event answered. */
export async function acknowledge(args: RunArgs): Promise<NewRequest | AnsweredBefore> {
  const { request, ports } = args;
  const { github, clock } = ports;
  const { reaction, thread } = request;
  // Our head start begins when GitHub has our reaction, which may be long before its answer is here.
  const reactedAt = clock.now();
  const [comments, reacted] = await Promise.all([
    github.listComments(thread.number, thread.commentCount),
    attempt(async () => (reaction === undefined ? 'none' : github.createReaction(reaction))),
  ]);
  // All events of an issue share one reaction, so it says nothing about this event.
  const isShared = reaction?.kind === 'issue';
  const answer = reacted.kind === 'done' && !isShared ? reacted.value : 'none';
  const isRepeated = answer === 'existed';
  const { boards, unproven } = await sortBoards(github, comments.items);
  const isMine = ({ marker }: FoundBoard) => marker.triggerId === request.id;
  // Only our account can leave our reaction: if it existed before, one of our runs made the boards that look like ours.
  const mine = isRepeated ? [...boards, ...unproven] : boards;
  const listed = findBoardOf(mine, request.id);
  const earlier = listed && (await asItIsNow(listed, args));
  if (earlier !== undefined && !goesOn(earlier.marker)) {
    return { kind: 'answered-before', commentId: earlier.comment.id, isAtWork: false };
  }
  const rival = isRepeated && earlier === undefined ? await awaitBoard(args) : undefined;
  if (rival !== undefined) {
    return { kind: 'answered-before', commentId: rival.comment.id, isAtWork: true };
  }
  return {
    kind: 'new',
    comments,
    boards,
    earlier,
    isRepeated,
    unproven: unproven.find(isMine),
    mayHaveRivals: () => answer !== 'created' || clock.now() - reactedAt > HEAD_START_MS,
  };
}

/** Reads a board again that is listed as at work: the list may be older than the end of its run. */
async function asItIsNow(board: FoundBoard, { ports }: RunArgs): Promise<FoundBoard> {
  if (board.marker.state !== 'working') return board;
  const read = await attempt(ports.github.comment(board.comment.id));
  if (read.kind === 'threw') return board;
  const marker = readMarker(read.value.body);
  return marker === undefined ? board : { comment: read.value, marker };
}

/** Waits for the board of another run that acknowledged the same event but has not shown its board yet. */
async function awaitBoard({ request, ports }: RunArgs): Promise<FoundBoard | undefined> {
  const { github, clock } = ports;
  const { number, commentCount } = request.thread;
  for (let look = 1; look <= LOOKS; look += 1) {
    await clock.sleep(LOOK_MS);
    const { items } = await github.listComments(number, commentCount);
    const boards = await findOwnBoards(github, items);
    const board = boards.find(({ marker }) => marker.triggerId === request.id);
    if (board !== undefined) return board;
  }
  return undefined;
}

/** Returns the request with its whole thread; a dispatched run's payload has only the thread's number. */
export async function completeRequest({ request, ports: { github } }: RunArgs): Promise<Request> {
  const { thread } = request;
  if (thread.toBeFetched !== true) return request;
  const {
    association: authorAssociation,
    comments: commentCount,
    ...issue
  } = await github.issue(thread.number);
  return { ...request, thread: { ...issue, authorAssociation, commentCount } };
}

/** Why a run has nothing to do while another one answers the same request. */
const AT_WORK = 'Another run is answering this request; its board is in the thread.';

/** Reports a request that was answered before, for which nothing is done again. */
export function reportAnsweredBefore(
  args: RunArgs,
  { commentId, isAtWork }: AnsweredBefore,
): RunReport {
  const reason = isAtWork
    ? AT_WORK
    : 'This request was answered before; its board is in the thread.';
  return reportOf(openInitialContext(args), { kind: 'nothing-to-do', reason }, commentId);
}

/** Opens the board, or continues an unfinished board of the same event. From here on, commits are made by the board's author. */
export async function showBoard(
  args: RunArgs,
  { earlier, comments, boards, isRepeated }: NewRequest,
): Promise<RunContext> {
  const context = openInitialContext(args);
  const { transcript, renderContext, outbound, request, ports } = context;
  const { github, clock, log, time } = ports;
  const board = await openBoard(
    { github, clock, time, log, transcript, context: renderContext, seal: outbound.seal },
    request.thread,
    earlier,
  );
  if (board.commentId === undefined) transcript.note(lockedNote(request.thread));
  onceAborted(ports.cancelled, () => board.lastWords());
  transcript.listen(() => board.touch());
  return {
    ...context,
    ports: { ...ports, git: madeBy(board.account, ports.git, args.job.serverUrl) },
    kind: 'acknowledged',
    comments,
    boards,
    board,
    isRepeated: isRepeated || earlier !== undefined,
    approved: [],
  };
}

/** Returns a git whose commits this account makes, if it is an app's bot. */
function madeBy(account: Account | undefined, git: Git, serverUrl: string): Git {
  const identity = account && botIdentity(account, serverUrl);
  if (identity === undefined) return git;
  return {
    ...git,
    identity,
    get remoteUrl() {
      return git.remoteUrl;
    },
  };
}

/** Returns the board to continue. A comment that may be ours counts as ours if the thread's state knows the request. */
export async function findEarlierBoard(
  { request, ports }: RunArgs,
  { earlier, unproven }: NewRequest,
  fetching: Promise<RemoteSnapshot>,
): Promise<FoundBoard | undefined> {
  if (earlier !== undefined || unproven === undefined) return earlier;
  const { state, stateKey } = await fetching;
  const read = await readThreadState(ports.git, state, stateKey);
  const isKnown = read.kind === 'found' && read.state.requests.some(({ id }) => id === request.id);
  return isKnown ? unproven : undefined;
}

/** Looks for an older board of the same request. If there is one, folds ours and returns the report of the run, which ends. */
export async function yieldToRival(
  context: RunContext,
  { mayHaveRivals }: NewRequest,
): Promise<RunReport | undefined> {
  const { request, ports, job, board, renderContext } = context;
  const own = board.commentId;
  if (own === undefined || !mayHaveRivals()) return undefined;
  const { number, commentCount } = request.thread;
  const { items } = await ports.github.listComments(number, commentCount);
  // An older board of this run is no rival's: GitHub stored it without telling us.
  const rival = findBoards(items, board.login).find(
    ({ comment, marker: { triggerId, runId } }) =>
      triggerId === request.id && runId !== job.runId && comment.id < own,
  );
  if (rival === undefined) return undefined;
  const answer = link('another comment', commentUrl(renderContext().facts, rival.comment.id));
  await board.fold(`This request is answered in ${answer}.`);
  return reportOf(context, { kind: 'nothing-to-do', reason: AT_WORK }, rival.comment.id);
}
