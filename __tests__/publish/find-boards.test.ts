// Which of a thread's comments are our boards, and what they say about their requests.

import { describe, expect, it } from '@jest/globals';
import type { Comment } from '#src/ports/github.ts';
import {
  awaitsPullRequest,
  type FoundBoard,
  findBoardOf,
  findBoards,
  findOwnBoards,
  isOpenBoard,
  sortBoards,
} from '#src/publish/board.ts';
import { type BoardMarker, goesOn, renderMarker } from '#src/publish/render/markers.ts';
import { aComment, bot, mona } from './a-pull.ts';

const plain = { triggerId: 'comment-12', runId: '1', state: 'working', branch: undefined } as const;
const bodyOf = (changes: Partial<BoardMarker> = {}) =>
  renderMarker({ ...plain, outcome: undefined, ...changes });
const aBoard = (id: number, changes: Partial<BoardMarker> = {}): FoundBoard => {
  const marker = { ...plain, outcome: undefined, ...changes };
  return { comment: aComment({ id, author: bot, body: bodyOf(changes) }), marker };
};

describe('a board', () => {
  it.each<[Partial<BoardMarker>, boolean, boolean, boolean]>([
    [{ state: 'working' }, true, true, false],
    [{ state: 'done', outcome: 'answered' }, false, false, false],
    [{ state: 'done', outcome: 'changed' }, false, false, false],
    [{ state: 'done', outcome: 'failed' }, true, false, false],
    [{ state: 'done', outcome: 'declined' }, true, false, false],
    [{ state: 'stopped', outcome: 'limited' }, true, false, false],
    [{ state: 'stopped', outcome: 'changed' }, true, true, true],
  ])(
    'of a run with %j: a later run goes on: %s; any run closes it: %s; it lacks its pull request: %s',
    (marker, ...said) => {
      const board = aBoard(1, marker);
      expect([goesOn(board.marker), isOpenBoard(board), awaitsPullRequest(board)]).toEqual(said);
    },
  );

  it("is the request's that shows an end, else that has stopped, else the first", () => {
    const other = aBoard(9, { triggerId: 'comment-9', state: 'done', outcome: 'answered' });
    const failed = { state: 'done', outcome: 'failed' } as const;
    const [first, second, stopped, ended] = [
      aBoard(1),
      aBoard(2),
      aBoard(3, failed),
      aBoard(4, { state: 'done', outcome: 'answered' }),
    ];
    const of = (...boards: readonly FoundBoard[]) => findBoardOf([other, ...boards], 'comment-12');
    expect(of(first, second, stopped, ended)).toBe(ended);
    expect(of(first, stopped, second)).toBe(stopped);
    expect(of(first, second)).toBe(first);
    expect(of()).toBeUndefined();
  });
});

describe('a comment that looks like a board', () => {
  const app = { login: 'our-app[bot]', type: 'Bot' };
  const body = bodyOf();
  const own = aComment({ id: 1, author: bot, body });
  const sorted = async (login: string | Error, ...comments: readonly Comment[]) => {
    const asked: string[] = [];
    const ownLogin = async () => {
      asked.push('ownLogin');
      if (login instanceof Error) throw login;
      return login;
    };
    const { boards, unproven } = await sortBoards({ ownLogin }, [own, ...comments]);
    const ids = (found: readonly FoundBoard[]) => found.map(({ comment }) => comment.id);
    expect(ids(await findOwnBoards({ ownLogin }, [own, ...comments]))).toEqual(ids(boards));
    return { boards: ids(boards), unproven: ids(unproven), asked: asked.length / 2 };
  };

  it.each<[string, Partial<Comment>, number]>([
    ['an app', { author: app }, 1],
    ['the owner', { author: mona, association: 'OWNER' }, 1],
    ['a member', { author: mona, association: 'MEMBER' }, 1],
    ['a collaborator', { author: mona, association: 'COLLABORATOR' }, 1],
    ['a stranger', { author: mona, association: 'NONE' }, 0],
    ['nobody', { author: undefined, association: 'NONE' }, 0],
  ])('by %s is judged by our login, which is asked for only then', async (_, by, asked) => {
    const comment = aComment({ id: 2, body, ...by });
    expect(await sorted('another', comment)).toEqual({ boards: [1], unproven: [], asked });
    expect(await sorted(by.author?.login ?? 'x', comment)).toEqual({
      boards: asked === 0 ? [1] : [1, 2],
      unproven: [],
      asked,
    });
    const unknown = await sorted(new Error('down'), comment);
    expect(unknown).toEqual({ boards: [1], unproven: asked === 0 ? [] : [2], asked });
  });

  it.each([
    ['a bot', bot, undefined, 1],
    ['the person whose token we use', mona, 'mona', 1],
    ['another person', mona, 'olga', 0],
    ['a person, while our login is not known', mona, undefined, 0],
    ['a deleted account', undefined, undefined, 0],
    ['a person named like a bot', { login: 'github-actions-bot', type: 'User' }, undefined, 0],
  ])('counts, or not, by %s', (_, author, self, expected) => {
    expect(findBoards([aComment({ body, author })], self)).toHaveLength(expected);
    expect(findBoards([aComment({ body: `> ${body}`, author })], self)).toEqual([]);
  });

  it('is none without a marker', async () => {
    const comment = aComment({ id: 2, author: app, body: 'Hello' });
    expect(await sorted('our-app[bot]', comment)).toEqual({ boards: [1], unproven: [], asked: 0 });
    expect(findBoards([comment], 'our-app[bot]')).toEqual([]);
  });
});
