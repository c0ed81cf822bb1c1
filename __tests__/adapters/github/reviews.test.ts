// Reviews, reviewers, answers and labels: the port's methods against the embedded GitHub.
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { GitHub, NewReview } from '#src/ports/github.ts';
import type { EmbeddedGitHub } from '../../../rehearsal/github/embedded-github.ts';
import { addReview, addReviewComment } from '../../../rehearsal/github/review-records.ts';
import { addPull } from '../../../rehearsal/github/routes-pulls.ts';
import { addThread } from '../../../rehearsal/github/state.ts';
import { type Hub, MAIN, openHub, text } from './a-hub.ts';

const branch = 'refs/heads/squad/7-login';

let stage: Hub;
let hub: EmbeddedGitHub;
let github: GitHub;
let commit = '';

beforeAll(async () => {
  const lines = Array.from({ length: 40 }, (_, index) => `line ${index + 1}`);
  const changed = lines.with(1, 'second').with(37, 'thirty-eighth');
  const roles = { olga: 'admin', Rea: 'read', nona: 'none' } as const;
  stage = await openHub(
    [
      { ref: MAIN, message: 'first', files: { 'long.txt': lines.join('\n') } },
      { ref: branch, parent: MAIN, message: 'second', files: { 'long.txt': changed.join('\n') } },
    ],
    { roles, teams: ['testers'] },
  );
  ({ hub, github, commit } = stage);
  const { state } = hub;
  addThread(state, { number: 7, title: 'Login', body: '', author: 'olga', labels: ['squad'] });
  const author = state.tokenLogin;
  addPull(state, { title: 'Login', body: '', author, head: 'squad/7-login', base: 'main' });
});

afterAll(() => stage.close());

type LineComment = NewReview['comments'][number];

const at = (line: number, change: Partial<LineComment> = {}): LineComment => ({
  path: 'long.txt',
  line,
  startLine: undefined,
  body: text('hm'),
  ...change,
});
const review = (...comments: LineComment[]) =>
  github.createReview(8, { commit, body: text('Seen'), comments });

describe('isCollaborator', () => {
  it.each([
    ['olga', true],
    ['rea', true],
    ['nona', false],
    ['ghost', false],
    ['github-actions[bot]', false],
  ])('says whether %s may be asked: %s', async (login, expected) => {
    expect(await github.isCollaborator(login)).toBe(expected);
  });

  it.each(['', '..', '../../user', 'a/b', 'olga?x=1', 'olga#', '%2e%2e', 'öl', 'a'.repeat(101)])(
    'asks nothing about %j, which can be nobody’s login',
    async (login) => {
      const before = hub.requests.length;
      expect(await github.isCollaborator(login)).toBe(false);
      expect(hub.requests).toHaveLength(before);
    },
  );

  it.each([
    ['a list', 1, []],
    ['a page, three times', 3, '<html>Sign in</html>'],
  ])('takes %s neither for a yes nor for a no', async (_what, times, body) => {
    hub.fault({ path: '/collaborators/', status: 200, times, body });
    await expect(github.isCollaborator('olga')).rejects.toMatchObject({
      code: 'E_GITHUB',
      message: "GitHub, asking for a collaborator: the answer does not match GitHub's API.",
    });
  });
});

describe('requestReviewers', () => {
  it('requests people and teams, in addition to earlier requests', async () => {
    expect(await github.requestReviewers(8, { users: ['olga'], teams: [] })).toEqual({
      kind: 'requested',
    });
    expect(await github.requestReviewers(8, { users: ['rea'], teams: ['testers'] })).toEqual({
      kind: 'requested',
    });
    expect(hub.state.pulls.get(8)).toMatchObject({
      requestedReviewers: ['olga', 'Rea'],
      requestedTeams: ['testers'],
    });
  });

  it.each([
    ['somebody without access', { users: ['olga', 'nona'], teams: [] }],
    ['nobody’s name', { users: ['../x'], teams: [] }],
  ])('gives the refusal of %s as data, and nobody is asked', async (_what, reviewers) => {
    expect(await github.requestReviewers(8, reviewers)).toEqual({
      kind: 'refused',
      message: expect.stringMatching(/^GitHub, asking for a review: 422 Reviews may only be/),
    });
    expect(hub.state.pulls.get(8)?.requestedReviewers).toEqual(['olga', 'Rea']);
  });

  it.each([401, 500])('throws for %i, which says nothing about the names', async (status) => {
    hub.fault({ path: '/requested_reviewers', status, body: { message: 'No' } });
    await expect(github.requestReviewers(8, { users: ['olga'], teams: [] })).rejects.toThrow(
      `GitHub, asking for a review: ${status} No`,
    );
  });
});

