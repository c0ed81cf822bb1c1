// Every method of the port GitHub against the embedded GitHub.
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { GitHub } from '#src/ports/github.ts';
import { git } from '../../../rehearsal/git/git.ts';
import type { EmbeddedGitHub } from '../../../rehearsal/github/embedded-github.ts';
import { addPull } from '../../../rehearsal/github/routes-pulls.ts';
import { addComment, addThread, type RepositoryRole } from '../../../rehearsal/github/state.ts';
import { aServer } from '../a-server.ts';
import { clientOf, type Hub, MAIN, openHub, text } from './a-hub.ts';

const bot = { login: 'github-actions[bot]', type: 'Bot' };
const roles: Record<string, RepositoryRole> = {
  olga: 'admin',
  mia: 'maintain',
  will: 'write',
  tim: 'triage',
  rea: 'read',
  nona: 'none',
};

let stage: Hub;
let hub: EmbeddedGitHub;
let github: GitHub;

beforeAll(async () => {
  const login = 'refs/heads/squad/7-login';
  stage = await openHub(
    [
      { ref: MAIN, message: 'first', files: { 'a.txt': 'one\n' } },
      { ref: login, parent: MAIN, message: 'second', files: { 'b.txt': 'two\n' } },
    ],
    { roles, protectedBranches: ['main'] },
  );
  await git(stage.bare, ['branch', 'same', 'main']);
  for (const name of ['squad/8-draft', 'squad/9']) await git(stage.bare, ['branch', name, login]);
  ({ hub, github } = stage);
  addThread(hub.state, { number: 7, title: 'Login', body: 'Please', author: 'olga' });
});

afterAll(() => stage.close());

/** The requests that a work sends: method and path. */
async function sentBy(work: () => Promise<unknown>): Promise<readonly string[]> {
  const before = hub.requests.length;
  await work().catch(() => undefined);
  return hub.requests.slice(before).map(({ method, path }) => `${method} ${path}`);
}

/** The next look for issue 7 is led elsewhere. */
function moveAway(): void {
  const location = `${hub.apiUrl}/repositories/99/issues/42`;
  hub.fault({ path: '/issues/7', status: 301, headers: { location } });
}

/** The next look for issue 7 finds this one. */
function answerWith(number: number, name: string): void {
  const html_url = `https://github.example/${name}/issues/${number}`;
  const user = { login: 'olga', type: 'User' };
  const body = { number, html_url, title: 'Moved', closed_at: null, user };
  hub.fault({ path: '/issues/7', status: 200, body });
}

describe('permissionOf', () => {
  it.each([
    ['olga', 'admin'],
    ['mia', 'maintain'],
    ['will', 'write'],
    ['tim', 'triage'],
    ['rea', 'read'],
    ['nona', 'none'],
  ])('says what %s may: %s', async (login, permission) => {
    expect(await github.permissionOf(login)).toBe(permission);
  });

  it.each([
    [{ permission: 'write', role_name: 'security-manager' }, 'write'],
    [{ permission: 'read', role_name: 'admin-of-nothing' }, 'read'],
    [{ permission: 'read', role_name: 'admin' }, 'read'],
    [{ permission: 'all', role_name: 'write' }, 'none'],
    [{ permission: 'admin' }, 'admin'],
  ])('AUTH: a custom role %j counts as what it is built on', async (body, permission) => {
    const user = { login: 'Will' };
    hub.fault({ path: '/collaborators/', status: 200, body: { user, ...body } });
    expect(await github.permissionOf('will')).toBe(permission);
  });

  it.each([{ user: { login: 'olga' } }, { user: null }, {}])(
    'believes no answer that does not name who was asked for: %j',
    async (body) => {
      hub.fault({ path: '/collaborators/', status: 200, body: { permission: 'admin', ...body } });
      await expect(github.permissionOf('rea')).rejects.toMatchObject({ code: 'E_GITHUB' });
    },
  );

  it('believes no redirect to somebody else', async () => {
    const location = `${hub.apiUrl}/repos/acme/shop/collaborators/olga/permission`;
    hub.fault({ path: '/collaborators/', status: 307, headers: { location } });
    await expect(github.permissionOf('rea')).rejects.toMatchObject({ code: 'E_GITHUB' });
  });

  it('is none for somebody whom GitHub does not know', async () => {
    expect(await github.permissionOf('ghost')).toBe('none');
  });

  it.each([401, 403])('throws where GitHub does not say: %i', async (status) => {
    hub.fault({ path: '/collaborators/', status, body: { message: 'no' } });
    await expect(github.permissionOf('will')).rejects.toMatchObject({
      code: 'E_GITHUB_PERMISSION',
    });
  });

  it.each(['../../../user', '..', '.', '', 'olga/../will', 'olga?x', 'olga%2f..'])(
    'knows nobody of the name %j, and sends it nowhere',
    async (login) => {
      expect(await sentBy(() => github.permissionOf(login))).toEqual([]);
      expect(await github.permissionOf(login)).toBe('none');
    },
  );
});

