// The request is acknowledged before anything else is done: with 👀, and a look at what its thread holds.
import { attempt } from '../../errors.ts';
import { type FoundBoard, findOwnBoards } from '../../publish/find-boards.ts';
import type { BoardMarker } from '../../publish/render/board-marker.ts';
import type { Request } from '../../trigger/request.ts';
import type { RunArgs, RunContext } from './run-context.ts';

/** An earlier run of the same event answered the request. */
export type AnsweredBefore = { readonly kind: 'answered-before'; readonly commentId: number };

/** A request that no earlier run answered. */
export type NewRequest = Pick<RunContext, 'comments' | 'boards'> & {
  readonly kind: 'new';
  /** The board of an earlier run that was interrupted. */
  readonly earlier: FoundBoard | undefined;
  /** Ends when the reaction is there, or refused. */
  readonly reacting: Promise<unknown>;
};

/** Reacts, and looks whether an earlier run of the same event answered. */
export async function acknowledge({
  request,
  ports: { github },
}: RunArgs): Promise<NewRequest | AnsweredBefore> {
  const { reaction, thread } = request;
  const reacting = attempt(
    reaction === undefined ? Promise.resolve() : github.createReaction(reaction),
  );
  const comments = await github.listComments(thread.number, thread.commentCount);
  const boards = await findOwnBoards(github, comments.items);
  // There are two when a board seemed to be gone and was written anew.
  const mine = boards.filter(({ marker }) => marker.triggerId === request.id);
  const earlier = mine.find(({ marker }) => isFinal(marker)) ?? mine[0];
  if (earlier !== undefined && isFinal(earlier.marker)) {
    await reacting;
    return { kind: 'answered-before', commentId: earlier.comment.id };
  }
  return { kind: 'new', comments, boards, earlier, reacting };
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
