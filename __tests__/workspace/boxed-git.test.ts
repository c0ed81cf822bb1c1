// A worktree in which programs may run: git looks at its files in the box, where nothing leads outside.
import { execFileSync, spawn } from 'node:child_process';
import {
  chmod,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rm,
  stat,
  symlink,
  utimes,
  writeFile,
} from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { createPrograms } from '#src/adapters/programs/programs.ts';
import type { ProgramEnd } from '#src/ports/programs.ts';
import { createBoxedGit } from '#src/workspace/box.ts';
import { aBox } from '../adapters/box/a-box.ts';
import {
  aBranch,
  anAgent,
  type Repository,
  useRepositoryStage,
  type WorkspaceAgent,
} from './a-repository.ts';

const stage = useRepositoryStage();

async function boxedGitOf({ git }: Repository, timeoutMs?: number) {
  const box = await aBox({ isOptional: false });
  const homes = await mkdtemp(join(stage.root, 'homes-'));
  const programs = createPrograms({ homes, mask: (text) => text, box });
  const { signal } = new AbortController();
  return createBoxedGit({
    git,
    programs,
    box,
    signal,
    ...(timeoutMs === undefined ? {} : { timeoutMs }),
  });
}

/** Two agents of one branch, in whose worktrees programs may run. */
async function pair(files: Readonly<Record<string, string>>, timeoutMs?: number) {
  const repository = await stage.repository(files);
  const branch = aBranch(repository);
  const boxedGit = await boxedGitOf(repository, timeoutMs);
  const open = async (label: string) => {
    const agent = await anAgent(repository, branch, label, boxedGit);
    await agent.worktree.admitPrograms();
    return agent;
  };
  return { repository, branch, hockney: await open('hockney'), fenster: await open('fenster') };
}

/** Before any checkout, in whole seconds. */
const LONG_AGO = new Date('2001-01-01T00:00:00Z');

const share = ({ workspace }: WorkspaceAgent) => workspace.sync({ task: '', unfinished: false });

describe('a worktree with programs', () => {
  it('is brought to what colleagues wrote, and keeps what is not theirs', async () => {
    const { hockney, fenster } = await pair({
      'a.txt': 'one\n',
      'b.txt': 'one\n',
      'old.txt': 'x\n',
    });
    await hockney.write('a.txt', 'hockney\n');
    await hockney.write('deep/new.txt', 'new\n');
    execFileSync('rm', [join(hockney.workspace.directory, 'old.txt')]);
    expect(await hockney.findRefused()).toEqual([]);
    await hockney.submit();
    await writeFile(join(fenster.workspace.directory, 'b.txt'), 'by a program\n');
    await share(fenster);
    expect(await fenster.read('a.txt')).toBe('hockney\n');
    expect(await fenster.read('deep/new.txt')).toBe('new\n');
    expect(await fenster.read('b.txt')).toBe('by a program\n');
    expect((await readdir(fenster.workspace.directory)).includes('old.txt')).toBe(false);
    expect(await fenster.findRefused()).toEqual([]);
    expect(await fenster.submit()).toMatchObject({ kind: 'committed', files: ['b.txt'] });
    expect(await fenster.submit()).toEqual({ kind: 'nothing' });
  });

  it('lists a file that was changed in the second of its checkout, and has its old size', async () => {
    const { repository, hockney } = await pair({ 'a.txt': 'one\n' });
    const { worktree } = hockney;
    const file = join(worktree.directory, 'a.txt');
    await utimes(file, LONG_AGO, LONG_AGO);
    await repository.git.run(['update-index', '--refresh'], { worktree });
    await writeFile(file, 'two\n');
    for (const path of [file, worktree.indexFile]) await utimes(path, LONG_AGO, LONG_AGO);
    await worktree.index(repository.start);
    expect((await stat(worktree.indexFile)).mtimeMs).toBe(LONG_AGO.valueOf());
    expect(await hockney.findRefused()).toEqual([]);
    expect(await hockney.submit()).toMatchObject({ files: ['a.txt'] });
  });

  it('is not looked at when its index alone is changed: a pipe would never answer', async () => {
    const { repository, hockney } = await pair({ 'a.txt': 'one\n' });
    const { worktree } = hockney;
    const file = join(worktree.directory, 'a.txt');
    await utimes(worktree.indexFile, LONG_AGO, LONG_AGO);
    await rm(file);
    execFileSync('mkfifo', [file]);
    await worktree.index(repository.start);
    const listed = await repository.git.run(['ls-files'], { worktree });
    expect(listed).toContain('a.txt\n');
  });

  it('is admitted when the git that looks at it outside of the box has ended', async () => {
    const repository = await stage.repository();
    const ended: string[] = [];
    const { worktree } = await anAgent(repository, aBranch(repository), 'hockney');
    await worktree.ready();
    const looking = worktree.runGit(['ls-files']).then(() => ended.push('git'));
    await worktree.admitPrograms();
    ended.push('admitted');
    await looking;
    expect(ended).toEqual(['git', 'admitted']);
  });

  it('lists what programs changed, but for what git ignores', async () => {
    const { hockney } = await pair({ 'a.txt': 'one\n', '.gitignore': '*.log\n' });
    await writeFile(join(hockney.workspace.directory, 'a.txt'), 'two\n');
    await writeFile(join(hockney.workspace.directory, 'x.log'), 'ignored\n');
    await writeFile(join(hockney.workspace.directory, 'né "w".txt'), 'new\n');
    expect(await hockney.findRefused()).toEqual([]);
    expect(await hockney.submit()).toMatchObject({ files: ['a.txt', 'né "w".txt'] });
  });

  it('names a new folder that a program closed, whose files are left out', async () => {
    const { hockney } = await pair({ 'a.txt': 'one\n' });
    const closed = join(hockney.workspace.directory, 'closed');
    await hockney.worktree.ready();
    await mkdir(closed);
    await writeFile(join(closed, 'new.txt'), 'new\n');
    await chmod(closed, 0);
    const line =
      "what programs changed: warning: could not open directory 'closed/': Permission denied";
    expect(await hockney.findRefused()).toEqual([line]);
    await chmod(closed, 0o755);
  });
});

