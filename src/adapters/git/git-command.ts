// One git command that ends by itself, through simple-git. What streams is spawned where it is read.
import { attempt, SquadError } from '../../errors.ts';
import type { GitResult } from '../../ports/git.ts';

export type GitCommand = {
  readonly args: readonly string[];
  readonly directory: string;
  /** The whole environment of git's process; this process's own where none is given, without its GIT_ variables. */
  readonly environment?: Readonly<Record<string, string>>;
};

/** simple-git refuses every other variable of git's: these are set on purpose. */
const OUR_VARIABLES = [
  'GIT_CONFIG_NOSYSTEM',
  'GIT_CONFIG_GLOBAL',
  'GIT_CONFIG_COUNT',
  'GIT_CONFIG_KEY_0',
  'GIT_CONFIG_VALUE_0',
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

/** GIT_CONFIG_GLOBAL, which shuts the user's configuration out, and GIT_CONFIG_COUNT, which carries the token. */
const OUR_REASONS = { allowUnsafeConfigPaths: true, allowUnsafeConfigEnvCount: true };

type Ended = { stdOut: Buffer[]; stdErr: Buffer[]; exitCode: number | null };

/** Runs git; any exit code is an answer. Throws a SquadError (E_GIT) when git can't be started. */
export async function executeGit(command: GitCommand): Promise<GitResult> {
  const { args, directory, environment } = command;
  let ended: Ended | undefined;
  try {
    // It takes some 20 ms to load: the first command pays, not the program's start.
    const { simpleGit } = await import('simple-git');
    const git = simpleGit({
      baseDir: directory,
      maxConcurrentProcesses: Number.POSITIVE_INFINITY,
      allowEnvironment: environment === undefined ? [] : OUR_VARIABLES,
      unsafe: OUR_REASONS,
      // 50 ms after the exit simple-git would take what it has read for everything.
      completion: { onClose: true, onExit: false },
      // A command that reads its input finds the end of it.
      input: () => NOTHING,
      errors: (_error, result) => {
        ended = result;
        return undefined;
      },
    }).outputHandler(sayNothing);
    if (environment !== undefined) git.env({ ...environment });
    await git.raw([...args]);
  } catch (error) {
    throw notStarted(args, error);
  }
  return resultOf(args, ended);
}

/** What git says about a person's own repository, without the line's end; undefined when it can't tell. */
export async function askGit(
  directory: string,
  args: readonly string[],
): Promise<string | undefined> {
  const asked = await attempt(executeGit({ args, directory }));
  return asked.kind === 'done' && asked.value.code === 0 ? asked.value.stdout.trim() : undefined;
}

const NOTHING = Buffer.alloc(0);

/** simple-git waits 50 ms more for a command that has said nothing: nothing is what this says. */
function sayNothing(_command: string, stdout: NodeJS.ReadableStream): void {
  queueMicrotask(() => stdout.emit('data', NOTHING));
}

function resultOf(args: readonly string[], ended: Ended | undefined): GitResult {
  if (ended === undefined) throw notStarted(args, undefined);
  const { exitCode } = ended;
  const [stdout, stderr] = [ended.stdOut, ended.stdErr].map((it) => Buffer.concat(it).toString());
  if (exitCode === 0) return { code: 0, stdout: stdout ?? '', stderr: '' };
  // Node tells a start that failed by a number below zero.
  if (exitCode !== null && exitCode < 0) throw notStarted(args, new Error(stderr));
  if (exitCode !== null) return { code: exitCode, stdout: stdout ?? '', stderr: stderr ?? '' };
  return { code: 1, stdout: stdout ?? '', stderr: 'git was ended by a signal' };
}

function notStarted(args: readonly string[], cause: unknown): SquadError {
  return new SquadError({
    code: 'E_GIT',
    message: `git could not be started for \`git ${args[0] ?? ''}\`.`,
    hint: 'The runner needs git 2.38 or later on its PATH.',
    cause,
  });
}

/** `2.43.0`; undefined without git. */
export async function gitVersion(): Promise<string | undefined> {
  const version = await askGit(process.cwd(), ['--version']);
  return /\d+\.\d+(?:\.\d+)?/.exec(version ?? '')?.[0];
}
