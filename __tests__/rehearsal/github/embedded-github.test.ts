// The embedded GitHub behaves as the real one where the action depends on it.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { attemptGit, authorEnvironment, git } from '../../../rehearsal/git/git.ts';
import { type EmbeddedGitHub, startGitHub } from '../../../rehearsal/github/embedded-github.ts';
import { addPull } from '../../../rehearsal/github/routes-pulls.ts';
import { addThread, createState } from '../../../rehearsal/github/state.ts';
import { addCommits, createBare } from '../../a-bare.ts';

const token = 'ghs_rehearsal';
let folder = '';
let hub: EmbeddedGitHub;

async function call(method: string, path: string, body?: unknown, given = token) {
  const response = await fetch(`${hub.apiUrl}${path}`, {
    method,
    headers: { authorization: `Bearer ${given}` },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return {
    status: response.status,
    headers: response.headers,
    body: JSON.parse(await response.text()),
  };
}

const repo = '/repos/acme/shop';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'embedded-'));
  const bare = join(folder, 'acme/shop.git');
  await createBare(bare);
  await addCommits(bare, [
    { ref: 'refs/heads/main', message: 'first', files: { 'a.txt': 'one\n' } },
  ]);
  await git(bare, ['branch', 'same', 'main']);
  const state = createState({
    repository: 'acme/shop',
    root: folder,
    token,
    roles: { alice: 'write' },
  });
  addThread(state, { number: 7, title: 'Login', body: 'Please', author: 'alice' });
  hub = await startGitHub({ state });
});

afterAll(async () => {
  await hub.close();
  await rm(folder, { recursive: true });
});

function basic(given: string): readonly string[] {
  const pair = Buffer.from(`x-access-token:${given}`).toString('base64');
  return ['-c', `http.extraHeader=Authorization: Basic ${pair}`];
}

describe('git over HTTP', () => {
  it('refuses a clone without the token', async () => {
    const answer = await attemptGit(folder, ['clone', '-q', `${hub.origin}/acme/shop`, 'stolen']);
    expect(answer.code).not.toBe(0);
    expect(hub.requests.at(-1)).toMatchObject({ kind: 'git', status: 401 });
  });

  it('takes a push with the token and a body that git sends in gzip', async () => {
    const clone = join(folder, 'clone');
    await git(folder, [...basic(token), 'clone', '-q', `${hub.origin}/acme/shop.git`, clone]);
    await git(clone, ['checkout', '-qb', 'topic']);
    await writeFile(join(clone, 'b.txt'), 'new\n'.repeat(4000));
    await git(clone, ['mv', 'a.txt', 'c.txt']);
    await git(clone, ['add', '.']);
    await git(clone, ['commit', '-qm', 'second'], authorEnvironment('A', 0));
    await git(clone, [...basic(token), 'push', '-q', 'origin', 'topic']);
    const bare = join(folder, 'acme/shop.git');
    expect(await git(bare, ['rev-parse', 'topic'])).toBe(await git(clone, ['rev-parse', 'HEAD']));
  });
});

const NOT_PERMITTED = 'GitHub Actions is not permitted to create or approve pull requests.';

