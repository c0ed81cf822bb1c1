// A shared folder of tools. It holds either a `tools/`, as a squad's folder does, or the tools themselves.
import { lstatSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import type { ToolFolder } from '#src/ports/index.ts';

export type GlobalFolderSource = {
  /** Relative to the workspace. */
  readonly name: string;
  /** Absolute path of the folder. */
  readonly source: string;
  /** Absolute path of a new folder for a copy of bare tools. */
  readonly copyInto: string;
  readonly commit: string | undefined;
};

/** Opens the folder; bare tools are copied below a `tools/` first. Throws the file system's errors. */
export async function openGlobalFolder({
  name,
  source,
  copyInto,
  commit,
}: GlobalFolderSource): Promise<ToolFolder> {
  const toolsFolder = lstatSync(join(source, 'tools'), { throwIfNoEntry: false });
  if (toolsFolder?.isDirectory() === true) {
    return { root: source, scope: 'global', shownAs: `${name}/tools`, commit };
  }
  await cp(source, join(copyInto, 'tools'), {
    recursive: true,
    verbatimSymlinks: true,
    // A checkout of its own may hold a token there.
    filter: (path) => path !== join(source, '.git'),
  });
  return { root: copyInto, scope: 'global', shownAs: name, commit };
}
