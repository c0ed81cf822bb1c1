// The live comment: found or created, edited at most every eight seconds, and once more at the end.
import { type Attempt, attempt, SquadError } from '../errors.ts';
import { cancelledOutcome, type Outcome } from '../outcome.ts';
import type { Account, Comment, GitHub, OutboundText } from '../ports/github.ts';
import type { Clock, Log, RunTime } from '../ports/ports.ts';
import type { TranscriptLog } from '../run-log/transcript.ts';
import { throttle } from '../throttle.ts';
import { commentOnce } from './comment-once.ts';
import { type FoundBoard, findOwnBoards } from './find-boards.ts';
import { renderBoard } from './render/board.ts';
import { readMarker, renderMarker } from './render/board-marker.ts';
import type { RenderContext, RunFacts } from './render/render-context.ts';

const EDIT_MS = 8_000;
/** The pauses between tries grow from the one to the other. */
const RETRY_MS = 2_000;
/** How long a cancelled run waits for its last words before it says more. */
const LAST_MS = 1_000;
const LONGEST_RETRY_MS = 16_000;
/** Left to the run's own end, after the last try. */
const RESERVED_MS = 2_000;

export type Board = {
  readonly commentId: number;
  /** Our own login, as GitHub shows it. */
  readonly login: string | undefined;
  /** Shows what happened at the next edit. Doesn't throw. */
  touch(): void;
  /** Says at once how the run ended, or that the job was cancelled, whatever is under way; `finish` may say more. Doesn't throw. */
  lastWords(): void;
  /**
   * Shows how the run ended, after an edit that is under way. `reply`: our own Markdown in place of the board's. What GitHub
   * does not take is tried again for half a minute; then it rejects, and the next run of the thread mends the board.
   */
  finish(outcome: Outcome, reply?: string): Promise<void>;
  /** Ends the board of a run that has nothing to do: another one answers the request, as this Markdown of ours says. Never rejects. */
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
  let comment = introduced(earlier?.comment ?? (await createOnce(deps, thread, working())), deps);
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
  let sayEnded = () => {};
  const ended = new Promise<'edited'>((resolve) => {
    sayEnded = () => resolve('edited');
  });
  let final: OutboundText | undefined;
  const sayLast = async () => {
    const said = final;
    await github.updateComment(comment.id, said ?? deps.seal(render(cancelledOutcome())));
    if (said !== undefined) sayEnded();
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
      const shown = await Promise.race([editUntilTaken(comment.id, body, deps), ended]);
      // It was deleted, but the answer must be seen.
      if (shown === 'gone') comment = await createOnce(deps, thread, body);
    },
    async fold(markdown) {
      await close();
      const body = deps.seal(markdown);
      final = body;
      await attempt(editUntilTaken(comment.id, body, deps));
    },
  };
}

/** The comment, whose author is ourselves. */
function introduced(comment: Comment, { onAccount }: BoardDeps): Comment {
  if (comment.author !== undefined) onAccount?.(comment.author);
  return comment;
}

/** `gone` when GitHub said twice that there is no such comment; throws when it took no edit in the time there is. */
async function editUntilTaken(
  id: number,
  body: OutboundText,
  { github, clock, time }: BoardDeps,
): Promise<'edited' | 'gone'> {
  let wasGone = false;
  for (let pause = RETRY_MS; ; pause *= 2) {
    const edited = await attempt(github.updateComment(id, body));
    if (edited.kind === 'done' && (edited.value === 'edited' || wasGone)) return edited.value;
    wasGone = edited.kind === 'done';
    const mayTryAgain = pause <= LONGEST_RETRY_MS && time.left() >= pause + RESERVED_MS;
    if (!mayTryAgain) throw editError(edited);
    await clock.sleep(pause);
  }
}

function editError(edited: Attempt<unknown>): unknown {
  if (edited.kind === 'threw') return edited.error;
  const message = 'GitHub, updating our comment: it says that there is none.';
  return new SquadError({ code: 'E_GITHUB', message });
}

/** The marker, and our own words. A command is no run of the person who asked: the marker names nobody. */
function withReply(board: string, reply: string | undefined): string {
  if (reply === undefined) return board;
  const marker = readMarker(board);
  return marker === undefined
    ? reply
    : `${renderMarker({ ...marker, asker: undefined })}\n${reply}`;
}

/** Creates the board's comment. */
function createOnce(
  { github, context, time }: BoardDeps,
  { number }: RunFacts['thread'],
  body: OutboundText,
): Promise<Comment> {
  const { triggerId } = context().facts;
  const find = async (comments: readonly Comment[]) => {
    const boards = await findOwnBoards(github, comments);
    return boards.find(({ marker }) => marker.triggerId === triggerId)?.comment;
  };
  return commentOnce(number, body, { github, time, find });
}
