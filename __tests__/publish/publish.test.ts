// Real git over HTTP and the real adapter, in front of the embedded GitHub.
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { publishBranch } from '#src/publish/publish.ts';
import { updatePullRequest } from '#src/publish/pull-request-text.ts';
import { reportOfText } from '#src/report.ts';
import { NO_CHECKS } from '#src/run-log/check-row.ts';
import { aPull } from './a-pull.ts';
import { aPublication, openRemote, type Remote } from './a-remote.ts';
import { aTranscript, fenster } from './a-run.ts';
import { aReview } from './reviews/a-review.ts';

const branch = 'squad/7-login-form';
const pulls = '/pulls';
const CLOSES = /\n\nCloses #7\n<!-- squad-action:end -->$/;
let remote: Remote;

beforeEach(async () => {
  remote = await openRemote();
});
afterEach(() => remote.close());

const work = () => remote.commit(remote.start, { 'src/login.ts': 'checked\n' });
const headOf = (name: string) => remote.remote('rev-parse', name);

describe('a branch is published', () => {
  it('with its commits as they are, and one pull request', async () => {
    const tip = await work();
    const published = await publishBranch(aPublication(remote, tip), remote.ports);
    expect(published).toMatchObject({ branch, commit: tip, pullRequest: { number: 8 } });
    expect(await headOf(branch)).toBe(tip);
    const [thread] = [...remote.githubServer.state.threads.values()].slice(-1);
    expect(thread).toMatchObject({
      title: 'The form checks its input now',
      author: 'github-actions[bot]',
    });
    expect(thread?.body).toMatch(/^<!-- squad-action:pull-request -->\n## Checks\n/);
    expect(thread?.body).toMatch(CLOSES);
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

  it('and loses the mark when a later run finishes it; what the earlier one said stays', async () => {
    const first = await work();
    const report = { ...reportOfText('On the server.'), title: 'The form checks its input now' };
    const cut = { report, isUnfinished: true, share: { isWhole: true, isReady: false } };
    await publishBranch(aPublication(remote, first, cut), remote.ports);
    const files = { 'src/more.ts': 'more\n', 'src/login.ts': 'sorted\n' };
    const next = await remote.commit(first, files);
    const agents = [{ ...fenster, commit: next, files: [...Object.keys(files), 'src/gone.ts'] }];
    const later = aPublication(remote, next, {
      start: first,
      target: { pull: aPull() },
      share: { isWhole: false, isReady: true },
      transcript: aTranscript({ agents }),
      report: { ...reportOfText('By their letters.'), title: 'Sort all names' },
      earlier: {
        requests: [{ report, actor: 'alice', run: '344', isWholeIssue: true }],
        transcript: aTranscript({ agents: [] }),
      },
    });
    const { facts, safe } = remote.ports.context();
    const context = () => ({ facts: { ...facts, commentUrl: `${facts.commentUrl}0` }, safe });
    await updatePullRequest(8, later, next, { ...remote.ports, context });
    const { title, body = '' } = remote.githubServer.state.threads.get(8) ?? {};
    expect(title).toBe('The form checks its input now');
    expect(body).toContain(
      '## What changed\n\nOn the server.\n\n**Since then**\n\n- Sort all names. By their letters. (',
    );
    // Not the file that the branch doesn't have.
    expect(body).toContain(
      '\n\n- `src/login.ts` by Fenster, Hockney\n- `src/more.ts` by Fenster\n\n',
    );
    expect(body).toContain('- **Hockney** (Tester), 1 file: Work 1\n- **Fenster**');
    expect(body).toMatch(CLOSES);
  });

  it('and warns that a check passed after tests were deleted, until each of them is back', async () => {
    const first = await work();
    const suspects = { deleted: ['a.txt', 'tests/gone.test.js'], changed: ['package.json'] };
    const row = { name: 'unit', command: 'make', seconds: 1, lines: [], result: 'passed' } as const;
    const checks = { ...NO_CHECKS, rows: [{ ...row, suspects }], base: 'main' };
    const transcript = aTranscript({ checks });
    const request = { report: reportOfText('x'), actor: 'alice', run: '344', isWholeIssue: false };
    const earlier = { requests: [request], transcript };
    await publishBranch(aPublication(remote, first, { transcript }), remote.ports);
    const body = () => remote.githubServer.state.threads.get(8)?.body ?? '';
    const warnings: (string | undefined)[] = [];
    for (const text of ['dummy\n', 'one\nmore\n']) {
      const next = await remote.commit(first, { 'a.txt': text });
      const target = { pull: aPull({ number: 8, body: body() }) };
      const changes = { start: first, target, transcript: aTranscript(), earlier };
      await updatePullRequest(8, aPublication(remote, next, changes), next, remote.ports);
      warnings.push(/^⚠️.*$/m.exec(body())?.[0]);
    }
    expect(warnings).toEqual([
      '⚠️ `unit` failed, then passed after `a.txt` and `tests/gone.test.js` were deleted and `package.json` was changed. Written anew, without lines that it had: `a.txt`.',
      '⚠️ `unit` failed, then passed after `tests/gone.test.js` was deleted and `package.json` was changed.',
    ]);
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
    expect(remote.githubServer.state.threads.get(8)?.body).toMatch(
      /^<!-- .* -->\nFor #5: .*`feature\/dark`/,
    );
    expect(await remote.shownOn(branch, 'feature/dark')).toEqual(['darker.css']);
  });

  it('without the words that hold a secret', async () => {
    const publication = aPublication(remote, await work(), {
      report: reportOfText('The password is hunter2.'),
    });
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

  it('is adopted as it is when GitHub’s answer was lost', async () => {
    remote.githubServer.fault({ method: 'POST', path: pulls, drop: true });
    const published = await publishBranch(aPublication(remote, await work()), remote.ports);
    expect(published.pullRequest?.number).toBe(8);
    expect(remote.githubServer.state.pulls.size).toBe(1);
    expect(remote.asked('POST', pulls)).toBe(1);
    // Its text is not sent again.
    expect([remote.asked('GET', '/pulls/8'), remote.asked('PATCH', '/pulls/8')]).toEqual([0, 0]);
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
    expect(thread?.title).toBe('The form checks its input now');
    expect(thread?.body).toContain('`src/more.ts` by Fenster');
    expect(thread?.body).toMatch(CLOSES);
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
});
