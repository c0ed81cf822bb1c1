import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { withoutWrites } from '#src/adapters/github/dry-run.ts';
import { finishScribe } from '#src/scribe/scribe.ts';
import { mergePull } from '../../rehearsal/scenario/merge-pull.ts';
import type { Remote } from '../publish/a-remote.ts';
import { aTime } from '../workspace/a-time.ts';
import {
  AS_OLGA,
  aDecision,
  beforePush,
  filesOf,
  INBOX,
  openSquad,
  protect,
  reportOf,
  runScribe,
  titlesIn,
} from './a-scribe.ts';

const INBOX_FILE = `${INBOX}/hockney-use-utc.md`;
const LEARNING = '.squad/agents/hockney/inbox/2026-11-20-x.md';

let remote: Remote;
beforeEach(async () => {
  remote = await openSquad({ [INBOX_FILE]: aDecision('Use UTC'), [LEARNING]: '- **[x]** two\n' });
});
afterEach(() => remote.close());

const apiRequests = () => remote.githubServer.requests.filter(({ kind }) => kind === 'api');
const decisions = async (branch = 'main') =>
  titlesIn((await filesOf(remote, branch)).get('.squad/decisions.md'));

describe('Scribe on a branch that it may push to', () => {
  it('makes one commit of everything, removes what it merged, and leaves the rest as it was', async () => {
    const before = await filesOf(remote);
    reportOf(await runScribe(remote));
    const after = await filesOf(remote);
    expect(await remote.remote('rev-list', '--count', `${remote.start}..main`)).toBe('1');
    expect([...before.keys()].filter((path) => !after.has(path))).toEqual([LEARNING, INBOX_FILE]);
    const changed = [...after].filter(([path, text]) => before.get(path) !== text);
    expect(changed.map(([path]) => path)).toEqual([
      '.squad/agents/hockney/history.md',
      '.squad/decisions.md',
    ]);
    for (const [path, text] of changed) expect(text.startsWith(before.get(path) ?? '-')).toBe(true);
  });

  it('with nothing to do pushes nothing and asks GitHub three times at most', async () => {
    await runScribe(remote);
    const tip = await remote.remote('rev-parse', 'main');
    const [pushes, asked] = [remote.asked('POST', 'git-receive-pack'), apiRequests().length];
    const report = reportOf(await runScribe(remote));
    expect(report).toMatchObject({ work: undefined, isNew: false, notes: [] });
    expect(await remote.remote('rev-parse', 'main')).toBe(tip);
    expect(remote.asked('POST', 'git-receive-pack')).toBe(pushes);
    expect(apiRequests().length - asked).toBeLessThanOrEqual(3);
  });

  it('in a dry run writes nothing, and says what it would have done', async () => {
    const refs = await remote.remote('for-each-ref');
    const would: string[] = [];
    const say = (text: string) => void would.push(text);
    const log = { info: say, warning: say, debug: say, group: say };
    const ports = { ...withoutWrites({ ...remote, log }), holdsSecret: () => false };
    const result = await runScribe(remote, { ports });
    const job = { serverUrl: remote.githubServer.origin, repository: 'acme/harbour' };
    const inputs = { triggerPhrase: '@squad', dryRun: true };
    const { line, summary } = await finishScribe(
      { kind: 'done', value: result },
      { inputs, ports, job },
    );
    expect(await remote.remote('for-each-ref')).toBe(refs);
    expect(remote.asked('POST', 'git-receive-pack')).toBe(0);
    expect(apiRequests().filter(({ method }) => method !== 'GET')).toEqual([]);
    expect(would).toEqual([expect.stringMatching(/would push [0-9a-f]{40}:refs\/heads\/main$/)]);
    expect(line).toMatch(
      /^A dry run: nothing was written\. Scribe merged 1 decision and 1 learning/,
    );
    expect(summary).toMatch(/^A dry run: nothing was written\. What it would have done:\n/);
    expect(summary).toContain('- 2026-11-20: Use UTC');
  });

  it('opens no pull request when the push does not reach the remote', async () => {
    const git = {
      ...remote.git,
      attempt: async (...[args, options]: Parameters<typeof remote.git.attempt>) =>
        args[0] === 'push'
          ? { code: 128, stdout: '', stderr: "fatal: unable to access 'http://x': error: 502\n" }
          : remote.git.attempt(args, options),
    };
    await expect(runScribe(remote, { ports: { git, ...aTime(2000) } })).rejects.toMatchObject({
      code: 'E_GIT',
      message: expect.stringContaining('main could not be pushed: '),
    });
    expect(remote.githubServer.state.pulls.size).toBe(0);
  });

  it('keeps an inbox file that changes, and one that arrives, while it works', async () => {
    const late = {
      [INBOX_FILE]: aDecision('Use UTC', 'Longer.'),
      [`${INBOX}/late.md`]: aDecision('Late'),
    };
    const git = beforePush(remote.git, () => remote.push('main', late));
    await runScribe(remote, { ports: { git } });
    expect(await decisions()).toEqual(['Old', 'Use UTC', 'Late']);
    const files = await filesOf(remote);
    expect(files.get('.squad/decisions.md')).toContain('Longer.');
    expect([...files.keys()].filter((path) => path.startsWith(INBOX))).toEqual([]);
  });

  it('begins again on a default branch that was forced to another history', async () => {
    const other = await remote.push('other', { [INBOX_FILE]: aDecision('Other') }, 'main');
    const git = beforePush(remote.git, async () => {
      await remote.remote('update-ref', 'refs/heads/main', await orphan(other));
    });
    await runScribe(remote, { ports: { git } });
    expect(await decisions()).toEqual(['Old', 'Other']);
  });

  it('does not bring a default branch back that was renamed meanwhile', async () => {
    const git = beforePush(remote.git, () => remote.remote('branch', '-m', 'main', 'trunk'));
    await expect(runScribe(remote, { ports: { git } })).rejects.toMatchObject({
      message: expect.stringMatching(/^The branch main is not on the remote: it was deleted/),
    });
    expect(await remote.remote('for-each-ref', '--format=%(refname)')).toBe('refs/heads/trunk');
  });
});

