// Fetching and pushing: a remote that moves, refuses, or lacks a branch; checkouts that are shallow, strange or missing.
import { describe, expect, it } from '@jest/globals';
import { replay } from '#src/workspace/merge.ts';
import {
  fetchBranches,
  fetchBranchIfExists,
  fetchRefIfExists,
  fetchTips,
  requireBranch,
} from '#src/workspace/remote.ts';
import { BRANCH, deliverBranch, worked } from './a-delivery.ts';
import { aBranch, anAgent, type Repository, useRepositoryStage } from './a-repository.ts';

const stage = useRepositoryStage();

const tree = (repository: Repository, ref: string) =>
  repository.remote('ls-tree', '-r', '--name-only', ref);

describe('replay', () => {
  it('keeps several commits, their order, authors and messages', async () => {
    const repository = await stage.repository();
    const branch = aBranch(repository);
    for (const name of ['hockney', 'fenster', 'verbal']) {
      const agent = await anAgent(repository, branch, name);
      await agent.worktree.ready();
      await agent.write('a.txt', `${await agent.read('a.txt')}${name}\n`);
      await agent.submit();
    }
    await repository.push('squad/memory', { 'm.txt': 'm' }, { from: 'main' });
    const onto = (await fetchBranchIfExists(repository.git, 'squad/memory')) ?? '';
    const answer = await replay(repository.git, { base: branch.start, tip: branch.tip() }, onto);
    const commit = answer.kind === 'replayed' ? answer.commit : '';
    const log = await repository.git.run([
      'log',
      '--reverse',
      '--format=%an %s',
      `${onto}..${commit}`,
    ]);
    expect(log).toBe(
      'hockney (Squad) Work of hockney\nfenster (Squad) Work of fenster\nverbal (Squad) Work of verbal\n',
    );
    expect(await repository.show(commit, 'a.txt')).toBe('one\nhockney\nfenster\nverbal\n');
    expect(await repository.show(commit, 'm.txt')).toBe('m');
  });

  it('onto unrelated history applies the change alone', async () => {
    const repository = await stage.repository();
    const { commit, start } = await worked(repository);
    const empty = (await repository.remote('hash-object', '-t', 'tree', '-w', '/dev/null')).trim();
    const person = ['-c', 'user.name=P', '-c', 'user.email=p@example.com'];
    const root = await repository.remote(...person, 'commit-tree', '-m', 'root', empty);
    await repository.remote('update-ref', 'refs/heads/other', root);
    const onto = (await fetchBranchIfExists(repository.git, 'other')) ?? '';
    const answer = await replay(repository.git, { base: start, tip: commit }, onto);
    const found = answer.kind === 'replayed' ? answer.commit : '';
    expect(await repository.git.run(['ls-tree', '--name-only', found])).toBe('mine.txt\n');
  });
});

describe('fetching', () => {
  it('gives one branch and none of its namesakes', async () => {
    const repository = await stage.repository();
    await repository.push('squad/memory-2', { 'x.txt': 'x' }, { from: 'main' });
    expect(await fetchBranchIfExists(repository.git, 'squad/memory')).toBeUndefined();
    const commit = await repository.push('squad/memory', { 'y.txt': 'y' }, { from: 'main' });
    expect(await fetchBranchIfExists(repository.git, 'squad/memory')).toBe(commit);
    const known = await fetchBranches(repository.git, ['main']);
    expect(known.get('squad/memory')).toBe(commit);
  });

  it('takes no other ref for a branch, and no branch for another ref', async () => {
    const repository = await stage.repository();
    const { git, start } = repository;
    await repository.remote('update-ref', 'refs/squad/7/345', start);
    const seen = await fetchRefIfExists(git, 'refs/squad/7/345');
    expect(seen).toEqual({ kind: 'seen', tip: start });
    expect(await fetchRefIfExists(git, 'refs/squad/7/346')).toEqual({
      kind: 'seen',
      tip: undefined,
    });
    expect([...(await fetchBranches(git, ['main'])).keys()]).toEqual(['main']);
    const tips = await fetchTips(git, ['main'], [], ['refs/squad/7/*']);
    expect(tips.others).toEqual([{ ref: 'refs/squad/7/345', commit: start }]);
    expect([...tips.branches.keys()]).toEqual(['main']);
  });

  it('takes patterns, and says which branch is missing', async () => {
    const repository = await stage.repository();
    const commit = await repository.push('squad/7-x', { 'x.txt': 'x' }, { from: 'main' });
    const branches = await fetchBranches(repository.git, ['main', 'squad/7-*', 'squad/8-*']);
    expect(branches.get('squad/7-x')).toBe(commit);
    expect(requireBranch(branches, 'main')).toBe(repository.start);
    expect(() => requireBranch(branches, 'gone')).toThrow(
      'The branch gone is not on the remote: it was deleted or renamed',
    );
  });
});

describe('checkouts', () => {
  it.each(['full', 'shallow', 'none'] as const)(
    'a %s checkout: fetches, commits, follows a moved branch and pushes',
    async (checkout) => {
      const repository = await stage.repository({ 'a.txt': 'one\n' }, { checkout });
      const work = await worked(repository);
      await repository.push(BRANCH, { 'p.txt': 'p' }, { from: 'main' });
      expect(await deliverBranch(repository.git, work)).toMatchObject({ kind: 'pushed' });
      expect(await tree(repository, BRANCH)).toBe('a.txt\nmine.txt\nold.txt\np.txt');
      await repository.remote('fsck', '--connectivity-only');
    },
  );

  it.each(['with space, quo\'te "d", ünï #hash', '$(touch canary) `id`', '-dash\nnew line'])(
    'a workspace in %j works',
    async (folder) => {
      const repository = await stage.repository({ 'a.txt': 'one\n' }, { folder });
      const work = await worked(repository);
      expect(await deliverBranch(repository.git, work)).toMatchObject({ kind: 'pushed' });
    },
  );
});
