// A file whose new place is refused stays where it was: a half of a move would be a deletion.
import type { FileHandle } from 'node:fs/promises';
import { posix } from 'node:path';
import type { Git } from '../../ports/git.ts';
import { listTreeEntries, objectId } from '../worktrees/list-changes.ts';
import { useRegularFile } from '../worktrees/open-regular-file.ts';
import type { CommitCandidate, PolicyResult } from './protected-paths.ts';

export type MoveCheckDeps = {
  readonly git: Git;
  /** The commit that has what was removed. */
  readonly base: string;
  readonly directory: string;
};

/** Keeps back the accepted removals whose file, by its name or its bytes, may be one of the refused new ones. */
export async function rejectHalfMoves(
  accepted: readonly CommitCandidate[],
  candidates: readonly CommitCandidate[],
  deps: MoveCheckDeps,
): Promise<PolicyResult> {
  const refused = candidates.filter((one) => one.isNew === true && !accepted.includes(one));
  const removed = accepted.filter(({ isRemoved }) => isRemoved === true);
  if (refused.length === 0 || removed.length === 0) return { accepted, left: [] };
  const places = await findPlaces(removed, refused, deps);
  return {
    accepted: accepted.filter(({ path }) => !places.has(path)),
    left: [...places].map(
      ([path, place]) =>
        `the deletion of ${path}: it may have moved to ${place}, which is not committed`,
    ),
  };
}

/** Where the removed files may be now, by the paths that they had. */
async function findPlaces(
  removed: readonly CommitCandidate[],
  refused: readonly CommitCandidate[],
  { git, base, directory }: MoveCheckDeps,
): Promise<ReadonlyMap<string, string>> {
  const paths = removed.map(({ path }) => path);
  const entries = await listTreeEntries(git, base, paths);
  const idOf = (path: string) => entries.get(path)?.object ?? '';
  const known = new Map<string, string>();
  for (const { path } of refused) {
    const identify = async (file: FileHandle) =>
      objectId(await file.readFile(), idOf(paths[0] ?? '').length);
    const id = await useRegularFile(directory, path, identify);
    for (const key of [nameOf(path), id ?? path]) known.set(key, path);
  }
  return new Map(
    paths.flatMap((path) => {
      const place = known.get(nameOf(path)) ?? known.get(idOf(path));
      return place === undefined ? [] : [[path, place] as const];
    }),
  );
}

function nameOf(path: string): string {
  return posix.basename(path).toLowerCase();
}