describe('pull requests', () => {
  const open = (head: string) =>
    call('POST', `${repo}/pulls`, { title: 'T', head, base: 'main', body: 'B' });

  it('computes the ends, the commits and the files from git', async () => {
    const opened = await open('topic');
    expect(opened).toMatchObject({
      status: 201,
      body: {
        commits: 1,
        changed_files: 2,
        additions: 4000,
        user: { login: 'github-actions[bot]', type: 'Bot' },
        head: { ref: 'topic' },
      },
    });
    const files = await call('GET', `${repo}/pulls/${opened.body.number}/files`);
    expect(files.body).toMatchObject([
      { filename: 'b.txt', status: 'added', changes: 4000 },
      { filename: 'c.txt', previous_filename: 'a.txt', status: 'renamed', changes: 0 },
    ]);
  });

  it('refuses a second one for a branch, one without commits, and all when Actions may not', async () => {
    const second = 'A pull request already exists for acme:topic.';
    expect((await open('topic')).body.errors).toMatchObject([{ message: second }]);
    const empty = 'No commits between main and same';
    expect((await open('same')).body.errors).toMatchObject([{ message: empty }]);
    hub.state.pullRequestsPermitted = false;
    expect(await open('topic')).toMatchObject({ status: 403, body: { message: NOT_PERMITTED } });
    hub.state.pullRequestsPermitted = true;
  });

  it('lists by head and state', async () => {
    const seed = { title: 'Old', body: '', author: 'alice', head: 'same', base: 'main' };
    addPull(hub.state, seed).thread.state = 'closed';
    const open = await call('GET', `${repo}/pulls?head=acme:topic&state=all`);
    expect(open.body).toMatchObject([{ head: { ref: 'topic' } }]);
    const closed = await call('GET', `${repo}/pulls?state=closed`);
    expect(closed.body).toMatchObject([{ title: 'Old' }]);
  });

  it('refuses a request for changes on the bot’s own, and a comment outside the diff', async () => {
    const [pull] = (await call('GET', `${repo}/pulls`)).body;
    const review = (body: object) => call('POST', `${repo}/pulls/${pull.number}/reviews`, body);
    const own = 'Review Can not request changes on your own pull request';
    const asked = await review({ event: 'REQUEST_CHANGES', body: 'no' });
    expect(asked.body.errors).toEqual([own]);
    const at = (line: number) =>
      review({ event: 'COMMENT', comments: [{ path: 'b.txt', line, body: 'hm' }] });
    expect((await at(4001)).body.errors).toEqual(['Line could not be resolved']);
    expect((await at(4000)).status).toBe(200);
  });
});

describe('comments and people', () => {
  it('pages with a Link header', async () => {
    for (const body of ['1', '2', '3']) {
      await call('POST', `${repo}/issues/7/comments`, { body });
    }
    const first = await call('GET', `${repo}/issues/7/comments?per_page=2`);
    expect(first.body).toHaveLength(2);
    expect(first.headers.get('link')).toContain('page=2>; rel="next"');
    const second = await call('GET', `${repo}/issues/7/comments?per_page=2&page=2`);
    expect(second.body).toMatchObject([{ body: '3', user: { login: 'github-actions[bot]' } }]);
  });

  it('changes a comment in place, and refuses one of more than 65,536 characters', async () => {
    const made = await call('POST', `${repo}/issues/7/comments`, { body: 'a' });
    const comment = `${repo}/issues/comments/${made.body.id}`;
    await call('PATCH', comment, { body: 'b' });
    expect((await call('GET', comment)).body).toMatchObject({ id: made.body.id, body: 'b' });
    expect((await call('PATCH', comment, { body: 'x'.repeat(65_537) })).status).toBe(422);
  });

  it('answers a second equal reaction with 200 instead of 201', async () => {
    const react = () => call('POST', `${repo}/issues/7/reactions`, { content: 'eyes' });
    expect([(await react()).status, (await react()).status]).toEqual([201, 200]);
  });
});

describe('what it refuses and records', () => {
  it('answers 401 to a wrong token, and 404 to a route it does not know, which it records', async () => {
    expect((await call('GET', repo, undefined, 'other')).status).toBe(401);
    expect((await call('GET', `${repo}/secrets`)).status).toBe(404);
    expect(hub.requests.at(-1)).toMatchObject({ path: `${repo}/secrets`, route: undefined });
  });

  it('meets as many requests with a fault as it was told', async () => {
    hub.fault({ method: 'GET', path: '/issues/7', status: 502, times: 1 });
    expect((await call('GET', `${repo}/issues/7`)).status).toBe(502);
    expect((await call('GET', `${repo}/issues/7`)).status).toBe(200);
  });

  it('keeps what it was sent when it drops the answer', async () => {
    const before = hub.state.comments.length;
    hub.fault({ method: 'POST', path: '/comments', drop: true });
    await expect(call('POST', `${repo}/issues/7/comments`, { body: 'lost' })).rejects.toThrow();
    expect(hub.state.comments).toHaveLength(before + 1);
  });
});
