import { execFileSync, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { chownSync, existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeAll, expect, it } from '@jest/globals';
import { type BoxUser, countProcesses, describeEachWay, openAs, outputOf } from './box-users.ts';

const sh = (script: string, ...args: string[]) => ['sh', '-c', script, ...args];
const perl = (script: string, ...args: string[]) => ['perl', '-e', script, ...args];

/** Resolves when none of the processes is left. */
async function endGroup(leader: number): Promise<void> {
  for (;;) {
    try {
      process.kill(-leader, 'SIGKILL');
    } catch {
      return;
    }
    await pause(20);
  }
}

describeEachWay('a program in the box that', (boxCase) => {
  let user: BoxUser;
  beforeAll(async () => {
    user = await openAs(boxCase);
  });

  // Whatever came before: the action goes on, and so do its programs.
  afterEach(async () => {
    expect(outputOf(await user.run(['echo', 'goes on']))).toBe('goes on\n');
  });

  it('starts processes without end is ended, and none of them is left', async () => {
    const word = `bomb-${randomUUID()}`;
    // Bounded for the sake of this machine, in case nothing else bounds it, and below the limit for the whole machine.
    const script = 'for (1 .. 6000) { fork // next or do { sleep 60; exit } } sleep 60';
    expect(await user.run(perl(script, word))).toMatchObject({
      kind: 'limited',
      reason: 'it started more than 2048 processes',
    });
    expect(await countProcesses(word)).toBe(0);
  });

  // The kernel counts what other tests start, too: these figures are far from the limits. Each way counts alike.
  const oneWay = boxCase.who === 'root' && boxCase.way === 'bubblewrap' ? it : it.skip;
  oneWay.each([
    { count: 1_400, end: { kind: 'exited', code: 0 } },
    {
      count: 2_800,
      end: { kind: 'limited', reason: 'there were too many processes on the machine' },
    },
  ])('stands beside $count processes of others ends so: $end.kind', async ({ count, end }) => {
    const limited = await openAs(boxCase, { limits: { processes: 500 } });
    const script = 'touch begun; while [ -e begun ]; do sleep 0.1; done; sleep 1';
    const ended = limited.run(sh(script));
    const begun = join(limited.worktree, 'begun');
    while (!existsSync(begun)) await pause(20);
    const fork = `for (1 .. ${count}) { fork // die or do { sleep 60; exit } } print "all"; sleep 60`;
    const others = spawn('perl', ['-e', `$| = 1; ${fork}`], { detached: true });
    try {
      await once(others.stdout, 'data');
      rmSync(begun);
      expect(await ended).toMatchObject(end);
    } finally {
      await endGroup(others.pid ?? Number.NaN);
    }
  });

  it('starts them from threads is ended, too', async () => {
    const limited = await openAs(boxCase, { limits: { processes: 20 } });
    const script =
      'import os,threading,time\ndef many():\n for _ in range(30):\n  if os.fork()==0: time.sleep(60)\n time.sleep(60)\nthreading.Thread(target=many).start()';
    expect(await limited.run(['/usr/bin/python3', '-c', script])).toMatchObject({
      kind: 'limited',
    });
  });

  it('prints 10 GB is ended, with what it printed first', async () => {
    const end = await user.run(sh('echo first; head -c 10000000000 /dev/zero'), { maxBytes: 6 });
    expect(end).toMatchObject({ kind: 'limited', reason: 'it printed more than 1024 MB' });
    expect(outputOf(end)).toBe('first\n');
  });

  it('fills the disk is ended', async () => {
    const worktree = join(user.worktree, 'small');
    execFileSync('mkdir', [worktree]);
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=64m,nr_inodes=2000', 'none', worktree]);
    try {
      const { uid } = statSync(user.worktree);
      chownSync(worktree, uid, uid);
      const spec = { directory: worktree, box: { writable: [worktree], readable: [] } };
      const bytes = await user.run(sh('cat /dev/zero > big; sleep 20'), spec);
      expect(bytes).toMatchObject({ kind: 'limited', reason: 'the disk is nearly full' });
      rmSync(join(worktree, 'big'));
      const many = 'for (1 .. 1990) { open(my $file, ">", "f$_") or last } sleep 20';
      const files = await user.run(perl(many), spec);
      expect(files).toMatchObject({
        kind: 'limited',
        reason: 'the disk has no room for more files',
      });
    } finally {
      execFileSync('umount', [worktree]);
    }
  });

  it('kills all that it can reach ends itself alone', async () => {
    const end = await user.run(
      sh('(sleep 50 &); kill -9 -1; kill -9 0 1 $PPID; echo reached; kill -9 $$'),
    );
    expect(end.kind).toBe('exited');
  });

  it('leaves daemons behind ends with them', async () => {
    const word = `daemon-${randomUUID()}`;
    const script =
      'use POSIX; exit if fork; setsid(); exit if fork; setsid(); close STDOUT; close STDERR; sleep 300';
    const end = await user.run(
      sh(`perl -e '${script}' ${word}; setsid -f sleep 300; echo started`),
    );
    expect(end).toMatchObject({ kind: 'exited', code: 0, stdout: { text: 'started\n' } });
    expect(await countProcesses(word)).toBe(0);
  });

  const root = boxCase.who === 'root' ? it : it.skip;
  root('writes 100,000 files exits', async () => {
    const script = 'mkdir "many"; for (1 .. 100000) { open(my $file, ">", "many/$_") or die $! }';
    const end = await user.run(perl(script), { timeoutMs: 60_000 });
    expect(end).toMatchObject({ kind: 'exited', code: 0 });
    const many = join(user.worktree, 'many');
    expect(readdirSync(many)).toHaveLength(100_000);
    rmSync(many, { recursive: true });
  });

  it('ignores every signal ends at its time limit', async () => {
    const script = '$SIG{$_} = "IGNORE" for keys %SIG; sleep 1 while 1';
    const started = performance.now();
    expect((await user.run(perl(script), { timeoutMs: 500 })).kind).toBe('timed-out');
    expect(performance.now() - started).toBeLessThan(2_500);
  });

  it('stops itself, or traces what runs beside it, ends at its time limit', async () => {
    const script = 'syscall(101, 16, 1, 0, 0); kill "STOP", $$; kill "STOP", getppid';
    expect((await user.run(perl(script), { timeoutMs: 500 })).kind).toMatch(/timed-out|exited/);
  });

  it('takes too much memory is ended', async () => {
    const limits = { memoryBytes: 200 * 1024 * 1024 };
    const limited = await openAs(boxCase, { limits });
    expect(await limited.run(perl('my $text = "x" x 400_000_000; sleep 20'))).toMatchObject({
      kind: 'limited',
      reason: 'it took more than 200 MB of memory',
    });
  });
});
