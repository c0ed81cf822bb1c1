// Runs one git command through simple-git. Commands that stream are spawned in the files that read them.
import { simpleGit } from 'simple-git';
import { attempt, SquadError } from '#src/errors.ts';
import type { GitResult } from '#src/ports/index.ts';
import type { CommandLimit } from './command-limit.ts';
import { CONFIG_VARIABLES } from './git-environment.ts';

export type GitCommand = {
  readonly args: readonly string[];
  readonly directory: string;
  /** The whole environment of git's process; by default this process's own without its GIT_ variables. */
  readonly environment?: Readonly<Record<string, string>>;
  /** Ends git when it fires, with a failed result that says so. */
  readonly limit?: CommandLimit;
};

/** simple-git refuses all other variables of git. */
const ALLOWED_VARIABLES = [
  'GIT_CONFIG_NOSYSTEM',
  'GIT_CONFIG_GLOBAL',
  ...CONFIG_VARIABLES,
  'GIT_ATTR_NOSYSTEM',
  'GIT_TERMINAL_PROMPT',
  'GIT_LITERAL_PATHSPECS',
  'GIT_NO_REPLACE_OBJECTS',
  'GIT_OPTIONAL_LOCKS',
  'GIT_DIR',
  'GIT_WORK_TREE',
  'GIT_INDEX_FILE',
  'GIT_AUTHOR_NAME',
  'GIT_AUTHOR_EMAIL',
  'GIT_AUTHOR_DATE',
  'GIT_COMMITTER_NAME',
  'GIT_COMMITTER_EMAIL',
  'GIT_COMMITTER_DATE',
];

/** For GIT_CONFIG_GLOBAL, which disables the user's configuration, and for what git-environment.ts passes. */
const ALLOWED_UNSAFE = {
  allowUnsafeConfigPaths: true,
  allowUnsafeConfigEnvCount: true,
  allowUnsafeFsMonitor: true,
  allowUnsafeHooksPath: true,
  allowUnsafeCredentialHelper: true,
  allowUnsafeProtocolOverride: true,
};

type EndedProcess = { stdOut: Buffer[]; stdErr: Buffer[]; exitCode: number | null };

/** Runs git and returns its result, whatever the exit code. Throws a SquadError (E_GIT) when git can't be started. */
export async function executeGit(command: GitCommand): Promise<GitResult> {
  const { args, directory, environment, limit } = command;
  if (limit?.signal.aborted) return endedResult(limit);
  let ended: EndedProcess | undefined;
  try {
    const git = simpleGit({
      baseDir: directory,
      maxConcurrentProcesses: Number.POSITIVE_INFINITY,
      allowEnvironment: environment === undefined ? [] : ALLOWED_VARIABLES,
      unsafe: ALLOWED_UNSAFE,
      // By default simple-git stops reading 50 ms after the exit.
      completion: { onClose: true, onExit: false },
      // Empty standard input.
      input: () => NOTHING,
      ...(limit === undefined ? {} : { abort: limit.signal }),
      errors: (_error, result) => {
        ended = result;
        return undefined;
      },
    }).outputHandler(emitEmptyChunk);
    if (environment !== undefined) git.env({ ...environment });
    await git.raw([...args]);
  } catch (error) {
    if (limit?.signal.aborted) return endedResult(limit);
    throw notStarted(args, error);
  }
  if (limit?.signal.aborted && ended?.exitCode !== 0) return endedResult(limit);
  return resultOf(args, ended);
}

/** Returns the trimmed output of a git command in a person's own repository; undefined when it fails. */
export async function askGit(
  directory: string,
  args: readonly string[],
): Promise<string | undefined> {
  const ran = await attempt(executeGit({ args, directory }));
  return ran.kind === 'done' && ran.value.code === 0 ? ran.value.stdout.trim() : undefined;
}

const NOTHING = Buffer.alloc(0);

/** simple-git waits 50 ms more for a command without output; an empty chunk ends the wait. */
function emitEmptyChunk(_command: string, stdout: NodeJS.ReadableStream): void {
  queueMicrotask(() => stdout.emit('data', NOTHING));
}

function resultOf(args: readonly string[], ended: EndedProcess | undefined): GitResult {
  if (ended === undefined) throw notStarted(args, undefined);
  const { exitCode } = ended;
  const stdout = Buffer.concat(ended.stdOut).toString();
  const stderr = Buffer.concat(ended.stdErr).toString();
  if (exitCode === 0) return { code: 0, stdout, stderr: '' };
  // Node reports a failed start as a negative number.
  if (exitCode !== null && exitCode < 0) throw notStarted(args, new Error(stderr));
  if (exitCode !== null) return { code: exitCode, stdout, stderr };
  return { code: KILLED, stdout, stderr: 'git was stopped by a signal' };
}

/** The code of a command that a signal stopped, as a shell returns it for SIGKILL: another code 1 is an answer of git's. */
export const KILLED = 137;

/** The code of a command that took too long, as the program `timeout` returns it. */
export const TIMED_OUT = 124;

function endedResult({ cause, seconds }: CommandLimit): GitResult {
  const stderr = `error: ${cause}; git was stopped after ${seconds()} s\n`;
  return { code: TIMED_OUT, stdout: '', stderr };
}

function notStarted(args: readonly string[], cause: unknown): SquadError {
  return new SquadError({
    code: 'E_GIT',
    message: `git could not be started for \`git ${args[0] ?? ''}\`.`,
    hint: GIT_HINT,
    cause,
  });
}

/** The oldest git that merges the work of several agents. */
export const OLDEST = { major: 2, minor: 38 } as const;
/** What to do without such a git. */
export const GIT_HINT = `The runner needs git ${OLDEST.major}.${OLDEST.minor} or later on its PATH.`;
