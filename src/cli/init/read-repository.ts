// What `squad-action init` finds out about a repository: its files, its remote and, with a token, its owner.
import { readdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import {
  defaultBranch,
  findRepositoryAddress,
  type RepositoryAddress,
} from '#src/adapters/git/index.ts';
import { connectLocalGitHub } from '#src/adapters/runner/index.ts';
import { attempt } from '#src/errors.ts';
import type { GitHub, RepositoryOwnership } from '#src/ports/index.ts';
import type { RepositoryTop } from '#src/setup/index.ts';
import { CHECK_FILES } from '#src/team/index.ts';
import { oneLine } from '#src/text/index.ts';
import { readWorkingTree } from '../working-tree.ts';

export type InitRepository = {
  /** The repository's name on its server, or the folder's name. */
  readonly project: string;
  readonly address: RepositoryAddress | undefined;
  /** Undefined without a token. */
  readonly github: GitHub | undefined;
  readonly ownerKind: RepositoryOwnership['ownerKind'] | undefined;
  readonly defaultBranch: string;
};

/** Asks git and, with a token, GitHub. Never throws: what GitHub refuses to tell is left undefined. */
export async function readRepository(root: string): Promise<InitRepository> {
  const address = await findRepositoryAddress(root);
  const github = address && (await connectLocalGitHub(address, () => {}));
  const facts = github && (await attempt(github.ownership()));
  const known = facts?.kind === 'done' ? facts.value : undefined;
  return {
    project: address?.name ?? oneLine(basename(root)),
    address,
    github,
    ownerKind: known?.ownerKind,
    defaultBranch: known?.defaultBranch ?? (await defaultBranch(root)),
  };
}

/** Folders whose subfolders are projects. */
const HOLDERS = ['apps', 'packages', 'services'];

/** Reads the top of a working tree. Only reading a file can throw. */
export async function readTop(root: string): Promise<RepositoryTop> {
  const tree = await readWorkingTree(root, ...Object.values(CHECK_FILES));
  const namesIn = async (folder: string) => {
    const found = await attempt(readdir(join(root, folder)));
    return found.kind === 'done' ? found.value : [];
  };
  const below = await Promise.all(
    HOLDERS.map(async (holder) => (await namesIn(holder)).map((name) => `${holder}/${name}`)),
  );
  return {
    entries: tree.entries,
    read: tree.read,
    names: [...(await namesIn('')), ...below.flat()],
  };
}
