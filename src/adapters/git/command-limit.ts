// How long a git command that talks to the remote or reads files may take, and how it is ended with all that it started.
import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { onAbort } from '../../abort.ts';
import type { GitWorktree } from '../../ports/git.ts';
import type { RunTime } from '../../ports/ports.ts';
import { killMarkedProcesses } from '../programs/process-tree.ts';

/** What writes or brings all files of a large repository. */
const SLOW_COMMANDS: readonly (string | undefined)[] = ['fetch', 'read-tree'];
const SLOW_MS = 300_000;
const OTHER_MS = 60_000;
/** What a command on files has, however little time is left: it may be what commits the work. */
const MIN_FILES_MS = 2_000;
/** A command's part of the time that the run has left: the rest is for saying what became of it. */
const PART_OF_TIME = 3 / 4;
/** git ends its helpers itself when it is interrupted; what is left after this is killed. */
const GRACE_MS = 500;

/** The limit of one command. */
export type CommandLimit = {
  readonly signal: AbortSignal;
  /** Why it fires, as a half sentence. */
  readonly cause: string;
  /** Seconds since the command began. */
  seconds(): number;
  /** Call it when the command has ended. */
  close(): void;
};

export type LimitSettings = {
  readonly args: readonly string[];
  readonly timeoutMs: number | undefined;
  readonly time: RunTime | undefined;
  /** Marks the command's processes. */
  readonly mark: string;
  /** Absent: it talks to the remote. */
  readonly worktree?: GitWorktree | undefined;
};

/** Starts the limit: it fires after the command's time, or, where it asks the remote, when that of the run is over. */
export function openCommandLimit(settings: LimitSettings): CommandLimit {
  const { mark, worktree } = settings;
  const time = worktree === undefined ? settings.time : undefined;
  const startedAt = performance.now();
  const stop = new AbortController();
  const end = () => {
    stop.abort();
    void pause(GRACE_MS, undefined, { ref: false }).then(() => killMarkedProcesses(mark));
  };
  if (time?.over.aborted === true) stop.abort();
  const timer = setTimeout(end, limitMs(settings));
  const stopListening = time === undefined ? () => undefined : onAbort(time.over, end);
  return {
    signal: stop.signal,
    cause:
      worktree === undefined
        ? 'the remote did not answer in time'
        : 'git took too long with the files',
    seconds: () => Math.round((performance.now() - startedAt) / 100) / 10,
    close() {
      clearTimeout(timer);
      stopListening();
    },
  };
}

function limitMs({ args, timeoutMs, time, worktree }: LimitSettings): number {
  const ownMs = timeoutMs ?? (SLOW_COMMANDS.includes(args[0]) ? SLOW_MS : OTHER_MS);
  const ms = Math.min(ownMs, (time?.left() ?? ownMs) * PART_OF_TIME);
  return worktree === undefined ? ms : Math.max(ms, MIN_FILES_MS);
}
