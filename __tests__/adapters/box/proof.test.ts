import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { BoxedProcess } from '#src/adapters/box/boxed-process.ts';
import { BUBBLEWRAP, startInBubblewrap } from '#src/adapters/box/bubblewrap.ts';
import type { BoxedProgram } from '#src/adapters/box/entries.ts';
import { type ProofResult, proveBox } from '#src/adapters/box/proof.ts';
import type { BoxEntry } from '#src/adapters/box/system-folders.ts';
import { buildHost } from '../tool-host/build-host.ts';
import { aBox } from './a-box.ts';

type Start = Parameters<typeof proveBox>[0];

const scratch = mkdtempSync('/var/tmp/box-proof-');
const [home, checkout] = [join(scratch, 'a-home'), join(scratch, 'checkout')];
let probe = '';

const good: Start = (program, entries) => startInBubblewrap(program, entries, scratch);

async function prove(start: Start): Promise<ProofResult> {
  const nothing = { folder: join(scratch, 'nothing'), file: join(scratch, 'nothing.txt') };
  return proveBox(start, {
    scratch,
    temporary: scratch,
    hidden: [join(checkout, '.git'), home, '/run', '/sys'],
    shared: { readable: [], covered: [], nothing },
    program: probe,
  });
}

/** What the proof found, one a line. */
async function found(start: Start): Promise<string> {
  const result = await prove(start);
  if (result.kind !== 'leaks') return JSON.stringify(result);
  return result.leaks.map(({ guarantee, what }) => `${guarantee}: ${what}`).join('\n');
}

const withMore =
  (...more: readonly BoxEntry[]): Start =>
  (program, entries) =>
    good(program, [...entries, ...more]);

const bind = (path: string, access: 'read' | 'write'): BoxEntry => ({
  kind: 'bind',
  from: path,
  to: path,
  access,
});

/** Puts a script before the program, in the box. */
const after =
  (script: string): Start =>
  (program, entries) =>
    good(
      { ...program, command: ['/bin/sh', '-c', `${script}; exec "$@"`, 'sh', ...program.command] },
      entries,
    );

/** A process without a box around it, or with one that bubblewrap makes from these arguments. */
function startBare(program: BoxedProgram, before: readonly string[] = []): BoxedProcess {
  const [command = '', ...args] = [...before, ...program.command];
  const child = spawn(command, args, { cwd: program.directory, env: program.environment });
  const { stdout, stderr } = child;
  return { child, stdout, stderr, connection: undefined, kill: () => child.kill('SIGKILL') };
}

const ways = existsSync(BUBBLEWRAP) ? describe : describe.skip;

