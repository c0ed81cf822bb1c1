// Boards that still say working long after their runs must have ended: the runner was lost, and nobody has asked again.

import { BOT, type RecentComment } from '#src/ports/index.ts';
import type { FoundBoard } from '#src/publish/index.ts';
import { type Request, unknownThread } from '#src/trigger/index.ts';
export type StaleBoard = {
  /** What started the run: `comment-12`. */
  readonly request: string;
  readonly thread: number;
  readonly url: string;
};

const MINUTE_MS = 60_000;
/** Allows for a job that waits for its runner, and for a workflow that gives its runs more time than Scribe's knows of. */
const MARGIN_MINUTES = 60;

/** Returns the boards at work that nobody has edited for longer than a run may take. Pure. */
export function findStaleBoards(
  comments: readonly RecentComment[],
  boards: readonly FoundBoard[],
  { now, timeoutMinutes }: { readonly now: number; readonly timeoutMinutes: number },
): readonly StaleBoard[] {
  const latest = now - (timeoutMinutes + MARGIN_MINUTES) * MINUTE_MS;
  return boards.flatMap(({ comment: { id }, marker }) => {
    const comment = comments.find((one) => one.kind === 'comment' && one.id === id);
    if (comment === undefined || marker.state !== 'working') return [];
    if (Date.parse(comment.updatedAt) > latest) return [];
    return [{ request: marker.triggerId, thread: comment.thread, url: comment.url }];
  });
}

/** Returns a request by Scribe itself in a board's thread, to settle what is left there. It asks for nothing. */
export function settlingRequest(
  { thread, url }: StaleBoard,
  repository: Pick<Request['repository'], 'owner' | 'name' | 'defaultBranch'>,
  runId: string,
): Request {
  const bot = { login: BOT.name, type: 'Bot' };
  const page = url.split('#')[0] ?? url;
  return {
    id: `scribe-${runId}`,
    source: 'dispatch',
    thread: unknownThread(thread, page),
    repository: {
      ...repository,
      private: false,
      fork: false,
      htmlUrl: url.split('/').slice(0, 5).join('/'),
    },
    author: bot,
    association: 'NONE',
    sender: bot,
    text: '',
    at: '',
    url: page,
    command: { kind: 'work', request: '' },
    reaction: undefined,
  };
}
