// The port to programs of the repository. Types only.
import type { BoxSpec } from './box.ts';

export type ProgramSpec = {
  /** A program on the PATH or an absolute path; `node` is the one that we run on. No shell reads it. */
  readonly command: string;
  readonly args: readonly string[];
  /** Absolute. */
  readonly directory: string;
  /** Set over a neutral environment that has no tokens, no inputs and nothing of the runner. */
  readonly environment: Readonly<Record<string, string>>;
  /** Names of the job's own variables that it may see besides. */
  readonly passed: readonly string[];
  readonly timeoutMs: number;
  /** Bytes of each stream that are returned; the rest is only counted. */
  readonly maxBytes: number;
  /** Absolute path without an ending: a stream that is longer is kept there whole, masked. */
  readonly keepAs?: string | undefined;
  /** What it reaches in the box. */
  readonly box: BoxSpec;
  /** An existing private folder, its home; by default one that all programs share. */
  readonly home?: string | undefined;
  readonly signal: AbortSignal;
};

/** One stream of a program: its beginning, and the size of the whole. */
export type ProgramOutput = {
  readonly text: string;
  readonly bytes: number;
  readonly lines: number;
  /** Where the whole is, when `text` is only its beginning. */
  readonly keptAt: string | undefined;
};

type ProgramStreams = { readonly stdout: ProgramOutput; readonly stderr: ProgramOutput };

/** How a program ended; nothing that it started is left then. */
export type ProgramEnd =
  | ({
      readonly kind: 'exited';
      /** 128 and the signal's number when a signal ended it. */
      readonly code: number;
    } & ProgramStreams)
  | ({ readonly kind: 'timed-out' | 'aborted' } & ProgramStreams)
  /** It took more than it may: `reason` says of what. */
  | ({ readonly kind: 'limited'; readonly reason: string } & ProgramStreams)
  | { readonly kind: 'not-started'; readonly reason: string };

/** Runs programs of the repository, in the box. Never rejects. */
export interface Programs {
  runProgram(spec: ProgramSpec): Promise<ProgramEnd>;
}
