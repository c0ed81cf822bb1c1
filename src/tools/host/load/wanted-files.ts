// Decides, without importing any file, which files may hold a tool that somebody may use.
import type { UnusedTool } from '#src/ports/index.ts';
import { matchesWildcard, mayNamePrefix } from '../../custom/allow-lists.ts';
import { stemOf } from '../kinds/read-module.ts';
import type { ToolResource } from '../kinds/resource-document.ts';
import type { CandidateFile } from './discover-files.ts';

/** Names of tools, with `*` for any text; undefined: all. */
type Wanted = readonly string[] | undefined;

/** True if a module may hold a wanted tool. Its tools are named after the file: `lint`, or `lint_` and more. */
export function isWantedModule({ path }: CandidateFile, wanted: Wanted): boolean {
  const stem = stemOf(path);
  const mayHold = (entry: string) =>
    matchesWildcard(entry, stem) || mayNamePrefix(entry, `${stem}_`);
  return wanted === undefined || wanted.some(mayHold);
}

export function isWantedResource(resource: ToolResource, wanted: Wanted): boolean {
  const names = toolsOf(resource).map(({ name }) => name);
  const namesOne = (entry: string) => names.some((name) => matchesWildcard(entry, name));
  return wanted === undefined || wanted.some(namesOne);
}

/** Describes a module that is not imported, from its file alone. */
export function unusedModule({ path, origin }: CandidateFile): UnusedTool {
  return { name: stemOf(path), kind: 'module', origin, description: '' };
}

/** Lists the tools of a resource from its document alone. */
export function toolsOf({ name, file, exports }: ToolResource): readonly UnusedTool[] {
  return exports.map((one) => ({
    name: `${name}__${one.name}`,
    kind: 'resource',
    origin: file.origin,
    description: one.description,
  }));
}