describe('a worktree that nothing has opened yet', () => {
  const SIZES = [
    ['small', 3],
    ['large', 1_100],
  ] as const;

  it.each(SIZES)(
    'of a %s repository is whole when programs are admitted, and is checked out no more',
    async (_size, count) => {
      const files = Array.from({ length: count }, (_, at) => [`d/f${at}`, `${at}\n`] as const);
      const repository = await stage.repository(Object.fromEntries(files));
      const boxedGit = await boxedGitOf(repository);
      const { workspace, worktree } = await anAgent(
        repository,
        aBranch(repository),
        'one',
        boxedGit,
      );
      await worktree.admitPrograms();
      const folder = join(workspace.directory, 'd');
      expect(await readdir(folder)).toHaveLength(count);
      await rm(folder, { recursive: true });
      await worktree.ready();
      await workspace.decideFileAccess({ access: 'read', path: 'd/f0', tool: 'view' });
      await workspace.decideFileAccess({ access: 'read', path: '.', tool: 'grep' });
      expect(await readdir(workspace.directory)).not.toContain('d');
    },
  );
});

describe('a pipe under a name that git opens', () => {
  it('is removed when git has waited for it, and what programs changed is listed', async () => {
    const { hockney } = await pair({ 'a.txt': 'one\n' }, 1_500);
    const { directory } = hockney.workspace;
    await mkdir(join(directory, 'sub'));
    execFileSync('mkfifo', [join(directory, 'sub/.gitignore')]);
    await writeFile(join(directory, 'sub/new.txt'), 'new\n');
    expect(await hockney.findRefused()).toEqual([]);
    expect(await readdir(join(directory, 'sub'))).toEqual(['new.txt']);
    expect(await hockney.submit()).toMatchObject({ files: ['sub/new.txt'] });
  });
});

