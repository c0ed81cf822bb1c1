// Without a checkout a run begins with the newest commit alone; with a second branch it has all of the history.
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { fetchTips } from '../../src/workspace/fetch-branches.ts';
import { replay } from '../../src/workspace/merge/replay.ts';
import { fetchBranchIfExists } from '../../src/workspace/remote.ts';
import { openRemote, type Remote } from '../publish/a-remote.ts';
import { aDecision, INBOX, openSquad, protect, reportOf, runScribe } from '../scribe/a-scribe.ts';
import { deliverBranch } from './a-delivery.ts';

const PATTERNS = ['main', 'squad/7-*'];

let remote: Remote;
beforeEach(async () => {
  remote = await openRemote();
});
afterEach(() => remote.close());

describe('a run without a checkout', () => {
  it('takes the branch of what was learnt along without any history, and can add to it', async () => {
    const memory = 'squad/memory';
    await remote.push('main', { 'b.txt': 'two\n' });
    await remote.push(memory, { 'm.txt': 'one\n' }, 'main');
    await remote.push(memory, { 'm.txt': 'two\n' });
    const git = await remote.openRun();
    const { branches } = await fetchTips(git, PATTERNS, [`${memory}*`]);
    const main = branches.get('main') ?? '';
    expect(branches.get(memory)).toBe(await remote.remote('rev-parse', memory));
    expect((await git.run(['rev-list', '--count', '--all'])).trim()).toBe('2');
    const author = { name: 'Hockney (Squad)', email: 'h@example.com' };
    const files = new Map([['n.txt', Buffer.from('three\n')]]);
    const tip = await git.commit({ parents: [main], author, text: 'Three', files });
    const start = (await fetchBranchIfExists(git, memory)) ?? '';
    const replayed = await replay(git, { base: main, tip }, start);
    const commit = replayed.kind === 'replayed' ? replayed.commit : '';
    expect(await deliverBranch(git, { branch: memory, commit, start })).toMatchObject({
      kind: 'pushed',
    });
    expect(await remote.remote('ls-tree', '--name-only', memory)).toBe(
      'a.txt\nb.txt\nm.txt\nn.txt',
    );
    await remote.remote('fsck', '--connectivity-only');
  });
});

describe('Scribe on a shallow repository', () => {
  it('joins its waiting branch with main, and does not call them unrelated', async () => {
    const squad = await openSquad({ [`${INBOX}/hockney-utc.md`]: aDecision('Use UTC') });
    try {
      await protect(squad);
      reportOf(await runScribe(squad));
      await squad.push('main', { [`${INBOX}/hockney-tea.md`]: aDecision('Drink tea') });
      const git = await squad.openRun();
      await fetchTips(git, ['main']);
      expect((await git.run(['rev-parse', '--is-shallow-repository'])).trim()).toBe('true');
      const { work } = reportOf(await runScribe(squad, { ports: { git } }));
      expect(work).toBeDefined();
    } finally {
      await squad.close();
    }
  });
});
