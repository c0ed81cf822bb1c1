// What a command finds in the box: the agent's files, a copy of git's data, and what earlier steps installed in the checkout.
import { copyFile, mkdir, mkdtemp, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { dirname, isAbsolute, join } from 'node:path';
import { attempt } from '#src/errors.ts';
import { makeFolders } from '#src/files/open-folder.ts';
import { BOT } from '#src/ports/accounts.ts';
import type { Box, BoxCopy, BoxNetwork, BoxSpec } from '#src/ports/box.ts';
import type { Git, GitResult, GitWorktree } from '#src/ports/git.ts';
import type { ProgramEnd, Programs } from '#src/ports/programs.ts';
import { serialize, shareWork } from '#src/text/serialize.ts';
import { askRunGit, findInstalled, readShare } from './shown-folders.ts';

/** The folder is created here; its folder `home` is the commands' home. */
type CommandBoxDeps = {
  readonly git: Git;
  readonly worktree: GitWorktree;
  /** A private folder of ours. */
  readonly folder: string;
  /** The job's checkout, where earlier steps of the workflow installed what the repository needs. */
  readonly checkout: string;
  /** More folders to share: relative to the checkout, or absolute. */
  readonly share: readonly string[];
  readonly network: BoxNetwork;
  readonly services: readonly number[];
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
        services: deps.services,
      };
    },
  };
}

/** Returns the folders of the git objects that the copy borrows, and what the checkout shares. */
async function prepareOnce(deps: CommandBoxDeps, home: string) {
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

/** The commit and the branch that git shows in the box, and the base branch. */
export type ShownCommit = {
  readonly commit: string;
  readonly branch: string;
  readonly base?: { readonly branch: string; readonly commit: string };
};

const objectsOf = (repository: string) => join(repository, 'objects');

/** Returns the folders of git's objects that a copy borrows. */
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

// Runs git on a worktree in which programs of the repository may run at the same moment: git looks at a path and opens it later,
// and a program could lead it elsewhere meanwhile. In the box there is nothing to be led to.

type BoxedGitDeps = {
  readonly git: Git;
  readonly programs: Programs;
  readonly box: Pick<Box, 'state'>;
  /** Ends the commands. */
  readonly signal: AbortSignal;
  /** Time limit of a command: tests wait less. */
  readonly timeoutMs?: number;
};

/**
 * Runs one git command on a worktree's files, with a copy of its index: what it does to the index is lost. Returns the result,
 * whatever the exit code. Doesn't reject.
 */
export type FileGit = (
  worktree: GitWorktree,
  args: readonly string[],
  environment: Readonly<Record<string, string>>,
) => Promise<GitResult>;

const COMMAND_MS = 120_000;
const MAX_BYTES = 32 * 1024 * 1024;
/** The code of a command that did not end by itself. */
const NOT_ENDED = 124;

/**
 * The copy has the index's time: by it, git knows that a file may have changed in the second of its checkout. It is refreshed, since
 * a file that was rewritten with the same content counts as unchanged.
 */
const ON_A_COPY =
  'export GIT_INDEX_FILE="$HOME/index"; cp -p "$1" "$GIT_INDEX_FILE" && shift && { git update-index -q --refresh || true; } && exec git "$@"';

/** Returns a git that runs in the box. Without a box no program runs either, or the settings let it reach everything. */
export function createBoxedGit({
  git,
  programs,
  box,
  signal,
  timeoutMs = COMMAND_MS,
}: BoxedGitDeps): FileGit {
  return async (worktree, args, more) => {
    const state = await box.state();
    if (state.kind === 'off' || state.way === 'none')
      return git.attempt(args, { worktree, environment: more });
    const { HOME: _home, ...environment } = git.environment;
    const { directory, indexFile } = worktree;
    const readable = [git.repository, ...(await findObjects(git)), indexFile];
    const run = (command: string, given: readonly string[]) =>
      programs.runProgram({
        command,
        args: given,
        directory,
        environment: { ...environment, ...more, GIT_WORK_TREE: directory },
        passed: [],
        timeoutMs,
        maxBytes: MAX_BYTES,
        keepsNul: true,
        box: { writable: [directory], readable },
        signal,
      });
    const onCopy = () => run('sh', ['-c', ON_A_COPY, 'sh', indexFile, ...args]);
    const first = await onCopy();
    if (first.kind !== 'timed-out') return resultOf(first);
    // git waits for ever for a pipe under a name that it opens.
    await run('find', ['.', ...CLEAR_OBSTACLES]);
    return resultOf(await onCopy());
  };
}

function resultOf(end: ProgramEnd): GitResult {
  if (end.kind === 'not-started') return { code: NOT_ENDED, stdout: '', stderr: end.reason };
  const { stdout, stderr } = end;
  // Of a list that is too long, the last entry may be torn.
  const whole = stdout.bytes > MAX_BYTES ? stdout.text.lastIndexOf('\0') + 1 : stdout.text.length;
  const result = { stdout: stdout.text.slice(0, whole), stderr: stderr.text };
  if (end.kind === 'exited') return { ...result, code: end.code };
  const why = end.kind === 'limited' ? end.reason : `git was stopped (${end.kind})`;
  return { ...result, code: NOT_ENDED, stderr: why };
}

// What git would wait for for ever: pipes that programs left among an agent's files, under names that git opens.

const OPEN_CLOSED = ['-type', 'd', '!', '-perm', '-700', '-execdir', 'chmod', 'u+rwx', '{}', ';'];
const NOT_PLAIN = ['!', '(', '-type', 'f', '-o', '-type', 'd', '-o', '-type', 'l', ')'];
/** A nested repository may lead git to a pipe elsewhere. */
const OBSTACLE = ['(', '-name', '.git', '-o', ...NOT_PLAIN, ')'];

/**
 * Arguments for `find` that remove what can't be committed. With `-execdir`, programs run in the folder that was found, so one
 * that is replaced meanwhile can't lead them elsewhere.
 */
export const CLEAR_OBSTACLES: readonly string[] = [
  ...['(', ...OPEN_CLOSED, '-false', ')'],
  // git reads nothing in this folder.
  ...['-o', '-path', './.git', '-prune'],
  ...['-o', ...OBSTACLE, '-prune', '-execdir', 'rm', '-rf', '--', '{}', '+'],
];
