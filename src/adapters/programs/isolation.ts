// Starts a repository's program apart from our processes, whose environments hold secrets.
import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { constants } from 'node:fs';
import { access } from 'node:fs/promises';
import { delimiter, isAbsolute, join } from 'node:path';
import { Duplex } from 'node:stream';
import type { OpenBox } from '../box/box.ts';
import type { BoxedProcess } from '../box/boxed-process.ts';
import type { BoxedProgram } from '../box/entries.ts';
import { CALL_MARKER, killMarkedProcesses, signalGroup } from '../process/process-tree.ts';

type Isolation = {
  /** Whether the kernel ends the program's children with it. */
  readonly endsAll: boolean;
  /** The command that starts another command in isolation. */
  wrap(command: readonly string[]): readonly string[];
};

/** Ends the program when this process ends, in whatever way. */
const DIE_WITH_PARENT = ['setpriv', '--pdeathsig', 'KILL'];

const NO_ISOLATION: Isolation = { endsAll: false, wrap: (command) => command };

/** A process tree of its own, whose /proc shows nothing else. `sh` reads only this constant; the program comes as arguments. */
const NAMESPACE: Isolation = {
  endsAll: true,
  wrap: (command) => [
    ...[
      ...DIE_WITH_PARENT,
      '--',
      'unshare',
      '--user',
      '--map-current-user',
      '--pid',
      '--fork',
      '--kill-child',
    ],
    ...['--mount-proc', '--', 'setpriv', '--no-new-privs', '--'],
    // The shell comes first, since most signals can't end the first process of a tree. The program runs in the background
    // with a standard error of its own, so that the shell's messages don't mix with the program's.
    ...['sh', '-c', 'exec 9>&2 2>/dev/null; "$@" 2>&9 9>&- & wait $!; exit $?', 'sh', ...command],
  ],
};

/** For kernels without namespaces: at least no way to gain privileges, such as sudo. */
const NO_NEW_PRIVILEGES: Isolation = {
  endsAll: false,
  wrap: (command) => [...DIE_WITH_PARENT, '--no-new-privs', '--', ...command],
};

let isDebuggerDisabled = false;

/** Without a listener, a child could start this process's debugger with a signal. */
function disableDebugger(): void {
  if (isDebuggerDisabled || process.platform === 'win32') return;
  process.on('SIGUSR1', () => {});
  isDebuggerDisabled = true;
}

let found: Promise<Isolation> | undefined;

export type StartedProgram = BoxedProcess & {
  /** Ends what outlived the program, in its group and outside of it. */
  cleanUp(): Promise<void>;
};

/** Starts a program in the box; without one, isolated as far as this machine allows. Throws if no process can be started. */
export async function startProgram(box: OpenBox, program: BoxedProgram): Promise<StartedProgram> {
  const boxed = await box.start(program);
  if (boxed !== undefined) return { ...boxed, cleanUp: async () => undefined };
  found ??= findIsolation();
  const isolation = await found;
  const marker = randomUUID();
  const [command = '', ...args] = isolation.wrap(program.command);
  const child = spawn(command, args, {
    cwd: program.directory,
    env: { ...program.environment, [CALL_MARKER]: marker },
    stdio: ['ignore', 'pipe', 'pipe', program.hasConnection === true ? 'pipe' : 'ignore'],
    // A process group of its own, which can be ended as a whole.
    detached: process.platform !== 'win32',
    windowsHide: true,
  });
  const { stdout, stderr, stdio } = child;
  if (stdout === null || stderr === null) throw new Error('a process without streams');
  const kill = () => signalGroup(child, 'SIGKILL');
  return {
    child,
    stdout,
    stderr,
    connection: stdio[3] instanceof Duplex ? stdio[3] : undefined,
    kill,
    async cleanUp() {
      kill();
      if (!isolation.endsAll) await killMarkedProcesses(marker);
    },
  };
}

/** Finds the strongest isolation that works on this machine. */
async function findIsolation(): Promise<Isolation> {
  disableDebugger();
  if (process.platform !== 'linux') return NO_ISOLATION;
  for (const isolation of [NAMESPACE, NO_NEW_PRIVILEGES]) {
    if (await canRun(isolation.wrap(['true']))) return isolation;
  }
  return NO_ISOLATION;
}

function canRun([command = '', ...args]: readonly string[]): Promise<boolean> {
  return new Promise((resolve) => {
    const child = spawn(command, args, { stdio: 'ignore', timeout: 5_000 });
    child.once('error', () => resolve(false));
    child.once('exit', (code) => resolve(code === 0));
  });
}

/** Returns whether the program exists; if it didn't, the isolation would report an error of its own. */
export async function isExecutable(command: string, path: string): Promise<boolean> {
  if (process.platform === 'win32') return true;
  const candidates = isAbsolute(command)
    ? [command]
    : path.split(delimiter).map((folder) => join(folder, command));
  const found = await Promise.allSettled(
    candidates.map((candidate) => access(candidate, constants.X_OK)),
  );
  return found.some(({ status }) => status === 'fulfilled');
}