const transferred = {
  code: 'E_GITHUB',
  message: '#7 was transferred to another repository.',
  hint: 'Ask in the repository that has it now, or name an issue of this one.',
};

describe('threads', () => {
  it('are read', async () => {
    expect(await github.issue(7)).toMatchObject({
      kind: 'issue',
      number: 7,
      title: 'Login',
      body: 'Please',
      author: { login: 'olga', type: 'User' },
      state: 'open',
      locked: false,
      comments: 0,
    });
  });

  it.each([
    [42, 'acme/other'],
    [7, 'acme/other'],
    [42, 'acme/shop'],
  ])('that were transferred are not taken for #%i of %s', async (number, name) => {
    answerWith(number, name);
    await expect(github.issue(7)).rejects.toMatchObject(transferred);
  });

  it('that were transferred are not followed', async () => {
    moveAway();
    await expect(github.issue(7)).rejects.toMatchObject(transferred);
  });

  it('tell which app wrote a comment in a person’s name', async () => {
    const body = { id: 5, user: { login: 'olga' }, performed_via_github_app: { slug: 'helper' } };
    hub.fault({ path: '/issues/comments/5', status: 200, body });
    const author = { login: 'olga', type: 'User', via: 'helper[bot]' };
    expect(await github.comment(5)).toMatchObject({ author });
  });

  it('have no answers about another pull request or comment', async () => {
    hub.fault({ path: '/issues/comments/5', status: 200, body: { id: 6 } });
    await expect(github.comment(5)).rejects.toMatchObject({ code: 'E_GITHUB' });
    const end = { ref: 'a', sha: '1' };
    const body = { number: 9, state: 'open', head: end, base: end };
    hub.fault({ path: '/pulls/8', status: 200, body });
    await expect(github.pullRequest(8)).rejects.toMatchObject({ code: 'E_GITHUB' });
  });

  it('are read where GitHub writes the name of the repository with capitals', async () => {
    answerWith(7, 'Acme/Shop');
    expect(await github.issue(7)).toMatchObject({ number: 7 });
  });

  it('say whether they are open, or when they were closed', async () => {
    expect(await github.threadEnd(7)).toEqual({ kind: 'open' });
    const record = addThread(hub.state, { title: 'Old', body: '', author: 'olga' });
    Object.assign(record, { state: 'closed', updatedAt: '2026-10-01T10:00:00Z' });
    const at = Date.parse('2026-10-01T10:00:00Z');
    expect(await github.threadEnd(record.number)).toEqual({ kind: 'closed', at });
  });

  it.each([404, 410])('are gone when GitHub answers %i', async (status) => {
    hub.fault({ path: '/issues/7', status, body: { message: 'no' } });
    expect(await github.threadEnd(7)).toEqual({ kind: 'gone' });
  });

  it.each([moveAway, () => answerWith(42, 'acme/other')])(
    'are gone when another repository has them: %#',
    async (move) => {
      move();
      expect(await github.threadEnd(7)).toEqual({ kind: 'gone' });
    },
  );

  it.each([
    { status: 403, body: { message: 'Resource not accessible by integration' } },
    { status: 200, body: { number: 7, html_url: 'https://github.example/acme/shop/issues/7' } },
  ])('have an unknown end after the answer %j', async (answer) => {
    hub.fault({ path: '/issues/7', ...answer });
    await expect(github.threadEnd(7)).rejects.toMatchObject({ name: 'SquadError' });
  });

  it('get a comment, which can be changed', async () => {
    const made = await github.createComment(7, text('first'));
    expect(made).toMatchObject({ body: 'first', author: bot });
    await github.updateComment(made.id, text('second'));
    const { items, complete } = await github.listComments(7, 1);
    expect({ bodies: items.map(({ body }) => body), complete }).toEqual({
      bodies: ['second'],
      complete: true,
    });
    expect(await github.comment(made.id)).toMatchObject({ id: made.id, body: 'second' });
  });

  it.each([
    ['issue', { kind: 'issue', number: 7 }],
    ['comment', { kind: 'issue-comment', id: 1001 }],
  ] as const)('get a reaction on the %s, twice without a complaint', async (_what, target) => {
    const before = hub.state.reactions.length;
    await github.createReaction(target);
    await github.createReaction(target);
    expect(hub.state.reactions.slice(before)).toMatchObject([{ content: 'eyes' }]);
  });
});

