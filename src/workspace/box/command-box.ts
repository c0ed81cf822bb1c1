// What a command finds in the box: the agent's files, a copy of git's data, and what earlier steps installed in the checkout.

import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { attempt } from '#src/errors.ts';
import { makeFolders } from '#src/files/index.ts';
import { BOT, type BoxCopy, type BoxNetwork, type BoxSpec } from '#src/ports/index.ts';
import { serialize, shareWork } from '#src/text/index.ts';
import {
  copyRepository,
  findObjects,
  type RepositoryCopy,
  type RepositoryCopyDeps,
  type ShownCommit,
} from './copy-repository.ts';
import { askRunGit, findInstalled, readShare } from './shown-folders.ts';

/** The folder is created here; its folder `home` is the commands' home. */
export type CommandBoxDeps = RepositoryCopyDeps & {
  /** The job's checkout, where earlier steps of the workflow installed what the repository needs. */
  readonly checkout: string;
  /** More folders to share: relative to the checkout, or absolute. */
  readonly share: readonly string[];
  readonly network: BoxNetwork;
};

export type CommandBox = {
  readonly home: string;
  /** Prepares the folders for one command. Throws when they can't be written. */
  prepare(shown: ShownCommit): Promise<BoxSpec>;
};

/**
 * Opens the folders that all commands of one agent's session share, or all checks of one checkout. They may share a home,
 * since they work on the same files with the same rights, and nothing is granted to any of them: so package managers keep
 * their caches.
 */
export function openCommandBox(deps: CommandBoxDeps): CommandBox {
  const home = join(deps.folder, 'home');
  const prepareShared = shareWork(() => prepareOnce(deps, home));
  let copy: RepositoryCopy | undefined;
  const serialized = serialize();
  return {
    home,
    async prepare(shown) {
      const { objects, copies, readable } = await prepareShared();
      const { repository } = await serialized(async () => {
        copy = await copyRepository(shown, copy, deps);
        return copy;
      });
      const { directory } = deps.worktree;
      return {
        writable: [directory],
        readable: [...objects, ...readable],
        mounts: [{ from: repository, to: join(directory, '.git'), writable: true }],
        copies,
        network: deps.network,
      };
    },
  };
}

type SharedData = {
  /** The folders of the git objects that the copy borrows. */
  readonly objects: readonly string[];
  readonly copies: readonly BoxCopy[];
  readonly readable: readonly string[];
};

async function prepareOnce(deps: CommandBoxDeps, home: string): Promise<SharedData> {
  await mkdir(home, { recursive: true });
  await writeFile(join(home, '.gitconfig'), HOME_CONFIGURATION);
  const { git, checkout, folder, share } = deps;
  const [objects, installed, shared] = await Promise.all([
    findObjects(git),
    findInstalled(askRunGit(git, checkout, folder)),
    readShare(share, checkout, [git.scratch]),
  ]);
  const folders = [...new Set([...installed, ...shared.folders])];
  const copies = await Promise.all(folders.map((name) => placeCopy(name, deps)));
  return { objects, copies: copies.flat(), readable: shared.readable };
}

/** For commits that a command makes in any repository; nobody keeps them. */
const HOME_CONFIGURATION = `[user]
\tname = ${BOT.name}
\temail = ${BOT.email}
[init]
\tdefaultBranch = main
`;

/** Returns the folder's copy, or none if something other than a folder stands in its place in the worktree. */
async function placeCopy(
  name: string,
  { checkout, worktree }: CommandBoxDeps,
): Promise<readonly BoxCopy[]> {
  const [from, to] = [join(checkout, name), join(worktree.directory, name)];
  const made = await attempt(makeFolders(worktree.directory, name));
  return made.kind === 'done' && made.value.kind === 'worked' ? [{ from, to }] : [];
}
