// Replaces this machine's paths in texts by paths in the repository.
import type { ToolHostSpec } from '#src/ports/index.ts';
import { shownPath } from './load/discover-files.ts';

/** Returns a function that replaces the host's folders by their shown paths, and makes paths of the worktree relative. */
export function createPathReplacer({
  folders,
  workdir,
}: Pick<ToolHostSpec, 'folders' | 'workdir'>): (text: string) => string {
  const replacements = folders
    .flatMap((folder): [string, string][] => [
      [`${folder.root}/tools/`, shownPath(folder, 'tools/')],
      [`${folder.root}/`, shownPath(folder, '')],
    ])
    .concat([[`${workdir}/`, '']])
    // Longest first: a squad's folder may be in the worktree.
    .toSorted(([one], [other]) => other.length - one.length)
    .flatMap(([path, shown]): [string, string][] => [
      [`file://${path}`, shown],
      [path, shown],
    ]);
  return (text) =>
    replacements.reduce((replaced, [path, shown]) => replaced.replaceAll(path, shown), text);
}
