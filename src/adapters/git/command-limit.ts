// Limits the time of git commands that talk to the remote or read files, and ends them with everything they started.
import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { onAbort } from '#src/abort.ts';
import type { GitWorktree, RunTime } from '#src/ports/index.ts';
import { killMarkedProcesses } from '../programs/process-tree.ts';

/** Commands that fetch or write all files of a large repository. */
const SLOW_COMMANDS: readonly (string | undefined)[] = ['fetch', 'read-tree'];
const SLOW_MS = 300_000;
const OTHER_MS = 60_000;
/** The least that a command on files gets, however little time is left: it may be the one that commits the work. */
const MIN_FILES_MS = 2_000;
/** The part of the run's remaining time that one command may take; the rest is for reporting what happened. */
const PART_OF_TIME = 3 / 4;
/** When interrupted, git ends its helpers itself; what is left after this time is killed. */
const GRACE_MS = 500;

/** The limit of one command. */
export type CommandLimit = {
  readonly signal: AbortSignal;
  /** Why it fires, as a clause. */
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
  /** Absent: the command talks to the remote. */
  readonly worktree?: GitWorktree | undefined;
};

/** Starts the limit. It fires after the command's time; for a command that talks to the remote, also after the run's. */
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
