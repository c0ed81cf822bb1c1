// Agents side by side: their commits reach the run's branch one after the other, and a conflict goes back to the later one.
import { execFileSync } from 'node:child_process';
import { mkdirSync, symlinkSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import type { Git } from '#src/ports/git.ts';
import {
  aBranch,
  anAgent,
  type Repository,
  useRepositoryStage,
  type WorkspaceAgent,
} from './a-repository.ts';

const stage = useRepositoryStage();

/** Two agents that started from the same commit; the first has handed in. */
async function collide(
  first: Readonly<Record<string, string | Buffer>>,
  second: Readonly<Record<string, string | Buffer>>,
  files: Readonly<Record<string, string | Buffer>> = { 'a.txt': 'one\n' },
) {
  const both = await twoIn(await stage.repository(files));
  const { hockney, fenster } = both;
  for (const [path, content] of Object.entries(first)) await hockney.write(path, content);
  for (const [path, content] of Object.entries(second)) await fenster.write(path, content);
  expect(await hockney.submit()).toMatchObject({ kind: 'committed' });
  return both;
}

const LINES = Array.from({ length: 20 }, (_, at) => `line ${at}\n`).join('');

/** Two agents on one branch, whose folders have their files. */
async function twoIn(repository: Repository) {
  const branch = aBranch(repository);
  const hockney = await anAgent(repository, branch, 'hockney');
  const fenster = await anAgent(repository, branch, 'fenster');
  await Promise.all([hockney.worktree.ready(), fenster.worktree.ready()]);
  return { repository, branch, hockney, fenster };
}

/** As a command does it. */
async function move({ workspace, findRefused }: WorkspaceAgent, from: string, to: string) {
  await rename(join(workspace.directory, from), join(workspace.directory, to));
  await findRefused();
}

async function authorsOf({ git, start }: Repository, tip: string): Promise<readonly string[]> {
  const log = await git.run(['log', '--reverse', '--format=%an', `${start}..${tip}`]);
  return log.trim().split('\n');
}

describe('two agents in different files', () => {
  it('can be looked at while they work: that stages nothing, and what is taken back is not committed', async () => {
    const { repository, branch, fenster } = await collide({ 'b.txt': 'b' }, { 'c.txt': 'half' });
    const before = branch.tip();
    expect(await fenster.workspace.peek()).toMatch(/^diff --git a\/c\.txt [\s\S]*\n\+half\n/);
    expect(branch.tip()).toBe(before);
    await rm(join(fenster.worktree.directory, 'c.txt'));
    await fenster.write('d.txt', 'd');
    expect(await fenster.submit()).toMatchObject({ kind: 'committed', files: ['d.txt'] });
    expect(await repository.git.run(['ls-tree', '--name-only', branch.tip()])).not.toContain(
      'c.txt',
    );
    expect(await fenster.workspace.peek()).toBe('');
  });
});

/** A repository in which something happens once, between an agent's commit and the result of its merge. */
function whenMerging(repository: Repository, happen: () => Promise<unknown>): Repository {
  let isOver = false;
  const { git } = repository;
  const attempt: Git['attempt'] = async (args, options) => {
    if (args.includes('merge-tree') && !isOver) {
      isOver = true;
      await happen();
    }
    return git.attempt(args, options);
  };
  return { ...repository, git: { ...git, attempt } };
}

describe('a conflict', () => {
  it.each([
    [
      'in the conflicting file',
      'a.txt',
      '<<<<<<< hockney\ntwo\n=======\nlate\n>>>>>>> fenster (yours)\n',
    ],
    [
      'in a new file that the colleague has, too',
      'h.txt',
      '<<<<<<< hockney\nh\n=======\nlate\n>>>>>>> fenster (yours)\n',
    ],
    ['in a file of its own', 'f.txt', 'late\n'],
  ])('keeps what the agent writes after its commit %s', async (_where, path, text) => {
    const late = (): Promise<unknown> => fenster.write(path, 'late\n');
    const repository = whenMerging(await stage.repository(), late);
    const branch = aBranch(repository);
    const hockney = await anAgent(repository, branch, 'hockney');
    const fenster = await anAgent(repository, branch, 'fenster');
    await Promise.all([hockney.worktree.ready(), fenster.worktree.ready()]);
    for (const [one, words] of [
      ['a.txt', 'two\n'],
      ['h.txt', 'h\n'],
    ] as const)
      await hockney.write(one, words);
    for (const one of ['a.txt', 'f.txt']) await fenster.write(one, 'three\n');
    await hockney.submit();
    expect(await fenster.submit()).toMatchObject({ kind: 'conflict' });
    expect(await fenster.read(path)).toBe(text);
  });

  it('goes back to the later agent with both sides; what it settles is committed on top', async () => {
    const { repository, branch, hockney, fenster } = await collide(
      { 'a.txt': 'two\n', 'h.txt': 'h' },
      { 'a.txt': 'three\n', 'f.txt': 'f' },
    );
    const tip = branch.tip();
    expect(await fenster.submit()).toEqual({
      kind: 'conflict',
      files: ['a.txt'],
      earlier: [
        { agent: 'hockney', isOwn: false, subject: 'Work of hockney', files: ['a.txt', 'h.txt'] },
      ],
      sides: [
        {
          path: 'a.txt',
          text: '<<<<<<< hockney\ntwo\n=======\nthree\n>>>>>>> fenster (yours)',
        },
      ],
    });
    expect(await fenster.read('a.txt')).toBe(
      '<<<<<<< hockney\ntwo\n=======\nthree\n>>>>>>> fenster (yours)\n',
    );
    expect(await fenster.read('h.txt')).toBe('h');
    expect(branch.tip()).toBe(tip);
    await fenster.write('a.txt', 'two and three\n');
    const settled = await fenster.submit();
    expect(settled).toMatchObject({ kind: 'committed', files: ['a.txt', 'f.txt'] });
    expect(await repository.show(branch.tip(), 'a.txt')).toBe('two and three\n');
    expect(await repository.show(branch.tip(), 'f.txt')).toBe('f');
    expect(await authorsOf(repository, branch.tip())).toEqual([
      'hockney (Squad)',
      'fenster (Squad)',
    ]);
    expect(hockney.events).toHaveLength(1);
    const commit = fenster.events.find(({ kind }) => kind === 'commit');
    expect(commit).toMatchObject({ patch: expect.stringContaining('-two\n+two and three\n') });
    expect(commit).not.toMatchObject({ patch: expect.stringContaining('h.txt') });
  });

  it('with markers left is a second failure; the first commit is kept on a branch of its own', async () => {
    const { repository, branch, fenster } = await collide(
      { 'a.txt': 'two\n' },
      { 'a.txt': 'three\n' },
    );
    await fenster.submit();
    const tip = branch.tip();
    await fenster.write('a.txt', `${await fenster.read('a.txt')}and more\n`);
    expect(await fenster.submit()).toMatchObject({ kind: 'conflict', files: ['a.txt'] });
    expect(await fenster.workspace.pushToFallbackBranch()).toEqual({
      keptOn: 'squad/7-login-fenster',
    });
    const kept = await repository.remote('show', 'refs/heads/squad/7-login-fenster:a.txt');
    expect(kept).toBe('three');
    expect(branch.tip()).toBe(tip);
  });

  it('settled with the colleague’s words leaves no marker in the commit of the other files', async () => {
    const { repository, branch, fenster } = await collide(
      { 'a.txt': 'two\n' },
      { 'a.txt': 'three\n', 'f.txt': 'f' },
    );
    await fenster.submit();
    await fenster.write('a.txt', 'two\n');
    expect(await fenster.submit()).toMatchObject({ kind: 'committed', files: ['f.txt'] });
    expect(await repository.show(branch.tip(), 'a.txt')).toBe('two\n');
    expect(await fenster.submit()).toEqual({ kind: 'nothing' });
  });

  it('of binary files is not lost silently: without a new version it counts as unsettled', async () => {
    const before = { 'x.bin': Buffer.from([0, 1, 2]) };
    const { repository, branch, fenster } = await collide(
      { 'x.bin': Buffer.from([0, 1, 3]) },
      { 'x.bin': Buffer.from([0, 1, 4]) },
      before,
    );
    expect(await fenster.submit()).toMatchObject({ kind: 'conflict', files: ['x.bin'] });
    expect(await fenster.read('x.bin')).toBe('\0\x01\x03');
    expect(await fenster.submit()).toMatchObject({ kind: 'conflict', files: ['x.bin'] });
    const { keptOn } = await fenster.workspace.pushToFallbackBranch();
    expect(await repository.remote('show', `refs/heads/${keptOn}:x.bin`)).toBe('\0\x01\x04');
    expect(await repository.show(branch.tip(), 'x.bin')).toBe('\0\x01\x03');
  });

  it('of a file and a folder is set aside, with the colleague’s folder in place', async () => {
    const { fenster, repository, branch } = await collide({ 'n/x.txt': 'h\n' }, { n: 'f\n' });
    expect(await fenster.submit()).toMatchObject({ kind: 'conflict' });
    expect(await fenster.submit()).toMatchObject({ kind: 'conflict' });
    const { keptOn } = await fenster.workspace.pushToFallbackBranch();
    expect(await repository.remote('show', `refs/heads/${keptOn}:n`)).toBe('f');
    expect(await repository.show(branch.tip(), 'n/x.txt')).toBe('h\n');
  });

  it('is settled around a file that a colleague renamed: what was changed in it is committed', async () => {
    const repository = await stage.repository({ 'a.txt': 'one\n', 'util.js': LINES });
    const { branch, hockney, fenster } = await twoIn(repository);
    await move(hockney, 'util.js', 'helpers.js');
    await hockney.write('a.txt', 'two\n');
    await hockney.submit();
    await fenster.write('util.js', LINES.replace('line 5', 'line five'));
    await fenster.write('a.txt', 'three\n');
    expect(await fenster.submit()).toMatchObject({ kind: 'conflict', files: ['a.txt'] });
    await fenster.write('a.txt', 'two and three\n');
    expect(await fenster.submit()).toMatchObject({ files: ['a.txt', 'helpers.js'] });
    expect(await repository.show(branch.tip(), 'helpers.js')).toContain('line five');
  });

  it('set aside has what was written after it, and both sides of what was settled', async () => {
    const { repository, branch, fenster } = await collide(
      { 'a.txt': 'two\n', 'b.txt': 'two\n' },
      { 'a.txt': 'three\n', 'b.txt': 'three\n' },
      { 'a.txt': 'one\n', 'b.txt': 'one\n' },
    );
    const tip = branch.tip();
    await fenster.submit();
    await fenster.write('b.txt', 'two and three\n');
    await fenster.write('later.txt', 'later\n');
    await fenster.tool('tool.txt', 'by a tool\n');
    const { keptOn } = await fenster.workspace.pushToFallbackBranch();
    const kept = (path: string) => repository.remote('show', `refs/heads/${keptOn}:${path}`);
    expect(await Promise.all(['a.txt', 'b.txt', 'later.txt', 'tool.txt'].map(kept))).toEqual([
      'three',
      'two and three',
      'later',
      'by a tool',
    ]);
    expect(branch.tip()).toBe(tip);
    expect(await fenster.submit()).toMatchObject({ kind: 'conflict', files: ['a.txt'] });
  });

  it.each([
    ['a named pipe', (path: string) => execFileSync('mkfifo', [path])],
    ['a link to what never ends', (path: string) => symlinkSync('/dev/zero', path)],
    ['a link to a file with its bytes', (path: string) => symlinkSync('f.txt', path)],
    ['a folder', (path: string) => mkdirSync(path)],
  ])('is not settled by %s in place of the file', async (_what, put) => {
    const { fenster } = await collide(
      { 'a.txt': 'two\n' },
      { 'a.txt': 'three\n', 'f.txt': 'settled\n' },
    );
    await fenster.submit();
    const path = join(fenster.workspace.directory, 'a.txt');
    await rm(path);
    put(path);
    expect(await fenster.submit()).toMatchObject({ kind: 'conflict', files: ['a.txt'] });
    await rm(path, { recursive: true });
    expect(await fenster.submit()).toMatchObject({ kind: 'committed', files: ['a.txt', 'f.txt'] });
  });

  it('set aside twice takes another name and overwrites nothing', async () => {
    const { repository, fenster } = await collide({ 'a.txt': 'two\n' }, { 'a.txt': 'three\n' });
    await fenster.submit();
    const theirs = await repository.push(
      'squad/7-login-fenster',
      { 'p.txt': 'p' },
      { from: 'main' },
    );
    expect(await fenster.workspace.pushToFallbackBranch()).toEqual({
      keptOn: 'squad/7-login-fenster-2',
    });
    expect(await repository.remote('rev-parse', 'refs/heads/squad/7-login-fenster')).toBe(theirs);
    expect(await repository.remote('show', 'squad/7-login-fenster-2:a.txt')).toBe('three');
  });
});

describe('many agents', () => {
  it('32 at once reach the branch one after the other, and none is lost', async () => {
    const repository = await stage.repository();
    const branch = aBranch(repository);
    const labels = Array.from({ length: 32 }, (_, index) => `agent-${index}`);
    const agents = await Promise.all(labels.map((label) => anAgent(repository, branch, label)));
    const results = await Promise.all(
      agents.map(async (agent, index) => {
        await agent.write(`work/${index}.txt`, `by ${index}\n`);
        return agent.submit();
      }),
    );
    expect(new Set(results.map(({ kind }) => kind))).toEqual(new Set(['committed']));
    const authors = await authorsOf(repository, branch.tip());
    expect(new Set(authors).size).toBe(32);
    const names = await repository.git.run(['ls-tree', '--name-only', `${branch.tip()}:work`]);
    expect(names.trim().split('\n')).toHaveLength(32);
  });
});
