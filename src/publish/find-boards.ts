// Finds the squad's boards among a thread's comments. Loaded before a run starts anything, so it renders nothing.
import { attempt } from '../errors.ts';
import { BOT } from '../ports/accounts.ts';
import type { Comment, GitHub } from '../ports/github.ts';
import { type BoardMarker, readMarker } from './render/board-marker.ts';

/** A comment of ours that begins with a board's marker; other people can't write one that counts. */
export type FoundBoard = { readonly comment: Comment; readonly marker: BoardMarker };

/** GitHub's associations of people who may write: with a person's token, our boards are theirs. */
export const WRITER_ASSOCIATIONS: readonly string[] = ['OWNER', 'MEMBER', 'COLLABORATOR'];

/** The boards of a thread, oldest first. A marker counts only in a comment by the job's bot or by `self`. */
export function findBoards(
  comments: readonly Comment[],
  ownLogin: string | undefined,
): readonly FoundBoard[] {
  const own = [BOT.name, ...(ownLogin === undefined ? [] : [ownLogin])];
  return markedComments(comments).filter(({ comment }) =>
    own.includes(comment.author?.login ?? ''),
  );
}

/** The same; asks GitHub who we are when another account's comment claims to be a board. */
export async function findOwnBoards(
  github: Pick<GitHub, 'ownLogin'>,
  comments: readonly Comment[],
): Promise<readonly FoundBoard[]> {
  const isByOther = ({ comment: { author, association } }: FoundBoard) =>
    author?.login !== BOT.name &&
    (author?.type === 'Bot' || WRITER_ASSOCIATIONS.includes(association));
  if (!markedComments(comments).some(isByOther)) return findBoards(comments, undefined);
  const ownLogin = await attempt(github.ownLogin());
  return findBoards(comments, ownLogin.kind === 'done' ? ownLogin.value : undefined);
}

function markedComments(comments: readonly Comment[]): readonly FoundBoard[] {
  return comments.flatMap((comment) => {
    const marker = readMarker(comment.body);
    return marker === undefined ? [] : [{ comment, marker }];
  });
}
