// The runtime's file tools that a session gets: all of them, unless a list of tools takes some away.
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

/** The file tools that every list leaves. An empty list leaves those that read. */
export function allowedFileTools({ standing, call }: FileToolLists): readonly FileTool[] {
  return FILE_TOOLS.filter(
    (tool) =>
      standing.every((list) => !narrowsFiles(list) || leaves(list, tool)) && leaves(call, tool),
  );
}

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
