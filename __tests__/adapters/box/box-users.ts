// Who tries the box, and in which way: root, and an ordinary user who is made for the test and may use sudo.
import { execFileSync, fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { mkdtemp, readdir, readFile, realpath } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe } from '@jest/globals';
import { build } from 'esbuild';
import type { BoxSettings } from '#src/adapters/box/box.ts';
import type { ProgramLimits } from '#src/adapters/box/watch-limits.ts';
import type { BoxState } from '#src/ports/box.ts';
import type { ProgramEnd, ProgramSpec } from '#src/ports/programs.ts';
import { buildHost } from '../tool-host/build-host.ts';
import type { RunnerOrder, StartAndEnd } from './box-runner.ts';
import type { Race, RaceEnd } from './run-race.ts';

type Ways = NonNullable<BoxSettings['ways']>;

export type BoxCase = {
  readonly who: 'root' | 'an ordinary user';
  readonly way: Ways[number];
};

const CASES: readonly BoxCase[] = [
  { who: 'root', way: 'bubblewrap' },
  { who: 'root', way: 'user-namespace' },
  { who: 'an ordinary user', way: 'bubblewrap' },
  { who: 'an ordinary user', way: 'user-namespace' },
  { who: 'an ordinary user', way: 'sudo' },
];

const PROGRAMS = {
  bubblewrap: '/usr/bin/bwrap',
  'user-namespace': '/usr/bin/perl',
  sudo: '/usr/bin/sudo',
};

/** Why a case can't be tried here. */
function obstacle({ way }: BoxCase): string | undefined {
  if (process.platform !== 'linux') return 'this is not Linux';
  if (process.getuid?.() !== 0) return 'only root can make the user';
  return existsSync(PROGRAMS[way]) ? undefined : `${PROGRAMS[way]} is not installed`;
}

/** Describes each way as root and as an ordinary user; what can't be tried here is skipped, and the title says why. */
export function describeEachWay(about: string, tests: (boxCase: BoxCase) => void): void {
  for (const boxCase of CASES) {
    const title = `${about}: ${boxCase.way}, as ${boxCase.who}`;
    const reason = obstacle(boxCase);
    if (reason === undefined) describe(title, () => tests(boxCase));
    else describe.skip(`${title} (${reason})`, () => tests(boxCase));
  }
}

export type BoxUser = {
  /** A folder of the user's that stands for RUNNER_TEMP. */
  readonly temporary: string;
  /** The folder that programs write to. */
  readonly worktree: string;
  readonly process: number;
  /** Makes a home for programs that may share it. */
  makeHome(): string;
  state(): Promise<BoxState>;
  run(command: readonly string[], spec?: Partial<ProgramSpec>): Promise<ProgramEnd>;
  /** Calls what opens files while a program exchanges a folder and a link. */
  race(race: Race): Promise<RaceEnd>;
  closeBox(): Promise<void>;
  /** Resolves when the process that opened the box has ended itself. */
  startAndEnd(what: StartAndEnd): Promise<void>;
  /** Kills the process that opened the box. */
  kill(): Promise<void>;
  close(): Promise<void>;
};

const opened = new Set<BoxUser>();
let user: { readonly name: string; readonly uid: number } | undefined;
let built: Promise<string> | undefined;

export type BoxUserOptions = {
  readonly settings?: Partial<BoxSettings>;
  readonly limits?: Partial<ProgramLimits>;
  /** A program and its arguments, which starts the process. */
  readonly starter?: readonly string[];
};

