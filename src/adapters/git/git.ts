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
import { adviceOn } from '#src/refusals.ts';
import { wayInside } from '#src/text/paths.ts';
import { retryAfterSeconds } from '#src/text/retry-after.ts';
import { CLEAR_OBSTACLES } from '#src/workspace/box.ts';
import {
  type Backoff,
  type BackoffDeps,
  openBackoff,
  readRemoteFailure,
} from '#src/workspace/deliver.ts';
import { missingBranchError } from '#src/workspace/remote.ts';
import { removeFolder } from '../process/private-folders.ts';
import { CALL_MARKER, killMarkedProcesses } from '../process/process-tree.ts';
import { withTimeout } from '../process/with-timeout.ts';
import { checkConfiguration, createRepository, findObjectStore } from './bare-repository.ts';
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

const READS: readonly string[] = ['fetch', 'ls-remote'];
/** Somebody is waiting, so a server that is away for longer ends the run. */
const LIMIT_MS = 15_000;
/** A first try that gets no answer must leave time for the second. */
const FIRST_TRY_MS = 120_000;

/** Wraps `attempt` so that a read of the remote that failed or was refused is retried, as pushes are. Outside of a run, nothing is retried. */
export function retryReads(
  attempt: Git['attempt'],
  remoteUrl: string,
  deps: BackoffDeps | undefined,
): Git['attempt'] {
  if (deps === undefined) return attempt;
  return async (args, options = {}) => {
    if (options.remote !== true || !READS.includes(args[0] ?? '')) return attempt(args, options);
    const list = (ref: string) => attempt(['ls-remote', remoteUrl, 'HEAD', ref], options);
    const within = (timeoutMs: number | undefined) => {
      const once = () => attempt(args, { ...options, timeoutMs });
      return untilItLasts(once, list, openBackoff(deps, LIMIT_MS));
    };
    const { timeoutMs } = options;
    const result = await within(timeoutMs ?? FIRST_TRY_MS);
    return timeoutMs === undefined && result.code === TIMED_OUT ? within(undefined) : result;
  };
}

async function untilItLasts(
  once: () => Promise<GitResult>,
  list: (ref: string) => Promise<GitResult>,
  { afterFailure }: Backoff,
): Promise<GitResult> {
  for (;;) {
    const result = await once();
    if (result.code === 0 || (await isRefMissing(result, list))) return result;
    if (!(await afterFailure(readRemoteFailure(result)))) return result;
  }
}

/** To git, a proxy's page is a remote without refs, so a ref counts as missing only if the remote shows another one. */
async function isRefMissing(
  { stderr }: GitResult,
  list: (ref: string) => Promise<GitResult>,
): Promise<boolean> {
  const ref = /couldn't find remote ref (\S{1,300})/i.exec(stderr)?.[1];
  if (ref === undefined) return false;
  const { code, stdout } = await list(ref);
  return code === 0 && stdout !== '' && !stdout.includes(`\t${ref}\n`);
}

const REDIRECTED = /(?:returned error: |HTTP )30[1278]\b/;

/** Wraps `attempt` so that a command whose answer is a redirect is repeated at the repository's new address. Git itself follows none. */
export function followMove(
  attempt: Git['attempt'],
  remoteUrl: string,
  findAddress: GitSettings['findAddress'],
): Git['attempt'] {
  if (findAddress === undefined) return attempt;
  let address = remoteUrl;
  return async (args, options) => {
    const runAt = (url: string) =>
      attempt(
        args.map((one) => (one === remoteUrl ? url : one)),
        options,
      );
    const result = await runAt(address);
    if (result.code === 0 || !REDIRECTED.test(result.stderr)) return result;
    const found = await findAddress();
    if (found === undefined || found === address) return result;
    address = found;
    return runAt(address);
  };
}

const run = promisify(execFile);
const CLEAR_MS = 60_000;

/** Removes what git would wait for for ever, pipes under names that it opens, and no more than what can't be committed. */
async function clearObstacles(folder: string, path: string): Promise<void> {
  // `find` refuses `-execdir` when PATH holds a relative folder.
  const PATH = path.split(delimiter).filter(isAbsolute).join(delimiter);
  await attempt(
    run('find', ['.', ...CLEAR_OBSTACLES], { cwd: folder, env: { PATH }, timeout: CLEAR_MS }),
  );
}

/**
 * Wraps `attemptOnce` so that a local command is tried once more if a signal ended it, as on a machine without memory, or if it
 * took too long on files of the run's own: then what may hold git up is removed first. Not while the repository is closed.
 */
