// A git worktree for each agent, checked out when the agent first touches a file: agents that only answer need none.
import { mkdir, realpath, rm, stat, utimes } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type {
  AgentWorkspace,
  FileDecision,
  FileRequest,
} from '#src/coordinator/agents/agent-environment.ts';
import { attempt, SquadError } from '#src/errors.ts';
import { makeFolders } from '#src/files/open-folder.ts';
import type { Git, GitOptions, GitResult, GitWorktree } from '#src/ports/git.ts';
import { serialize, shareWork } from '#src/text/serialize.ts';
import type { FileGit } from './box.ts';
import { resolveInside } from './paths/resolve-path.ts';
import type { Policy } from './policy.ts';
import { openSparseFiles, type SparseFiles } from './worktrees/sparse-files.ts';

export type Worktree = GitWorktree & {
  readonly label: string;
  /** The folder's real path; the folder is empty until the worktree is opened. */
  readonly directory: string;
  /** Checks out, once, a folder (or everything). */
  ready(folder?: string): Promise<void>;
  /** Returns the commit that the agent's work starts from; undefined until the worktree is opened. */
  base(): string | undefined;
  /** Paths the agent was allowed to write, relative to the worktree. */
  readonly touched: Set<string>;
  /** Paths that squad tools wrote: added to the commit by name, even if .gitignore lists them. */
  readonly written: Set<string>;
  /** What programs changed but no commit takes, a line each. */
  readonly overlooked: Set<string>;
  /** Decides a file tool's access, and makes the parent folder of a file to be written. */
  decideFileAccess(request: FileRequest): Promise<FileDecision>;
  /** Puts both sides of a conflict into the folder, to be resolved on top of its tip. False and `force` are as in `updateTo`. */
  loadConflict(conflict: ConflictTree, options: { readonly force: boolean }): Promise<boolean>;
  /** Bases the agent's further work on its own commit. */
  setBase(commit: string): void;
  /** Brings the index to a commit whose files are in the folder. */
  index(commit: string): Promise<void>;
  /** Checks everything out; after that, programs of the repository may run here, and git looks at the files in the box. */
  admitPrograms(): Promise<void>;
  /** Runs git on the files. What it does to the index counts only until programs are admitted. */
  runGit(args: readonly string[], environment?: GitOptions['environment']): Promise<GitResult>;
  /** Brings the folder to the commit `tip`. False when uncommitted files are in the way; `force` overwrites them. */
  updateTo(tip: string, options?: { readonly force: boolean }): Promise<boolean>;
};

/** A workspace, and the worktree that squad tools write their inbox entries into. */
export type OpenWorkspace = {
  readonly workspace: AgentWorkspace;
  readonly worktree: Worktree;
  /** Returns which of the files that programs changed won't be committed, and why; each line only once. */
  findRefused(): Promise<readonly string[]>;
};

type WorktreeDeps = {
  readonly git: Git;
  readonly policy: Policy;
  /** The run's branch as it is now. */
  readonly tip: () => string;
  /** True for a repository of which a worktree gets only the files that its agent looks at; by default, it gets all. */
  readonly isLarge?: () => Promise<boolean>;
  /** How git looks at the files once programs may run there; by default, as before. */
  readonly boxedGit?: FileGit | undefined;
};

/** Returns the folder of all worktrees. */
function worktreesOf({ scratch }: Pick<Git, 'scratch'>): string {
  return join(scratch, 'worktrees');
}

/** Makes the (empty) folder of a worktree; `label` must be a slug. */
export async function planWorktree(label: string, deps: WorktreeDeps): Promise<Worktree> {
  const directory = await makeFolder(join(worktreesOf(deps.git), label));
  const worktree = { directory, indexFile: join(deps.git.scratch, `${label}.index`) };
  const touched = new Set<string>();
  const { files, base, setBase, whenOpen, whenStill, move } = keepCheckout(worktree, deps);
  const bringIn: BringIn = (path, then = () => {}) =>
    whenOpen(() => files.bringIn(path).then(then));
  const fileGit = openFileGit(worktree, { ...deps, bringIn });
  return {
    label,
    ...worktree,
    ready: (path = '') => bringIn(path),
    base,
    touched,
    written: new Set(),
    overlooked: new Set(),
    async decideFileAccess(request) {
      await whenOpen(() => files.prepare(request));
      return decideFileAccess(request, { ...deps, directory, touched });
    },
    loadConflict: (conflict, { force }) =>
      move(conflict.tip, () => loadTree(conflict, { ...deps, ...fileGit, worktree, force })),
    setBase,
    ...fileGit,
    async updateTo(tip, { force } = { force: false }) {
      await whenStill();
      const from = base();
      // A worktree that is not checked out will begin at the tip anyway.
      if (from === undefined || from === tip) return true;
      return move(tip, () => moveWorktree(from, tip, { ...deps, ...fileGit, worktree, force }));
    },
  };
}