ways('the proof (where bubblewrap is installed)', () => {
  beforeAll(async () => {
    probe = join(await buildHost(), 'box-probe.js');
    for (const folder of [home, join(checkout, '.git'), join(scratch, 'nothing')]) {
      await mkdir(folder, { recursive: true });
    }
    await writeFile(join(scratch, 'nothing.txt'), '');
  });
  afterAll(() => rm(scratch, { recursive: true }));

  it('holds for the box as we make it', async () => {
    expect(await prove(good)).toEqual({ kind: 'holds' });
  });

  it('finds a variable that was passed on', async () => {
    const start: Start = (program, entries) =>
      good({ ...program, environment: { ...program.environment, A_TOKEN: 't' } }, entries);
    expect(await found(start)).toBe('environment: the variable A_TOKEN');
  });

  it('finds a home, the data of git and /run', async () => {
    expect(await found(withMore(bind(home, 'read')))).toContain(`files: ${home}`);
    expect(await found(withMore(bind(checkout, 'read')))).toContain(`files: ${checkout}/.git`);
    expect(await found(withMore(bind('/run', 'read')))).toContain('files: /run');
  });

  it('finds any other mount, by its place', async () => {
    expect(await found(withMore(bind('/var/tmp', 'read')))).toContain('files: /var/tmp');
  });

  it('finds a system folder that can be written to', async () => {
    const start: Start = (program, entries) =>
      good(
        program,
        entries.map((it) => (it.to === '/usr' ? bind('/usr', 'write') : it)),
      );
    expect(await found(start)).toContain('files: writing to /usr');
  });

  it('finds a worktree that can’t be written to', async () => {
    const start: Start = (program, entries) =>
      good(
        program,
        entries.map((it) => (it.to === program.directory ? bind(it.to, 'read') : it)),
      );
    expect(await found(start)).toContain("can't be written to");
  });

  it('finds a network', async () => {
    const all = await found((program) => startBare(program, [BUBBLEWRAP, '--dev-bind', '/', '/']));
    expect(all).toMatch(/^network: a connection to \d+(?:\.\d+)+:\d+$/m);
    expect(all).toMatch(/^network: a connection to @canary-/m);
  });

  it('finds a socket of ours that stands in a folder', async () => {
    expect(await found(withMore(bind(scratch, 'read')))).toMatch(
      /^network: a connection to \/.*socket$/m,
    );
  });

  it('finds an open file that was passed on', async () => {
    expect(await found(after('exec 7</etc/passwd'))).toContain('rights: descriptor 7, /etc/passwd');
  });

  it('finds processes that are not the box’s', async () => {
    const many = await found(after('for i in 1 2 3 4 5 6 7 8; do sleep 5 & done'));
    expect(many).toMatch(/^processes: \d+ processes$/m);
  });

  it('finds a box of bubblewrap’s without its own network, processes and filter', async () => {
    const start: Start = (program) =>
      startBare(program, [BUBBLEWRAP, '--dev-bind', '/', '/', '--unshare-user', '--']);
    const all = await found(start);
    expect(all).toMatch(/^processes: the process of the action$/m);
    expect(all).toMatch(/^rights: every system call$/m);
    expect(all).toMatch(/^rights: \/usr\/bin\/unshare --user true$/m);
  });

  it('finds a first process that can be looked into', async () => {
    const own = ['--bind', '/', '/', '--unshare-user', '--unshare-pid', '--proc', '/proc', '--'];
    const all = await found((program) => startBare(program, [BUBBLEWRAP, ...own]));
    expect(all).toMatch(/^rights: looking into the first process$/m);
  });

  it('finds that there is no box at all', async () => {
    const all = await found((program) => startBare(program));
    for (const guarantee of ['processes', 'files', 'network', 'rights']) {
      expect(all).toMatch(new RegExp(`^${guarantee}: `, 'm'));
    }
    expect(all).toMatch(/^rights: gaining privileges$/m);
  });

  it('says why a box could not be tried', async () => {
    const start: Start = (program) =>
      startBare({ ...program, command: ['/bin/sh', '-c', 'echo no box >&2; exit 1'] });
    expect(await prove(start)).toEqual({ kind: 'fails', reason: 'no box' });
  });

  it('holds where the path of the runner’s folder is too long for a socket, and network by name, too', async () => {
    const temporary = join(scratch, 'long'.repeat(20), 'longer'.repeat(10));
    await mkdir(temporary, { recursive: true });
    const box = await aBox({ temporary, ways: ['bubblewrap'] });
    expect(await box.state()).toMatchObject({ kind: 'on', way: 'bubblewrap' });
    const program = {
      command: ['/bin/true'],
      environment: {},
      directory: temporary,
      home: temporary,
    };
    const more = { writable: [], readable: [], timeoutMs: 10_000, network: ['example.com'] };
    const boxed = await box.start({ ...program, ...more });
    const [code] = boxed === undefined ? [] : await once(boxed.child, 'close');
    await box.close();
    expect(code).toBe(0);
  });

  it('says why a box could not be tried whose folder is gone', async () => {
    const gone = { scratch: join(scratch, 'gone'), temporary: scratch, hidden: [], program: probe };
    const nothing = { folder: scratch, file: scratch };
    const shared = { readable: [], covered: [], nothing, changes: scratch };
    expect(await proveBox(good, { ...gone, shared })).toMatchObject({ kind: 'fails' });
  });

  it('leaves nothing in the folder', async () => {
    expect(await prove(good)).toEqual({ kind: 'holds' });
    const { readdir } = await import('node:fs/promises');
    const left = (await readdir(scratch)).filter((name) => /canary|proof|\.box/.test(name));
    expect(left).toEqual([]);
  });
});
