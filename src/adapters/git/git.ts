// git for one run: a private bare repository that borrows the checkout's objects. No hook, filter, alias, credential or
// configuration of the checkout ever applies, and nothing is left behind in it.
import { randomUUID } from 'node:crypto';
import { mkdtemp, realpath } from 'node:fs/promises';
import { join } from 'node:path';
import { SquadError } from '#src/errors.ts';
import { BOT, type Git, type GitResult, type RunTime } from '#src/ports/index.ts';
import { CALL_MARKER, killMarkedProcesses } from '../programs/process-tree.ts';
import { removeFolder } from '../programs/remove-folder.ts';
import { withTimeout } from '../programs/with-timeout.ts';
import { createRepository, findObjectStore } from './bare-repository.ts';
import { clearAndRetry } from './clear-obstacles.ts';
import { type GitSettings, gitEnvironment } from './git-environment.ts';
import { importCommit } from './objects/import-commit.ts';
import { createObjectReader } from './objects/object-reader.ts';
import { retryKilled } from './retry-killed.ts';
import { retryReads } from './retry-reads.ts';
import { chooseRemote, createAttempt } from './run-git.ts';

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
    identity: { ...BOT },
    get remoteUrl() {
      return remote.url;
    },
    run,
    attempt,
    tree: reader.tree,
    readTree: reader.readTree,
    readObject: reader.readObject,
    commit: (commit) =>
      trackWork(running, importCommit(commit, { ...store, committer: git.identity })),
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
