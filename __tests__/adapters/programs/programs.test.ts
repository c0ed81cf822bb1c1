import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import * as fc from 'fast-check';
import type { OpenBox } from '#src/adapters/box/box.ts';
import { createPrograms } from '#src/adapters/programs/programs.ts';
import type { ProgramEnd, ProgramSpec } from '#src/ports/programs.ts';
import { anyText } from '../../text/any-text.ts';
import { aBox } from '../box/a-box.ts';

const mask = (text: string) => text.replaceAll('s3cret', '***');

async function aStage(box?: OpenBox) {
  const directory = await mkdtemp(join(tmpdir(), 'programs-'));
  const programs = createPrograms({
    homes: await mkdtemp(join(tmpdir(), 'homes-')),
    mask,
    box: box ?? (await aBox()),
  });
  const run = (script: string, spec: Partial<ProgramSpec> = {}) =>
    programs.runProgram({
      command: 'node',
      args: ['-e', script, '--', ...(spec.args ?? [])],
      directory,
      environment: {},
      passed: [],
      timeoutMs: 20_000,
      maxBytes: 1_000,
      box: { writable: [directory], readable: [] },
      signal: new AbortController().signal,
      ...(spec.args === undefined ? spec : { ...spec, args: ['-e', script, '--', ...spec.args] }),
    });
  return { directory, programs, run };
}

function said(end: ProgramEnd) {
  if (end.kind === 'not-started') throw new Error(end.reason);
  return end;
}

/** How many processes run whose command line has this word. */
async function running(word: string): Promise<number> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const lines = pids.map((pid) => readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => ''));
  return (await Promise.all(lines)).filter((line) => line.includes(word)).length;
}

describe('the result of a program', () => {
  it('holds exit code, standard output and standard error separately', async () => {
    const { run } = await aStage();
    const end = await run("console.log('out'); console.error('err'); process.exitCode = 3");
    expect(end).toEqual({
      kind: 'exited',
      code: 3,
      stdout: { text: 'out\n', bytes: 4, lines: 1, keptAt: undefined },
      stderr: { text: 'err\n', bytes: 4, lines: 1, keptAt: undefined },
    });
  });

  it.each<[string, string, Partial<ProgramSpec>, object]>([
    ['128 and the number of a signal', "process.kill(process.pid, 'SIGKILL')", {}, { code: 137 }],
    [
      'replacement characters for invalid UTF-8 and NUL',
      'process.stdout.write(Buffer.from([97, 0xff, 0, 98]))',
      {},
      { stdout: { text: 'a\uFFFD\uFFFDb' } },
    ],
    [
      'no half of a character at the limit',
      "process.stdout.write('é'.repeat(600))",
      { maxBytes: 999 },
      { stdout: { text: 'é'.repeat(499), bytes: 1200, lines: 1 } },
    ],
  ])('holds %s', async (_what, script, spec, expected) => {
    const { run } = await aStage();
    expect(await run(script, spec)).toMatchObject(expected);
  });

  it.each<[string, Partial<ProgramSpec>, string | RegExp]>([
    ['program', { command: 'no-such-program' }, 'no-such-program was not found'],
    ['working directory', { directory: '/none' }, 'its working directory does not exist'],
    ['argument without NUL', { args: ['a\0b'] }, /./],
    ['run that goes on', { signal: AbortSignal.abort() }, /./],
  ])('is a reason where there is no %s', async (_what, spec, reason) => {
    const { run } = await aStage();
    expect(await run('', spec)).toEqual({
      kind: 'not-started',
      reason: expect.stringMatching(reason),
    });
  });
});

it('the arguments of a program arrive unchanged for any text, since no shell is used', async () => {
  const { run } = await aStage();
  const hostile = ['a b;$(id)', '-x', '', '"\'`', 'a\nb', '*', '%PATH%', '--y=1'];
  const texts = fc.array(
    anyText().filter((text) => !text.includes('\0')),
    { maxLength: 5 },
  );
  await fc.assert(
    fc.asyncProperty(texts, async (given) => {
      const end = await run('console.log(JSON.stringify(process.argv.slice(1)))', {
        args: given,
        maxBytes: 100_000,
      });
      expect(JSON.parse(said(end).stdout.text)).toEqual(
        given.map((text) => Buffer.from(text).toString()),
      );
    }),
    { numRuns: 15, examples: [[hostile]] },
  );
});

