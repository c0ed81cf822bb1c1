// The folders that the commands of one agent find in the box, when an earlier command has left traps in them.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, stat, symlink, utimes, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { createPrograms } from '#src/adapters/programs/programs.ts';
import type { BoxSpec } from '#src/ports/box.ts';
import { shellProgram } from '#src/tools/built-in/bash.ts';
import { type CommandBox, openCommandBox, type ShownCommit } from '#src/workspace/box.ts';
import { INSTALLED_FOLDERS } from '#src/workspace/shown-folders.ts';
import { openCheckout, type PlainCheckout } from '#src/workspace/worktrees.ts';
import { git as plainGit } from '../../rehearsal/git/git.ts';
import { type Files, writeFiles } from '../a-bare.ts';
import { aBox } from '../adapters/box/a-box.ts';
import { type Repository, useRepositoryStage } from './a-repository.ts';

const stage = useRepositoryStage();
let repository: Repository;
let worktree: PlainCheckout;
let box: CommandBox;
let shown: ShownCommit;
let outside: string;

beforeEach(async () => {
  repository = await stage.repository({ 'a.txt': 'one\n', '.gitignore': 'deps/\n' });
  const { git, start, workspace } = repository;
  worktree = await openCheckout(git, 'commands', start);
  outside = join(dirname(workspace), 'outside');
  await mkdir(outside);
  await writeFile(join(outside, 'precious'), 'precious\n');
  shown = { commit: start, branch: 'squad/7-login' };
  box = openBox();
});

function openBox(share: readonly string[] = []): CommandBox {
  const { git, workspace } = repository;
  const folder = join(worktree.folder, 'box');
  const opens = { share, network: 'none', services: [5432] } as const;
  return openCommandBox({ git, worktree, folder, checkout: workspace, ...opens });
}

/** The folder that a command finds as `.git`, and may change as it likes. */
const copyOf = ({ mounts = [] }: BoxSpec): string => mounts[0]?.from ?? '';

/** What a command prints that runs in a real box, with these further files in the checkout; git ignores their folders. */
async function run(
  command: string,
  files: Files,
  share: readonly string[] = [],
): Promise<readonly string[]> {
  const { workspace } = repository;
  const ignored = [...new Set(Object.keys(files).map((path) => `/${path.split('/')[0]}`))];
  await writeFiles(workspace, { ...files, '.gitignore': `${ignored.join('\n')}\n` });
  return runIn(openBox(share), command);
}

async function runIn(opened: CommandBox, command: string): Promise<readonly string[]> {
  const { home } = opened;
  const mask = (text: string) => text;
  const { runProgram } = createPrograms({
    homes: home,
    mask,
    box: await aBox({ isOptional: false }),
  });
  const end = await runProgram({
    ...shellProgram(command, worktree.directory, await opened.prepare(shown)),
    timeoutMs: 60_000,
    maxBytes: 100_000,
    signal: new AbortController().signal,
  });
  if (end.kind !== 'exited') throw new Error(JSON.stringify(end));
  return end.stdout.text.trim().split('\n');
}

/** What git in the box says about the copy. */
const gitIn = (copy: string, ...args: string[]) =>
  plainGit(copy, [`--git-dir=${copy}`, `--work-tree=${worktree.directory}`, ...args]);

/** A person's commit that the run's git has. */
async function fetched(text: string): Promise<string> {
  const commit = await repository.push('main', { 'a.txt': text });
  await repository.git.run(['fetch', repository.git.remoteUrl, commit], { remote: true });
  return commit;
}

async function replaceBy(target: string, path: string): Promise<void> {
  await rm(path, { recursive: true, force: true });
  await symlink(target, path);
}

describe('the copy of git’s data', () => {
  it('has the time of the index, by which git knows what may have changed since', async () => {
    const { indexFile } = worktree;
    const before = await stat(indexFile);
    const longAgo = new Date('2001-01-01T00:00:00Z');
    await utimes(indexFile, longAgo, longAgo);
    const copy = copyOf(await openBox().prepare(shown));
    expect((await stat(join(copy, 'index'))).mtime).toEqual(longAgo);
    await utimes(indexFile, before.atime, before.mtime);
  });

  it('is written nowhere else, whatever links a command left in the one before', async () => {
    const copy = copyOf(await box.prepare(shown));
    await replaceBy(join(outside, 'precious'), join(copy, 'HEAD'));
    await replaceBy(join(outside, 'precious'), join(copy, 'index'));
    await replaceBy(outside, join(copy, 'refs', 'heads'));
    const commit = await fetched('two\n');
    const next = copyOf(await box.prepare({ ...shown, commit }));
    expect(await readdir(outside)).toEqual(['precious']);
    expect(await readFile(join(outside, 'precious'), 'utf8')).toBe('precious\n');
    expect((await gitIn(next, 'rev-parse', 'squad/7-login', 'HEAD')).split('\n')).toContain(commit);
  });

  it('is there while a command may work with it, and gone two commits later', async () => {
    const copy = copyOf(await box.prepare(shown));
    const commits = [await fetched('two\n'), await fetched('three\n')];
    await box.prepare({ ...shown, commit: commits[0] ?? '' });
    expect(existsSync(join(copy, 'HEAD'))).toBe(true);
    await box.prepare({ ...shown, commit: commits[1] ?? '' });
    expect(existsSync(copy)).toBe(false);
  });

  it('is made anew where a command left pipes that nobody writes to', async () => {
    const copy = copyOf(await box.prepare(shown));
    await rm(join(copy, 'HEAD'));
    execFileSync('mkfifo', [join(copy, 'HEAD')]);
    const base = { branch: 'main', commit: repository.start };
    const commit = await fetched('two\n');
    const next = copyOf(await box.prepare({ ...shown, commit, base }));
    expect(await gitIn(next, 'log', '-1', '--format=%s')).toBe('A person on main');
  });
});

