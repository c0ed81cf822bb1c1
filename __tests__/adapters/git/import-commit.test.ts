// Commits that are imported, and trees that are read, with the modes that git writes today and those that old trees hold.
import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { importCommit } from '#src/adapters/git/import-commit.ts';
import { parseTree } from '#src/adapters/git/object-reader.ts';
import type { FilesCommit } from '#src/ports/git.ts';

const environment = { PATH: process.env.PATH ?? '', GIT_CONFIG_GLOBAL: '/dev/null' };
const scribe = { name: 'Scribe', email: 'scribe@example.com' };
let repository = '';

function git(...args: readonly string[]): string {
  return execFileSync('git', args, { cwd: repository, env: environment, encoding: 'utf8' });
}

type Files = Readonly<Record<string, string | undefined>>;

function commit(files: Files, wishes: Partial<FilesCommit> = {}): Promise<string> {
  const contents = Object.entries(files).map(
    ([path, text]) => [path, text === undefined ? undefined : Buffer.from(text)] as const,
  );
  const commit = { parents: [], author: scribe, text: 'Subject\n', files: new Map(contents) };
  const run = async (args: readonly string[]) => git(...args);
  return importCommit(
    { ...commit, ...wishes },
    { repository, environment, run, committer: { name: 'Bot', email: 'bot@example.com' } },
  );
}

const namesIn = (id: string) =>
  git('ls-tree', '-r', '-z', '--name-only', id).split('\0').slice(0, -1);

/** The commits' beginning. */
async function root(files: Files): Promise<string> {
  const empty = git('hash-object', '-t', 'tree', '-w', '/dev/null').trim();
  const first = git('-c', 'user.name=A', '-c', 'user.email=a@b.c', 'commit-tree', '-m', 'x', empty);
  return commit(files, { parents: [first.trim()] });
}

beforeAll(async () => {
  repository = await mkdtemp(join(tmpdir(), 'squad-import-'));
  git('init', '-q', '--bare');
});
afterAll(() => rm(repository, { recursive: true, force: true }));

describe('importCommit', () => {
  it('writes and removes files of any name', async () => {
    const names = ['qu"ote', 'back\\slash', 'new\nline', 'tab\t', '-rf', ' a ', ':(glob)*', 'ü✓'];
    const start = await root(
      Object.fromEntries([...names, 'kept'].map((name) => [`a/${name}`, name])),
    );
    expect(new Set(namesIn(start))).toEqual(new Set([...names, 'kept'].map((name) => `a/${name}`)));
    const gone = names.map((name) => [`a/${name}`, undefined] as const);
    const next = await commit({ ...Object.fromEntries(gone), b: '' }, { parents: [start] });
    expect(namesIn(next)).toEqual(['a/kept', 'b']);
  });

  it('removes 1,100 files of a folder and keeps the others with their modes', async () => {
    const many = Array.from({ length: 1100 }, (_, at) => `in/box/${at}.md`);
    const others = { 'in/box/kept "1".md': 'kept', 'in/box/sub/folder/x': 'x', 'in/other': 'y' };
    const start = await root({
      ...Object.fromEntries(many.map((path) => [path, path])),
      ...others,
    });
    const gone = Object.fromEntries(many.map((path) => [path, undefined]));
    const next = await commit({ ...gone, 'in/box/new.md': 'new' }, { parents: [start] });
    expect(new Set(namesIn(next))).toEqual(new Set([...Object.keys(others), 'in/box/new.md']));
    expect(git('show', `${next}:in/box/kept "1".md`)).toBe('kept');
  });

  it('keeps an executable file executable', async () => {
    const start = await root({ 'a.md': 'one' });
    const blob = git('rev-parse', `${start}:a.md`).trim();
    const tree = execFileSync('git', ['mktree'], {
      cwd: repository,
      input: `100755 blob ${blob}\ta.md\n`,
    });
    const next = await commit(
      { 'a.md': 'two', 'b.md': '' },
      { parents: [start], tree: `${tree}`.trim() },
    );
    expect(git('ls-tree', '--format=%(objectmode) %(path)', next)).toBe(
      '100755 a.md\n100644 b.md\n',
    );
  });

  it('keeps a name that is no UTF-8 in a folder that loses 1,100 files', async () => {
    const many = Array.from({ length: 1100 }, (_, at) => `box/${at}.md`);
    const start = await root(Object.fromEntries(many.map((path) => [path, ''])));
    const mktree = (input: Buffer) =>
      execFileSync('git', ['mktree', '-z'], { cwd: repository, input }).toString().trim();
    const blob = git('rev-parse', `${start}:box/0.md`).trim();
    const odd = Buffer.concat([Buffer.from(`100644 blob ${blob}\t`), Buffer.from([0xff, 0])]);
    const box = mktree(Buffer.concat([Buffer.from(git('ls-tree', '-z', `${start}:box`)), odd]));
    const tree = mktree(Buffer.from(`040000 tree ${box}\tbox\0`));
    const gone = Object.fromEntries(many.map((path) => [path, undefined]));
    const next = await commit(gone, { parents: [start], tree });
    expect(git('ls-tree', '-r', '--name-only', next)).toBe('"box/\\377"\n');
  });

  it('commits nothing where a content can’t be read, and throws what that threw', async () => {
    const start = await root({ a: '1' });
    const unread = () => Promise.reject(new Error('replaced'));
    const files = new Map([
      ['b', unread],
      ['c', async () => Buffer.from('x')],
    ]);
    const made = commit({}, { parents: [start], ref: 'refs/heads/unread', files });
    await expect(made).rejects.toThrow('replaced');
    expect(git('for-each-ref', 'refs/heads/unread')).toBe('');
  });

  it('throws git’s message when git fails', async () => {
    await expect(commit({ a: undefined }, { parents: ['nowhere'] })).rejects.toMatchObject({
      code: 'E_GIT',
      message: expect.stringContaining('`git fast-import` failed: fatal: '),
    });
  });
});

const ID = Buffer.alloc(20, 0xab);

const entry = (mode: string, name: string) => Buffer.concat([Buffer.from(`${mode} ${name}\0`), ID]);

it.each([
  ['100644', '100644'],
  ['100664', '100644'],
  ['100755', '100755'],
  ['100775', '100755'],
  ['40000', '40000'],
  ['040000', '40000'],
  ['120000', '120000'],
  ['160000', '160000'],
])('reads the mode %s as %s', (written, read) => {
  const tree = Buffer.concat([entry(written, 'a b\n'), entry('100644', 'z')]);
  const object = ID.toString('hex');
  expect(parseTree(tree, 20)).toEqual([
    { mode: read, name: 'a b\n', object },
    { mode: '100644', name: 'z', object },
  ]);
});
