// Makes the copy of git's data that a command finds in the box, so that it can't change what we read.
import { copyFile, mkdir, mkdtemp, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { dirname, isAbsolute, join } from 'node:path';
import { attempt } from '#src/errors.ts';
import type { Git, GitWorktree } from '#src/ports/index.ts';

export type RepositoryCopyDeps = {
  readonly git: Git;
  readonly worktree: GitWorktree;
  /** A private folder of ours. */
  readonly folder: string;
};

/** The commit and the branch that git shows in the box, and the base branch. */
export type ShownCommit = {
  readonly commit: string;
  readonly branch: string;
  readonly base?: { readonly branch: string; readonly commit: string };
};

const objectsOf = (repository: string) => join(repository, 'objects');

/** Returns the folders of git's objects that a copy borrows. */
export async function findObjects({ repository }: Git): Promise<readonly string[]> {
  const own = objectsOf(repository);
  const borrowed = await attempt(readFile(join(own, 'info', 'alternates'), 'utf8'));
  const more = borrowed.kind === 'done' ? borrowed.value.split('\n').filter(isAbsolute) : [];
  return [own, ...more];
}

/** A copy of git's data without its objects, so that commands can't change what we read. */
export type RepositoryCopy = {
  readonly repository: string;
  readonly commit: string;
  /** The previous copy, which a command may still be using. */
  readonly before: string | undefined;
};

/** Makes a new copy for each new commit, because a command may have put links anywhere into the old one. */
export async function copyRepository(
  shown: ShownCommit,
  last: RepositoryCopy | undefined,
  deps: RepositoryCopyDeps,
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

async function showCommit(
  repository: string,
  { commit, branch, base }: ShownCommit,
  { indexFile }: GitWorktree,
): Promise<void> {
  if (base !== undefined) await writeBranch(repository, base.branch, base.commit);
  // Written after the base, because a run may work on a branch of the same name.
  await writeBranch(repository, branch, commit);
  await writeFile(join(repository, 'HEAD'), `ref: refs/heads/${branch}\n`);
  const copy = join(repository, 'index');
  await copyFile(indexFile, copy);
  // By its time, git knows that a file may have changed in the second of its checkout.
  const { atime, mtime } = await stat(indexFile);
  await utimes(copy, atime, mtime);
}

async function writeBranch(repository: string, branch: string, commit: string): Promise<void> {
  const path = join(repository, 'refs', 'heads', branch);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, `${commit}\n`);
}