describe('a run that somebody wants to stop', () => {
  /** The workflows that these runs are of. */
  const runsOf = (workflows: Readonly<Record<number, number>>) => {
    for (const [run, workflow] of Object.entries(workflows)) {
      const body = { workflow_id: workflow };
      hub.fault({ method: 'GET', path: `/actions/runs/${run}`, status: 200, body });
    }
  };

  it.each([
    [202, 'cancelled'],
    [403, 'not-permitted'],
    [404, 'ended'],
    [409, 'ended'],
  ])('is told by the status %i: %s', async (status, told) => {
    runsOf({ 4711: 1, 4712: 1 });
    const body = { message: 'Resource not accessible by integration' };
    hub.fault({ method: 'POST', path: '/actions/runs/4711/cancel', status, body });
    expect(await github.cancelRun('4711', '4712')).toBe(told);
  });

  it('is left alone where it is another workflow’s', async () => {
    runsOf({ 4711: 2, 4712: 1 });
    const before = hub.requests.length;
    expect(await github.cancelRun('4711', '4712')).toBe('foreign');
    expect(hub.requests.slice(before).map(({ method }) => method)).toEqual(['GET', 'GET']);
  });

  it.each([
    [403, 'not-permitted'],
    [404, 'ended'],
  ])('whose workflow may not be read, by the status %i, is %s', async (status, told) => {
    const body = { message: 'Resource not accessible by integration' };
    hub.fault({ method: 'GET', path: '/actions/runs/4711', status, body });
    hub.fault({ method: 'GET', path: '/actions/runs/4712', status, body });
    expect(await github.cancelRun('4711', '4712')).toBe(told);
  });
});

describe('long threads', () => {
  const thread = (count: number) => 1000 + count;
  beforeAll(() => {
    for (const count of [0, 101, 350, 500]) {
      addThread(hub.state, { number: thread(count), title: 'Long', body: '', author: 'olga' });
      for (let index = 1; index <= count; index += 1) {
        addComment(hub.state, { thread: thread(count), author: 'olga', body: `${index}` });
      }
    }
  });

  it.each([
    [0, 0, { length: 0, first: undefined, last: undefined, complete: true }],
    [101, 101, { length: 101, first: '1', last: '101', complete: true }],
    [101, 100, { length: 101, first: '1', last: '101', complete: true }],
    [350, 350, { length: 250, first: '101', last: '350', complete: false }],
    [500, 500, { length: 300, first: '201', last: '500', complete: false }],
    [350, undefined, { length: 250, first: '101', last: '350', complete: false }],
  ])(
    'of %i comments, said to be %s, are read from the newest page',
    async (count, total, expected) => {
      const { items, complete } = await github.listComments(thread(count), total);
      const [first, last] = [items.at(0)?.body, items.at(-1)?.body];
      expect({ length: items.length, first, last, complete }).toEqual(expected);
    },
  );
});

