// The options of `squad-action tools` that say which working tree, and which folders of it.
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { hostProgram } from '#src/adapters/tool-host/index.ts';
import { whyNotFolder } from '../working-tree.ts';
import type { ToolProject } from './open-tools.ts';

type ProjectOptions = {
  readonly directory: string;
  readonly folder?: string | undefined;
  readonly global?: readonly string[] | undefined;
  readonly programs: boolean;
};

/** Says what is wrong with the folders that the options name; undefined when nothing is. */
export async function missingFolder({
  directory,
  folder,
  global = [],
}: ProjectOptions): Promise<string | undefined> {
  const root = resolve(directory);
  const namedFolders = [
    ['--directory', directory, root],
    ...(folder === undefined ? [] : [['--folder', folder, join(root, folder)]]),
    ...global.map((name) => ['--global', name, join(root, name)]),
  ];
  for (const [flag = '', value, folderPath = ''] of namedFolders) {
    const whyNot = value === '' ? `${flag} is empty: name a folder.\n` : undefined;
    const why = whyNot ?? (await whyNotFolder(folderPath, flag));
    if (why !== undefined) return why;
  }
  return undefined;
}

/** Returns the working tree's tools as the options describe them; the squad's folder is the usual one that exists. */
export function projectOf({
  directory,
  folder,
  global = [],
  programs,
}: ProjectOptions): ToolProject {
  const root = resolve(directory);
  const usual = ['.squad', '.ai-team'].find((name) => existsSync(join(root, name)));
  return {
    root,
    folder: folder ?? usual ?? '.squad',
    globals: global,
    mayStartPrograms: programs,
    program: hostProgram(),
    log: (line) => void process.stderr.write(`${line}\n`),
  };
}
