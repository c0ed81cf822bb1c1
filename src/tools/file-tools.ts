// The file tools that a session gets: all of them, unless a list of tools takes some away, or its shell does the same.
import type { FileTool } from '../ports/agents.ts';

const READING: readonly FileTool[] = ['view', 'grep', 'glob'];
const WRITING: readonly FileTool[] = ['create', 'edit'];
export const FILE_TOOLS: readonly FileTool[] = [...READING, ...WRITING];

export type FileToolLists = {
  /** Of the settings and the charter: one that names no file tool takes none away. */
  readonly standing: readonly (readonly string[] | undefined)[];
  /** Of the call: what it doesn't name is gone. */
  readonly call: readonly string[] | undefined;
};

/**
 * The file tools that every list leaves. An empty list leaves those that read. `shellFor`: the files of the repository,
 * where the session has a shell.
 */
export function allowedFileTools(
  { standing, call }: FileToolLists,
  shellFor = 0,
): readonly FileTool[] {
  const named = [...standing, call].flatMap((list) => list ?? []);
  const isSearched = shellFor > 0 && shellFor <= FEW_FILES;
  return FILE_TOOLS.filter(
    (tool) =>
      standing.every((list) => !narrowsFiles(list) || leaves(list, tool)) &&
      leaves(call, tool) &&
      !(isSearched && SEARCHING.includes(tool) && !named.includes(tool)),
  );
}

/** A shell searches so many files in no time; its first command checks out all of them. */
const FEW_FILES = 500;
const SEARCHING: readonly FileTool[] = ['grep', 'glob'];

function narrowsFiles(list: readonly string[] | undefined): boolean {
  return list?.length === 0 || list?.some(isFileTool) === true;
}

function leaves(list: readonly string[] | undefined, tool: FileTool): boolean {
  if (list === undefined) return true;
  return list.length === 0 ? READING.includes(tool) : list.includes(tool);
}

export function isFileTool(name: string): boolean {
  return FILE_TOOLS.some((tool) => tool === name);
}