it('the folders of an agent’s commands that could not be made are at the next command', async () => {
  const folder = join(worktree.folder, 'box');
  await writeFile(folder, '');
  await expect(box.prepare(shown)).rejects.toThrow('ENOTDIR');
  await rm(folder);
  expect(existsSync(copyOf(await box.prepare(shown)))).toBe(true);
});

it('a command finds what the checkout installed, what the settings name, and git’s objects; no more', async () => {
  const { git, workspace } = repository;
  for (const name of ['deps', 'src', 'more']) await mkdir(join(workspace, name));
  await writeFile(join(workspace, 'file'), '');
  const share = ['more', 'file', 'missing', outside, join(outside, 'missing')];
  const spec = await openBox(share).prepare(shown);
  const copy = (name: string) => ({
    from: join(workspace, name),
    to: join(worktree.directory, name),
  });
  const objects = [git.repository, join(workspace, '.git')].map((path) => join(path, 'objects'));
  expect(spec).toEqual({
    writable: [worktree.directory],
    readable: [...objects, outside],
    mounts: [{ from: copyOf(spec), to: join(worktree.directory, '.git'), writable: true }],
    copies: [copy('deps'), copy('more')],
    network: 'none',
    services: [5432],
  });
});

it('a command finds a branch of the base, and its own branch where both have one name', async () => {
  const commit = await fetched('two\n');
  const base = { branch: 'main', commit: repository.start };
  const copy = copyOf(await box.prepare({ ...shown, commit, base }));
  expect((await gitIn(copy, 'rev-parse', 'main', 'HEAD')).trim().split('\n')).toEqual([
    repository.start,
    commit,
  ]);
  const other = openBox();
  const same = copyOf(await other.prepare({ branch: 'main', commit, base }));
  expect((await gitIn(same, 'rev-parse', 'main')).trim()).toBe(commit);
  expect((await gitIn(same, 'config', 'core.bare')).trim()).toBe('false');
  expect(await readFile(join(other.home, '.gitconfig'), 'utf8')).toContain(
    '\tname = github-actions[bot]\n',
  );
});

describe('a folder that the checkout has installed', () => {
  it('is shared if it is among those that the documentation lists, in this order', async () => {
    const text = await readFile('docs/settings.md', 'utf8');
    const [, list = ''] = /only these are in the box: ([^.]*(?:\.\w[^.]*)*)\./.exec(text) ?? [];
    const names = [...list.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);
    expect(names).toEqual(INSTALLED_FOLDERS);
    const { workspace } = repository;
    await writeFile(join(workspace, '.gitignore'), '/*\n');
    for (const name of names) await mkdir(join(workspace, name));
    const { copies = [] } = await openBox().prepare(shown);
    expect(new Set(copies.map(({ to }) => basename(to)))).toEqual(new Set(names));
  });

  it.each([
    ['a folder behind a link', () => ['way/deps']],
    ['a link', () => ['way']],
    ['a file', () => ['file']],
    ['the checkout', () => [repository.workspace]],
    ['a folder of the checkout by its whole path', () => [join(repository.workspace, 'src')]],
    ['the checkout’s git data by its whole path', () => [join(repository.workspace, '.git')]],
    ['a folder above the checkout', () => [dirname(repository.workspace), '/']],
    ['the run’s own git data', () => [repository.git.repository]],
    ['a link to the checkout', () => [join(outside, 'back')]],
  ])('is not shared where the settings name %s', async (_what, share) => {
    const { workspace } = repository;
    await mkdir(join(outside, 'deps'));
    await mkdir(join(workspace, 'src'));
    await writeFile(join(workspace, 'file'), '');
    await symlink(outside, join(workspace, 'way'));
    await symlink(workspace, join(outside, 'back'));
    const { copies, readable } = await openBox(share()).prepare(shown);
    const plain = await openBox().prepare(shown);
    expect({ copies, readable }).toEqual({ copies: [], readable: plain.readable });
  });

  it('gets no place where a link of a tool leads out of the worktree', async () => {
    const { workspace } = repository;
    await mkdir(join(workspace, 'packages', 'deps'), { recursive: true });
    await symlink(outside, join(worktree.directory, 'packages'));
    const { copies } = await openBox(['packages/deps']).prepare(shown);
    expect(copies).toEqual([]);
    expect(await readdir(outside)).toEqual(['precious']);
  });
});

