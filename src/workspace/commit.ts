// Commits an agent's changes: the tree is its base plus the named paths, nothing else.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { SquadError } from '../errors.ts';
import type { Git } from '../ports/git.ts';
import { type CommitIdentity, commitTree, signature } from './commit-tree.ts';
import { splitPaths } from './git-history.ts';
import { applyPolicy, type CommitCandidate, type PolicyResult } from './policy/apply-policy.ts';
import { rejectHalfMoves } from './policy/half-moves.ts';
import { rejectTwins } from './policy/path-twins.ts';
import type { Policy } from './policy/protected-paths.ts';
import { rejectSecrets } from './policy/reject-secrets.ts';
import { type ChangedEntry, compareTrees } from './tree-entries.ts';
import { listChanges } from './worktrees/list-changes.ts';
import type { Worktree } from './worktrees/worktrees.ts';

/** What was committed on top of `base`, and what was left out (one line each). */
export type CommittedWork =
  | { readonly kind: 'nothing'; readonly left: readonly string[] }
  | {
      readonly kind: 'commit';
      readonly commit: string;
      readonly base: string;
      readonly files: readonly string[];
      /** Those of the files that it deletes. */
      readonly removed: readonly string[];
      readonly left: readonly string[];
      readonly identity: CommitIdentity;
    };

type CommitDeps = {
  readonly git: Git;
  readonly policy: Policy;
  /** Returns the author, message and trailers for a commit of these files. */
  readonly identify: (files: readonly string[]) => CommitIdentity;
  /** The tip of the run's branch, if it has moved on from the worktree's base. */
  readonly tip?: string | undefined;
};

/**
 * Commits what the worktree's agent and its tools wrote, on top of the worktree's base. Tries twice, and then throws a SquadError
 * (E_GIT), if a program that outlived its command, or a tool that runs just now, replaces a file between the checks and git's look.
 */
export async function commitWork(worktree: Worktree, deps: CommitDeps): Promise<CommittedWork> {
  const commit = () => commitOnce(worktree, deps);
  const done = (await commit()) ?? (await commit());
  if (done !== undefined) return done;
  const message = 'files were replaced while they were committed: nothing was committed';
  throw new SquadError({ code: 'E_GIT', message });
}

/** Returns undefined, and takes everything out of the index, if a file was replaced after it was checked. */
async function commitOnce(
  worktree: Worktree,
  { git, policy, identify, tip }: CommitDeps,
): Promise<CommittedWork | undefined> {
  const base = worktree.base();
  if (base === undefined) return { kind: 'nothing', left: [] };
  const { accepted, left: refused } = await selectChanges(worktree, { git, policy, tip });
  const ignored = await stage(git, worktree, accepted);
  const notTaken = ignored.map((path) => `${path}: ${IGNORED_REASON}`);
  const left = [...refused, ...notTaken];
  const taken = accepted.filter(({ path }) => !ignored.includes(path));
  const files = taken.map(({ path }) => path);
  const removed = taken.filter(({ isRemoved }) => isRemoved === true).map(({ path }) => path);
  if (files.length === 0) return { kind: 'nothing', left };
  const tree = (await git.run(['write-tree'], { worktree })).trim();
  const identity = identify(files);
  const [isUntouched, commit] = await Promise.all([
    holdsOnly(taken, git, { base, tree }),
    commitTree(git, { tree, parent: base, ...signature(git, identity) }),
  ]);
  if (!isUntouched) {
    await git.run(['read-tree', '--reset', base], { worktree });
    return undefined;
  }
  return { kind: 'commit', commit, base, files, removed, left, identity };
}

/** Separates the worktree's changes that may be committed from those that may not. Changes nothing. */
export async function selectChanges(
  worktree: Worktree,
  { git, policy, tip }: Omit<CommitDeps, 'identify'>,
): Promise<PolicyResult> {
  const base = worktree.base();
  if (base === undefined) return { accepted: [], left: [] };
  const { directory } = worktree;
  const changes = await listChanges(git, worktree, base);
  const checked = applyPolicy(changes, policy);
  const clean = await rejectSecrets(checked.accepted, { git, worktree, policy });
  const twins = { git, commit: tip ?? base };
  const apart = await rejectTwins(clean.accepted, twins);
  const whole = await rejectHalfMoves(apart.accepted, changes, { git, base, directory, policy });
  // A file whose deletion was just refused may be the twin of a new file that was to replace it.
  const last = whole.left.length === 0 ? whole : await rejectTwins(whole.accepted, twins);
  const left = [checked, clean, apart, whole, last].flatMap((result) => result.left);
  return { accepted: last.accepted, left: [...left, ...worktree.overlooked] };
}

const IGNORED_REASON = 'git refuses to add it (a .gitignore lists it, or its name is not safe)';

/** Adds the files to the worktree's index. Returns those that git did not take. */
async function stage(
  git: Git,
  worktree: Worktree,
  accepted: readonly CommitCandidate[],
): Promise<readonly string[]> {
  const own = accepted.filter(({ byTool }) => !byTool);
  // Squad's own .gitignore lists its inbox folders, but what the tools wrote there must be committed.
  await add(git, worktree, { files: accepted.filter(({ byTool }) => byTool), force: true });
  if (await add(git, worktree, { files: own, force: false })) return [];
  const listing = ['diff-index', '--cached', '--name-only', '--no-renames', '-z'];
  const staged = await git.run([...listing, worktree.base() ?? 'HEAD'], { worktree });
  const taken = new Set(splitPaths(staged));
  return own.map(({ path }) => path).filter((path) => !taken.has(path));
}

/** Returns whether the tree differs from the base in nothing but plain files with the bytes that were checked. */
async function holdsOnly(
  files: readonly CommitCandidate[],
  git: Git,
  { base, tree }: { readonly base: string; readonly tree: string },
): Promise<boolean> {
  const checked = new Map(files.map((file) => [file.path, file]));
  const changed = await compareTrees(git, { base, tip: tree });
  return changed.every((entry) => isAsChecked(checked.get(entry.path), entry));
}

function isAsChecked(file: CommitCandidate | undefined, { mode, object }: ChangedEntry): boolean {
  if (file?.isRemoved === true) return mode === undefined;
  return file?.object === object && (mode === '100644' || mode === '100755');
}

/** git's words when it could not write what it should keep: it refuses no file then. */
const UNWRITTEN = /^fatal:|failed to insert into database|unable to (?:create temporary|write)/m;

/** Adds files to the worktree's index. Returns true when git took every file. Throws a SquadError (E_GIT) when it failed. */
async function add(
  git: Git,
  worktree: Worktree,
  { files, force }: { readonly files: readonly CommitCandidate[]; readonly force: boolean },
): Promise<boolean> {
  if (files.length === 0) return true;
  const list = join(git.scratch, `${worktree.label}.paths`);
  await writeFile(list, files.map(({ path }) => path).join('\0'));
  const option = force ? '--force' : '--ignore-errors';
  const args = ['add', option, `--pathspec-from-file=${list}`, '--pathspec-file-nul'];
  const { code, stderr } = await git.attempt(args, { worktree });
  if (code === 0) return true;
  if (code === 1 && !force && !UNWRITTEN.test(stderr)) return false;
  throw new SquadError({ code: 'E_GIT', message: `git add failed: ${stderr.trim()}` });
}
