// Runs the git commands of a run: each with the run's environment, a limit where one is needed, and the remote's address
// in the spelling that its server knows.
import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Git, GitOptions, GitResult } from '#src/ports/git.ts';
import { CALL_MARKER } from '../process/process-tree.ts';
import { checkConfiguration, type ObjectStore } from './bare-repository.ts';
import {
  executeGit,
  type GitCommand,
  type GitSettings,
  openCommandLimit,
  remoteEnvironment,
  worktreeEnvironment,
} from './git-command.ts';
import { requireGitVersion } from './git-version.ts';

/** The repository's address with and without `.git`; `url` is the one in use. */
export type GitRemote = { url: string; otherUrl: string };

/** Returns the address of the event's repository, spelled as in the checkout's configuration. */
export async function chooseRemote(
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
export function createAttempt(given: GitRunDeps): Git['attempt'] {
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
