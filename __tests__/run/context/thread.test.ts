import { describe, expect, it } from '@jest/globals';
import { renderThreadReply } from '#src/publish/replies/notice.ts';
import { gatherThread, likelyWriters } from '#src/run/context/thread.ts';
import { aComment, aThread, bot } from '../../publish/a-pull.ts';
import { context } from '../../publish/a-run.ts';
import { aFile, aPullRequest, aRequest, aReview, aReviewComment, gather } from './a-thread.ts';

const before = '2026-11-20T09:59:59.999Z';
const atOnce = '2026-11-20T10:00:00.000Z';
const after = '2026-11-20T10:00:00.001Z';
const inSeconds = '2026-11-20T10:00:00Z';
const early = '2026-11-19T08:00:00Z';

describe('what the squad hears is what stood there when it was asked', () => {
  it.each([
    ['written at the same moment', { createdAt: atOnce, updatedAt: atOnce }, false],
    ['written in the same second, as GitHub writes it', { createdAt: inSeconds }, false],
    ['written 1 ms after', { createdAt: after, updatedAt: after }, false],
    ['written before, edited 1 ms before', { createdAt: early, updatedAt: before }, true],
    ['written before, edited 1 ms after', { createdAt: early, updatedAt: after }, false],
    ['without a time', { createdAt: '', updatedAt: '' }, false],
    ['with a time in another zone, earlier', { createdAt: '2026-11-20T11:59:59+02:00' }, true],
  ])('a comment %s', (_, times, isHeard) => {
    const { posts, omitted } = gather({ comments: [aComment({ body: 'words', ...times })] });
    expect(posts.map(({ text }) => text)).toEqual(isHeard ? ['words'] : []);
    expect(omitted).toEqual(
      isHeard ? [] : ['comment by mona: written or edited after the request'],
    );
  });

  it.each([
    [before, 1],
    [atOnce, 0],
    [after, 0],
  ])('a review and a line comment of %s', (time, heard) => {
    const olga = { login: 'olga', type: 'User' };
    const reviews = [aReview({ submittedAt: time })];
    const comments = [aReviewComment({ createdAt: early, updatedAt: time, author: olga })];
    const { posts } = gather({ pullRequest: aPullRequest({ reviews, comments }) });
    expect(posts).toHaveLength(heard * 2);
  });

  it('leaves all out when the request’s own time can’t be read', () => {
    const { posts } = gather({ request: aRequest({ at: 'soon' }), comments: [aComment()] });
    expect(posts).toEqual([]);
  });
});

it('what the squad asked earlier stands between what was said before and after it', () => {
  const said = (id: number, createdAt: string) => aComment({ id, body: `said ${id}`, createdAt });
  const comments = [said(1, '2026-11-20T08:00:00Z'), said(2, '2026-11-20T09:30:00Z')];
  const question = { text: 'Which form?', at: '2026-11-20T09:00:00Z' };
  const { posts } = gather({ comments, question });
  expect(posts.map(({ author, text }) => `${author}: ${text}`)).toEqual([
    'mona: said 1',
    'the squad: The squad asked:\n\nWhich form?',
    'mona: said 2',
  ]);
});

describe('a review that is the request', () => {
  const request = aRequest({ id: 'review-70', source: 'review', at: inSeconds });
  const review = aReview({ id: 70, submittedAt: inSeconds });
  const line = (changes: Parameters<typeof aReviewComment>[0]) =>
    gather({
      request,
      pullRequest: aPullRequest({ reviews: [review], comments: [aReviewComment(changes)] }),
    });

  it('comes with its line comments, which GitHub stamps with the same second', () => {
    const { posts, omitted } = line({ createdAt: '2026-11-20T09:59:59Z', updatedAt: inSeconds });
    expect(posts.map(({ place }) => place)).toEqual(['review comment on src/login.ts:12']);
    expect(omitted).toEqual([]);
  });

  it('comes with those that GitHub stamped some seconds after it', () => {
    const stamped = '2026-11-20T10:00:09Z';
    expect(line({ createdAt: early, updatedAt: stamped }).posts).toHaveLength(1);
  });

  it('comes without other people’s of the same second', () => {
    const author = { login: 'eve', type: 'User' };
    expect(line({ author, createdAt: inSeconds, updatedAt: inSeconds }).posts).toEqual([]);
  });
});