/** Keeps which commit the files are at. What changes them happens one after the other: two tools may ask at the same moment. */
function keepCheckout(worktree: GitWorktree, deps: WorktreeDeps) {
  let base: string | undefined;
  let opening: Promise<string> | undefined;
  const files = openSparseFiles({ ...deps, worktree, base: () => base ?? '' });
  const open = shareWork(() => openWorktree(worktree, deps, files));
  const serialized = serialize();
  return {
    files,
    base: () => base,
    setBase(commit: string) {
      base = commit;
    },
    async whenOpen(work: () => Promise<void>) {
      opening = open();
      const start = await opening;
      base ??= start;
      return serialized(work);
    },
    /** Waits until the files that are being checked out are there, or could not be. */
    whenStill: () => attempt(Promise.resolve(opening)),
    move: (commit: string, moving: () => Promise<boolean>) =>
      serialized(async () => {
        const moved = await moving();
        if (moved) base = commit;
        return moved;
      }),
  };
}

/** Checks out a folder, or everything, and then calls `then`, before anything else is done in the worktree. */
type BringIn = (path: string, then?: () => void) => Promise<void>;

/** Returns how git looks at the files: in the box from the moment at which programs are admitted. */
function openFileGit(
  worktree: GitWorktree,
  { git, boxedGit, bringIn }: WorktreeDeps & { readonly bringIn: BringIn },
): Pick<Worktree, 'runGit' | 'admitPrograms' | 'index'> {
  let hasPrograms = false;
  const unboxed = new Set<Promise<GitResult>>();
  return {
    runGit(args, environment = {}) {
      if (hasPrograms && boxedGit !== undefined) return boxedGit(worktree, args, environment);
      const running = git
        .attempt(args, { worktree, environment })
        .finally(() => unboxed.delete(running));
      unboxed.add(running);
      return running;
    },
    // Afterwards git checks nothing out any more: programs could lead it elsewhere.
    async admitPrograms() {
      await bringIn('', () => {
        hasPrograms = true;
      });
      await Promise.allSettled(unboxed);
    },
    async index(commit) {
      await changeIndex(git, worktree, ['read-tree', '-i', '-m', commit]);
    },
  };
}

async function makeFolder(path: string): Promise<string> {
  await mkdir(path, { recursive: true });
  return realpath(path);
}

/** Fills index and folder; for a large repository only the index, since git takes a missing file for an unchanged one. */
async function openWorktree(
  worktree: GitWorktree,
  { git, tip, isLarge = async () => false }: WorktreeDeps,
  files: SparseFiles,
): Promise<string> {
  // Programs that read .gitignore look for this folder; git never does, and it stays empty.
  await mkdir(join(worktree.directory, '.git'), { recursive: true });
  const commit = tip();
  const isSparse = await isLarge();
  await git.run(['read-tree', '--reset', ...(isSparse ? [] : ['-u']), commit], { worktree });
  if (!isSparse) files.noteWhole();
  return commit;
}

// A commit's files in a folder that no agent works in, for programs of the repository; their changes are thrown away.

export type PlainCheckout = GitWorktree & {
  /** Holds the folder of the files, and what else belongs to this checkout. */
  readonly folder: string;
  /** Removes all of it; never rejects. */
  remove(): Promise<void>;
};

/** Writes the files of `commit`. `label` is unique in the run and, unlike agents', no slug. Throws a SquadError (E_GIT). */
export async function openCheckout(
  git: Git,
  label: string,
  commit: string,
): Promise<PlainCheckout> {
  const path = join(worktreesOf(git), label);
  // Programs that look for a repository find a copy of its data here.
  await mkdir(join(path, 'files', '.git'), { recursive: true });
  const folder = await realpath(path);
  const worktree = { directory: join(folder, 'files'), indexFile: join(folder, 'index') };
  await git.run(['read-tree', '--reset', '-u', commit], { worktree });
  return {
    ...worktree,
    folder,
    async remove() {
      await attempt(rm(folder, { recursive: true, force: true, maxRetries: 5 }));
    },
  };
}

