// Without a checkout a run begins with the newest commit alone; with a second branch it has all of the history.
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { replay } from '#src/workspace/merge.ts';
import { fetchBranchIfExists, fetchTips } from '#src/workspace/remote.ts';
import {
  commitThreadState,
  pushThreadState,
  readStateFile,
  threadStatePattern,
  threadStateRef,
} from '#src/workspace/thread-state-ref.ts';
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

  it.each([
    ['no history where it keeps no work', [], '1'],
    ['all of the history where it keeps work', ['main'], '2'],
  ])('takes a thread’s state along with %s', async (_what, parents, count) => {
    const first = await remote.openRun();
    await fetchTips(first, PATTERNS);
    const tips = parents.map(() => remote.start);
    const commit = await commitThreadState(first, { text: '{}', tips });
    await pushThreadState(first, { ref: threadStateRef(7), commit, expected: '' });
    await remote.push('main', { 'b.txt': 'two\n' });
    const git = await remote.openRun();
    const { others } = await fetchTips(git, PATTERNS, [], [threadStatePattern(7)]);
    expect(others).toEqual([{ ref: threadStateRef(7), commit }]);
    expect((await git.run(['rev-list', '--count', 'origin/main'])).trim()).toBe(count);
    expect(await readStateFile(git, commit)).toEqual({ text: '{}', tips });
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
