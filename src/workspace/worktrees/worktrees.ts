// A git worktree for each agent, checked out when the agent first touches a file: agents that only answer need none.
import { mkdir, realpath } from 'node:fs/promises';
import { join } from 'node:path';
import type {
  AgentWorkspace,
  FileDecision,
  FileRequest,
} from '../../coordinator/agent-workspace.ts';
import { attempt } from '../../errors.ts';
import type { Git, GitWorktree } from '../../ports/git.ts';
import { serialize, shareWork } from '../../text/serialize.ts';
import type { Policy } from '../policy/protected-paths.ts';
import { decideFileAccess } from './decide-file-access.ts';
import { type ConflictTree, loadTree, moveWorktree } from './move-worktree.ts';
import type { SharedCheckout } from './shared-checkout.ts';
import { openSparseFiles, type SparseFiles } from './sparse-files.ts';

export type Worktree = GitWorktree & {
  readonly label: string;
  /** The folder's real path; the folder is empty until the worktree is opened. */
  readonly directory: string;
  /** Starts opening the worktree for an agent that will probably write; a failure surfaces at the first use. */
  openAhead(): void;
  /** Checks out, once, a folder (or everything); no other worktree shares these files. */
  ready(folder?: string): Promise<void>;
  /** Takes no file from the shared checkout from now on, because code that we don't watch may write here. */
  keepPrivate(): void;
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

export type WorktreeDeps = {
  readonly git: Git;
  readonly policy: Policy;
  /** The run's branch as it is now. */
  readonly tip: () => string;
  /** The source of files that worktrees only search; undefined: each has its own. */
  readonly shared?: SharedCheckout | undefined;
};

/** Returns the folder of all worktrees. */
export function worktreesOf({ scratch }: Pick<Git, 'scratch'>): string {
  return join(scratch, 'worktrees');
}

/** Makes the (empty) folder of a worktree; `label` must be a slug. */
export async function planWorktree(label: string, deps: WorktreeDeps): Promise<Worktree> {
  const directory = await makeFolder(join(worktreesOf(deps.git), label));
  const worktree = { directory, indexFile: join(deps.git.scratch, `${label}.index`) };
  const touched = new Set<string>();
  let base: string | undefined;
  let opening: Promise<string> | undefined;
  const files = openSparseFiles({ ...deps, worktree, base: () => base ?? '' });
  const open = shareWork(() => openWorktree(worktree, deps, files));
  // Two tools of one session may ask at the same moment.
  const serialized = serialize();
  const whenOpen = async (work: () => Promise<void>) => {
    opening = open();
    const start = await opening;
    base ??= start;
    return serialized(work);
  };
  return {
    label,
    ...worktree,
    openAhead: () => void attempt(whenOpen(async () => undefined)),
    ready: (path = '') => whenOpen(() => files.own(path)),
    keepPrivate: files.keepPrivate,
    base: () => base,
    touched,
    written: new Set(),
    overlooked: new Set(),
    async decideFileAccess(request) {
      await whenOpen(() => files.prepare(request));
      return decideFileAccess(request, { ...deps, directory, touched });
    },
    async loadConflict(conflict, { force }) {
      const isLoaded = await loadTree(conflict, { ...deps, worktree, force });
      if (isLoaded) base = conflict.tip;
      return isLoaded;
    },
    setBase(commit) {
      base = commit;
    },
    async updateTo(tip, { force } = { force: false }) {
      await attempt(Promise.resolve(opening));
      // A worktree that is not checked out will begin at the tip anyway.
      if (base === undefined || base === tip) return true;
      const isMoved = await moveWorktree(base, tip, { ...deps, worktree, force });
      if (isMoved) base = tip;
      return isMoved;
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
  { git, tip, shared }: WorktreeDeps,
  files: SparseFiles,
): Promise<string> {
  // Programs that read .gitignore look for this folder; git never does, and it stays empty.
  await mkdir(join(worktree.directory, '.git'), { recursive: true });
  const commit = tip();
  const isLarge = await shared?.isLarge();
  const update = isLarge === true ? [] : ['-u'];
  await git.run(['read-tree', '--reset', ...update, commit], { worktree });
  if (isLarge !== true) {
    files.noteWhole();
    files.noteUnshared();
  }
  return commit;
}
