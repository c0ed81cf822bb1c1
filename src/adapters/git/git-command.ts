// Runs one git command through simple-git. Commands that stream are spawned in the files that read them.

import { spawn } from 'node:child_process';
import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { simpleGit } from 'simple-git';
import { onAbort } from '#src/abort.ts';
import { attempt, machineFault, SquadError } from '#src/errors.ts';
import type { GitResult, GitWorktree } from '#src/ports/git.ts';
import type { Ports, RunTime } from '#src/ports/ports.ts';
import { killMarkedProcesses } from '../process/process-tree.ts';

// The environment of our git commands: it names the repository, and pins settings that no file on disk can change.
/** What git needs for one run. */
export type GitSettings = {
  /** The checkout (GITHUB_WORKSPACE); when it is missing, everything is fetched. */
  readonly workspace: string;
  /** RUNNER_TEMP: private folders are created in it. */
  readonly temporary: string;
  readonly serverUrl: string;
  /** `owner/name`. */
  readonly repository: string;
  readonly token: string;
  /** The proxy variable for this server; empty when there is no proxy. */
  readonly proxy: Readonly<Record<string, string>>;
  /** PATH for git's own helpers. */
  readonly path: string;
  /** The input `squad-directory`. */
  readonly squadDirectory: string | undefined;
  /** The run's clock and time. No command outlasts it, and failed reads of the remote are retried in it. Absent: neither. */
  readonly run?: Pick<Ports, 'clock' | 'time'>;
  /** Asks where the repository is when it is not at its address any more; undefined: nowhere that we trust. */
  readonly findAddress?: () => Promise<string | undefined>;
  /** When it fires, the run's time gets short, and a command that talks to the remote gets a part of what is left. */
  readonly cancelled?: AbortSignal;
  /** Called when the remote asks to wait. */
  readonly warn?: (text: string) => void;
};

type Environment = Readonly<Record<string, string>>;

/** The settings that decide which programs git starts and whom it talks to. They override every configuration file. */
const PINNED = [
  ['core.fsmonitor', 'false'],
  ['core.hooksPath', '/dev/null'],
  ['core.attributesFile', '/dev/null'],
  ['core.excludesFile', '/dev/null'],
  ['core.quotePath', 'false'],
  ['credential.helper', ''],
  ['protocol.allow', 'never'],
  ['protocol.http.allow', 'always'],
  ['protocol.https.allow', 'always'],
] as const;

/** The variables that pass configuration, all of which simple-git has to allow by name. */
const CONFIG_VARIABLES = [
  'GIT_CONFIG_COUNT',
  ...Array.from({ length: PINNED.length + 2 }, (_, index) => index).flatMap((index) => [
    `GIT_CONFIG_KEY_${index}`,
    `GIT_CONFIG_VALUE_${index}`,
  ]),
];

/** Returns the variables for every command. They name the repository, so git ignores any among an agent's files. */
export function gitEnvironment(
  { path }: Pick<GitSettings, 'path'>,
  { scratch, repository }: { readonly scratch: string; readonly repository: string },
): Environment {
  return {
    PATH: path,
    HOME: scratch,
    LANG: 'C.UTF-8',
    LC_ALL: 'C.UTF-8',
    GIT_DIR: repository,
    GIT_CONFIG_NOSYSTEM: '1',
    GIT_CONFIG_GLOBAL: '/dev/null',
    GIT_ATTR_NOSYSTEM: '1',
    GIT_TERMINAL_PROMPT: '0',
    GIT_LITERAL_PATHSPECS: '1',
    GIT_NO_REPLACE_OBJECTS: '1',
    GIT_OPTIONAL_LOCKS: '0',
    ...configEnvironment(PINNED),
  };
}

/** Returns the variables for a command that works on files; none for one that doesn't. */
export function worktreeEnvironment(worktree: GitWorktree | undefined): Environment {
  if (worktree === undefined) return {};
  return { GIT_WORK_TREE: worktree.directory, GIT_INDEX_FILE: worktree.indexFile };
}

/** Returns the variables for a command that talks to the remote: the token, for this server alone, and the proxy. */
export function remoteEnvironment({ token, serverUrl, proxy }: GitSettings): Environment {
  const basic = Buffer.from(`x-access-token:${token}`).toString('base64');
  const [address = ''] = Object.values(proxy);
  const header = [`http.${serverUrl}/.extraheader`, `Authorization: Basic ${basic}`] as const;
  return { ...configEnvironment([...PINNED, ['http.proxy', address], header]), ...proxy };
}

