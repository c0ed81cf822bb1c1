// A file whose new place is refused stays where it was: committing half of a move would delete the file.
import { posix } from 'node:path';
import { readRegularFile } from '#src/files/index.ts';
import type { Git } from '#src/ports/index.ts';
import { listFolderEntries } from '../tree-entries.ts';
import { objectId } from '../worktrees/list-changes.ts';
import type { CommitCandidate, PolicyResult } from './apply-policy.ts';
import { DELETION } from './locked-out.ts';
import type { Policy } from './protected-paths.ts';

export type MoveCheckDeps = {
  readonly git: Git;
  /** The commit that has the removed files. */
  readonly base: string;
  readonly directory: string;
  readonly policy: Pick<Policy, 'holdsSecret'>;
};

/**
 * Holds back the accepted removals whose file may have moved to a refused new path: the new file has the same bytes, or is
 * the only one of that name.
 */
export async function rejectHalfMoves(
  accepted: readonly CommitCandidate[],
  candidates: readonly CommitCandidate[],
  deps: MoveCheckDeps,
): Promise<PolicyResult> {
  const taken = new Set(accepted.map(pathOf));
  const refused = candidates.filter(({ isNew, path }) => isNew === true && !taken.has(path));
  const removed = accepted.filter(({ isRemoved }) => isRemoved === true);
  if (refused.length === 0 || removed.length === 0) return { accepted, left: [] };
  const places = await findPlaces(removed.map(pathOf), refused.map(pathOf), deps);
  const shown = (place: string) => (deps.policy.holdsSecret(place) ? 'another place' : place);
  return {
    accepted: accepted.filter(({ path }) => !places.has(path)),
    left: [...places].map(
      ([path, place]) =>
        `${DELETION}${path}: it may have moved to ${shown(place)}, which is not committed`,
    ),
  };
}

/** Returns where the removed files may be now, by their old paths. */
async function findPlaces(
  removed: readonly string[],
  refused: readonly string[],
  { git, base, directory }: MoveCheckDeps,
): Promise<ReadonlyMap<string, string>> {
  const entries = await listFolderEntries(git, base, removed);
  const idOf = (path: string) => entries.get(path)?.object ?? '';
  const byBytes = new Map<string, string>();
  for (const path of refused) {
    const bytes = await readRegularFile(directory, path);
    if (bytes === undefined || bytes.length === 0) continue;
    byBytes.set(objectId(bytes, idOf(removed[0] ?? '').length), path);
  }
  const [removedNames, byName] = [byUniqueName(removed), byUniqueName(refused)];
  return new Map(
    removed.flatMap((path) => {
      const isOnlyOne = removedNames.get(nameOf(path)) === path;
      const namesake = isOnlyOne ? byName.get(nameOf(path)) : undefined;
      const place = byBytes.get(idOf(path)) ?? namesake;
      return place === undefined ? [] : [[path, place] as const];
    }),
  );
}

/** Returns the paths by their file names; undefined where several share one. */
function byUniqueName(paths: readonly string[]): ReadonlyMap<string, string | undefined> {
  const found = new Map<string, string | undefined>();
  for (const path of paths) found.set(nameOf(path), found.has(nameOf(path)) ? undefined : path);
  return found;
}

const pathOf = ({ path }: CommitCandidate) => path;

function nameOf(path: string): string {
  return posix.basename(path).toLowerCase();
}
