// Compares a person's working tree with HEAD. `git status` would run the filters that the repository's settings name.
import type { TrustedTree } from '#src/ports/git.ts';
import { objectId } from '#src/workspace/changes.ts';
import type { AskedCheckout } from '#src/workspace/shown-folders.ts';
import { askGit } from './git-command.ts';

/** Without a protocol, git can't fetch objects that a partial clone lacks, through a program that the settings name. */
const RUN_NOTHING = [
  'core.fsmonitor=false',
  'core.hooksPath=/dev/null',
  ...['', 'ssh.', 'git.', 'http.', 'https.', 'file.', 'ext.'].map(
    (it) => `protocol.${it}allow=never`,
  ),
].flatMap((setting) => ['-c', setting]);

/**
 * Lists the files of `tree` that are in `folders`, or are one of them, and that HEAD doesn't have as they are, but for those that git ignores. Returns
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
    .filter((path) => folders.some((folder) => path === folder || path.startsWith(`${folder}/`)))
    .filter((path) => !ignored.includes(path));
  const isThere = await Promise.all(
    paths.map(async (path) => isObject(committed.get(path), await tree.bytes(path))),
  );
  return paths.filter((_path, at) => isThere[at] === false);
}

/** Lists the files and folders below `folder` that git ignores, relative to `root`; none where git can't tell. */
export async function listIgnored(root: string, folder: string): Promise<readonly string[]> {
  const which = ['--others', '--ignored', '--exclude-standard', '--directory'];
  const listed = await askWorkingTree(root).ask(['ls-files', '-z', ...which, '--', folder]);
  return listed.split('\0').filter((path) => path !== '');
}

/**
 * Lists what HEAD adds or changes in `folders`, and `branch` of origin doesn't have so, as far as this clone has fetched it.
 * Returns undefined if git can't tell, such as in a clone that has never seen that branch.
 */
export async function listUnpublished(
  root: string,
  branch: string,
  folders: readonly string[],
): Promise<{ readonly branch: string; readonly paths: readonly string[] } | undefined> {
  const published = `refs/remotes/origin/${branch}`;
  const base = await askGit(root, [...RUN_NOTHING, 'merge-base', published, 'HEAD']);
  if (base === undefined) return undefined;
  const differing = async (commit: string) => {
    const args = ['diff-tree', '-r', '-z', '--name-only', '--no-renames', '--diff-filter=d'];
    const names = await askGit(root, [...RUN_NOTHING, ...args, commit, 'HEAD', '--', ...folders]);
    return (names ?? '').split('\0').filter((name) => name !== '');
  };
  const [ours, unlike] = await Promise.all([differing(base), differing(published)]);
  return { branch, paths: ours.filter((path) => unlike.includes(path)) };
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
