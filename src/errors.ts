// Errors: failures that are neither an outcome nor a tool result that a model can react to.

import type { RefusalKind } from './refusals.ts';

/** Stable codes of everything that can stop a run; users search for them. */
export type ErrorCode =
  | 'E_INPUT'
  | 'E_EVENT'
  | 'E_GITHUB'
  | 'E_GITHUB_PERMISSION'
  | 'E_GIT'
  | 'E_BOX'
  | 'E_RUNTIME'
  | 'E_CREDENTIALS'
  | 'E_SECRET'
  | 'E_CANCELLED'
  | 'E_TIME'
  | 'E_INTERNAL';

type SquadErrorFacts = {
  readonly code: ErrorCode;
  /** What happened, and where. */
  readonly message: string;
  /** What the reader should do next. */
  readonly hint?: string | undefined;
  /** How GitHub refused, if it did and we know its words. */
  readonly refusal?: RefusalKind | undefined;
  readonly cause?: unknown;
};

/** An error with a stable code and, if there is one, the next thing to do. */
export class SquadError extends Error {
  override readonly name = 'SquadError';
  readonly code: ErrorCode;
  readonly hint: string | undefined;
  readonly refusal: RefusalKind | undefined;

  constructor({ code, message, hint, refusal, cause }: SquadErrorFacts) {
    super(message, cause === undefined ? undefined : { cause });
    this.code = code;
    this.hint = hint;
    this.refusal = refusal;
  }
}

/** Returns how GitHub refused; undefined for other errors, and where its words are not known. */
export function refusalKindOf(thrown: unknown): RefusalKind | undefined {
  return thrown instanceof SquadError ? thrown.refusal : undefined;
}

/** An error of any kind, as people read it. */
export type ErrorDescription = {
  readonly code: ErrorCode;
  readonly message: string;
  readonly hint: string | undefined;
};

/** Describes anything that was thrown; the text is not masked. */
export function describe(thrown: unknown): ErrorDescription {
  if (thrown instanceof SquadError) {
    const { code, message, hint = hintForMachine(message) } = thrown;
    return { code, message, hint };
  }
  const message = textOf(thrown);
  return { code: 'E_INTERNAL', message, hint: hintForMachine(message) };
}

/** Some errors have no message: of a connection that was refused at several addresses, only its parts have one. */
function textOf(thrown: unknown): string {
  if (!(thrown instanceof Error)) return String(thrown);
  if (thrown.message.trim() !== '') return thrown.message;
  const [first] = thrown instanceof AggregateError ? thrown.errors : [];
  if (first !== undefined) return textOf(first);
  return 'code' in thrown ? String(thrown.code) : thrown.name;
}

type MachineFault = { readonly cause: string; readonly hint: string };

/** What a machine lacks, by the messages of Node, git and the runtime. The first match counts. */
const MACHINE_FAULTS: readonly (readonly [RegExp, MachineFault])[] = [
  [
    /ENOSPC|no space left on device/i,
    {
      cause: "the runner's disk is full",
      hint: "The runner's disk is full, or has no inodes left: free some in a step before this one.",
    },
  ],
  [
    /EDQUOT|disk quota exceeded/i,
    {
      cause: "the runner's disk quota is used up",
      hint: "The quota of the runner's disk is used up: free some space in a step before this one.",
    },
  ],
  [
    /EMFILE|ENFILE|too many open files/i,
    {
      cause: 'the runner allows too few open files',
      hint: 'The runner allows too few open files: raise `ulimit -n`.',
    },
  ],
  [
    /ENOMEM|out of memory|cannot allocate memory/i,
    {
      cause: 'the runner has too little memory',
      hint: 'The runner has too little memory for the job.',
    },
  ],
  [
    /EAGAIN|unable to fork|cannot fork|resource temporarily unavailable/i,
    {
      cause: 'the runner allows too few processes',
      hint: 'The runner allows too few processes: raise `ulimit -u`, or lower `max-agents`.',
    },
  ],
  [
    /git was stopped by a signal/,
    {
      cause: 'something killed a program of the run',
      hint: 'A system with too little memory kills programs: look at the memory of the runner.',
    },
  ],
  [
    // git doesn't say why.
    /\b(?:EROFS|EACCES|ENOTDIR|ENOENT)\b.{1,80}\bmkd(?:ir|temp)\b|unable to create directory for /,
    {
      cause: 'the folder `RUNNER_TEMP` cannot be used',
      hint: 'Check that the folder `RUNNER_TEMP` exists, is writable and has space left.',
    },
  ],
  [
    /EROFS|read-only file system/i,
    {
      cause: "the runner's file system is read-only",
      hint: "The runner's file system is read-only: check its disk, and the volumes of its container.",
    },
  ],
];

/** Returns what the machine lacks by this message, and what to do about it; undefined where it says no such thing. */
export function machineFault(message: string): MachineFault | undefined {
  return MACHINE_FAULTS.find(([pattern]) => pattern.test(message))?.[1];
}

/** Returns what to do where the message says that the machine lacks something; undefined otherwise. */
export function hintForMachine(message: string): string | undefined {
  return machineFault(message)?.hint;
}

/** True when GitHub refused in words that we know: the same fails again until somebody has changed something. */
export function isFinal(thrown: unknown): boolean {
  const kind = refusalKindOf(thrown);
  return kind !== undefined && kind !== 'passing';
}

/** The result of work, or what it threw, as data. */
export type Attempt<T> =
  | { readonly kind: 'done'; readonly value: T }
  | { readonly kind: 'threw'; readonly error: unknown };

/** Waits for work, and starts it first if it is a function. Never rejects or throws. */
export function attempt<T>(work: Promise<T> | (() => T | Promise<T>)): Promise<Attempt<T>> {
  const started = typeof work === 'function' ? (async () => work())() : work;
  return started.then(
    (value) => ({ kind: 'done', value }),
    (error: unknown) => ({ kind: 'threw', error }),
  );
}

/** Returns the result of work, or `instead` if it fails. Never rejects. */
export async function resultOr<T, U>(work: Promise<T>, instead: U): Promise<T | U> {
  const ended = await attempt(work);
  return ended.kind === 'done' ? ended.value : instead;
}

/** As `attempt`, for work that takes no time. */
export function attemptNow<T>(work: () => T): Attempt<T> {
  try {
    return { kind: 'done', value: work() };
  } catch (error) {
    return { kind: 'threw', error };
  }
}

/** Returns the code of an operating system's error, such as `EEXIST`; undefined for other errors. */
export function systemCode(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  if (!('code' in error) || !('syscall' in error)) return undefined;
  return typeof error.code === 'string' ? error.code : undefined;
}
