// git for one run: a private bare repository that borrows the checkout's objects. No hook, filter, alias, credential or
// configuration of the checkout ever applies, and nothing is left behind in it.
import { randomUUID } from 'node:crypto';
import { mkdtemp, readFile, realpath } from 'node:fs/promises';
import { join } from 'node:path';
import { SquadError } from '../../errors.ts';
import { BOT } from '../../ports/accounts.ts';
import type { Git, GitOptions, GitResult } from '../../ports/git.ts';
import type { RunTime } from '../../ports/ports.ts';
import { CALL_MARKER, killMarkedProcesses } from '../programs/process-tree.ts';
import { removeFolder } from '../programs/remove-folder.ts';
import { withTimeout } from '../programs/with-timeout.ts';
import {
  checkConfiguration,
  createRepository,
  findObjectStore,
  type ObjectStore,
} from './bare-repository.ts';
import { clearAndRetry } from './clear-obstacles.ts';
import { openCommandLimit } from './command-limit.ts';
import { linkFolder } from './folders.ts';
import { executeGit, type GitCommand, requireGitVersion } from './git-command.ts';
import {
  type GitSettings,
  gitEnvironment,
  remoteEnvironment,
  worktreeEnvironment,
} from './git-environment.ts';
import { importCommit } from './import-commit.ts';
import { createObjectReader } from './object-reader.ts';
import { retryKilled } from './retry-killed.ts';
import { retryReads } from './retry-reads.ts';

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
  const extraDirectory = settings.squadDirectory;
  const reader = createObjectReader({ repository, environment, run, extraDirectory });
  const git: Git = {
    repository,
    scratch,
    hasCheckout: objects !== undefined,
    identity: { ...BOT },
    get remoteUrl() {
      return remote.url;
    },
    run,
    attempt,
    linkFolder: (from, to) =>
      trackWork(running, linkFolder(from, to, { PATH: settings.path, [CALL_MARKER]: mark })),
    tree: reader.tree,
    commit: (commit) =>
      trackWork(
        running,
        importCommit(commit, { repository, environment, run, committer: git.identity }),
      ),
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

type GitRunDeps = {
  readonly repository: string;
  readonly remote: GitRemote;
  readonly environment: Record<string, string>;
  readonly settings: GitSettings;
  /** Marks every command of the run, and what they start. */
  readonly mark: string;
};

/** Runs git. When the server doesn't know the remote under one spelling, tries the other. */
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

/** The repository's address with and without `.git`; `url` is the one in use. */
type GitRemote = { url: string; otherUrl: string };

/** The address of the event's repository, spelled as in the checkout's configuration. */
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

/** Some servers know a repository only with `.git` at its end, some only without. */
function isUnknownAddress({ code, stderr }: GitResult): boolean {
  return code === 128 && /repository '[^'\n]*' not found/i.test(stderr);
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
