// The live comment: found or created, edited at most every eight seconds, and once more at the end.

import { attempt } from '#src/errors.ts';
import { cancelledOutcome, type Outcome } from '#src/outcome.ts';
import type {
  Account,
  Clock,
  Comment,
  GitHub,
  Log,
  OutboundText,
  RunTime,
} from '#src/ports/index.ts';
import type { TranscriptLog } from '#src/run-log/index.ts';
import { throttle } from '#src/throttle.ts';
import { commentOnce } from '../comment-once.ts';
import { renderBoard } from '../render/board.ts';
import { readMarker, renderMarker } from '../render/board-marker.ts';
import type { RenderContext, RunFacts } from '../render/render-context.ts';
import { editUntilTaken } from './edit-until-taken.ts';
import { type FoundBoard, findOwnBoards } from './find-boards.ts';

const EDIT_MS = 8_000;

/** How long a cancelled run waits for its last words to be posted before it posts anything else. */
const LAST_MS = 1_000;

export type Board = {
  readonly commentId: number;
  /** Our own login, as GitHub shows it. */
  readonly login: string | undefined;
  /** Shows what happened at the next edit. Doesn't throw. */
  touch(): void;
  /** Shows at once, even during an edit, how the run ended or that it was cancelled. `finish` may follow. Doesn't throw. */
  lastWords(): void;
  /**
   * Shows how the run ended, after any edit under way. `reply` is our own Markdown, shown in place of the board's. Retries
   * for half a minute while the edit fails; then rejects, and the next run of the thread mends the board.
   */
  finish(outcome: Outcome, reply?: string): Promise<void>;
  /** Ends the board of a run whose request another run answers. `markdown` is ours and says so. Never rejects. */
  fold(markdown: string): Promise<void>;
};

export type BoardDeps = {
  readonly github: GitHub;
  readonly clock: Clock;
  readonly time: RunTime;
  readonly log: Log;
  readonly transcript: TranscriptLog;
  readonly context: () => RenderContext;
  readonly seal: (markdown: string) => OutboundText;
  /** Called with our own account, as GitHub shows it. */
  readonly onAccount?: (account: Account) => void;
};

/** Shows the board at once: in the comment of an earlier, unfinished run of the same request, or in a new one. */
export async function openBoard(
  deps: BoardDeps,
  thread: RunFacts['thread'],
  earlier: FoundBoard | undefined,
): Promise<Board> {
  const { github, clock, log, transcript } = deps;
  const render = (outcome?: Outcome) => renderBoard(deps.context(), transcript.read(), outcome);
  const working = () => deps.seal(render());
  const create = async (body: OutboundText) => createComment(body, deps, thread);
  let comment = introduced(earlier?.comment ?? (await create(working())), deps);
  let editedAt = clock.now();
  const edit = async () => {
    editedAt = clock.now();
    // Sealing throws when the state holds a secret.
    const edited = await attempt(async () => github.updateComment(comment.id, working()));
    // The next change, or the end, edits it again.
    if (edited.kind === 'threw') log.debug('The board could not be updated.');
  };
  if (earlier !== undefined) await edit();
  const untilNextEdit = () => Math.max(0, editedAt + EDIT_MS - clock.now());
  const { touch, close, closeWith } = throttle(clock, untilNextEdit, edit);
  const ended = openSignal();
  let final: OutboundText | undefined;
  const sayLast = async () => {
    const said = final;
    await github.updateComment(comment.id, said ?? deps.seal(render(cancelledOutcome())));
    if (said !== undefined) ended.send();
  };
  return {
    get commentId() {
      return comment.id;
    },
    login: comment.author?.login,
    touch,
    lastWords: () => closeWith(Promise.race([attempt(sayLast()), attempt(clock.sleep(LAST_MS))])),
    async finish(outcome, reply) {
      await close();
      const body = deps.seal(withReply(render(outcome), reply));
      final = body;
      const shown = await Promise.race([editUntilTaken(comment.id, body, deps), ended.sent]);
      // Somebody deleted the comment, but people must see the answer.
      if (shown === 'gone') comment = await create(body);
    },
    async fold(markdown) {
      await close();
      const body = deps.seal(markdown);
      final = body;
      await attempt(editUntilTaken(comment.id, body, deps));
    },
  };
}

/** Creates the board's comment. After an error, looks first for the one that GitHub may have stored. */
async function createComment(
  body: OutboundText,
  { github, clock, time, context }: BoardDeps,
  { number }: RunFacts['thread'],
): Promise<Comment> {
  const find = async (comments: readonly Comment[]) => {
    const boards = await findOwnBoards(github, comments);
    const { triggerId } = context().facts;
    return boards.find(({ marker }) => marker.triggerId === triggerId)?.comment;
  };
  return commentOnce(number, body, { github, clock, time, find });
}

/** A promise that `send` resolves. */
function openSignal(): { readonly sent: Promise<'edited'>; readonly send: () => void } {
  let send = () => {};
  const sent = new Promise<'edited'>((resolve) => {
    send = () => resolve('edited');
  });
  return { sent, send: () => send() };
}

/** Passes our account, the comment's author, to `onAccount`. Returns the comment. */
function introduced(comment: Comment, { onAccount }: BoardDeps): Comment {
  if (comment.author !== undefined) onAccount?.(comment.author);
  return comment;
}

/** Puts our own words below the board's marker. A command doesn't count as a run of its asker, so the marker names nobody. */
function withReply(board: string, reply: string | undefined): string {
  if (reply === undefined) return board;
  const marker = readMarker(board);
  return marker === undefined
    ? reply
    : `${renderMarker({ ...marker, asker: undefined })}\n${reply}`;
}
