// Real git over HTTP and the real adapter, in front of the embedded GitHub.
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { publishBranch, updateOpenPullRequest } from '../../src/publish/publish.ts';
import { type CheckRow, NO_CHECKS } from '../../src/run-log/check-row.ts';
import { aPull } from './a-pull.ts';
import { aPublication, openRemote, type Remote } from './a-remote.ts';
import { aTranscript, fenster } from './a-run.ts';
import { aReview } from './reviews/a-review.ts';

const branch = 'squad/7-login-form';
const pulls = '/pulls';
let remote: Remote;

beforeEach(async () => {
  remote = await openRemote();
});
afterEach(() => remote.close());

const work = () => remote.commit(remote.start, { 'src/login.ts': 'checked\n' });
const headOf = (name: string) => remote.remote('rev-parse', name);
const branches = async () =>
  (await remote.remote('for-each-ref', '--format=%(refname:short)', 'refs/heads')).split('\n');

describe('a branch is published', () => {
  it('with its commits as they are, and one pull request', async () => {
    const tip = await work();
    const published = await publishBranch(aPublication(remote, tip), remote.ports);
    expect(published).toMatchObject({ branch, commit: tip, pullRequest: { number: 8 } });
    expect(await headOf(branch)).toBe(tip);
    const [thread] = [...remote.githubServer.state.threads.values()].slice(-1);
    expect(thread).toMatchObject({
      title: 'Add input validation to the login form',
      author: 'github-actions[bot]',
    });
    expect(thread?.body).toContain('The form checks its input now.');
    expect(thread?.body).toMatch(/\n\nCloses #7$/);
    expect(remote.effects).toEqual([`push ${branch}`, 'pull-request #8']);
  });

  it('onto its open pull request without another one', async () => {
    const first = await work();
    await publishBranch(aPublication(remote, first), remote.ports);
    const pull = aPull({ number: 8 });
    const next = await remote.commit(first, { 'src/more.ts': 'more\n' });
    const again = aPublication(remote, next, { start: first, target: { pull } });
    const published = await publishBranch(again, remote.ports);
    expect(published).toMatchObject({ commit: next, pullRequest: { number: 8 } });
    expect(await headOf(branch)).toBe(next);
    expect(remote.asked('POST', pulls)).toBe(1);
  });

  it('as a draft when asked for', async () => {
    await publishBranch(aPublication(remote, await work(), { draft: true }), remote.ports);
    expect(remote.githubServer.state.pulls.get(8)?.draft).toBe(true);
  });

  it('as part of its issue, as a draft that says so, when it is unfinished', async () => {
    const share = { isWhole: true, isReady: false };
    const cut = { draft: true, isUnfinished: true, share };
    await publishBranch(aPublication(remote, await work(), cut), remote.ports);
    const thread = remote.githubServer.state.threads.get(8);
    expect(thread?.title).toBe('[unfinished] Add input validation to the login form');
    expect(thread?.body).toMatch(/\n\nPart of #7 until it is finished$/);
    expect(remote.githubServer.state.pulls.get(8)?.draft).toBe(true);
  });

  it('and loses the mark when a later run finishes it', async () => {
    const first = await work();
    const cut = { isUnfinished: true, share: { isWhole: true, isReady: false } };
    await publishBranch(aPublication(remote, first, cut), remote.ports);
    const files = { 'src/more.ts': 'more\n', 'src/login.ts': 'sorted\n' };
    const next = await remote.commit(first, files);
    const share = { isWhole: false, isReady: true };
    const transcript = aTranscript({
      agents: [{ ...fenster, commit: next, files: [...Object.keys(files), 'src/gone.ts'] }],
    });
    const changes = { start: first, target: { pull: aPull() }, share, transcript };
    const later = aPublication(remote, next, changes);
    const answer = 'Sort all names\n\nBy their letters.';
    const { facts, safe } = remote.ports.context();
    const context = () => ({ facts: { ...facts, commentUrl: `${facts.commentUrl}0` }, safe });
    await updateOpenPullRequest({ ...later, answer }, next, { ...remote.ports, context });
    const thread = remote.githubServer.state.threads.get(8);
    expect(thread?.title).toBe('Add input validation to the login form');
    const [, changed = ''] = thread?.body.split('## What changed\n\n') ?? [];
    const [words, since, line, ...listed] = changed.split('\n\n');
    expect(words).toBe(aPublication(remote, first).answer);
    expect(since).toBe('**Since then**');
    expect(line).toMatch(/^- Sort all names\. By their letters\. \(\[asked for\]/);
    expect(listed.slice(0, 2)).toEqual([
      '**Files**',
      '- `src/login.ts` by Fenster, Hockney\n- `src/more.ts` by Fenster',
    ]);
    expect(thread?.body).toContain('- **Hockney** (Tester), 1 file: Work 1\n- **Fenster**');
    expect(thread?.body).toMatch(/\n\nCloses #7$/);
  });

  it.each([
    ['keeps', {}, true],
    ['no longer has', { 'tests/login.test.js': 'test\n' }, false],
  ])(
    'and %s the warning that a check passed after a test was deleted, while that is gone',
    async (_, files, isKept) => {
      const first = await work();
      const suspects = { deleted: ['tests/login.test.js'], changed: ['package.json'] };
      const check = {
        name: 'unit',
        command: 'make',
        seconds: 1,
        lines: [],
        result: 'passed',
      } as const;
      const checked = (row: CheckRow) =>
        aTranscript({ checks: { ...NO_CHECKS, rows: [row], base: 'main' } });
      const transcript = checked({ ...check, suspects });
      await publishBranch(aPublication(remote, first, { transcript }), remote.ports);
      const body = () => remote.githubServer.state.threads.get(8)?.body ?? '';
      const warning =
        '⚠️ `unit` failed, then passed after `tests/login.test.js` was deleted and `package.json` was changed.';
      expect(body()).toContain(warning);
      const next = await remote.commit(first, { 'src/more.ts': 'more\n', ...files });
      for (const later of [checked(check), aTranscript()]) {
        const target = { pull: aPull({ number: 8, body: body() }) };
        const changes = { start: first, target, transcript: later };
        const publication = aPublication(remote, next, changes);
        await updateOpenPullRequest(publication, next, remote.ports);
        expect(body().split(warning)).toHaveLength(isKept ? 2 : 1);
      }
    },
  );

  it('and says that a deleted test was written anew, as long as it lacks lines that it had', async () => {
    const first = await work();
    const row = { name: 'unit', command: 'make', seconds: 1, lines: [], result: 'passed' } as const;
    const suspects = { deleted: ['a.txt'], changed: [] };
    const checks = { ...NO_CHECKS, rows: [{ ...row, suspects }], base: 'main' };
    const transcript = aTranscript({ checks });
    await publishBranch(aPublication(remote, first, { transcript }), remote.ports);
    const body = () => remote.githubServer.state.threads.get(8)?.body ?? '';
    const warning = '⚠️ `unit` failed, then passed after `a.txt` was deleted.';
    const anew = `${warning} Written anew, without lines that it had: \`a.txt\`.\n`;
    const warned: boolean[] = [];
    for (const text of ['dummy\n', 'other\n', 'one\nmore\n']) {
      const next = await remote.commit(first, { 'a.txt': text });
      const target = { pull: aPull({ number: 8, body: body() }) };
      const changes = { start: first, target, transcript: aTranscript() };
      await updateOpenPullRequest(aPublication(remote, next, changes), next, remote.ports);
      warned.push(body().includes(anew));
    }
    expect(warned).toEqual([true, true, false]);
    expect(body()).not.toContain(warning);
  });

  it('and is not closed by a merge while a reviewing agent waits for changes', async () => {
    const transcript = aTranscript({ reviews: [aReview({ files: ['src/login.ts'] })] });
    await publishBranch(aPublication(remote, await work(), { transcript }), remote.ports);
    const body = remote.githubServer.state.threads.get(8)?.body;
    expect(body).toContain('asked for changes and has not looked again');
    expect(body).toMatch(/\n\nPart of #7 until it is finished$/);
  });

  it('into the person’s branch that it is stacked on, and says so', async () => {
    const head = await remote.push('feature/dark', { 'dark.css': 'dark\n' }, 'main');
    await remote.git.run(['fetch', '-q', remote.git.remoteUrl, 'feature/dark'], { remote: true });
    const tip = await remote.commit(head, { 'darker.css': 'darker\n' });
    const stackedOn = aPull({ number: 5, head: { ref: 'feature/dark' } });
    const publication = aPublication(remote, tip, {
      start: head,
      target: { base: 'feature/dark', stackedOn },
    });
    await publishBranch(publication, remote.ports);
    expect(remote.githubServer.state.pulls.get(8)).toMatchObject({ baseRef: 'feature/dark' });
    expect(remote.githubServer.state.threads.get(8)?.body).toMatch(/^For #5: .*`feature\/dark`/);
    expect(await remote.shownOn(branch, 'feature/dark')).toEqual(['darker.css']);
  });

  it('without the words that hold a secret', async () => {
    const publication = aPublication(remote, await work(), { answer: 'The password is hunter2.' });
    await publishBranch(publication, remote.ports);
    const thread = remote.githubServer.state.threads.get(8);
    expect(thread?.title).toBe('Changes by the squad');
    expect(thread?.body).toContain('holds a secret');
    expect(JSON.stringify(remote.githubServer.requests)).not.toContain('hunter2');
  });
});

describe('a pull request that there is already', () => {
  it('is adopted when GitHub says so (422)', async () => {
    const first = await work();
    await publishBranch(aPublication(remote, first), remote.ports);
    const next = await remote.commit(first, { 'src/more.ts': 'more\n' });
    const again = aPublication(remote, next, { start: first });
    expect(await publishBranch(again, remote.ports)).toMatchObject({ pullRequest: { number: 8 } });
    expect(remote.githubServer.state.pulls.size).toBe(1);
  });

  it('is adopted when GitHub’s answer was lost', async () => {
    remote.githubServer.fault({ method: 'POST', path: pulls, drop: true });
    const published = await publishBranch(aPublication(remote, await work()), remote.ports);
    expect(published.pullRequest?.number).toBe(8);
    expect(remote.githubServer.state.pulls.size).toBe(1);
    expect(remote.asked('POST', pulls)).toBe(1);
  });

  it('tells of the whole work, and is ready, after another run opened it for a part', async () => {
    const first = await work();
    const cut = { draft: true, isUnfinished: true, share: { isWhole: true, isReady: false } };
    await publishBranch(aPublication(remote, first, cut), remote.ports);
    const next = await remote.commit(first, { 'src/more.ts': 'more\n' });
    const transcript = aTranscript({
      agents: [{ ...fenster, commit: next, files: ['src/more.ts'] }],
    });
    const published = await publishBranch(aPublication(remote, next, { transcript }), remote.ports);
    expect(published.pullRequest).toMatchObject({ number: 8, isDraft: false });
    const thread = remote.githubServer.state.threads.get(8);
    expect(thread?.title).toBe('Add input validation to the login form');
    expect(thread?.body).toContain('`src/more.ts` by Fenster');
    expect(thread?.body).toMatch(/\n\nCloses #7$/);
  });

  it('is not asked for its text again when only GitHub’s answer was lost', async () => {
    remote.githubServer.fault({ method: 'POST', path: pulls, drop: true });
    await publishBranch(aPublication(remote, await work()), remote.ports);
    expect([remote.asked('GET', '/pulls/8'), remote.asked('PATCH', '/pulls/8')]).toEqual([0, 0]);
  });

  it('is not adopted when it is closed', async () => {
    await publishBranch(aPublication(remote, await work()), remote.ports);
    const thread = remote.githubServer.state.threads.get(8);
    if (thread !== undefined) thread.state = 'closed';
    remote.githubServer.fault({ method: 'POST', path: pulls, status: 502, times: 9 });
    const again = await publishBranch(aPublication(remote, await headOf(branch)), remote.ports);
    expect(again.pullRequest).toBeUndefined();
    expect(again.compareUrl).toBeDefined();
  });
});

describe('when no pull request can be opened, the branch is kept', () => {
  it('and the way to open one is given, where Actions may not', async () => {
    remote.githubServer.state.pullRequestsPermitted = false;
    const tip = await work();
    const published = await publishBranch(aPublication(remote, tip), remote.ports);
    expect(published).toEqual({
      branch,
      commit: tip,
      pullRequest: undefined,
      compareUrl: `${remote.githubServer.origin}/acme/harbour/compare/main...${branch}?expand=1`,
    });
    expect(await headOf(branch)).toBe(tip);
  });

  it('and the way to open one is given with the reason, where GitHub fails each time', async () => {
    remote.githubServer.fault({ method: 'POST', path: pulls, status: 500, times: 9 });
    const published = await publishBranch(aPublication(remote, await work()), remote.ports);
    expect(published).toMatchObject({
      branch,
      pullRequest: undefined,
      compareUrl: expect.stringContaining(`main...${branch}`),
      notOpened: expect.stringContaining('opening the pull request: 500'),
    });
    expect(await branches()).toContain(branch);
    expect(remote.asked('POST', pulls)).toBe(3);
  });

  it('and it is not asked again where the token may not', async () => {
    remote.githubServer.fault({ method: 'POST', path: pulls, status: 403, times: 9 });
    const published = await publishBranch(aPublication(remote, await work()), remote.ports);
    expect(published.notOpened).toContain('403');
    expect(remote.asked('POST', pulls)).toBe(1);
  });
});

describe('a push that is refused', () => {
  it('keeps a person’s commits, and puts ours on top', async () => {
    const first = await work();
    await publishBranch(aPublication(remote, first), remote.ports);
    const theirs = await remote.push(branch, { 'src/theirs.ts': 'theirs\n' });
    const tip = await remote.commit(first, { 'src/ours.ts': 'ours\n' });
    const published = await publishBranch(
      aPublication(remote, tip, { start: first, target: { pull: aPull() } }),
      remote.ports,
    );
    expect(published.commit).toBe(await headOf(branch));
    expect(await headOf(`${branch}~1`)).toBe(theirs);
    expect(await remote.remote('log', '-1', '--format=%an', branch)).toBe('Hockney (Squad)');
    expect(await remote.shownOn(branch)).toEqual(['src/login.ts', 'src/ours.ts', 'src/theirs.ts']);
  });

  it('is described as it was pushed, with a person’s commits', async () => {
    await remote.push(branch, { 'src/theirs.ts': 'theirs\n' }, 'main');
    const tip = await work();
    const transcript = aTranscript({ reviews: [aReview({ files: ['src/login.ts'] })] });
    const { commit } = await publishBranch(aPublication(remote, tip, { transcript }), remote.ports);
    expect(commit).not.toBe(tip);
    const body = remote.githubServer.state.threads.get(8)?.body ?? '';
    expect([body.includes(commit), body.includes(tip)]).toEqual([true, false]);
  });

  it('keeps both sides when they collide, forces nothing, and says where', async () => {
    const first = await work();
    await publishBranch(aPublication(remote, first), remote.ports);
    const theirs = await remote.push(branch, { 'src/login.ts': 'theirs\n' });
    const tip = await remote.commit(first, { 'src/login.ts': 'ours\n' });
    const aside = `${branch}-${tip.slice(0, 8)}`;
    const publication = aPublication(remote, tip, { start: first, target: { pull: aPull() } });
    expect(await publishBranch(publication, remote.ports)).toMatchObject({
      branch: aside,
      commit: tip,
      pullRequest: undefined,
      fallback: {
        wanted: branch,
        reason: 'somebody changed the same lines of src/login.ts in the meantime',
        bundle: undefined,
      },
    });
    expect(await headOf(branch)).toBe(theirs);
    expect(await headOf(aside)).toBe(tip);
  });

  it('is kept as a bundle, when the token may not push', async () => {
    remote.githubServer.fault({ path: 'git-receive-pack', status: 403, times: 9 });
    const tip = await work();
    expect(await publishBranch(aPublication(remote, tip), remote.ports)).toEqual({
      branch,
      commit: tip,
      pullRequest: undefined,
      compareUrl: undefined,
      fallback: {
        wanted: branch,
        reason: 'the server answered 403',
        isRefused: true,
        isMemory: false,
        bundle: { file: 'work.bundle', place: 'squad-run-345-1-work', isArtifact: true },
      },
    });
    expect(remote.asked('POST', pulls)).toBe(0);
    // Three tries at the branch, and none at another: the token may push to no branch.
    expect(remote.asked('POST', '/git-receive-pack')).toBe(3);
  });
});