describe('pull requests', () => {
  const pull = {
    title: text('Login'),
    body: text('Closes #7'),
    head: 'squad/7-login',
    base: 'main',
    draft: false,
  };

  it('are opened, found by their branch, read and changed', async () => {
    const opened = await github.openPullRequest(pull);
    expect(opened).toMatchObject({
      kind: 'opened',
      pullRequest: { title: 'Login', state: 'open', merged: false, author: bot },
    });
    const [found] = await github.pullRequestsOf('squad/7-login');
    const number = found?.number ?? 0;
    expect(found).toMatchObject({
      head: { ref: 'squad/7-login', repository: 'acme/shop' },
      base: { ref: 'main', repository: 'acme/shop' },
    });
    await github.updatePullRequest(number, { body: text('new') });
    expect(await github.pullRequest(number)).toMatchObject({ number, body: 'new' });
    expect(await github.listFiles(number)).toMatchObject({
      items: [{ path: 'b.txt', status: 'added', additions: 1, deletions: 0 }],
      complete: true,
    });
    expect(await github.listReviews(number)).toEqual({ items: [], complete: true });
    expect(await github.listReviewComments(number)).toEqual({ items: [], complete: true });
    expect(await github.pullRequestsOf('squad/7')).toEqual([]);
  });

  it('from a fork of the same owner are not found by the branch', async () => {
    const [headRepository, head] = ['acme/shop-fork', 'squad/7-login'];
    const folderOf = (name: string) => join(stage.folder, `${name}.git`);
    await cp(folderOf('acme/shop'), folderOf(headRepository), { recursive: true });
    const seed = { title: 'Login', body: '', author: 'olga', base: 'main', head };
    const { pull: theirs } = addPull(hub.state, { ...seed, headRepository });
    const found = await github.pullRequestsOf(head);
    expect(found.map((one) => one.head.repository)).toEqual(['acme/shop']);
    hub.state.pulls.delete(theirs.number);
  });

  it('that somebody opened who may only read are not found by the branch', async () => {
    const head = 'squad/7-login';
    const [first] = await github.pullRequestsOf(head);
    const seed = { title: 'Login', body: '', author: 'mallory', base: 'squad/9', head };
    const { pull: theirs } = addPull(hub.state, seed);
    const found = await github.pullRequestsOf(head);
    hub.state.pulls.delete(theirs.number);
    expect(found.map(({ number }) => number)).toEqual([first?.number]);
  });

  it('of a branch that has one already are no error', async () => {
    expect(await github.openPullRequest(pull)).toEqual({ kind: 'exists' });
  });

  it('that Actions may not open are no error', async () => {
    hub.state.pullRequestsPermitted = false;
    const answer = await github.openPullRequest({ ...pull, head: 'squad/9' });
    hub.state.pullRequestsPermitted = true;
    expect(answer).toEqual({
      kind: 'not-permitted',
      message: expect.stringMatching(/GitHub Actions is not permitted to create/),
    });
  });

  it('are no drafts where there are none', async () => {
    const message = 'Draft pull requests are not supported in this repository.';
    hub.fault({ method: 'POST', path: '/pulls', status: 422, body: { message } });
    const draft = { ...pull, head: 'squad/8-draft', draft: true };
    expect(await github.openPullRequest(draft)).toMatchObject({
      kind: 'opened',
      pullRequest: { draft: false },
    });
  });
});

