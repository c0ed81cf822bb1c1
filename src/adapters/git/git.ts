// git for one run: a private bare repository that borrows the checkout's objects. No hook, filter, alias, credential or
// configuration of the checkout ever applies, and nothing is left behind in it.

import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtemp, readFile, realpath, rm } from 'node:fs/promises';
import { delimiter, isAbsolute, join } from 'node:path';
import { promisify } from 'node:util';
import { attempt, SquadError } from '#src/errors.ts';
import { BOT } from '#src/ports/accounts.ts';
import type { Git, GitOptions, GitResult } from '#src/ports/git.ts';
import type { RunTime } from '#src/ports/ports.ts';
import { wayInside } from '#src/text/paths.ts';
import { CLEAR_OBSTACLES } from '#src/workspace/box.ts';
import {
  type Backoff,
  type BackoffDeps,
  openBackoff,
  readRemoteFailure,
} from '#src/workspace/deliver.ts';
import { removeFolder } from '../process/private-folders.ts';
import { CALL_MARKER, killMarkedProcesses } from '../process/process-tree.ts';
import { withTimeout } from '../process/with-timeout.ts';
import {
  checkConfiguration,
  createRepository,
  findObjectStore,
  type ObjectStore,
} from './bare-repository.ts';
import {
  executeGit,
  type GitCommand,
  type GitSettings,
  gitEnvironment,
  KILLED,
  openCommandLimit,
  remoteEnvironment,
  requireGitVersion,
  TIMED_OUT,
  worktreeEnvironment,
} from './git-command.ts';
import { importCommit } from './import-commit.ts';
import { createObjectReader } from './object-reader.ts';

// Retries reads of the remote when its server or the network fails.

const READS: readonly string[] = ['fetch', 'ls-remote'];
/** Somebody is waiting, so a server that is away for longer ends the run. */
const LIMIT_MS = 15_000;
/** A first try that gets no answer must leave time for the second. */
const FIRST_TRY_MS = 120_000;

type Read = {
  once(): Promise<GitResult>;
  /** Checks whether a ref that the answer lacks is really missing on the remote. */
  isTrue(result: GitResult): Promise<boolean>;
};

/** Wraps `attempt` so that a failed read is retried, unless the failure is lasting. Outside of a run, nothing is retried. */
export function retryReads(
  attempt: Git['attempt'],
  remote: { readonly url: string },
  deps: BackoffDeps | undefined,
): Git['attempt'] {
  if (deps === undefined) return attempt;
  return async (args, options = {}) => {
    if (options.remote !== true || !READS.includes(args[0] ?? '')) return attempt(args, options);
    const list = (ref: string) => attempt(['ls-remote', remote.url, 'HEAD', ref], options);
    const isTrue = (result: GitResult) => isMissing(result, list);
    const within = (timeoutMs: number | undefined) => {
      const once = () => attempt(args, { ...options, timeoutMs });
      return untilItLasts({ once, isTrue }, openBackoff(deps, LIMIT_MS));
    };
    const { timeoutMs } = options;
    const result = await within(timeoutMs ?? FIRST_TRY_MS);
    return timeoutMs === undefined && result.code === TIMED_OUT ? within(undefined) : result;
  };
}

async function untilItLasts(read: Read, { afterFailure }: Backoff): Promise<GitResult> {
  for (;;) {
    const result = await read.once();
    if (result.code === 0) return result;
    const failure = readRemoteFailure(result);
    const isLasting = failure.isLasting && (await read.isTrue(result));
    if (isLasting || !(await afterFailure({ ...failure, isLasting }))) return result;
  }
}

/** To git, a proxy's page is a remote without refs, so a ref counts as missing only if the remote shows another one. */
async function isMissing(
  { stderr }: GitResult,
  list: (ref: string) => Promise<GitResult>,
): Promise<boolean> {
  const ref = /couldn't find remote ref (\S{1,300})/i.exec(stderr)?.[1];
  if (ref === undefined) return true;
  const { code, stdout } = await list(ref);
  return code === 0 && stdout !== '' && !stdout.includes(`\t${ref}\n`);
}

// Removes what git would wait for forever: pipes that programs left among an agent's files, under names that git opens.

const run = promisify(execFile);
const CLEAR_MS = 60_000;

/**
 * Wraps `attempt` so that a command that takes too long on files of the run's own is tried once more, after what may hold
 * git up has been removed.
 */
