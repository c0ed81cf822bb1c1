// Creates a board's comment once, and folds a first one that GitHub stored without telling us and lists only later.

import { attempt } from '../../errors.ts';
import type { GitHub, OutboundText } from '../../ports/github.ts';
import type { Clock, RunTime } from '../../ports/ports.ts';
import type { Comment } from '../../ports/threads.ts';
import { commentOnce } from '../comment-once.ts';
import type { RenderContext, RunFacts } from '../render/render-context.ts';
import { type FoundBoard, findOwnBoards } from './find-boards.ts';
import { foldDoubles } from './fold-doubles.ts';

/** What creating a board needs; `context` says which run and request it belongs to. */
export type BoardCreatorDeps = {
  readonly github: GitHub;
  readonly clock: Clock;
  readonly time: RunTime;
  readonly context: () => RenderContext;
  readonly seal: (markdown: string) => OutboundText;
};

/** One run's way to its board's comment. */
export type BoardCreator = {
  /** Creates the comment. After an error, looks first for the one that GitHub may have stored. */
  create(body: OutboundText): Promise<Comment>;
  /** Makes the run's other comments point to the board. Asks GitHub nothing unless there may be some; never rejects. */
  foldTwins(boardId: number): Promise<void>;
};

/** Opens the creator for a thread; asks GitHub nothing yet. */
export function openBoardCreator(
  { github, clock, time, context, seal }: BoardCreatorDeps,
  { number }: RunFacts['thread'],
): BoardCreator {
  let mayBeTwice = false;
  const onSecond = () => {
    mayBeTwice = true;
  };
  const boardsAmong = async (comments: readonly Comment[]): Promise<readonly FoundBoard[]> => {
    const { triggerId } = context().facts;
    const boards = await findOwnBoards(github, comments);
    return boards.filter(({ marker }) => marker.triggerId === triggerId);
  };
  const find = async (comments: readonly Comment[]) => (await boardsAmong(comments))[0]?.comment;
  return {
    create: (body) => commentOnce(number, body, { github, clock, time, find, onSecond }),
    async foldTwins(boardId) {
      if (!mayBeTwice) return;
      const { runId } = context().facts;
      const listing = github.listComments(number, undefined);
      const found = await attempt(listing.then(({ items }) => boardsAmong(items)));
      const boards = found.kind === 'done' ? found.value : [];
      const isTwin = ({ comment, marker }: FoundBoard) =>
        comment.id !== boardId && marker.runId === runId;
      const deps = { ports: { github }, renderContext: context, outbound: { seal } };
      await foldDoubles(boards.filter(isTwin), boardId, deps);
    },
  };
}
