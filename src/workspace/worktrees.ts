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
import { readMarks, refuseKind } from './paths/file-kinds.ts';
import { readPath, resolveInside } from './paths/resolve-path.ts';
import type { Policy } from './policy.ts';
import type { HandWritten } from './worktrees/hand-written.ts';
import { SparseFiles } from './worktrees/sparse-files.ts';

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
  const path = join(worktreesOf(deps.git), label);
  await mkdir(path, { recursive: true });
  return new Worktree(await realpath(path), join(deps.git.scratch, `${label}.index`), deps);
}

/**
 * An agent's files, and which commit they are at. What changes them happens one after the other: two tools may ask at the same
 * moment.
 */
export class Worktree implements GitWorktree {
  /** The folder's real path; the folder is empty until the worktree is opened. */
  readonly directory: string;
  readonly indexFile: string;
  /** Paths the agent was allowed to write, relative to the worktree. */
  readonly touched = new Set<string>();
  /** Paths that squad tools wrote: added to the commit by name, even if .gitignore lists them. */
  readonly written = new Set<string>();
  /** What programs changed but no commit takes, a line each. */
  readonly overlooked = new Set<string>();
  readonly #deps: WorktreeDeps;
  readonly #files: SparseFiles;
  readonly #serialized = serialize();
  readonly #open = shareWork(() => this.#checkOut());
  readonly #unboxed = new Set<Promise<GitResult>>();
  #base: string | undefined;
  #marks: { readonly base: string; readonly read: ReturnType<typeof readMarks> } | undefined;
  #opening: Promise<string> | undefined;
  #hasPrograms: boolean = false;

  constructor(directory: string, indexFile: string, deps: WorktreeDeps) {
    this.directory = directory;
    this.indexFile = indexFile;
    this.#deps = deps;
    this.#files = new SparseFiles(deps.git, this);
  }

  /** Returns the commit that the agent's work starts from; undefined until the worktree is opened. */
  base(): string | undefined {
    return this.#base;
  }

  /** Bases the agent's further work on its own commit. */
  setBase(commit: string): void {
    this.#base = commit;
  }

  /** Checks out, once, a folder (or everything). */
  ready(folder = ''): Promise<void> {
    return this.#whenOpen(() => this.#files.bringIn(folder));
  }

  /** Decides a file tool's access, and makes the parent folder of a file to be written. */
  async decideFileAccess(request: FileRequest, notes?: HandWritten): Promise<FileDecision> {
    await this.#whenOpen((base) => this.#files.prepare(request, base));
    const { directory, touched } = this;
    const refusal = await this.#refuseKind(request);
    if (refusal !== undefined) return { allowed: false, ...refusal };
    const { policy } = this.#deps;
    const decision = await decideFileAccess(request, { directory, touched, policy, notes });
    return decision.allowed
      ? { ...decision, marks: () => this.#readMarks(this.#base ?? '') }
      : decision;
  }

  async #refuseKind({ access, path }: FileRequest) {
    const named = readPath(this.directory, path);
    if (named.kind === 'refused' || named.components.length === 0) return undefined;
    const place = { access, path: named.components.join('/') };
    return refuseKind(this.#deps.git, this.#base ?? '', place);
  }

  #readMarks(base: string): Promise<ReadonlyMap<string, string>> {
    if (this.#marks?.base !== base) this.#marks = { base, read: readMarks(this.#deps.git, base) };
    return this.#marks.read;
  }

  /** Checks everything out; after that, programs of the repository may run here, and git looks at the files in the box. */
  async admitPrograms(): Promise<void> {
    // Afterwards git checks nothing out any more: programs could lead it elsewhere.
    await this.#whenOpen(async () => {
      await this.#files.bringIn('');
      this.#hasPrograms = true;
    });
    await Promise.allSettled(this.#unboxed);
  }

