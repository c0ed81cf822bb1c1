// A shared folder of tools: it either holds a `tools/`, as a squad's folder does, or the tools themselves.
import { lstatSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import type { ToolFolder } from '../../ports/custom-tools.ts';

export type GlobalFolderSource = {
  /** As people know it: relative to the workspace. */
  readonly name: string;
  /** Absolute path of the folder. */
  readonly place: string;
  /** Absolute path of a new folder, for a copy of bare tools. */
  readonly into: string;
  readonly commit: string | undefined;
};

/** The folder as doors read it. Throws the file system's errors. */
export async function openGlobalFolder({
  name,
  place,
  into,
  commit,
}: GlobalFolderSource): Promise<ToolFolder> {
  const toolsFolder = lstatSync(join(place, 'tools'), { throwIfNoEntry: false });
  if (toolsFolder?.isDirectory() === true) {
    return { root: place, scope: 'global', shownAs: `${name}/tools`, commit };
  }
  await cp(place, join(into, 'tools'), { recursive: true, verbatimSymlinks: true });
  return { root: into, scope: 'global', shownAs: name, commit };
}
