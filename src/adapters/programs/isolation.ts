// Puts a repository's program where it can't look at our processes: their environments hold what it must not have.
import { spawn } from 'node:child_process';
import { constants } from 'node:fs';
import { access } from 'node:fs/promises';
import { delimiter, isAbsolute, join } from 'node:path';

export type Isolation = {
  /** Whether the program's children end with it, because the kernel ends them. */
  readonly endsAll: boolean;
  /** The program and arguments that start a program isolated. */
  wrap(command: readonly string[]): readonly string[];
};

/** Ends with us, also where we can't end it any more. */
const DIE_WITH_PARENT = ['setpriv', '--pdeathsig', 'KILL'];

const NO_ISOLATION: Isolation = { endsAll: false, wrap: (command) => command };

/** A process tree of its own with a /proc that shows nothing else; `sh` reads only this constant, the program comes as arguments. */
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
    // Not the program itself: the first process of a tree can't be ended by most signals. In the background, with a
    // standard error of its own: the shell's words about a program that a signal ended are not the program's.
    ...['sh', '-c', 'exec 9>&2 2>/dev/null; "$@" 2>&9 9>&- & wait $!; exit $?', 'sh', ...command],
  ],
};

/** Where the kernel allows no namespace: at least no way to more rights, such as sudo. */
const NO_NEW_PRIVILEGES: Isolation = {
  endsAll: false,
  wrap: (command) => [...DIE_WITH_PARENT, '--no-new-privs', '--', ...command],
};

let isDebuggerDisabled = false;

/** Without a listener, one signal from a child would open this process to any debugger. */
function disableDebugger(): void {
  if (isDebuggerDisabled || process.platform === 'win32') return;
  process.on('SIGUSR1', () => {});
  isDebuggerDisabled = true;
}

/** The strongest that this machine has, found by trying. */
export async function findIsolation(): Promise<Isolation> {
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

/** Whether there is such a program: what starts it for us would only say so in its own words. */
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