export function retryOnce(
  attemptOnce: Git['attempt'],
  { path, scratch, closing }: { path: string; scratch: string; closing: AbortSignal },
): Git['attempt'] {
  return async (args, options = {}) => {
    const result = await attemptOnce(args, options);
    const { worktree, remote } = options;
    const isOwn = worktree !== undefined && wayInside(scratch, worktree.directory) !== undefined;
    if (result.code === TIMED_OUT && isOwn) await clearObstacles(worktree.directory, path);
    // Who pushes looks at the remote first.
    else if (result.code !== KILLED || remote === true || closing.aborted) return result;
    else if (worktree !== undefined) {
      await attempt(rm(`${worktree.indexFile}.lock`, { force: true }));
    }
    return attemptOnce(args, options);
  };
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
  const remoteUrl = `${settings.serverUrl}/${settings.repository}`;
  const mark = randomUUID();
  const environment = { ...gitEnvironment(settings, { scratch, repository }), [CALL_MARKER]: mark };
  const running = new Set<Promise<unknown>>();
  const runNow = createAttempt({ repository, environment, settings, mark });
  const attemptOnce: Git['attempt'] = (args, options) => trackWork(running, runNow(args, options));
  const closing = new AbortController();
  const { path } = settings;
  const attemptTwice = retryOnce(attemptOnce, { path, scratch, closing: closing.signal });
  const attemptThere = followMove(attemptTwice, remoteUrl, settings.findAddress);
  const attempt = retryReads(attemptThere, remoteUrl, settings.run);
  const run = outputOf(attempt);
  const store = { repository, environment, run };
  const reader = createObjectReader({ ...store, extraDirectory: settings.squadDirectory });
  const git: Git = {
    repository,
    scratch,
    environment: gitEnvironment(settings, { scratch, repository }),
    hasCheckout: objects !== undefined,
    identity: BOT,
    remoteUrl,
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
  const gone = /couldn't find remote ref refs\/heads\/(\S{1,250})/i.exec(result.stderr)?.[1];
  if (gone !== undefined) return missingBranchError(gone);
  const errorText =
    result.stderr.trim().split('\n').slice(-3).join(' ') || `exit code ${result.code}`;
  return new SquadError({
    code: 'E_GIT',
    message: `\`git ${args[0] ?? ''}\` failed: ${errorText}`,
    hint: LACKS_HELPER.test(errorText) ? HELPER_HINT : adviceOn(result.stderr)?.remedy,
  });
}

/** Runs a command that talks to the remote, and adds how long the remote asks to wait: git tells that in its trace alone. */
async function withWait(
  runWith: (more: Record<string, string>) => Promise<GitResult>,
  headers: string,
  outside: Record<string, string>,
): Promise<GitResult> {
  const trace = { GIT_TRACE_CURL: headers, GIT_TRACE_CURL_NO_DATA: '1' };
  const result = await runWith({ ...outside, ...trace });
  const text = result.code === 0 ? '' : await readFile(headers, 'utf8').catch(() => '');
  await rm(headers, { force: true });
  const after = [...text.matchAll(/ <= Recv header: retry-after: ([^\r\n]{1,50})/gi)].at(-1)?.[1];
  return after === undefined ? result : { ...result, waitMs: retryAfterSeconds(after) * 1000 };
}

type GitRunDeps = {
  readonly repository: string;
  readonly environment: Record<string, string>;
  readonly settings: GitSettings;
  /** Marks every command of the run, and what they start. */
  readonly mark: string;
};

/** Returns the function that runs git. Limits only commands that use files or the remote: on objects and refs alone, git is quick. */
function createAttempt({ repository, environment, settings, mark }: GitRunDeps): Git['attempt'] {
  const outside = remoteEnvironment(settings);
  let checking: Promise<void> | undefined;
  // Runs beside the first command that talks to the remote, so that nothing waits for it.
  const checkOnce = () => {
    checking ??= requireGitVersion({ directory: repository, environment });
    return checking;
  };
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
  const warnOfWait = (result: GitResult) => {
    const { waitMs } = result;
    if (waitMs !== undefined) settings.warn?.(`GitHub asks git to wait ${waitMs / 1000} s.`);
    return result;
  };
  const runLimited = (args: readonly string[], options: GitOptions) => {
    // Begins with the run's mark, so that ending the run's processes finds this command's too.
    const own = `${mark}-${randomUUID()}`;
    const { timeoutMs, worktree, remote: isRemote } = options;
    const time = settings.run?.time;
    const { cancelled } = settings;
    const limit = openCommandLimit({ args, timeoutMs, time, cancelled, mark: own, worktree });
    const runWith = (more: Record<string, string>) =>
      runLocal(args, options, { limit, environment: { ...more, [CALL_MARKER]: own } });
    const headers = `${repository}-${own}`;
    const ran = isRemote === true ? withWait(runWith, headers, outside) : runWith({});
    return ran.then(warnOfWait).finally(limit.close);
  };
  return async (args, options = {}) => {
    checkConfiguration(repository);
    if (options.remote === true) {
      const [result] = await Promise.all([runLimited(args, options), checkOnce()]);
      return result;
    }
    return options.worktree === undefined ? runLocal(args, options, {}) : runLimited(args, options);
  };
}
