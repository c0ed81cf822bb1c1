// Opens the tools of a working tree as a run would, with a box and folders that go afterwards.

import { existsSync } from 'node:fs';
import { mkdtemp, rmdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { OpenBox } from '#src/adapters/box/index.ts';
import { removeFolder } from '#src/adapters/programs/index.ts';
import type { BoxNetwork, ToolFolder, ToolHost, ToolListing } from '#src/ports/index.ts';
import { readTeam } from '#src/team/index.ts';
import {
  type ExecutableTool,
  listToolAgents,
  openGlobalFolder,
  type ToolGrant,
} from '#src/tools/index.ts';
import { readWorkingTree } from '../working-tree.ts';
import { openLocalBox } from './local-box.ts';
import { openLocalHost } from './local-tool-context.ts';

/** A working tree with tools, and how they are opened. */
export type ToolProject = {
  /** Absolute path of the repository. */
  readonly root: string;
  /** The squad's folder, relative to the root. */
  readonly folder: string;
  /** Further folders with tools, relative to the root. */
  readonly globals: readonly string[];
  readonly mayStartPrograms: boolean;
  /** Absolute path of the built tool host. */
  readonly program: string;
  /** Receives what tools print. */
  readonly log: (line: string) => void;
};

/** Reads the squad's agents and settings from the working tree. */
export async function readProjectSquad({ root, folder }: ToolProject) {
  const tree = await readWorkingTree(root, folder);
  const location = { kind: 'found', directory: folder, warnings: [] } as const;
  const team = await readTeam(tree, location);
  return { agents: await listToolAgents(tree, team), settings: team.settings };
}

/** What is opened, and what the tools may see and reach. */
export type OpenToolsOptions = ToolGrant & {
  readonly project: ToolProject;
  /** What the tools may reach; nothing by default. */
  readonly network?: BoxNetwork;
};

/** The tools while they are open. */
export type OpenTools = {
  readonly listing: ToolListing;
  readonly executables: readonly ExecutableTool[];
  readonly host: ToolHost;
  readonly box: OpenBox;
  /** A private folder for the homes of the tools' processes. */
  readonly homes: string;
  /** The folder for outputs over the limit; it stays when it is not empty. */
  readonly kept: string;
};

/** Opens the tools for `work`, and cleans up everything except long outputs. */
export async function withOpenTools<T>(
  options: OpenToolsOptions,
  work: (openTools: OpenTools) => Promise<T>,
): Promise<T> {
  const [scratch, kept, boxFolder] = await Promise.all([
    makeTemporaryFolder('scratch'),
    makeTemporaryFolder('output'),
    makeTemporaryFolder('box'),
  ]);
  const { project, passed, mayStartPrograms, network } = options;
  const folders = await toolFolders(project, scratch);
  const homes = join(scratch, 'homes');
  const box = await openLocalBox(boxFolder, project.log);
  const opened = await openLocalHost(
    { box, program: project.program },
    {
      folders,
      workdir: project.root,
      scratch: homes,
      passed,
      mayStartPrograms: mayStartPrograms || project.mayStartPrograms,
      network,
      log: project.log,
    },
  );
  try {
    return await work({ ...opened, box, homes, kept });
  } finally {
    await opened.host.close();
    for (const folder of [scratch, boxFolder]) await removeFolder(folder);
    // Fails, and leaves the folder, when it is not empty.
    await rmdir(kept).catch(() => {});
  }
}

function makeTemporaryFolder(what: string): Promise<string> {
  return mkdtemp(join(tmpdir(), `squad-tools-${what}-`));
}

async function toolFolders(project: ToolProject, scratch: string): Promise<readonly ToolFolder[]> {
  const { root, folder, globals } = project;
  const shownAs = `${folder}/tools`;
  const localFolder: ToolFolder = {
    root: join(root, folder),
    scope: 'local',
    shownAs,
    commit: undefined,
  };
  const globalFolders = globals.map((name, index) => {
    // Numbered, since a name may lead out of the folder.
    const into = join(scratch, 'global', String(index));
    return openGlobalFolder({ name, source: join(root, name), copyInto: into, commit: undefined });
  });
  const own = existsSync(localFolder.root) ? [localFolder] : [];
  return [...own, ...(await Promise.all(globalFolders))];
}
