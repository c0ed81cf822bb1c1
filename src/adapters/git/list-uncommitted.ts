// Compares a person's working tree with HEAD. `git status` would run the filters that the repository's settings name.

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SquadError } from '#src/errors.ts';
import type { TrustedTree } from '#src/ports/git.ts';
import { objectId } from '#src/workspace/changes.ts';
import type { AskedCheckout } from '#src/workspace/shown-folders.ts';
import { askGit, executeGit } from './git-command.ts';

// Pushes new files to a branch of their own, from a copy beside a person's working tree, with the person's own git.

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

/** Without a protocol, git can't fetch objects that a partial clone lacks, through a program that the settings name. */
const RUN_NOTHING = [
  'core.fsmonitor=false',
  'core.hooksPath=/dev/null',
  ...['', 'ssh.', 'git.', 'http.', 'https.', 'file.', 'ext.'].map(
    (it) => `protocol.${it}allow=never`,
  ),
].flatMap((setting) => ['-c', setting]);

/**
 * Lists the files of `tree` in `folders` that HEAD doesn't have as they are, but for those that git ignores. Returns
 * undefined if git can't tell. A file whose lines end otherwise counts as the same.
 */
export async function listUncommitted(
  root: string,
  tree: TrustedTree,
  folders: readonly string[],
): Promise<readonly string[] | undefined> {
  const list = async (...args: readonly string[]) =>
    (await askGit(root, [...RUN_NOTHING, ...args, '--', ...folders]))?.split('\0');
  const ignored = await list('ls-files', '-z', '--others', '--ignored', '--exclude-standard');
  if (ignored === undefined) return undefined;
  // Without a first commit there is no HEAD.
  const committed = objectsByPath((await list('ls-tree', '-r', '-z', 'HEAD')) ?? []);
  const paths = tree.entries
    .map(({ path }) => path)
    .filter((path) => folders.some((folder) => path.startsWith(`${folder}/`)))
    .filter((path) => !ignored.includes(path));
  const isThere = await Promise.all(
    paths.map(async (path) => isObject(committed.get(path), await tree.bytes(path))),
  );
  return paths.filter((_path, at) => isThere[at] === false);
}

/** Asks git about a person's working tree as about a job's checkout: what that person's own settings ignore doesn't count. */
export function askWorkingTree(root: string): AskedCheckout {
  const settings = [...RUN_NOTHING, '-c', 'core.excludesFile=/dev/null'];
  return {
    checkout: root,
    ask: async (args) => (await askGit(root, [...settings, ...args])) ?? '',
  };
}

/** Reads lines such as `100644 blob 83ba…\t.squad/team.md`. */
function objectsByPath(lines: readonly string[]): ReadonlyMap<string, string> {
  const fields = lines.map((line) => /^\d+ \w+ (\w+)\t(.+)$/s.exec(line));
  return new Map(fields.map((found) => [found?.[2] ?? '', found?.[1] ?? '']));
}

/** `content`: undefined for a link, which is only looked for. */
function isObject(object: string | undefined, content: Uint8Array | undefined): boolean {
  if (object === undefined || content === undefined) return object !== undefined;
  const text = Buffer.from(content).toString('latin1');
  return [text, text.replaceAll('\r\n', '\n')].some(
    (version) => objectId(Buffer.from(version, 'latin1'), object.length) === object,
  );
}
