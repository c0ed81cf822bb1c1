// How long a git command that talks to the remote may take, and how it is ended with all that it started.
import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { onAbort } from '../../abort.ts';
import type { RunTime } from '../../ports/ports.ts';
import { killMarkedProcesses } from '../programs/process-tree.ts';

const FETCH_MS = 300_000;
const OTHER_MS = 60_000;
/** A command's part of the time that the run has left: the rest is for saying what became of it. */
const PART_OF_TIME = 3 / 4;
/** git ends its helpers itself when it is interrupted; what is left after this is killed. */
const GRACE_MS = 500;

/** The limit of one command. */
export type CommandLimit = {
  readonly signal: AbortSignal;
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
};

/** Starts the limit: it fires after the command's time, or when that of the run is over. */
export function openCommandLimit({ args, timeoutMs, time, mark }: LimitSettings): CommandLimit {
  const startedAt = performance.now();
  const stop = new AbortController();
  const ownMs = timeoutMs ?? (args[0] === 'fetch' ? FETCH_MS : OTHER_MS);
  const end = () => {
    stop.abort();
    void pause(GRACE_MS, undefined, { ref: false }).then(() => killMarkedProcesses(mark));
  };
  if (time?.over.aborted === true) stop.abort();
  const ms = Math.min(ownMs, (time?.left() ?? ownMs) * PART_OF_TIME);
  const timer = setTimeout(end, ms);
  const stopListening = time === undefined ? () => undefined : onAbort(time.over, end);
  return {
    signal: stop.signal,
    seconds: () => Math.round((performance.now() - startedAt) / 100) / 10,
    close() {
      clearTimeout(timer);
      stopListening();
    },
  };
}
