// The live comment: found or created, edited at most every eight seconds, and once more at the end.

import { type Attempt, attempt, isFinal, refusalKindOf, SquadError } from '#src/errors.ts';
import { cancelledOutcome, type Outcome } from '#src/outcome.ts';
import { BOT } from '#src/ports/accounts.ts';
import type { Account, Comment, GitHub, OutboundText } from '#src/ports/github.ts';
import type { Clock, Log, RunTime } from '#src/ports/ports.ts';
import type { TranscriptLog } from '#src/run-log/transcript.ts';
import { throttle } from '#src/throttle.ts';
import { commentOnce } from './comment-once.ts';
import { type BoardMarker, goesOn, readMarker, renderMarker } from './render/markers.ts';
import type { RenderContext, RunFacts } from './render/render-context.ts';
import { renderBoard } from './views/board.ts';

/** A comment of ours that begins with a board's marker; other people can't write one that counts. */
export type FoundBoard = { readonly comment: Comment; readonly marker: BoardMarker };

/** GitHub's associations of people with write access: with a person's token, that person is our boards' author. */
export const WRITER_ASSOCIATIONS: readonly string[] = ['OWNER', 'MEMBER', 'COLLABORATOR'];

/** Finds a thread's boards, oldest first. A marker counts only in a comment by the job's bot or by `ownLogin`. */
export function findBoards(
  comments: readonly Comment[],
  ownLogin: string | undefined,
): readonly FoundBoard[] {
  const own = [BOT.name, ...(ownLogin === undefined ? [] : [ownLogin])];
  return markedComments(comments).filter(({ comment }) =>
    own.includes(comment.author?.login ?? ''),
  );
}

/** Like `findBoards`, but asks GitHub who we are when another account's comment looks like a board. */
export async function findOwnBoards(
  github: Pick<GitHub, 'ownLogin'>,
  comments: readonly Comment[],
): Promise<readonly FoundBoard[]> {
  return (await sortBoards(github, comments)).boards;
}

/** Our boards, and the comments that look like one and can't be judged because GitHub didn't say who we are. */
type SortedBoards = {
  readonly boards: readonly FoundBoard[];
  readonly unproven: readonly FoundBoard[];
};

/** Separates the boards that are ours from those that may be. */
export async function sortBoards(
  github: Pick<GitHub, 'ownLogin'>,
  comments: readonly Comment[],
): Promise<SortedBoards> {
  const isByOther = ({ comment: { author, association } }: FoundBoard) =>
    author?.login !== BOT.name &&
    (author?.type === 'Bot' || WRITER_ASSOCIATIONS.includes(association));
  const byOthers = markedComments(comments).filter(isByOther);
  if (byOthers.length === 0) return { boards: findBoards(comments, undefined), unproven: [] };
  const ownLogin = await attempt(github.ownLogin());
  const login = ownLogin.kind === 'done' ? ownLogin.value : undefined;
  return {
    boards: findBoards(comments, login),
    unproven: login === undefined ? byOthers : [],
  };
}

/**
 * Finds a request's board among these, which are oldest first. A request has several boards if GitHub once said that one was
 * gone; then the one that shows an end counts.
 */
export function findBoardOf(
  boards: readonly FoundBoard[],
  requestId: string,
): FoundBoard | undefined {
  const all = boards.filter(({ marker }) => marker.triggerId === requestId);
  return (
    all.find(({ marker }) => !goesOn(marker)) ??
    all.find(({ marker }) => marker.state !== 'working') ??
    all[0]
  );
}

/** True for finished work on a branch whose pull request could not be opened. */
export function awaitsPullRequest(board: FoundBoard | undefined): boolean {
  return board?.marker.state === 'stopped' && board.marker.outcome === 'changed';
}

/** True if a run ended without saying so, or without its pull request. The next run closes it. */
export function isOpenBoard(board: FoundBoard): boolean {
  return board.marker.state === 'working' || awaitsPullRequest(board);
}

function markedComments(comments: readonly Comment[]): readonly FoundBoard[] {
  return comments.flatMap((comment) => {
    const marker = readMarker(comment.body);
    return marker === undefined ? [] : [{ comment, marker }];
  });
}

/** The first pause between tries. Each pause is twice the one before, up to LONGEST_RETRY_MS. */
const RETRY_MS = 2_000;
const LONGEST_RETRY_MS = 16_000;
/** Time left for the run's own end after the last try. */
const RESERVED_MS = 2_000;

type LastEditDeps = {
  readonly github: Pick<GitHub, 'updateComment'>;
  readonly clock: Clock;
  readonly time: RunTime;
};

/**
 * Retries the edit. Returns `gone` if GitHub says twice in a row that the comment doesn't exist; throws when time is up, or at a
 * refusal that stays.
 */
async function editUntilTaken(
  id: number,
  body: OutboundText,
  { github, clock, time }: LastEditDeps,
): Promise<'edited' | 'gone'> {
  let wasGone = false;
  for (let pause = RETRY_MS; ; pause *= 2) {
    const edited = await attempt(github.updateComment(id, body));
    if (edited.kind === 'done' && (edited.value === 'edited' || wasGone)) return edited.value;
    wasGone = edited.kind === 'done';
    const isLate = pause > LONGEST_RETRY_MS || time.left() < pause + RESERVED_MS;
    const mayTryAgain = !isLate && (edited.kind === 'done' || !isFinal(edited.error));
    if (!mayTryAgain) throw editError(edited);
    await clock.sleep(pause);
  }
}

