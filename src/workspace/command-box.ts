// What a command finds in the box: the agent's files, a copy of git's data, and what earlier steps installed in the checkout.
import {
  copyFile,
  lstat,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rm,
  writeFile,
} from 'node:fs/promises';
import { dirname, isAbsolute, join } from 'node:path';
import { attempt } from '../errors.ts';
import { BOT } from '../ports/accounts.ts';
import type { BoxCopy, BoxNetwork, BoxSpec } from '../ports/box.ts';
import type { Git, GitWorktree } from '../ports/git.ts';
import { serialize, shareWork } from '../text/serialize.ts';
import { makeFolders } from '../tools/built-in/worktree-files/open-subfolder.ts';

export type CommandBoxDeps = {
  readonly git: Git;
  readonly worktree: GitWorktree;
  /** A private folder of ours, which is created here; its folder `home` is the commands' home. */
  readonly folder: string;
  /** The job's checkout, where earlier steps of the workflow installed what the repository needs. */
  readonly checkout: string;
  /** More folders to share: relative to the checkout, or absolute. */
  readonly share: readonly string[];
  readonly network: BoxNetwork;
};

/** The commit and the branch that git shows in the box, and the base branch. */
export type ShownCommit = {
  readonly commit: string;
  readonly branch: string;
  readonly base?: { readonly branch: string; readonly commit: string };
};

export type CommandBox = {
  readonly home: string;
  /** Prepares the folders for one command. Throws when they can't be written. */
  prepare(shown: ShownCommit): Promise<BoxSpec>;
};

/** Opens the folders that all commands of one agent share. */
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
  const [objects, installed] = await Promise.all([findObjects(deps.git), findInstalled(deps)]);
  const named = deps.share.filter((path) => !isAbsolute(path));
  const folders = [...new Set([...installed, ...named])];
  const copies = await Promise.all(folders.map((name) => placeCopy(name, deps)));
  const readable = await Promise.all(deps.share.filter(isAbsolute).map(existing));
  return { objects, copies: copies.flat(), readable: readable.flat() };
}

const objectsOf = (repository: string) => join(repository, 'objects');

async function findObjects({ repository }: Git): Promise<readonly string[]> {
  const own = objectsOf(repository);
  const borrowed = await attempt(readFile(join(own, 'info', 'alternates'), 'utf8'));
  const more = borrowed.kind === 'done' ? borrowed.value.split('\n').filter(isAbsolute) : [];
  return [own, ...more];
}

/** A copy of git's data without its objects, so that commands can't change what we read. */
type RepositoryCopy = {
  readonly repository: string;
  readonly commit: string;
  /** The previous copy, which a command may still be using. */
  readonly before: string | undefined;
};

/** Makes a new copy for each new commit, because a command may have put links anywhere into the old one. */
async function copyRepository(
  shown: ShownCommit,
  last: RepositoryCopy | undefined,
  deps: CommandBoxDeps,
): Promise<RepositoryCopy> {
  if (last?.commit === shown.commit) return last;
  const repository = await mkdtemp(join(deps.folder, 'repository-'));
  await writeRepository(repository, deps.git);
  await showCommit(repository, shown, deps.worktree);
  if (last?.before !== undefined) {
    await attempt(rm(last.before, { recursive: true, force: true, maxRetries: 5 }));
  }
  return { repository, commit: shown.commit, before: last?.repository };
}

async function writeRepository(repository: string, git: Git): Promise<void> {
  for (const folder of ['objects/info', 'refs/heads', 'refs/tags']) {
    await mkdir(join(repository, folder), { recursive: true });
  }
  await writeFile(join(repository, 'config'), COPY_CONFIGURATION);
  await writeFile(
    join(repository, 'objects', 'info', 'alternates'),
    `${objectsOf(git.repository)}\n`,
  );
  // A shallow checkout has this file.
  await attempt(copyFile(join(git.repository, 'shallow'), join(repository, 'shallow')));
}

const COPY_CONFIGURATION = `[core]
\trepositoryformatversion = 0
\tbare = false
\tsymlinks = false
\tfileMode = false
[gc]
\tauto = 0
`;

/** For commits that a command makes in any repository; nobody keeps them. */
const HOME_CONFIGURATION = `[user]
\tname = ${BOT.name}
\temail = ${BOT.email}
[init]
\tdefaultBranch = main
`;

async function showCommit(
  repository: string,
  { commit, branch, base }: ShownCommit,
  { indexFile }: GitWorktree,
): Promise<void> {
  if (base !== undefined) await writeBranch(repository, base.branch, base.commit);
  // Written after the base, because a run may work on a branch of the same name.
  await writeBranch(repository, branch, commit);
  await writeFile(join(repository, 'HEAD'), `ref: refs/heads/${branch}\n`);
  await copyFile(indexFile, join(repository, 'index'));
}

async function writeBranch(repository: string, branch: string, commit: string): Promise<void> {
  const path = join(repository, 'refs', 'heads', branch);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, `${commit}\n`);
}

/** Returns the names of the folders at the checkout's top that git ignores. */
async function findInstalled({
  git,
  checkout,
  folder,
}: CommandBoxDeps): Promise<readonly string[]> {
  const found = await attempt(readdir(checkout, { withFileTypes: true }));
  const entries = found.kind === 'done' ? found.value : [];
  const names = entries.filter((it) => it.isDirectory() && it.name !== '.git').map((it) => it.name);
  if (names.length === 0) return [];
  const worktree = { directory: checkout, indexFile: join(folder, 'checkout.index') };
  // With a trailing slash, because a rule may match folders only. check-ignore can't take paths literally.
  const asked = ['check-ignore', '--no-index', '--', ...names.map((name) => `./${name}/`)];
  const environment = { GIT_LITERAL_PATHSPECS: '0' };
  const { stdout } = await git.attempt(asked, { worktree, environment });
  const ignored = new Set(stdout.split('\n'));
  return names.filter((name) => ignored.has(`./${name}/`));
}

/** Returns the folder's copy, or none if something other than a folder stands in its place in the worktree. */
async function placeCopy(
  name: string,
  { checkout, worktree }: CommandBoxDeps,
): Promise<readonly BoxCopy[]> {
  const [from, to] = [join(checkout, name), join(worktree.directory, name)];
  const source = await attempt(lstat(from));
  if (source.kind === 'threw' || !source.value.isDirectory()) return [];
  const made = await attempt(makeFolders(worktree.directory, name));
  return made.kind === 'done' && made.value.kind === 'worked' ? [{ from, to }] : [];
}

async function existing(path: string): Promise<readonly string[]> {
  const found = await attempt(lstat(path));
  return found.kind === 'done' ? [path] : [];
}
