// A program that was started in the box: its streams, and how it is ended.
import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import type { Duplex, Readable } from 'node:stream';
import { signalGroup } from '../process/process-tree.ts';

export type BoxedProcess = {
  readonly child: ChildProcess;
  readonly stdout: Readable | undefined;
  readonly stderr: Readable;
  /** The program's descriptor 3, if it asked for one. */
  readonly connection: Duplex | undefined;
  /** Ends everything in the box, at once. */
  kill(): void;
};

type Launch = {
  readonly command: readonly string[];
  /** Descriptors of ours that become 3, 4 and so on. */
  readonly descriptors?: readonly number[];
  /** The connection is descriptor 3 of the process, or its standard output: sudo passes no other descriptor on. */
  readonly connection: 'none' | 'descriptor' | 'output';
};

/**
 * Starts the process that makes the box, with an empty environment and its lifeline as standard input. Throws if no
 * process can be started.
 */
export function startLaunch({ command, descriptors = [], connection }: Launch): BoxedProcess {
  const [program = '', ...args] = command;
  const extra = connection === 'descriptor' ? (['pipe'] as const) : [];
  const options: SpawnOptions = {
    cwd: '/',
    env: {},
    // A group of its own, so that the process that makes the box can be ended with it.
    detached: true,
    stdio: ['pipe', 'pipe', 'pipe', ...extra, ...descriptors],
  };
  const child = spawn(program, args, options);
  const { stdin, stdout, stderr, stdio } = child;
  if (stdin === null || stdout === null || stderr === null)
    throw new Error('a process without streams');
  stdin.on('error', () => undefined);
  const duplex = connection === 'output' ? stdout : stdio[3];
  return {
    child,
    stdout: connection === 'output' ? undefined : stdout,
    stderr,
    connection: connection === 'none' ? undefined : (duplex as Duplex),
    kill() {
      stdin.destroy();
      signalGroup(child, 'SIGKILL');
    },
  };
}
