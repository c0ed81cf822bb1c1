import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { listFiles } from '../../src/workspace/git-history.ts';
import { counted, openRepositoryStage, type RepositoryStage } from './a-repository.ts';

let stage: RepositoryStage;
beforeEach(async () => {
  stage = await openRepositoryStage();
});
afterEach(() => stage.close());

describe('the files of a commit', () => {
  it('are listed once for all who ask, and again for another commit', async () => {
    const { git: plain, start } = await stage.repository({ 'a.txt': 'one\n', 'b/c.txt': 'two\n' });
    const commands: string[] = [];
    const git = counted(plain, commands);
    const lists = await Promise.all([listFiles(git, start), listFiles(git, start)]);
    const before = ['a.txt', 'b/c.txt', 'old.txt'];
    expect(lists).toEqual([before, before]);
    expect(commands).toEqual(['ls-tree']);
    const author = { name: 'Hockney (Squad)', email: 'h@example.com' };
    const files = new Map([['d.txt', Buffer.from('three\n')]]);
    const next = await git.commit({ parents: [start], author, text: 'Three', files });
    expect(await listFiles(git, next)).toEqual(['a.txt', 'b/c.txt', 'd.txt', 'old.txt']);
    expect(await listFiles(git, start)).toEqual(before);
    expect(commands.filter((name) => name === 'ls-tree')).toHaveLength(2);
  });

  it('are listed again after a failure', async () => {
    const { git } = await stage.repository({ 'a.txt': 'one\n' });
    const missing = 'f'.repeat(40);
    await expect(listFiles(git, missing)).rejects.toThrow('ls-tree');
    await expect(listFiles(git, missing)).rejects.toThrow('ls-tree');
  });
});
