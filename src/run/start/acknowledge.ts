// The request is acknowledged before anything else is done: with 👀, and a look at what its thread holds.
import { attempt } from '../../errors.ts';
import {
  type FoundBoard,
  findBoardOf,
  findDoubles,
  findOwnBoards,
  isFinal,
  sortBoards,
} from '../../publish/find-boards.ts';
import type { Request } from '../../trigger/request.ts';
import type { RunArgs, RunContext } from './run-context.ts';

/** Another run of the same event answered the request, or is about to. */
export type AnsweredBefore = {
  readonly kind: 'answered-before';
  readonly commentId: number;
  /** It began beside this one. */
  readonly isAtWork: boolean;
  /** Other comments that show a board of the request. */
  readonly doubles: readonly FoundBoard[];
};

/** A request that no earlier run answered. */
export type NewRequest = Pick<RunContext, 'comments' | 'boards' | 'isRepeated'> & {
  readonly kind: 'new';
  /** The board of an earlier run that was interrupted. */
  readonly earlier: FoundBoard | undefined;
  /** Others of the same event. */
  readonly doubles: readonly FoundBoard[];
  /** A comment that may be that board: GitHub didn't say who we are. */
  readonly claim: FoundBoard | undefined;
  /** Another run of the event may be about to show its board. */
  readonly mayHaveRivals: () => boolean;
};

/** Who acknowledged first shows the board within this time, or looks for others afterwards. */
const HEAD_START_MS = 5_000;
const LOOK_MS = 1_000;
const LOOKS = 6;

/** Reacts, and looks whether an earlier run of the same event answered. */
export async function acknowledge(args: RunArgs): Promise<NewRequest | AnsweredBefore> {
  const { request, ports } = args;
  const { github, clock } = ports;
  const { reaction, thread } = request;
  const [comments, reacted] = await Promise.all([
    github.listComments(thread.number, thread.commentCount),
    attempt(async () => (reaction === undefined ? 'none' : github.createReaction(reaction))),
  ]);
  // All events of an issue share one reaction, so it tells nothing about this one.
  const isShared = reaction?.kind === 'issue';
  const answer = reacted.kind === 'done' && !isShared ? reacted.value : 'none';
  const isRepeated = answer === 'existed';
  const { boards, claims } = await sortBoards(github, comments.items);
  const isMine = ({ marker }: FoundBoard) => marker.triggerId === request.id;
  // Nobody else can leave our reaction: where it was there before, one of our runs made the board.
  const mine = isRepeated ? [...boards, ...claims] : boards;
  const earlier = findBoardOf(mine, request.id);
  const doubles = findDoubles(mine, earlier);
  if (earlier !== undefined && isFinal(earlier)) {
    return { kind: 'answered-before', commentId: earlier.comment.id, isAtWork: false, doubles };
  }
  const rival = isRepeated && earlier === undefined ? await awaitBoard(args) : undefined;
  if (rival !== undefined) {
    return { kind: 'answered-before', commentId: rival.comment.id, isAtWork: true, doubles };
  }
  const reactedAt = clock.now();
  return {
    kind: 'new',
    comments,
    boards,
    earlier,
    doubles,
    isRepeated,
    claim: claims.find(isMine),
    mayHaveRivals: () => answer !== 'created' || clock.now() - reactedAt > HEAD_START_MS,
  };
}

/** The board of a run that acknowledged the same event before, and is no further than this one. */
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
