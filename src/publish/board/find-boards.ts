// Finds the squad's boards among a thread's comments. Loaded before a run starts anything, so it renders nothing.

import { attempt } from '#src/errors.ts';
import { BOT, type Comment, type GitHub } from '#src/ports/index.ts';
import { type BoardMarker, readMarker } from '../render/board-marker.ts';

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

/** Like `findBoards`, but asks GitHub who we are when another account's comment claims to be a board. */
export async function findOwnBoards(
  github: Pick<GitHub, 'ownLogin'>,
  comments: readonly Comment[],
): Promise<readonly FoundBoard[]> {
  return (await sortBoards(github, comments)).boards;
}

/** Our boards, and the comments that claim to be one and can't be judged because GitHub didn't say who we are. */
export type SortedBoards = {
  readonly boards: readonly FoundBoard[];
  readonly claims: readonly FoundBoard[];
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
  if (byOthers.length === 0) return { boards: findBoards(comments, undefined), claims: [] };
  const ownLogin = await attempt(github.ownLogin());
  const login = ownLogin.kind === 'done' ? ownLogin.value : undefined;
  return {
    boards: findBoards(comments, login),
    claims: login === undefined ? byOthers : [],
  };
}

/**
 * True for an end that re-running the job doesn't change. A re-run repeats what failed, repeats what was declined (the asker
 * may have been given access since) and resumes a run that was stopped.
 */
export function isFinal({ marker: { state, outcome } }: FoundBoard): boolean {
  return state === 'done' && outcome !== 'failed' && outcome !== 'declined';
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
  return all.find(isFinal) ?? all.find(({ marker }) => marker.state !== 'working') ?? all[0];
}

/** True for finished work on a branch whose pull request could not be opened. */
export function awaitsPullRequest(board: FoundBoard | undefined): boolean {
  return board?.marker.state === 'stopped' && board.marker.outcome === 'changed';
}

/** True if a run ended without saying so, or without its pull request. The next run settles it. */
export function isUnsettled(board: FoundBoard): boolean {
  return board.marker.state === 'working' || awaitsPullRequest(board);
}

function markedComments(comments: readonly Comment[]): readonly FoundBoard[] {
  return comments.flatMap((comment) => {
    const marker = readMarker(comment.body);
    return marker === undefined ? [] : [{ comment, marker }];
  });
}