describe('in a real box', () => {
  const secrets = {
    '.aws/credentials': 'key\n',
    '.vercel/project.json': 'key\n',
    '.env.d/prod': 'key\n',
    'env/.env': 'key\n',
    '.terraform/terraform.tfstate': 'key\n',
    'generated/schema.ts': 'x\n',
    'NODE_MODULES/x': 'x\n',
    '.env': 'key\n',
  };

  it('a program finds what package managers installed, and nothing else that git ignores', async () => {
    const installed = {
      'node_modules/left/index.js': 'x\n',
      '.venv/bin/python': 'x\n',
      'vendor/modules.txt': 'x\n',
      'target/debug/x': 'x\n',
      'packages/a/node_modules/x': 'x\n',
    };
    expect(await run('ls -A', { ...secrets, ...installed })).toEqual([
      '.git',
      '.gitignore',
      '.venv',
      'a.txt',
      'node_modules',
      'old.txt',
      'target',
      'vendor',
    ]);
  });

  it.each([
    ['.cargo', 'config.toml', '[source.x]\ndirectory = "vendor"\n', 'credentials.toml', 'key\n'],
    ['.cargo', 'config', 'git = "ssh://git@x"\n', 'config.toml', '[registry]\ntoken = "key"\n'],
    ['.cargo', 'x', 'x\n', 'config.toml', '[source.x]\nregistry = "https://me:key@x/y"\n'],
    ['.bundle', 'config', 'BUNDLE_BUILD__X: "--y"\n', 'config', 'BUNDLE_HTTPS://X/: "me:key"\n'],
    ['.bundle', 'config', 'BUNDLE_PATH: "vendor"\n', 'config', 'BUNDLE_GEMS__X: "me:key"\n'],
    ['.venv', 'pip.conf', 'index-url = https://x/y\n', 'pip.conf', 'index-url = https://me:key@x'],
    ['.gradle', '8.0/x', 'x\n', 'gradle.properties', 'password=key\n'],
    ['.m2', 'repository/x', 'x\n', 'settings.xml', '<password>key</password>\n'],
    ['.nuget', 'packages/x', 'x\n', 'NuGet/NuGet.Config', 'key\n'],
  ])(
    'a program finds %s, but not if the tool keeps a credential there',
    async (folder, name, harmless, secret, text) => {
      // The place of an earlier command's folder is left in the worktree, and empty.
      const list = `find ${folder} -type f`;
      expect(await run(list, { [`${folder}/${name}`]: harmless })).toEqual([`${folder}/${name}`]);
      expect(await run(list, { [`${folder}/${secret}`]: text })).toEqual(['']);
    },
  );

  it('a program finds no folder whose credentials can’t be told: a link, a pipe, a huge file', async () => {
    const { workspace } = repository;
    const config = join(workspace, '.bundle', 'config');
    const ls = 'ls -d .bundle 2>/dev/null || echo nothing';
    await mkdir(join(workspace, '.bundle'));
    await symlink('/dev/zero', config);
    expect(await run(ls, { '.bundle/x': '' })).toEqual(['nothing']);
    await rm(config);
    execFileSync('mkfifo', [config]);
    expect(await run(ls, { '.bundle/x': '' })).toEqual(['nothing']);
    await rm(config);
    expect(await run(ls, { '.bundle/config': 'x\n'.repeat(100_000) })).toEqual(['nothing']);
  });

  it('a link in a shared folder leads to the agents’ files, and nowhere out of the box', async () => {
    const { workspace } = repository;
    await mkdir(join(workspace, 'node_modules'));
    await symlink('../a.txt', join(workspace, 'node_modules', 'own'));
    await symlink(join(outside, 'precious'), join(workspace, 'node_modules', 'absolute'));
    await symlink('../../outside/precious', join(workspace, 'node_modules', 'relative'));
    await symlink(join(workspace, '.git', 'config'), join(workspace, 'node_modules', 'git'));
    const reads = ['own', 'absolute', 'relative', 'git'].map(
      (name) => `cat node_modules/${name} 2>/dev/null || echo nothing`,
    );
    expect(await run(reads.join('; '), { 'node_modules/x': 'x\n' })).toEqual([
      'one',
      ...['nothing', 'nothing', 'nothing'],
    ]);
  });
});