// Decides whether a file tool may read or write a path of an agent's worktree.

type FileAccessDeps = {
  readonly directory: string;
  readonly policy: Policy;
  readonly touched: Set<string>;
};

/** Decides, and makes the parent folder of a file that may be written. */
export async function decideFileAccess(
  request: FileRequest,
  { directory, policy, touched }: FileAccessDeps,
): Promise<FileDecision> {
  const decision = await resolveFileAccess(directory, request, policy);
  if (decision.kind === 'refused') {
    return { allowed: false, reason: decision.reason, next: decision.next };
  }
  if (request.access === 'write') {
    const made = await makeFolders(directory, dirname(decision.path));
    if (made.kind === 'blocked') {
      return { allowed: false, reason: `${made.at} is no longer a folder` };
    }
    touched.add(decision.path);
  }
  return { allowed: true };
}

const REPORT_IT = 'put what it should hold into your report';

async function resolveFileAccess(directory: string, request: FileRequest, policy: Policy) {
  const decision = await resolveInside(directory, request.path);
  if (decision.kind === 'refused' || request.access === 'read') return decision;
  const isFolder = decision.path === '' || decision.stats?.isDirectory() === true;
  if (isFolder) return { kind: 'refused' as const, reason: 'a file is needed, not a folder' };
  const reason = policy.refuses(decision);
  return reason === undefined ? decision : { kind: 'refused' as const, reason, next: REPORT_IT };
}

// Brings a worktree's files and index to another commit, or to the tree of a conflict.

/** An agent's commit, and the tree with both its side and that of `tip`. */
type ConflictTree = { readonly commit: string; readonly tip: string; readonly tree: string };

/**
 * Writes the tree's files over those of the agent's commit, then resets the index to the tip, so that only paths named later get
 * into it. False, like `moveWorktree`, when uncommitted files are in the way.
 */
async function loadTree({ commit, tip, tree }: ConflictTree, move: WorktreeMove): Promise<boolean> {
  if (!(await moveWorktree(commit, tree, move))) return false;
  await changeIndex(move.git, move.worktree, ['read-tree', '--reset', tip]);
  return true;
}

type WorktreeMove = {
  readonly git: Git;
  /** Runs git on the files. */
  readonly runGit: (args: readonly string[]) => Promise<GitResult>;
  readonly worktree: GitWorktree;
  readonly force: boolean;
};

/**
 * Moves a worktree to another commit. Unlike --reset, -m keeps files that differ from the index, and gives up when they are in
 * the way: then the answer is false. Throws a SquadError (E_GIT).
 */
async function moveWorktree(
  from: string,
  to: string,
  { git, worktree, runGit, force }: WorktreeMove,
): Promise<boolean> {
  const how = force ? ['--reset', '-u', to] : ['-m', '-u', from, to];
  const move = () => runGit(['read-tree', ...how]);
  let moved = await move();
  if (moved.code !== 0 && !force) {
    // After a refresh, a file that was rewritten with the same content is not in the way.
    await runGit(['update-index', '-q', '--refresh']);
    moved = await move();
  }
  if (moved.code !== 0 && force) {
    const message = `The files could not be brought to ${to}: ${moved.stderr.trim()}`;
    throw new SquadError({ code: 'E_GIT', message });
  }
  // In the box, git worked with a copy of the index.
  if (moved.code === 0) await changeIndex(git, worktree, ['read-tree', '-i', '-m', to]);
  return moved.code === 0;
}

// Changes a worktree's index without a look at its files.

/**
 * Runs a git command that changes an index alone. Where a file was written in the second of its checkout, git would open it by its
 * path, which a program may have replaced; here git finds no file, and the index keeps its time, by which such files are still
 * compared later. Throws a SquadError (E_GIT).
 */
async function changeIndex(
  git: Git,
  { indexFile }: Pick<GitWorktree, 'indexFile'>,
  args: readonly string[],
): Promise<void> {
  const directory = join(git.scratch, 'no-files');
  await mkdir(directory, { recursive: true });
  const { atime, mtime } = await stat(indexFile);
  await git.run(args, { worktree: { directory, indexFile } });
  await utimes(indexFile, atime, mtime);
}