function isLocked(error: unknown): boolean {
  return refusalKindOf(error) === 'locked';
}

function editError(edited: Attempt<unknown>): unknown {
  if (edited.kind === 'threw') return edited.error;
  const message = 'GitHub says that our comment does not exist, so it could not be updated.';
  return new SquadError({ code: 'E_GITHUB', message });
}

const EDIT_MS = 8_000;

/** How long a cancelled run waits for its last words to be posted before it posts anything else. */
const LAST_MS = 1_000;

export type Board = {
  /** Undefined while GitHub takes no comment because the conversation is locked. */
  readonly commentId: number | undefined;
  /** Our own account and its login, as GitHub shows them. */
  readonly account?: Account | undefined;
  readonly login: string | undefined;
  /** Shows what happened at the next edit. Doesn't throw. */
  touch(): void;
  /** Shows at once, even during an edit, how the run ended or that it was cancelled. `finish` may follow. Doesn't throw. */
  lastWords(): void;
  /**
   * Shows how the run ended, after any edit under way, unless the conversation is locked. `reply` is our own Markdown, shown
   * in place of the board's. Retries for half a minute while the edit fails and may still succeed; then rejects, and the next
   * run of the thread mends the board.
   */
  finish(outcome: Outcome, reply?: string): Promise<void>;
  /** Ends the board of a run whose request another run answers. `markdown` is ours and says so. Never rejects. */
  fold(markdown: string): Promise<void>;
};

export type BoardDeps = {
  readonly github: Pick<GitHub, 'createComment' | 'updateComment' | 'listComments' | 'ownLogin'>;
  readonly clock: Clock;
  readonly time: RunTime;
  readonly log: Log;
  readonly transcript: TranscriptLog;
  readonly context: () => RenderContext;
  readonly seal: (markdown: string) => OutboundText;
};

/**
 * Shows the board at once: in the comment of an earlier, unfinished run of the same request, or in a new one. Where the
 * conversation is locked there is none, and the end of the run tries once more.
 */
export async function openBoard(
  deps: BoardDeps,
  thread: RunFacts['thread'],
  earlier: FoundBoard | undefined,
): Promise<Board> {
  const { github, clock, log, transcript } = deps;
  const render = (outcome?: Outcome) => renderBoard(deps.context(), transcript.read(), outcome);
  const working = () => deps.seal(render());
  const create = async (body: OutboundText) => createUnlessLocked(body, deps, thread);
  let comment = earlier?.comment ?? (await create(working()));
  let editedAt = clock.now();
  const edit = async () => {
    const id = comment?.id;
    if (id === undefined) return;
    editedAt = clock.now();
    // Sealing throws when the state holds a secret.
    const edited = await attempt(async () => github.updateComment(id, working()));
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
    if (comment === undefined) return;
    await github.updateComment(comment.id, said ?? deps.seal(render(cancelledOutcome())));
    if (said !== undefined) ended.send();
  };
  return {
    get commentId() {
      return comment?.id;
    },
    account: comment?.author,
    login: comment?.author?.login,
    touch,
    lastWords: () => closeWith(Promise.race([attempt(sayLast()), attempt(clock.sleep(LAST_MS))])),
    async finish(outcome, reply) {
      await close();
      const body = deps.seal(withReply(render(outcome), reply));
      final = body;
      const editing = comment && [editUntilTaken(comment.id, body, deps), ended.sent];
      const shown = editing && (await attempt(Promise.race(editing)));
      if (shown?.kind === 'threw' && !isLocked(shown.error)) throw shown.error;
      if (shown?.kind === 'done' && shown.value === 'edited') return;
      // Somebody deleted the comment, but people must see the answer.
      comment = shown?.kind === 'threw' ? undefined : await create(body);
    },
    async fold(markdown) {
      await close();
      const body = deps.seal(markdown);
      final = body;
      if (comment !== undefined) await attempt(editUntilTaken(comment.id, body, deps));
    },
  };
}

/** Creates the board's comment. After an error, looks first for the one that GitHub may have stored. Undefined: it is locked. */
async function createUnlessLocked(
  body: OutboundText,
  { github, clock, time, context }: BoardDeps,
  { number }: RunFacts['thread'],
): Promise<Comment | undefined> {
  const find = async (comments: readonly Comment[]) => {
    const boards = await findOwnBoards(github, comments);
    const { triggerId } = context().facts;
    return boards.find(({ marker }) => marker.triggerId === triggerId)?.comment;
  };
  const created = await attempt(commentOnce(number, body, { github, clock, time, find }));
  if (created.kind === 'done') return created.value;
  if (isLocked(created.error)) return undefined;
  throw created.error;
}

/** A promise that `send` resolves. */
function openSignal(): { readonly sent: Promise<'edited'>; readonly send: () => void } {
  let send = () => {};
  const sent = new Promise<'edited'>((resolve) => {
    send = () => resolve('edited');
  });
  return { sent, send: () => send() };
}

/** Puts our own words below the board's marker. A command doesn't count as a run of its asker, so the marker names nobody. */
function withReply(board: string, reply: string | undefined): string {
  if (reply === undefined) return board;
  const marker = readMarker(board);
  return marker === undefined
    ? reply
    : `${renderMarker({ ...marker, asker: undefined })}\n${reply}`;
}