  /** Runs git on the files. What it does to the index counts only until programs are admitted. */
  runGit(
    args: readonly string[],
    environment: NonNullable<GitOptions['environment']> = {},
  ): Promise<GitResult> {
    const { git, boxedGit } = this.#deps;
    if (this.#hasPrograms && boxedGit !== undefined) return boxedGit(this, args, environment);
    const running = git
      .attempt(args, { worktree: this, environment })
      .finally(() => this.#unboxed.delete(running));
    this.#unboxed.add(running);
    return running;
  }

  /** Brings the index to a commit whose files are in the folder. */
  index(commit: string): Promise<void> {
    return this.#changeIndex(['read-tree', '-i', '-m', commit]);
  }

  /** Brings the folder to the commit `tip`. False when uncommitted files are in the way; `force` overwrites them. */
  async updateTo(tip: string, { force } = { force: false }): Promise<boolean> {
    // Files that are being checked out must be there first.
    await attempt(Promise.resolve(this.#opening));
    const from = this.#base;
    // A worktree that is not checked out will begin at the tip anyway.
    if (from === undefined || from === tip) return true;
    return this.#serialized(async () => {
      const moved = await this.#move(from, tip, force);
      if (moved) this.#base = tip;
      return moved;
    });
  }

  /**
   * Puts both sides of a conflict into the folder, to be resolved on top of its tip: writes the tree's files over those of the
   * agent's commit, then resets the index to the tip, so that only paths named later get into it. False and `force` are as in
   * `updateTo`.
   */
  loadConflict(
    { commit, tip, tree }: { readonly commit: string; readonly tip: string; readonly tree: string },
    { force }: { readonly force: boolean },
  ): Promise<boolean> {
    return this.#serialized(async () => {
      if (!(await this.#move(commit, tree, force))) return false;
      await this.#changeIndex(['read-tree', '--reset', tip]);
      this.#base = tip;
      return true;
    });
  }

  async #whenOpen(work: (base: string) => Promise<void>): Promise<void> {
    this.#opening = this.#open();
    const start = await this.#opening;
    this.#base ??= start;
    return this.#serialized(() => work(this.#base ?? start));
  }

  /** Fills index and folder; for a large repository only the index, since git takes a missing file for an unchanged one. */
  async #checkOut(): Promise<string> {
    const { git, tip, isLarge = async () => false } = this.#deps;
    // Programs that read .gitignore look for this folder; git never does, and it stays empty.
    await mkdir(join(this.directory, '.git'), { recursive: true });
    const commit = tip();
    const how = (await isLarge()) ? [] : ['-u'];
    await git.run(['read-tree', '--reset', ...how, commit], { worktree: this });
    if (how.length > 0) this.#files.noteWhole();
    return commit;
  }

  /**
   * Moves the files to another commit. Unlike --reset, -m keeps files that differ from the index, and gives up when they are in
   * the way: then the answer is false. Throws a SquadError (E_GIT).
   */
  async #move(from: string, to: string, force: boolean): Promise<boolean> {
    const how = force ? ['--reset', '-u', to] : ['-m', '-u', from, to];
    let moved = await this.runGit(['read-tree', ...how]);
    if (moved.code !== 0 && !force) {
      // After a refresh, a file that was rewritten with the same content is not in the way.
      await this.runGit(['update-index', '-q', '--refresh']);
      moved = await this.runGit(['read-tree', ...how]);
    }
    if (moved.code !== 0 && force) {
      const message = `The files could not be brought to ${to}: ${moved.stderr.trim()}`;
      throw new SquadError({ code: 'E_GIT', message });
    }
    // In the box, git worked with a copy of the index.
    if (moved.code === 0) await this.index(to);
    return moved.code === 0;
  }

  /**
   * Runs a git command that changes the index alone, without a look at the files. Where a file was written in the second of its
   * checkout, git would open it by its path, which a program may have replaced; here git finds no file, and the index keeps its
   * time, by which such files are still compared later. Throws a SquadError (E_GIT).
   */
  async #changeIndex(args: readonly string[]): Promise<void> {
    const { indexFile } = this;
    const { git } = this.#deps;
    const directory = join(git.scratch, 'no-files');
    await mkdir(directory, { recursive: true });
    const { atime, mtime } = await stat(indexFile);
    await git.run(args, { worktree: { directory, indexFile } });
    await utimes(indexFile, atime, mtime);
  }
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

/** Decides, and makes the parent folder of a file that may be written. */
export async function decideFileAccess(
  request: FileRequest,
  {
    directory,
    policy,
    touched,
    notes,
  }: {
    readonly directory: string;
    readonly policy: Policy;
    readonly touched: Set<string>;
    readonly notes?: HandWritten | undefined;
  },
): Promise<FileDecision> {
  const decision = await resolveFileAccess(directory, request, policy, notes);
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
  return { allowed: true, note: decision.note };
}

const REPORT_IT = 'put what it should hold into your report';

async function resolveFileAccess(
  directory: string,
  request: FileRequest,
  policy: Policy,
  notes: HandWritten | undefined,
) {
  const decision = await resolveInside(directory, request.path);
  if (decision.kind === 'refused') return decision;
  if (request.access === 'read') return { ...decision, note: undefined };
  const isFolder = decision.path === '' || decision.stats?.isDirectory() === true;
  if (isFolder) return { kind: 'refused' as const, reason: 'a file is needed, not a folder' };
  const note = await notes?.admit(decision.path);
  const reason = note === undefined ? policy.refuses(decision) : undefined;
  if (reason === undefined) return { ...decision, note };
  const tool = policy.toolFor?.(decision.path);
  return {
    kind: 'refused' as const,
    reason,
    next: tool === undefined ? REPORT_IT : `call ${tool} instead`,
  };
}
