// Where a tool's file lies on this machine is nobody's business: people and models read its path in the repository.
import type { HostSpec } from '../../ports/custom-tools.ts';
import { shownPath } from './discover.ts';

/** Words a text anew, with the host's folders as people know them; a path of the worktree becomes relative to it. */
export function shownPaths({
  folders,
  workdir,
}: Pick<HostSpec, 'folders' | 'workdir'>): (text: string) => string {
  const ways = folders
    .flatMap((folder): [string, string][] => [
      [`${folder.root}/tools/`, shownPath(folder, 'tools/')],
      [`${folder.root}/`, shownPath(folder, '')],
    ])
    .concat([[`${workdir}/`, '']])
    // What lies deeper first: a squad's folder may lie in the worktree.
    .toSorted(([one], [other]) => other.length - one.length)
    .flatMap(([path, shown]): [string, string][] => [
      [`file://${path}`, shown],
      [path, shown],
    ]);
  return (text) => ways.reduce((worded, [path, shown]) => worded.replaceAll(path, shown), text);
}
