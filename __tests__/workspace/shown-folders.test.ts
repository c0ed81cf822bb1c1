// What the doctor learns about the checkout: with the run's own git, and with a person's.
import { existsSync } from 'node:fs';
import { mkdir, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { askWorkingTree } from '#src/adapters/git/list-uncommitted.ts';
import { askRunGit, lookAround } from '#src/workspace/shown-folders.ts';
import { git as plainGit } from '../../rehearsal/git/git.ts';
import { writeFiles } from '../a-bare.ts';
import { type Repository, useRepositoryStage } from './a-repository.ts';

const stage = useRepositoryStage();
let repository: Repository;

beforeEach(async () => {
  const ignored = '/*\n!/src\n!/.gitignore\n';
  repository = await stage.repository({
    'docs/a.md': 'a\n',
    'a.txt': 'a\n',
    '.gitignore': ignored,
  });
  await writeFiles(repository.workspace, {
    'node_modules/x': 'x\n',
    '.cargo/credentials.toml': 'key\n',
    '.aws/credentials': 'key\n',
    '.env': 'key\n',
    'generated/x': 'x\n',
    'src/own': 'not ignored\n',
  });
});

describe.each([
  ['the run’s git', () => askRunGit(repository.git, repository.workspace, repository.git.scratch)],
  ['a person’s git', () => askWorkingTree(repository.workspace)],
] as const)('a look around with %s', (_whose, ask) => {
  const look = (share: readonly string[] = []) => lookAround(ask(), share, repository.start);

  it('finds what is ignored, neither committed nor in the box', async () => {
    expect(await look()).toEqual({
      absent: ['.aws/', '.cargo/', '.env', 'generated/'],
      withCredentials: ['.cargo'],
      refused: [],
    });
  });

  it('passes over what the settings share', async () => {
    const { absent } = await look(['generated', './.aws/', '.cargo', 'missing']);
    expect(absent).toEqual(['.env']);
  });

  it('names what the settings share in vain, with the reason', async () => {
    await symlink('.aws', join(repository.workspace, 'way'));
    const { refused } = await look(['way', '.env', repository.workspace, 'missing', '/missing']);
    expect(refused).toEqual([
      { path: 'way', reason: 'it is a file or a link, or lies behind one' },
      { path: '.env', reason: 'it is a file or a link, or lies behind one' },
      { path: repository.workspace, reason: expect.stringContaining('leads to the checkout') },
    ]);
  });

  it('isn’t led astray by a name', async () => {
    await mkdir(join(repository.workspace, 'x\n.venv'));
    await mkdir(join(repository.workspace, '--stdin'));
    const { absent } = await look();
    expect(absent).toEqual(['--stdin/', '.aws/', '.cargo/', '.env', 'generated/']);
  });
});

it('a person’s own ignore rules and hooks play no part in it', async () => {
  const { workspace } = repository;
  await writeFile(join(workspace, '.gitignore'), '/.aws\n');
  await writeFile(join(workspace, '.git', 'mine'), 'generated\n');
  await plainGit(workspace, ['config', 'core.excludesFile', join(workspace, '.git', 'mine')]);
  await plainGit(workspace, ['config', 'core.fsmonitor', `touch ${join(workspace, 'started')}`]);
  const { absent } = await lookAround(askWorkingTree(workspace), [], 'HEAD');
  expect(absent).toEqual(['.aws/']);
  expect(existsSync(join(workspace, 'started'))).toBe(false);
});
