// Pushes new files to a branch of their own, from a copy beside a person's working tree, with the person's own git.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SquadError } from '#src/errors.ts';
import { executeGit } from './git-command.ts';

type ProposedCommit = {
  /** The person's repository, with the remote `origin`. */
  readonly root: string;
  /** The branch of the remote that the commit is based on. */
  readonly base: string;
  /** The new branch. */
  readonly branch: string;
  readonly message: string;
  /** Writes into a fresh copy of `base`, and returns the paths that it wrote. */
  readonly write: (folder: string) => Promise<readonly string[]>;
};

/** Returns true when there was something to push. Leaves the working tree as it is. Throws a SquadError (E_GIT). */
export async function proposeCommit(proposed: ProposedCommit): Promise<boolean> {
  const { root, base, branch, message, write } = proposed;
  const there = await runGit(root, ['ls-remote', '--heads', 'origin', `refs/heads/${branch}`]);
  if (there !== '') throw branchExists(branch);
  await runGit(root, ['fetch', '--quiet', '--no-tags', 'origin', `refs/heads/${base}`]);
  const parent = await mkdtemp(join(tmpdir(), 'squad-init-'));
  const copy = join(parent, 'copy');
  try {
    await runGit(root, ['worktree', 'add', '--quiet', '--detach', copy, 'FETCH_HEAD']);
    const paths = await write(copy);
    if (paths.length === 0) return false;
    await runGit(copy, ['add', '--force', '--', ...paths]);
    await runGit(copy, ['commit', '--quiet', '--no-verify', '--message', message]);
    await runGit(copy, ['push', '--quiet', '--no-verify', 'origin', `HEAD:refs/heads/${branch}`]);
    return true;
  } finally {
    await rm(parent, { recursive: true, force: true });
    await executeGit({ args: ['worktree', 'prune'], directory: root });
  }
}

/** Settings that keep the repository's hooks and its file monitor from running. */
const OWN_SETTINGS = ['-c', 'core.hooksPath=/dev/null', '-c', 'core.fsmonitor=false'];

const MAX_LINES = 3;

async function runGit(directory: string, args: readonly string[]): Promise<string> {
  const result = await executeGit({ args: [...OWN_SETTINGS, ...args], directory });
  if (result.code === 0) return result.stdout.trim();
  const lines = result.stderr.split('\n').filter((line) => line.trim() !== '');
  const reason = lines.slice(0, MAX_LINES).join('\n');
  throw new SquadError({
    code: 'E_GIT',
    message: `\`git ${args[0] ?? ''}\` failed: ${reason}`,
    hint: 'Fix this and run the same command again; or leave out --pull-request and push the files yourself.',
  });
}

function branchExists(branch: string): SquadError {
  return new SquadError({
    code: 'E_GIT',
    message: `The remote already has a branch ${branch}.`,
    hint: 'Merge its pull request, or delete the branch; then run the same command again.',
  });
}