describe('createReview', () => {
  it('posts a comment on a line, on several lines, and never a verdict', async () => {
    expect(await review(at(2), at(39, { startLine: 37 }))).toEqual({
      kind: 'posted',
      url: expect.stringContaining('/acme/shop/pull/8#pullrequestreview-'),
    });
    const [sent] = hub.requests.slice(-1);
    expect(sent?.body).toMatchObject({ event: 'COMMENT', commit_id: commit });
    const { items } = await github.listReviewComments(8);
    expect(items).toMatchObject([
      { path: 'long.txt', line: 2, startLine: undefined, body: 'hm', inReplyTo: undefined },
      { path: 'long.txt', line: 39, startLine: 37, body: 'hm', inReplyTo: undefined },
    ]);
    const [posted] = (await github.listReviews(8)).items;
    expect(posted).toMatchObject({ state: 'COMMENTED', body: 'Seen' });
    expect(items.map(({ reviewId }) => reviewId)).toEqual([posted?.id, posted?.id]);
  });

  it.each([
    ['a line outside the diff', at(20), 'Line could not be resolved'],
    ['a path outside the diff', at(2, { path: 'other.txt' }), 'Path could not be resolved'],
  ])('gives %s as a refusal, and the whole review is not there', async (_what, bad, why) => {
    const before = hub.state.reviews.length;
    expect(await review(at(2), bad)).toEqual({
      kind: 'refused',
      message: expect.stringContaining(why),
    });
    expect(hub.state.reviews).toHaveLength(before);
  });

  const post = { method: 'POST', path: '/reviews' };
  const postedAs = (said: string) => hub.state.reviews.filter(({ body }) => body === said).length;
  const posts = (said: string) =>
    github.createReview(8, { commit, body: text(said), comments: [at(2)] });

  it.each([
    ['is a page', { status: 200, body: '<html>Sign in</html>' }],
    ['is a server’s error', { status: 502 }],
    ['asks us to wait', { status: 429, headers: { 'retry-after': '1' } }],
  ])('sends the review once more when the answer %s and it is not there', async (what, fault) => {
    hub.fault({ ...post, ...fault });
    expect(await posts(what)).toMatchObject({ kind: 'posted' });
    expect(postedAs(what)).toBe(1);
  });

  it('finds the review that was posted though its answer was lost', async () => {
    hub.fault({ ...post, drop: true });
    expect(await posts('Lost')).toEqual({
      kind: 'posted',
      url: expect.stringContaining('/acme/shop/pull/8#pullrequestreview-'),
    });
    expect(postedAs('Lost')).toBe(1);
  });

  it('takes no review with other comments for it', async () => {
    await posts('Twice');
    hub.fault({ ...post, status: 502 });
    const body = text('Twice');
    await github.createReview(8, { commit, body, comments: [at(3, { body: text('oh') })] });
    expect(postedAs('Twice')).toBe(2);
  });

  it('sends nothing again when the reviews can’t be read', async () => {
    hub.fault({ ...post, drop: true });
    hub.fault({ method: 'GET', path: '/pulls/8/reviews', status: 404 });
    await expect(posts('Unseen')).rejects.toMatchObject({ code: 'E_GITHUB' });
    expect(postedAs('Unseen')).toBe(1);
  });
});

describe('the reviews and line comments of a pull request', () => {
  const said = (count: number) => {
    const { state } = hub;
    const branches = { head: 'squad/7-login', base: 'main' };
    const { pull } = addPull(state, { title: 'Long', body: '', author: 'olga', ...branches });
    for (let index = 1; index <= count; index += 1) {
      const body = `${index}`;
      const by = { pull: pull.number, author: 'olga', state: 'COMMENTED', commit } as const;
      const line = { path: 'long.txt', line: 2, side: 'RIGHT', diffHunk: '@@' } as const;
      addReviewComment(state, addReview(state, { ...by, body }), { ...line, body });
    }
    return pull.number;
  };

  it.each([
    [100, { first: '1', last: '100', complete: true }],
    [101, { first: '1', last: '101', complete: true }],
    [350, { first: '101', last: '350', complete: false }],
  ])('are read from the newest page, of %i of each', async (count, expected) => {
    const number = said(count);
    for (const listing of [github.listReviews(number), github.listReviewComments(number)]) {
      const { items, complete } = await listing;
      const [first, last] = [items.at(0)?.body, items.at(-1)?.body];
      expect({ first, last, complete }).toEqual(expected);
    }
  });
});

describe('replyToReviewComment', () => {
  it('answers in the thread, at the place of its first comment', async () => {
    const [first] = (await github.listReviewComments(8)).items;
    const id = first?.id ?? 0;
    await github.replyToReviewComment(8, id, text('Done'));
    const answer = (await github.listReviewComments(8)).items.at(-1);
    expect(answer).toMatchObject({ body: 'Done', inReplyTo: id, path: 'long.txt', line: 2 });
    expect(answer?.reviewId).not.toBe(first?.reviewId);
    await expect(github.replyToReviewComment(8, answer?.id ?? 0, text('Again'))).rejects.toThrow(
      'GitHub, answering in the review thread: 422',
    );
  });
});

describe('addLabels', () => {
  it('adds each label once, whatever the case', async () => {
    await github.addLabels(7, ['squad:escalated']);
    await github.addLabels(7, ['Squad:Escalated', 'squad']);
    expect(hub.state.threads.get(7)?.labels).toEqual(['squad', 'squad:escalated']);
  });
});
