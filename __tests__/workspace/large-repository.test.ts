import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import {
  aBranch,
  anAgent,
  leftOf,
  type Repository,
  useRepositoryStage,
  type WorkspaceAgent,
} from './a-repository.ts';

const stage = useRepositoryStage();

const MANY = Object.fromEntries(
  Array.from({ length: 1_100 }, (_, at) => [`src/part-${at % 10}/file-${at}.js`, `${at}\n`]),
);
const NAMED = {
  'README.md': 'read me\n',
  '.gitignore': '*.log\n',
  'docs/.gitignore': 'private/\n',
};

const aLargeRepository = () => stage.repository({ ...MANY, ...NAMED });

const look = (agent: WorkspaceAgent, path: string) =>
  agent.workspace.decideFileAccess({ access: 'read', path, tool: 'view' });

async function filesOf({ workspace }: WorkspaceAgent): Promise<readonly string[]> {
  const entries = await readdir(workspace.directory, { recursive: true, withFileTypes: true });
  return entries.filter((it) => it.isFile() && it.name !== '.git').map(({ name }) => name);
}

async function pair(repository: Repository) {
  const branch = aBranch(repository);
  const agents = await Promise.all([
    anAgent(repository, branch, 'one'),
    anAgent(repository, branch, 'two'),
  ]);
  return { branch, one: agents[0], two: agents[1] };
}

describe('an agent in a large repository', () => {
  it('has the files that it reads and writes, and no others, and loses nothing on the branch', async () => {
    const repository = await aLargeRepository();
    const { branch, one } = await pair(repository);
    expect(await look(one, 'README.md')).toMatchObject({ allowed: true });
    expect(await one.write('src/part-1/file-1.js', 'changed\n')).toBeUndefined();
    expect(await one.write('src/part-1/new.js', 'new\n')).toBeUndefined();
    expect(new Set(await filesOf(one))).toEqual(
      new Set(['.gitignore', 'README.md', 'file-1.js', 'new.js']),
    );
    expect((await one.submit()).kind).toBe('committed');
    const changed = await repository.git.run([
      'diff-tree',
      '-r',
      '--name-status',
      repository.start,
      branch.tip(),
    ]);
    expect(changed).toBe('M\tsrc/part-1/file-1.js\nA\tsrc/part-1/new.js\n');
  });

  it('is refused a path of a thousand folders before git is asked for any of them', async () => {
    const { one } = await pair(await aLargeRepository());
    const path = `${'a/'.repeat(1_000)}b.js`;
    expect(await one.write(path, 'deep\n')).toMatch(/too long/);
    expect(await filesOf(one)).toEqual([]);
  });

  it('finds every file when it searches, in a folder or in all', async () => {
    const { one, two } = await pair(await aLargeRepository());
    expect(await look(one, 'src/part-3')).toMatchObject({ allowed: true });
    expect(await look(two, '.')).toMatchObject({ allowed: true });
    expect(await filesOf(one)).toHaveLength(1_103 + 1);
    expect(await filesOf(two)).toHaveLength(1_103 + 1);
  });

  it("never sees a colleague's unfinished work, whoever searched before", async () => {
    const { one, two } = await pair(await aLargeRepository());
    await look(one, '.');
    await look(two, '.');
    // As the runtime does it: in place.
    expect(await one.write('src/part-1/file-1.js', 'unfinished\n')).toBeUndefined();
    expect(await two.read('src/part-1/file-1.js')).toBe('1\n');
    expect(await look(two, 'src/part-1/file-1.js')).toMatchObject({ allowed: true });
    expect(await two.write('src/part-1/file-1.js', 'other\n')).toBeUndefined();
    expect(await one.read('src/part-1/file-1.js')).toBe('unfinished\n');
  });

  it('refuses what the repository has under another kind of name, and what it ignores', async () => {
    const { one } = await pair(await aLargeRepository());
    expect(await one.write('src', 'x')).toBe('a file is needed, not a folder');
    expect(await one.write('README.md/x', 'x')).toBe('a file stands where the path needs a folder');
    await one.write('a.log', 'x');
    await one.write('docs/private/key.txt', 'x');
    expect((await one.submit()).kind).toBe('nothing');
    expect(leftOf(one).join()).toContain('a.log: a .gitignore lists it');
    expect(leftOf(one).join()).toContain('docs/private/key.txt: a .gitignore lists it');
  });

  it('leaves a file removed that it removed, also when it searches later', async () => {
    const { one } = await pair(await aLargeRepository());
    await one.write('README.md', 'gone soon\n');
    await rm(join(one.workspace.directory, 'README.md'));
    await look(one, '.');
    await expect(one.read('README.md')).rejects.toThrow('ENOENT');
    await look(one, 'README.md');
    await expect(one.read('README.md')).rejects.toThrow('ENOENT');
  });
});