function configEnvironment(entries: readonly (readonly [string, string])[]): Environment {
  const variables = entries.flatMap(([key, value], index) => [
    [`GIT_CONFIG_KEY_${index}`, key],
    [`GIT_CONFIG_VALUE_${index}`, value],
  ]);
  return { ...Object.fromEntries(variables), GIT_CONFIG_COUNT: String(entries.length) };
}

/** Commands that fetch or write all files of a large repository. */
const SLOW_COMMANDS: readonly (string | undefined)[] = ['fetch', 'read-tree'];
const SLOW_MS = 300_000;
const OTHER_MS = 60_000;
/** The least that a command on files gets, however little time is left: it may be the one that commits the work. */
const MIN_FILES_MS = 2_000;
/** The part of the run's remaining time that one command may take; the rest is for reporting what happened. */
const PART_OF_TIME = 1 / 2;
/** When interrupted, git ends its helpers itself; what is left after this time is killed. */
const GRACE_MS = 500;

/** The limit of one command. */
type CommandLimit = {
  readonly signal: AbortSignal;
  /** Why it fires, as a clause. */
  readonly cause: string;
  /** Seconds since the command began. */
  seconds(): number;
  /** Call it when the command has ended. */
  close(): void;
};

type LimitSettings = {
  readonly args: readonly string[];
  readonly timeoutMs: number | undefined;
  readonly time: RunTime | undefined;
  readonly cancelled?: AbortSignal | undefined;
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
  let timer = setTimeout(end, limitMs(settings));
  const hurry = () => {
    clearTimeout(timer);
    timer = setTimeout(end, limitMs(settings));
  };
  const { cancelled } = settings;
  const listening = [
    ...(time === undefined ? [] : [onAbort(time.over, end)]),
    ...(time === undefined || cancelled === undefined ? [] : [onAbort(cancelled, hurry)]),
  ];
  return {
    signal: stop.signal,
    cause:
      worktree === undefined
        ? 'the remote did not answer in time'
        : 'git took too long with the files',
    seconds: () => Math.round((performance.now() - startedAt) / 100) / 10,
    close() {
      clearTimeout(timer);
      for (const stopListening of listening) stopListening();
    },
  };
}

function limitMs({ args, timeoutMs, time, worktree }: LimitSettings): number {
  const ownMs = timeoutMs ?? (SLOW_COMMANDS.includes(args[0]) ? SLOW_MS : OTHER_MS);
  const ms = Math.min(ownMs, (time?.left() ?? ownMs) * PART_OF_TIME);
  return worktree === undefined ? ms : Math.max(ms, MIN_FILES_MS);
}

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
  'GIT_TRACE_CURL',
  'GIT_TRACE_CURL_NO_DATA',
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
    throw notStarted(args, (await whyNotStarted(command)) ?? error);
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

/** Starts git once more to learn why it can't be: without file descriptors simple-git fails before it hears of that. */
function whyNotStarted({ directory: cwd, environment: env }: GitCommand): Promise<unknown> {
  return new Promise((resolve) => {
    const child = spawn('git', ['--version'], { cwd, ...(env && { env }) });
    child.once('error', resolve).once('spawn', () => resolve(undefined));
  });
}

function notStarted(args: readonly string[], cause: unknown): SquadError {
  const fault = machineFault(String(cause));
  const why = fault === undefined ? '' : `: ${fault.cause}`;
  return new SquadError({
    code: 'E_GIT',
    message: `git could not be started for \`git ${args[0] ?? ''}\`${why}.`,
    hint: fault?.hint ?? GIT_HINT,
    cause,
  });
}

/** The oldest git that merges the work of several agents. */
const OLDEST = { major: 2, minor: 38 } as const;
/** What to do without such a git. */
const GIT_HINT = `The runner needs git ${OLDEST.major}.${OLDEST.minor} or later on its PATH.`;

/** Returns a version such as `2.43.0`; undefined without git. */
export async function gitVersion(): Promise<string | undefined> {
  return readVersion((await askGit(process.cwd(), ['--version'])) ?? '');
}

/** Throws a SquadError (E_GIT) when git is too old to merge the work of several agents. */
export async function requireGitVersion(command: Omit<GitCommand, 'args'>): Promise<void> {
  const version = readVersion((await executeGit({ ...command, args: ['--version'] })).stdout);
  // A git that reports its version in another form is given the benefit of the doubt.
  if (version === undefined || !isOld(version)) return;
  throw new SquadError({
    code: 'E_GIT',
    message: `git ${version} on this runner is too old.`,
    hint: GIT_HINT,
  });
}

function readVersion(text: string): string | undefined {
  return /\d+\.\d+(?:\.\d+)?/.exec(text)?.[0];
}

function isOld(version: string): boolean {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major < OLDEST.major || (major === OLDEST.major && minor < OLDEST.minor);
}