describe('the posts', () => {
  it('that an app wrote in a person’s name have nobody’s write access', () => {
    const author = { login: 'mona', type: 'User', via: 'acme-helper[bot]' };
    const comments = [aComment({ id: 1, author }), aComment({ id: 2 })];
    const pullRequest = aPullRequest({ reviews: [aReview({ author })], comments: [] });
    const { opening, posts } = gather({ thread: aThread({ author }), comments, pullRequest });
    const judged = [opening, ...posts].map((post) => `${post.author}: ${post.trusted}`);
    const byApp = 'mona via acme-helper[bot]: false';
    expect(new Set(judged)).toEqual(new Set(['mona: true', byApp]));
    expect(judged.filter((post) => post === byApp)).toHaveLength(3);
  });

  it('are in the order of time, wherever they were written', () => {
    const comments = [
      aComment({ id: 1, body: 'third', createdAt: '2026-11-20T09:03:00Z' }),
      aComment({ id: 2, body: 'first', createdAt: '2026-11-20T09:01:00Z' }),
    ];
    const pullRequest = aPullRequest({
      reviews: [aReview({ body: 'fourth', submittedAt: '2026-11-20T09:04:00Z' })],
      comments: [aReviewComment({ body: 'second', createdAt: '2026-11-20T09:02:00Z' })],
    });
    const { posts } = gather({ comments, pullRequest });
    expect(posts.map(({ text }) => text)).toEqual(['first', 'second', 'third', 'fourth']);
  });

  it('hold neither the request itself nor our boards', () => {
    const comments = [
      aComment({ id: 500, body: '@squad go on' }),
      aComment({ id: 9, body: 'board', author: bot }),
      aComment({ id: 10, body: 'kept', author: bot }),
    ];
    const { posts, omitted } = gather({ comments, isOurs: ({ id }) => id === 9 });
    expect(posts.map(({ text }) => text)).toEqual(['kept']);
    expect(omitted).toEqual([]);
  });

  it('of a kind don’t hide another kind with the same number', () => {
    const pullRequest = aPullRequest({
      reviews: [aReview({ id: 500 })],
      comments: [aReviewComment({ id: 500 })],
    });
    expect(gather({ comments: [aComment({ id: 500 })], pullRequest }).posts).toHaveLength(2);
  });

  it('are trusted by checked logins alone, never by GitHub’s association', () => {
    const comments = [
      aComment({ id: 1, author: { login: 'Mona', type: 'User' } }),
      aComment({ id: 2, author: { login: 'eve', type: 'User' }, association: 'OWNER' }),
      aComment({ id: 3, author: undefined, association: 'MEMBER' }),
    ];
    const { posts } = gather({ comments });
    expect(posts.map(({ author, trusted }) => [author, trusted])).toEqual([
      ['Mona', true],
      ['eve', false],
      ['ghost', false],
    ]);
  });
});

describe('what was left out', () => {
  it('is named when GitHub had more than we asked for', () => {
    const cut = { items: [], complete: false };
    const files = { items: [aFile()], complete: false };
    const pullRequest = { ...aPullRequest(), files, reviews: cut, comments: cut };
    const context = gatherThread({
      request: aRequest(),
      thread: aThread(),
      comments: { items: [], complete: false },
      pullRequest,
      writers: new Set(),
      isOurs: () => false,
    });
    expect(context.omitted).toEqual([
      'older comments: the thread is too long to read whole',
      'changed files beyond the first 300',
      'older reviews: there are too many to read them all',
      'older review comments: there are too many to read them all',
    ]);
    expect(context.files).toHaveLength(1);
  });
});

describe('likely writers', () => {
  const by = (login: string, association: string, type = 'User') =>
    aComment({ author: { login, type }, association });
  const of = (items: ReturnType<typeof by>[], limit?: number) =>
    likelyWriters({ thread: aThread(), comments: { items, complete: true } }, 'asker', limit);

  it('are insiders by GitHub’s word, each once, without the asker and without bots', () => {
    const comments = [
      by('Olga', 'MEMBER'),
      by('olga', 'MEMBER'),
      by('ASKER', 'OWNER'),
      by('eve', 'NONE'),
      by('ann', 'CONTRIBUTOR'),
      by('renovate[bot]', 'MEMBER', 'Bot'),
      by('per', 'COLLABORATOR'),
    ];
    expect(of(comments)).toEqual(['mona', 'olga', 'per']);
  });

  it('are at most as many as GitHub shall be asked for', () => {
    const comments = Array.from({ length: 500 }, (_, index) => by(`user${index}`, 'MEMBER'));
    expect(of(comments)).toHaveLength(4);
    expect(of(comments, 2)).toEqual(['mona', 'user0']);
  });
});

it('knows what an agent found in an earlier run by its marker and our login together', () => {
  const body = '<!-- squad-action:findings 0123abcd -->\n**Hockney** asked for 1 change.';
  const review = (id: number, login: string, text: string) =>
    aReview({ id, body: text, author: { login, type: 'Bot' } });
  const reviews = [
    review(1, bot.login, body),
    review(2, bot.login, 'A linter.'),
    review(3, 'eve', body),
  ];
  const { posts } = gather({ pullRequest: aPullRequest({ reviews }), ownLogin: bot.login });
  expect(posts.map(({ author, isOurs = false, text }) => [author, isOurs, text])).toEqual([
    ['the squad', true, '**Hockney** asked for 1 change.'],
    [bot.login, false, 'A linter.'],
    ['eve', false, body],
  ]);
});

it("knows the squad's own replies in threads by how they end and our login together", () => {
  const reply = renderThreadReply(context, { name: 'Fenster', text: 'Done.', commit: undefined });
  const comment = (id: number, login: string, body: string) =>
    aReviewComment({ id, body, author: { login, type: 'Bot' } });
  const comments = [
    comment(1, bot.login, reply),
    comment(2, bot.login, 'A linter.'),
    comment(3, 'eve', reply),
  ];
  const { posts } = gather({ pullRequest: aPullRequest({ comments }), ownLogin: bot.login });
  expect(posts.map(({ author }) => author)).toEqual(['the squad', bot.login, 'eve']);
});