describe('the end of a program', () => {
  // Shells: they are up long before the time limit, also on a slow machine.
  const stubborn = (word: string) => `
    const { spawn } = require('node:child_process');
    process.on('SIGTERM', () => {});
    const loop = "trap '' TERM; echo up; while :; do sleep 1; done";
    const more = (detached) => spawn('sh', ['-c', loop, '${word}'], { stdio: 'inherit', detached });
    more(false);
    more(true).unref();
  `;

  it('comes at the time limit, also for a process that ignores SIGTERM, its child, and a child in its own group', async () => {
    const { run } = await aStage();
    const word = `stubborn-${randomUUID()}`;
    const end = await run(`${stubborn(word)}; setInterval(() => {}, 1000)`, { timeoutMs: 2_000 });
    expect(end).toMatchObject({ kind: 'timed-out', stdout: { text: 'up\nup\n' } });
    expect(await running(word)).toBe(0);
  });

  it('ends what the program left in the background', async () => {
    const { run } = await aStage();
    const word = `left-${randomUUID()}`;
    const end = await run(`${stubborn(word)}; setTimeout(() => process.exit(0), 300)`);
    expect(end).toMatchObject({ kind: 'exited', code: 0 });
    expect(await running(word)).toBe(0);
  });

  it('comes when the call is cancelled', async () => {
    const { run, directory } = await aStage();
    const cancelled = new AbortController();
    const script = "require('node:fs').writeFileSync('begun', ''); setInterval(() => {}, 1000)";
    const running = run(script, { signal: cancelled.signal });
    while (!(await readdir(directory)).includes('begun')) await new Promise(setImmediate);
    cancelled.abort();
    expect((await running).kind).toBe('aborted');
  });

  it('comes when the call is cancelled while the program starts', async () => {
    const cancelled = new AbortController();
    const box = await aBox();
    const start: typeof box.start = async (spec) => {
      const started = await box.start(spec);
      cancelled.abort();
      return started;
    };
    const { run } = await aStage({ ...box, start });
    const script = 'setInterval(() => {}, 1000)';
    const ended = await run(script, { signal: cancelled.signal, timeoutMs: 3_000 });
    expect(ended.kind).toBe('aborted');
  });
});

describe('large output', () => {
  const flood = (lines: number) =>
    `const line = 'x'.repeat(999) + '\\n'; let left = ${lines};
     const more = () => { while (left-- > 0) if (!process.stdout.write(line)) return process.stdout.once('drain', more); };
     more();`;

  it('is counted completely, while only its beginning is kept in memory', async () => {
    const { run } = await aStage();
    const end = await run(flood(100_000), { maxBytes: 50_000 });
    expect(said(end).stdout).toMatchObject({ bytes: 100_000_000, lines: 100_000 });
    expect(said(end).stdout.text).toHaveLength(50_000);
  });

  it('is kept on disk completely and masked, also where a piece ends', async () => {
    const { run, directory } = await aStage();
    const script = `process.stdout.write('a s3cret\\n'.repeat(100_000))`;
    const end = await run(script, { keepAs: join(directory, 'call-1') });
    const { keptAt } = said(end).stdout;
    expect(keptAt).toBe(join(directory, 'call-1.stdout.txt'));
    expect(await readFile(keptAt ?? '', 'utf8')).toBe('a ***\n'.repeat(100_000));
  });

  it('loses only the copy on disk when its folder can’t be created', async () => {
    const { run } = await aStage();
    const end = await run("process.stdout.write('x'.repeat(2000))", {
      keepAs: '/dev/null/none/call',
    });
    expect(said(end).stdout).toMatchObject({ bytes: 2000, keptAt: undefined });
  });
});
