// Keeps out names that case-insensitive file systems (macOS, Windows) take for one: a checkout there would lose a file.
import type { Git } from '#src/ports/index.ts';
import { splitPaths } from '../git-history.ts';
import { listFolderEntries, withFolders } from '../tree-entries.ts';
import type { CommitCandidate, PolicyResult } from './apply-policy.ts';
import { foldPath } from './resolve-path.ts';

type TwinCheckDeps = { readonly git: Git; readonly commit: string };

/** Separates new files whose name, or whose folder's, differs only in spelling from one of `commit` or of the candidates. */
export async function rejectTwins(
  candidates: readonly CommitCandidate[],
  deps: TwinCheckDeps,
): Promise<PolicyResult> {
  const added = candidates.filter(({ isNew }) => isNew === true).map(({ path }) => path);
  if (added.length === 0) return { accepted: candidates, left: [] };
  const known = new Set((await listFolderEntries(deps.git, deps.commit, added)).keys());
  const removed = new Set(
    candidates.flatMap(({ path, isRemoved }) => (isRemoved === true ? [path] : [])),
  );
  const emptied = await listEmptied(known, removed, deps);
  const staying = [...known].filter((path) => !removed.has(path) && !emptied.has(path));
  const names = new Map(staying.map((path) => [foldPath(path), path]));
  const accepted: CommitCandidate[] = [];
  const left: string[] = [];
  for (const candidate of candidates) {
    const { path, isNew } = candidate;
    const unknown = isNew === true ? withFolders(path).filter((part) => !known.has(part)) : [];
    const twins = unknown.map((part) => names.get(foldPath(part)) ?? part);
    const twin = twins.find((name, index) => name !== unknown[index]);
    if (twin !== undefined) {
      left.push(`${path}: many file systems can't tell its name from ${twin}`);
      continue;
    }
    for (const part of unknown) names.set(foldPath(part), part);
    accepted.push(candidate);
  }
  return { accepted, left };
}

/** Returns the known folders whose files are all removed, as in `mv Source source`. */
async function listEmptied(
  known: ReadonlySet<string>,
  removed: ReadonlySet<string>,
  { git, commit }: TwinCheckDeps,
): Promise<ReadonlySet<string>> {
  const folders = new Set([...removed].flatMap((path) => withFolders(path).slice(0, -1)));
  const asked = [...folders].filter((folder) => known.has(folder));
  const isEmptied = await Promise.all(
    asked.map(async (folder) => {
      const files = await git.run(['ls-tree', '-r', '-z', '--name-only', commit, '--', folder]);
      return splitPaths(files).every((path) => removed.has(path));
    }),
  );
  return new Set(asked.filter((_, at) => isEmptied[at]));
}