/** Starts a process of that user which opens a box. Everything is taken back after the tests of the file. */
export async function openAs(
  { who, way }: BoxCase,
  { settings = {}, limits = {}, starter = [] }: BoxUserOptions = {},
): Promise<BoxUser> {
  built ??= buildRunner();
  const folder = await built;
  const uid = who === 'root' ? 0 : ordinaryUser().uid;
  const temporary = await realpath(await mkdtemp('/var/tmp/box-user-'));
  const worktree = join(temporary, 'worktree');
  mkdirSync(worktree);
  for (const path of [temporary, worktree]) chownSync(path, uid, uid);
  const given = {
    temporary,
    toolCache: '',
    hidden: [],
    ways: [way],
    probe: join(folder, 'box-probe.js'),
  };
  const [execPath = process.execPath, ...execArgv] = starter;
  const args = [{ ...given, ...settings }, limits].map((it) => JSON.stringify(it));
  const child = fork(join(folder, 'runner.mjs'), args, {
    uid,
    gid: uid,
    cwd: temporary,
    env: { PATH: '/usr/local/bin:/usr/bin:/bin', HOME: temporary, A_SECRET: 'canary' },
    execPath,
    execArgv,
  });
  // Rejects when the process can't be started, as where the user can't read Node's folder.
  await once(child, 'spawn');
  let last = 0;
  const waiting = new Map<number, (value: unknown) => void>();
  child.on('message', ({ id, value }: { id: number; value: unknown }) => waiting.get(id)?.(value));
  const exited = once(child, 'exit');
  const ask = <T>(order: (id: number) => RunnerOrder): Promise<T> => {
    last += 1;
    const id = last;
    child.send(order(id));
    return new Promise((resolve) => waiting.set(id, (value) => resolve(value as T)));
  };
  const self: BoxUser = {
    temporary,
    worktree,
    process: child.pid ?? 0,
    makeHome() {
      const folder = mkdtempSync(join(temporary, 'shared-'));
      const home = join(folder, 'home');
      mkdirSync(home);
      for (const path of [folder, home]) chownSync(path, uid, uid);
      return home;
    },
    state: () => ask((id) => ({ id, kind: 'state' })),
    run([command = '', ...args], { signal, ...spec } = {}) {
      const rest = { directory: worktree, environment: {}, passed: [], timeoutMs: 20_000 };
      const more = { maxBytes: 100_000, box: { writable: [worktree], readable: [] } };
      return ask((id) => {
        signal?.addEventListener(
          'abort',
          () => void ask((it) => ({ id: it, kind: 'abort', run: id })),
        );
        return { id, kind: 'run', spec: { command, args, ...rest, ...more, ...spec } };
      });
    },
    race: (race) => ask((id) => ({ id, kind: 'race', race })),
    closeBox: () => ask((id) => ({ id, kind: 'close' })),
    async startAndEnd(what) {
      const answer = ask((id) => ({ id, kind: 'start-and-end', ...what }));
      const kept = answer.then((why) => {
        throw new Error(`it did not end itself: ${JSON.stringify(why)}`);
      });
      await Promise.race([exited, kept]);
    },
    async kill() {
      child.kill('SIGKILL');
      await exited;
    },
    async close() {
      opened.delete(self);
      if (child.exitCode === null && child.signalCode === null) {
        await ask((id) => ({ id, kind: 'close' }));
        child.disconnect();
        await exited;
      }
      rmSync(temporary, { recursive: true, force: true });
    },
  };
  opened.add(self);
  return self;
}

/** How many processes of this machine have the word in their command line. */
export async function countProcesses(word: string): Promise<number> {
  const ids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const lines = ids.map((id) => readFile(`/proc/${id}/cmdline`, 'latin1').catch(() => ''));
  return (await Promise.all(lines)).filter((line) => line.includes(word)).length;
}

/** The text of a script's end; throws where it was not even started. */
export function outputOf(end: ProgramEnd): string {
  if (end.kind === 'not-started') throw new Error(end.reason);
  return end.stdout.text + end.stderr.text;
}

afterAll(async () => {
  for (const one of opened) await one.close();
  if (user !== undefined) removeUser(user.name);
  if (built !== undefined) rmSync(await built, { recursive: true, force: true });
});

/** What another user can read: the checkout may be closed to them. */
async function buildRunner(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'box-runner-'));
  chmodSync(folder, 0o755);
  cpSync(await buildHost(), folder, { recursive: true });
  await build({
    entryPoints: [join(import.meta.dirname ?? '', 'box-runner.ts')],
    outfile: join(folder, 'runner.mjs'),
    bundle: true,
    platform: 'node',
    format: 'esm',
    banner: { js: REQUIRE },
    logLevel: 'warning',
  });
  return folder;
}

/** Packages in CommonJS ask for Node's modules by `require`. */
const REQUIRE =
  "import { createRequire as makeRequire } from 'node:module'; const require = makeRequire(import.meta.url);";

function ordinaryUser() {
  if (user !== undefined) return user;
  const name = `squad-${randomUUID().slice(0, 8)}`;
  execFileSync('useradd', ['--no-create-home', '--shell', '/bin/sh', name]);
  user = { name, uid: Number(execFileSync('id', ['-u', name], { encoding: 'utf8' })) };
  if (existsSync('/etc/sudoers.d')) {
    writeFileSync(`/etc/sudoers.d/${name}`, `${name} ALL=(ALL) NOPASSWD: ALL\n`, { mode: 0o440 });
  }
  return user;
}

function removeUser(name: string): void {
  rmSync(`/etc/sudoers.d/${name}`, { force: true });
  execFileSync('userdel', [name]);
}