describe('a draft', () => {
  it('is made ready, once more without harm', async () => {
    const [draft] = await github.pullRequestsOf('squad/8-draft');
    const record = hub.state.pulls.get(draft?.number ?? 0);
    if (draft === undefined || record === undefined) throw new Error('There is no draft.');
    record.draft = true;
    for (const _ of [1, 2]) await github.markReadyForReview(draft);
    expect(await github.pullRequest(draft.number)).toMatchObject({ draft: false });
  });
});

describe('trouble', () => {
  it('with a write is told, and nothing is written twice', async () => {
    const before = hub.state.comments.length;
    hub.fault({ method: 'POST', path: '/comments', drop: true });
    await expect(github.createComment(7, text('lost'))).rejects.toMatchObject({
      code: 'E_GITHUB',
      message: expect.stringMatching(/^GitHub, writing a comment: no answer \(/),
    });
    expect(hub.state.comments).toHaveLength(before + 1);
  });

  it('with the rate limit is waited for before a comment fails, which may stand there all the same', async () => {
    hub.fault({ method: 'POST', path: '/comments', status: 429, headers: { 'retry-after': '7' } });
    stage.warned.splice(0);
    await expect(github.createComment(7, text('late'))).rejects.toMatchObject({ code: 'E_GITHUB' });
    expect(stage.warned).toEqual(['GitHub asks us to wait 7 s (rate limit).']);
  });

  it('with a rate limit that is too long names it, and no permission', async () => {
    const headers = { 'retry-after': '3600' };
    hub.fault({
      path: '/issues/7',
      status: 403,
      headers,
      body: { message: 'API rate limit exceeded' },
    });
    await expect(github.issue(7)).rejects.toMatchObject({
      code: 'E_GITHUB',
      hint: "GitHub's rate limit is used up: run the job again later.",
    });
  });

  it('with a permission names the one that is missing, and asks once', async () => {
    const refusal = {
      method: 'POST',
      path: '/comments',
      status: 403,
      body: { message: 'Resource not accessible by integration' },
      headers: { 'x-accepted-github-permissions': 'issues=write; pull_requests=write' },
      times: 2,
    };
    hub.fault(refusal);
    expect(await sentBy(() => github.createComment(7, text('x')))).toHaveLength(1);
    await expect(github.createComment(7, text('x'))).rejects.toMatchObject({
      code: 'E_GITHUB_PERMISSION',
      message: 'GitHub, writing a comment: 403 Resource not accessible by integration',
      hint: expect.stringContaining('`issues: write`, or `pull-requests: write`'),
    });
  });

  it('with what is not to be seen leaves open why', async () => {
    await expect(github.issue(4711)).rejects.toMatchObject({
      code: 'E_GITHUB_PERMISSION',
      message: expect.stringMatching(/^GitHub, reading the issue: 404 Not Found/),
      hint: expect.stringMatching(/of what does not exist .*and of what the token may not see/),
    });
  });

  it('with the token says so once, and shows it nowhere', async () => {
    const wrong = `ghs_${'Wrong0'.repeat(7)}`;
    const sent = await sentBy(() => clientOf(hub.apiUrl, stage.warned, wrong).issue(7));
    expect(sent).toHaveLength(1);
    const error = await clientOf(hub.apiUrl, stage.warned, wrong)
      .issue(7)
      .catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({
      code: 'E_GITHUB_PERMISSION',
      hint: expect.stringContaining('expired'),
    });
    const shown = [error, stage.warned].map((one) => JSON.stringify(one, everyField) + String(one));
    expect(shown.join()).not.toContain(wrong);
    expect(error).not.toHaveProperty('cause');
  });

  it.each([
    ['a page, three times', 3, '<html>Sign in</html>'],
    ['an empty object', 1, {}],
    ['a list', 1, []],
  ])('with %s instead of an answer is told', async (_what, times, body) => {
    hub.fault({ path: '/issues/7', status: 200, times, body });
    await expect(github.issue(7)).rejects.toMatchObject({
      code: 'E_GITHUB',
      message: "GitHub, reading the issue: the answer does not match GitHub's API.",
    });
  });
});

function everyField(_name: string, value: unknown): unknown {
  if (!(value instanceof Error)) return value;
  return Object.fromEntries(
    Object.getOwnPropertyNames(value).map((name) => [name, Reflect.get(value, name)]),
  );
}

describe('listRecentComments', () => {
  const reviewComment = (id: number, createdAt: string) => ({
    id,
    createdAt,
    pull: 9,
    review: 1,
    author: 'will',
    body: `line ${id}`,
    path: 'b.txt',
    line: 1,
    side: 'RIGHT' as const,
    startLine: undefined,
    inReplyTo: undefined,
    diffHunk: '@@ -0,0 +1 @@',
    commit: 'abc',
  });

  it('reads comments of every thread and of lines, those made or edited since a time, newest first', async () => {
    const { comments, reviewComments } = hub.state;
    const earlier = comments.splice(0);
    const old = '2020-01-01T00:00:00Z';
    addComment(hub.state, { thread: 7, author: 'olga', body: 'first' });
    addComment(hub.state, { thread: 8, author: 'will', body: 'second' });
    const base = { thread: 7, author: 'olga', createdAt: old };
    comments.push({ ...base, id: 11, body: 'edited', updatedAt: '2026-01-01T00:00:00Z' });
    comments.push({ ...base, id: 12, body: 'gone by', updatedAt: old });
    reviewComments.push(reviewComment(21, '2026-01-01T00:00:00Z'), reviewComment(22, old));
    const before = hub.requests.length;
    const { items, complete } = await github.listRecentComments('2026-01-01T00:00:00.000Z');
    expect(items.map(({ kind, thread, body }) => [kind, thread, body])).toEqual([
      ['comment', 8, 'second'],
      ['comment', 7, 'first'],
      ['comment', 7, 'edited'],
      ['review-comment', 9, 'line 21'],
    ]);
    expect({ complete, asked: hub.requests.length - before }).toEqual({ complete: true, asked: 2 });
    comments.splice(0, comments.length, ...earlier);
    reviewComments.splice(0);
  });
});

describe('ownLogin', () => {
  async function answering(body: unknown, work: (github: GitHub, seen: string[]) => Promise<void>) {
    const seen: string[] = [];
    const server = await aServer((request, response) => {
      seen.push(request.url ?? '');
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end(JSON.stringify(body));
    });
    await work(clientOf(`${server.origin}/api/v3`), seen);
    await server.close();
  }

  it('is asked beside the REST API of an Enterprise Server', async () => {
    await answering(
      { data: { viewer: { login: 'github-actions[bot]' } } },
      async (client, seen) => {
        expect(await client.ownLogin()).toBe('github-actions[bot]');
        expect(seen).toEqual(['/api/graphql']);
      },
    );
  });
});

describe("the repository's settings", () => {
  it('names the protected branches, and the rules for a branch that may not exist yet', async () => {
    expect(await github.protectedBranches()).toEqual(['main']);
    expect(await github.rulesFor('main')).toEqual(['update']);
    expect(await github.rulesFor('squad/1-not-there')).toEqual([]);
  });

  it.each([
    ["a job's own token", 'github-actions[bot]', true, undefined],
    ["an administrator's token", 'olga', true, true],
    ["an administrator's token", 'olga', false, false],
  ])(
    'tells %s whether Actions may open pull requests: %s, %j',
    async (_, login, isPermitted, known) => {
      const { tokenLogin } = hub.state;
      Object.assign(hub.state, { tokenLogin: login, pullRequestsPermitted: isPermitted });
      expect(await github.actionsMayOpenPullRequests()).toBe(known);
      Object.assign(hub.state, { tokenLogin, pullRequestsPermitted: true });
    },
  );
});

it('every request goes below the address of the API', () => {
  expect(new Set(hub.requests.map(({ kind }) => kind))).toEqual(new Set(['api']));
});