function clearAndRetry(
  attemptOnce: Git['attempt'],
  { path }: Pick<GitSettings, 'path'>,
  scratch: string,
): Git['attempt'] {
  return async (args, options = {}) => {
    const result = await attemptOnce(args, options);
    const { worktree } = options;
    if (result.code !== TIMED_OUT || worktree === undefined) return result;
    if (wayInside(scratch, worktree.directory) === undefined) return result;
    await clearObstacles(worktree.directory, path);
    return attemptOnce(args, options);
  };
}

/** Removes only what can't be committed. */
async function clearObstacles(folder: string, path: string): Promise<void> {
  // `find` refuses `-execdir` when PATH holds a relative folder.
  const PATH = path.split(delimiter).filter(isAbsolute).join(delimiter);
  await attempt(
    run('find', ['.', ...CLEAR_OBSTACLES], { cwd: folder, env: { PATH }, timeout: CLEAR_MS }),
  );
}

/** The port, and `close`, which ends helper processes and removes the private folder. */
export type GitHandle = { readonly git: Git; close(): Promise<void> };

/** How long the end of a run waits for git commands, and for those that it has killed. */
const GRACE_MS = 3_000;
const KILLED_MS = 1_000;

/** Opens the run's repository. Throws a SquadError (E_GIT) when git itself is missing. */
export async function openGit(settings: GitSettings): Promise<GitHandle> {
  const scratch = await realpath(await mkdtemp(join(settings.temporary, 'squad-git-')));
  const repository = join(scratch, 'repository.git');
  const objects = await findObjectStore(settings.workspace);
  createRepository(repository, objects);
  const remote = await chooseRemote(settings, objects);
  const mark = randomUUID();
  const environment = { ...gitEnvironment(settings, { scratch, repository }), [CALL_MARKER]: mark };
  const running = new Set<Promise<unknown>>();
  const runNow = createAttempt({ repository, remote, environment, settings, mark });
  const attemptOnce: Git['attempt'] = (args, options) => trackWork(running, runNow(args, options));
  const closing = new AbortController();
  const attemptAgain = retryKilled(attemptOnce, closing.signal);
  const attempt = clearAndRetry(retryReads(attemptAgain, remote, settings.run), settings, scratch);
  const run = outputOf(attempt);
  const store = { repository, environment, run };
  const reader = createObjectReader({ ...store, extraDirectory: settings.squadDirectory });
  const git: Git = {
    repository,
    scratch,
    environment: gitEnvironment(settings, { scratch, repository }),
    hasCheckout: objects !== undefined,
    identity: BOT,
    get remoteUrl() {
      return remote.url;
    },
    run,
    attempt,
    tree: reader.tree,
    readTree: reader.readTree,
    readObject: reader.readObject,
    commit: (commit) =>
      trackWork(running, importCommit(commit, { ...store, committer: commit.committer ?? BOT })),
  };
  return {
    git,
    async close() {
      closing.abort();
      reader.close();
      await endCommands(running, mark, settings.run?.time);
      await removeFolder(scratch);
    },
  };
}

/** Runs git for its output. Throws a SquadError (E_GIT) when it fails. */
function outputOf(attempt: Git['attempt']): Git['run'] {
  return async (args, options) => {
    const result = await attempt(args, options);
    if (result.code !== 0) throw gitError(args, result);
    return result.stdout;
  };
}

/** Waits for the commands that still run, and kills them when that takes too long. */
async function endCommands(
  running: ReadonlySet<Promise<unknown>>,
  mark: string,
  time: RunTime | undefined,
): Promise<void> {
  const settled = Promise.allSettled(running);
  // A cancelled run has only seconds left, and nobody waits for the commands that still run.
  const grace = Math.min(GRACE_MS, (time?.left() ?? Number.POSITIVE_INFINITY) / 10);
  await withTimeout<unknown>(grace, settled, () => killMarkedProcesses(mark));
  await withTimeout<unknown>(KILLED_MS, settled, () => undefined);
}

/** Remembers work under way, so that nothing writes into the folder while it is removed. */
function trackWork<T>(running: Set<Promise<unknown>>, started: Promise<T>): Promise<T> {
  const work = started.finally(() => running.delete(work));
  running.add(work);
  return work;
}

const LACKS_HELPER = /remote-https?' is not a git command|unable to find remote helper/i;
const HELPER_HINT = "The runner's git lacks git-remote-https: install a git with HTTPS support.";

function gitError(args: readonly string[], result: GitResult): SquadError {
  const errorText =
    result.stderr.trim().split('\n').slice(-3).join(' ') || `exit code ${result.code}`;
  return new SquadError({
    code: 'E_GIT',
    message: `\`git ${args[0] ?? ''}\` failed: ${errorText}`,
    ...(LACKS_HELPER.test(errorText) ? { hint: HELPER_HINT } : {}),
  });
}

