// The port to programs of the repository. Types only.
import type { BoxSpec } from './box.ts';

export type ProgramSpec = {
  /** A program on the PATH or an absolute path; `node` is the Node that we run on. No shell interprets it. */
  readonly command: string;
  readonly args: readonly string[];
  /** Absolute. */
  readonly directory: string;
  /** Added to a neutral environment without tokens, inputs or the runner's variables. */
  readonly environment: Readonly<Record<string, string>>;
  /** Names of the job's own variables that it may also see. */
  readonly passed: readonly string[];
  readonly timeoutMs: number;
  /** Bytes of each stream that are returned; the rest is only counted. */
  readonly maxBytes: number;
  /** Leaves NUL in the streams, for output that our code reads; by default it is replaced. */
  readonly keepsNul?: boolean;
  /** Absolute path without an extension: a longer stream is kept there in full, masked. */
  readonly keepAs?: string | undefined;
  /** What it can reach in the box. */
  readonly box: BoxSpec;
  /**
   * An existing private folder for its home, if other programs may find there what this one leaves, also in /tmp and in
   * copies: say why they may. By default each start has a new one.
   */
  readonly home?: string | undefined;
  readonly signal: AbortSignal;
};

/** One stream of a program: its beginning, and the size of the whole. */
export type ProgramOutput = {
  readonly text: string;
  readonly bytes: number;
  readonly lines: number;
  /** Where the full text is, when `text` is only its beginning. */
  readonly keptAt: string | undefined;
};

type ProgramStreams = { readonly stdout: ProgramOutput; readonly stderr: ProgramOutput };

/** How a program ended; nothing that it started is still running. */
export type ProgramEnd =
  | ({
      readonly kind: 'exited';
      /** 128 plus the signal's number when a signal ended it. */
      readonly code: number;
    } & ProgramStreams)
  | ({ readonly kind: 'timed-out' | 'aborted' } & ProgramStreams)
  /** It exceeded a limit; `reason` says which. */
  | ({ readonly kind: 'limited'; readonly reason: string } & ProgramStreams)
  | { readonly kind: 'not-started'; readonly reason: string };

/** Runs programs of the repository, in the box. Never rejects. */
export interface Programs {
  runProgram(spec: ProgramSpec): Promise<ProgramEnd>;
}