/** A commit without parents that has the files of another. */
function orphan(commit: string): Promise<string> {
  return remote.remote(...AS_OLGA, 'commit-tree', '-m', 'A new beginning', `${commit}^{tree}`);
}

describe('Scribe on a protected branch', () => {
  beforeEach(() => protect(remote));

  it('opens one pull request, for six requests at most, and keeps it', async () => {
    const first = reportOf(await runScribe(remote));
    expect(apiRequests().length).toBeLessThanOrEqual(6);
    expect(first.work).toMatchObject({ branch: 'squad/scribe', pullRequest: { number: 8 } });
    await remote.push('main', { [`${INBOX}/next.md`]: aDecision('Next') });
    const asked = apiRequests().length;
    const second = reportOf(await runScribe(remote));
    expect(apiRequests().length - asked).toBeLessThanOrEqual(6);
    expect(second.work).toMatchObject({ pullRequest: { number: 8 } });
    expect(await decisions('squad/scribe')).toEqual(['Old', 'Use UTC', 'Next']);
    expect(remote.githubServer.state.pulls.size).toBe(1);
  });

  it('keeps what a person commits to the pull request', async () => {
    await runScribe(remote);
    const theirs = await remote.push('squad/scribe', { 'notes.md': 'By hand.\n' });
    await remote.push('main', { [`${INBOX}/next.md`]: aDecision('Next'), 'a.txt': 'two\n' });
    await runScribe(remote);
    await remote.remote('merge-base', '--is-ancestor', theirs, 'squad/scribe');
    const files = await filesOf(remote, 'squad/scribe');
    expect([files.get('notes.md'), files.get('a.txt')]).toEqual(['By hand.', 'two']);
    expect(await decisions('squad/scribe')).toEqual(['Old', 'Use UTC', 'Next']);
  });

  it('merges an inbox file again that changed while the first waits', async () => {
    await runScribe(remote);
    await remote.push('main', { [INBOX_FILE]: aDecision('Use UTC', 'Longer.') });
    const report = reportOf(await runScribe(remote));
    expect(report.tally.decisions).toHaveLength(1);
    const files = await filesOf(remote, 'squad/scribe');
    expect(files.get('.squad/decisions.md')).toContain('Longer.');
    expect(files.has(INBOX_FILE)).toBe(false);
  });

  it('begins again beside a pull request that is merged while it works', async () => {
    await runScribe(remote);
    await remote.push('main', { [`${INBOX}/next.md`]: aDecision('Next') });
    const merged = async () => {
      await mergePull(remote.githubServer.state, 8);
      await remote.remote('update-ref', '-d', 'refs/heads/squad/scribe');
    };
    const git = beforePush(remote.git, merged, 'squad/scribe');
    const report = reportOf(await runScribe(remote, { ports: { git } }));
    expect(report.work).toMatchObject({ pullRequest: { number: 9 } });
    expect(await decisions('squad/scribe')).toEqual(['Old', 'Use UTC', 'Next']);
  });

  it('takes nothing back of a pull request that is merged while it is looked for', async () => {
    await runScribe(remote);
    await remote.push('squad/scribe', { 'notes.md': 'By hand.\n' });
    await remote.push('main', { [`${INBOX}/next.md`]: aDecision('Next') });
    const { github } = remote.ports;
    const merging: typeof github = {
      ...github,
      pullRequestsOf: async (branch) => {
        if (remote.githubServer.state.pulls.get(8)?.merged === false) {
          await mergePull(remote.githubServer.state, 8);
        }
        return github.pullRequestsOf(branch);
      },
    };
    const report = reportOf(await runScribe(remote, { ports: { github: merging } }));
    expect(report.work).toMatchObject({ pullRequest: { number: 9 } });
    await mergePull(remote.githubServer.state, 9);
    expect(await decisions('main')).toEqual(['Old', 'Use UTC', 'Next']);
    expect((await filesOf(remote, 'main')).get('notes.md')).toBe('By hand.');
  });
});