describe('git in the box', () => {
  const output = (text: string, bytes = text.length) => ({
    text,
    bytes,
    lines: 0,
    keptAt: undefined,
  });
  const streams = { stdout: output('a\0b'), stderr: output('') };
  const stopped: ProgramEnd = { kind: 'timed-out', ...streams };
  const done: ProgramEnd = { kind: 'exited', code: 0, ...streams };

  /** What a git says whose programs end like this, one after the other, and what was run. */
  async function gitAmong(...ends: readonly ProgramEnd[]) {
    const { git } = await stage.repository();
    const commands: string[] = [];
    const runGit = createBoxedGit({
      git,
      programs: {
        runProgram: async ({ command }) => {
          commands.push(command);
          return ends[commands.length - 1] ?? done;
        },
      },
      box: { state: async () => ({ kind: 'on', way: 'bubblewrap', failed: [] }) },
      signal: new AbortController().signal,
    });
    const worktree = { directory: stage.root, indexFile: join(stage.root, 'index') };
    return { result: await runGit(worktree, ['status'], {}), commands };
  }

  it('is tried once more when pipes that it waited for are removed', async () => {
    const { result, commands } = await gitAmong(stopped, done, done);
    expect(commands).toEqual(['sh', 'find', 'sh']);
    expect(result).toEqual({ code: 0, stdout: 'a\0b', stderr: '' });
    expect((await gitAmong(done)).commands).toEqual(['sh']);
  });

  it.each<readonly [string, ProgramEnd, string]>([
    ['takes too long again', stopped, 'git was stopped (timed-out)'],
    ['is cancelled', { kind: 'aborted', ...streams }, 'git was stopped (aborted)'],
    ['exceeds a limit', { kind: 'limited', reason: 'too much', ...streams }, 'too much'],
    ['can’t start', { kind: 'not-started', reason: 'no box' }, 'no box'],
  ])('has failed where it %s', async (_what, end, stderr) => {
    const { result } = await gitAmong(end, done, end);
    expect(result).toMatchObject({ code: 124, stderr });
  });
});

describe('git in a worktree whose folder a program exchanges with a link', () => {
  /** Exchanges `d` and `link` until it is killed; says when it has done so a thousand times. */
  const EXCHANGE = `my ($call, $one, $other) = @ARGV;
    $| = 1;
    while (1) { syscall($call + 0, -100, $one, -100, $other, 2) == 0 and ++$done == 1000 and print 'often' }`;
  const RENAMEAT2 = process.arch === 'arm64' ? '276' : '316';
  const TIMES = 8;

  it('writes, removes, reads and names nothing outside', async () => {
    const many = Object.fromEntries(Array.from({ length: 40 }, (_, at) => [`d/f${at}`, `${at}\n`]));
    const { repository, branch, hockney, fenster } = await pair(many);
    const outside = await mkdtemp(join(stage.root, 'outside-'));
    for (const name of ['f0', 'f1', 'only-outside'])
      await writeFile(join(outside, name), 'OUTSIDE\n');
    const { directory } = fenster.workspace;
    await symlink(outside, join(directory, 'link'));
    const program = spawn('/usr/bin/perl', ['-e', EXCHANGE, RENAMEAT2, 'd', 'link'], {
      cwd: directory,
    });
    let said = '';
    program.stdout.on('data', (piece) => {
      said += piece;
    });
    const named: string[] = [];
    for (let at = 0; at < TIMES; at += 1) {
      await hockney.write('d/f0', `hockney ${at}\n`);
      await hockney.write(`d/new-${at}`, 'new\n');
      await hockney.submit();
      named.push(...(await fenster.findRefused()));
      await fenster.worktree.updateTo(branch.tip(), { force: true }).catch(() => undefined);
      named.push(...fenster.worktree.touched);
      await fenster.submit().catch(() => undefined);
    }
    program.kill('SIGKILL');
    expect(said).toBe('often');
    expect((await readdir(outside)).toSorted()).toEqual(['f0', 'f1', 'only-outside']);
    expect(await readFile(join(outside, 'f0'), 'utf8')).toBe('OUTSIDE\n');
    expect(named.join('\n')).not.toContain('only-outside');
    const { stdout } = await repository.git.attempt(['log', '-p', branch.tip()]);
    // Later ones may collide with what fenster's worktree seemed to have lost.
    expect(stdout).toContain('hockney 0');
    expect(stdout).not.toContain('OUTSIDE');
    const objects = await repository.git.run(['cat-file', '--batch-all-objects', '--batch-check']);
    const outsideId = (await hashOf(repository, 'OUTSIDE\n')).trim();
    expect(objects).not.toContain(outsideId);
  }, 120_000);
});

/** The id that git would give a file with this text. */
async function hashOf({ git }: Repository, text: string): Promise<string> {
  const folder = await mkdtemp(join(stage.root, 'hash-'));
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'x'), text);
  return git.run(['hash-object', join(folder, 'x')]);
}