// Tries a command again that somebody else ended, as a machine without memory does.

/** Wraps `attemptOnce` so that a local command ended by a signal runs once more, unless the repository is being closed. */
export function retryKilled(attemptOnce: Git['attempt'], closing: AbortSignal): Git['attempt'] {
  return async (args, options = {}) => {
    const result = await attemptOnce(args, options);
    // Who pushes looks at the remote first.
    if (result.code !== KILLED || options.remote === true || closing.aborted) return result;
    const { worktree } = options;
    if (worktree !== undefined) await attempt(rm(`${worktree.indexFile}.lock`, { force: true }));
    return attemptOnce(args, options);
  };
}

// Runs the git commands of a run: each with the run's environment, a limit where one is needed, and the remote's address
// in the spelling that its server knows.

/** The repository's address with and without `.git`; `url` is the one in use. */
type GitRemote = { url: string; otherUrl: string };

/** Returns the address of the event's repository, spelled as in the checkout's configuration. */
async function chooseRemote(
  settings: GitSettings,
  objects: ObjectStore | undefined,
): Promise<GitRemote> {
  const plain = `${settings.serverUrl}/${settings.repository}`;
  const dotted = `${plain}.git`;
  const config = objects && (await readFile(objects.config, 'utf8').catch(() => ''));
  const isDotted = config?.toLowerCase().includes(`${dotted.toLowerCase()}\n`) === true;
  return isDotted ? { url: dotted, otherUrl: plain } : { url: plain, otherUrl: dotted };
}

type GitRunDeps = {
  readonly repository: string;
  readonly remote: GitRemote;
  readonly environment: Record<string, string>;
  readonly settings: GitSettings;
  /** Marks every command of the run, and what they start. */
  readonly mark: string;
};

/** Returns the function that runs git. When the server doesn't know the remote under one spelling, tries the other. */
function createAttempt(given: GitRunDeps): Git['attempt'] {
  const { repository, remote, environment } = given;
  const runOnce = createRun(given);
  let checking: Promise<void> | undefined;
  // Runs beside the first command that talks to the remote, so that nothing waits for it.
  const checkOnce = () => {
    checking ??= requireGitVersion({ directory: repository, environment });
    return checking;
  };
  return async (args, options = {}) => {
    const checked = options.remote === true ? checkOnce() : undefined;
    const [result] = await Promise.all([runOnce(args, options), checked]);
    if (options.remote !== true || !isUnknownAddress(result)) return result;
    const respelled = args.map((arg) => (arg === remote.url ? remote.otherUrl : arg));
    const retried = await runOnce(respelled, options);
    if (isUnknownAddress(retried)) return result;
    [remote.url, remote.otherUrl] = [remote.otherUrl, remote.url];
    return retried;
  };
}

/** Limits only commands that use files or the remote: on objects and refs alone, git is quick. */
function createRun({ repository, environment, settings, mark }: GitRunDeps): Git['attempt'] {
  const outside = remoteEnvironment(settings);
  const runLocal = (args: readonly string[], options: GitOptions, more: Partial<GitCommand>) =>
    executeGit({
      args,
      directory: options.worktree?.directory ?? repository,
      ...more,
      environment: {
        ...environment,
        ...worktreeEnvironment(options.worktree),
        ...more.environment,
        ...options.environment,
      },
    });
  const runLimited = (args: readonly string[], options: GitOptions) => {
    // Begins with the run's mark, so that ending the run's processes finds this command's too.
    const own = `${mark}-${randomUUID()}`;
    const { timeoutMs, worktree, remote: isRemote } = options;
    const time = settings.run?.time;
    const limit = openCommandLimit({ args, timeoutMs, time, mark: own, worktree });
    const more = { ...(isRemote === true ? outside : {}), [CALL_MARKER]: own };
    return runLocal(args, options, { limit, environment: more }).finally(limit.close);
  };
  return async (args, options = {}) => {
    checkConfiguration(repository);
    const isLimited = options.remote === true || options.worktree !== undefined;
    return isLimited ? runLimited(args, options) : runLocal(args, options, {});
  };
}

/** Some servers know a repository only with `.git` at its end, some only without. */
function isUnknownAddress({ code, stderr }: GitResult): boolean {
  return code === 128 && /repository '[^'\n]*' not found/i.test(stderr);
}
