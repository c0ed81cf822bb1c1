// The request is acknowledged before anything else is done: 👀, and a board in its thread.
import { attempt } from '../../errors.ts';
import { findOwnBoards, openBoard } from '../../publish/board-keeper.ts';
import type { BoardMarker } from '../../publish/render/board-marker.ts';
import type { Request } from '../../trigger/request.ts';
import {
  type InitialRunContext,
  openInitialContext,
  type RunArgs,
  type RunContext,
} from './run-context.ts';

/** An earlier run of the same event answered the request. */
export type AnsweredBefore = {
  readonly kind: 'answered-before';
  readonly initialContext: InitialRunContext;
  readonly commentId: number;
};

/** Reacts and opens the board; an unfinished board of the same event is continued. */
export async function acknowledge(args: RunArgs): Promise<RunContext | AnsweredBefore> {
  const { request, ports } = args;
  const { github } = ports;
  const { reaction, thread } = request;
  const [, comments] = await Promise.all([
    attempt(reaction === undefined ? Promise.resolve() : github.createReaction(reaction)),
    github.listComments(thread.number, thread.commentCount),
  ]);
  const initialContext = openInitialContext(args);
  const { transcript, renderContext, outbound } = initialContext;
  const boards = await findOwnBoards(github, comments.items);
  // There are two when a board seemed to be gone and was written anew.
  const mine = boards.filter(({ marker }) => marker.triggerId === request.id);
  const earlier = mine.find(({ marker }) => isFinal(marker)) ?? mine[0];
  if (earlier !== undefined && isFinal(earlier.marker)) {
    return { kind: 'answered-before', initialContext, commentId: earlier.comment.id };
  }
  const { clock, log } = ports;
  const board = await openBoard(
    { github, clock, log, transcript, context: renderContext, seal: outbound.seal },
    thread,
    earlier,
  );
  transcript.listen(() => board.touch());
  const isResumed = earlier?.marker.state === 'working';
  return {
    kind: 'acknowledged',
    ...initialContext,
    comments,
    board,
    boards,
    isResumed,
    approved: [],
  };
}

/** Re-running the job tries a failed run again; every other end is final. */
function isFinal({ state, outcome }: Pick<BoardMarker, 'state' | 'outcome'>): boolean {
  return state === 'done' && outcome !== 'failed';
}

/** The request with its thread; the payload of a dispatched run names only the thread's number. */
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
