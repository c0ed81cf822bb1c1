// Commits an agent's changes: the tree is its base plus the bytes of the named paths, nothing else.
import { attempt, SquadError } from '#src/errors.ts';
import { readRegularFile } from '#src/files/index.ts';
import type { FileContent, Git } from '#src/ports/index.ts';
import { type CommitIdentity, signature } from './commit-tree.ts';
import { applyPolicy, type CommitCandidate, type PolicyResult } from './policy/apply-policy.ts';
import { rejectHalfMoves } from './policy/half-moves.ts';
import { rejectTwins } from './policy/path-twins.ts';
import type { Policy } from './policy/protected-paths.ts';
import { rejectSecrets } from './policy/reject-secrets.ts';
import { batchPaths, listChanges, objectId } from './worktrees/list-changes.ts';
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
 * Commits what the worktree's agent and its tools wrote, on top of the worktree's base, with the bytes that were checked. Tries twice,
 * and then throws a SquadError (E_GIT), if a program that runs just now replaces a file after it was checked.
 */
export async function commitWork(worktree: Worktree, deps: CommitDeps): Promise<CommittedWork> {
  const commit = () => commitOnce(worktree, deps);
  const done = (await commit()) ?? (await commit());
  if (done !== undefined) return done;
  const message = 'files were replaced while they were committed: nothing was committed';
  throw new SquadError({ code: 'E_GIT', message });
}

/** Returns undefined if a file was replaced after it was checked. */
async function commitOnce(
  worktree: Worktree,
  { git, policy, identify, tip }: CommitDeps,
): Promise<CommittedWork | undefined> {
  const base = worktree.base();
  if (base === undefined) return { kind: 'nothing', left: [] };
  const { accepted, left: refused } = await selectChanges(worktree, { git, policy, tip });
  const ignored = await findIgnored(worktree, accepted);
  const left = [...refused, ...[...ignored].map(([path, reason]) => `${path}: ${reason}`)];
  const taken = accepted.filter(({ path }) => !ignored.has(path));
  const files = taken.map(({ path }) => path);
  const removed = taken.filter(({ isRemoved }) => isRemoved === true).map(({ path }) => path);
  if (files.length === 0) return { kind: 'nothing', left };
  const identity = identify(files);
  const contents = taken.map((file) => [file.path, contentOf(worktree, file)] as const);
  const signed = { parents: [base], ...signature(git, identity), files: new Map(contents) };
  const made = await attempt(git.commit(signed));
  if (made.kind === 'done') {
    return { kind: 'commit', commit: made.value, base, files, removed, left, identity };
  }
  if (made.error instanceof ReplacedFile) return undefined;
  throw made.error;
}

/** A file is no longer what was checked. */
class ReplacedFile extends Error {}

/** Returns what reads a file once more for its commit, and throws if it is not as it was checked; undefined for a removed file. */
function contentOf(
  { directory }: Worktree,
  { path, object = '', isRemoved }: CommitCandidate,
): FileContent | undefined {
  if (isRemoved === true) return undefined;
  return async () => {
    const bytes = await readRegularFile(directory, path);
    if (bytes === undefined || objectId(bytes, object.length) !== object) throw new ReplacedFile();
    return bytes;
  };
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

/** check-ignore can't take paths literally. */
const NOT_LITERAL = { GIT_LITERAL_PATHSPECS: '0' };

/** Returns the new files that git ignores, and why each is left out. What squad tools wrote counts in any case: Squad's own .gitignore lists its inboxes. */
async function findIgnored(
  worktree: Worktree,
  accepted: readonly CommitCandidate[],
): Promise<ReadonlyMap<string, string>> {
  const own = accepted.filter(({ byTool, isNew }) => !byTool && isNew === true);
  const ignored = new Map<string, string>();
  for (const paths of batchPaths(own.map(({ path }) => `./${path}`))) {
    const { code, stdout } = await worktree.runGit(['check-ignore', '--', ...paths], NOT_LITERAL);
    // 1: none of them. With any other code, git has not looked at all.
    const isAnswer = code === 0 || code === 1;
    const listed = isAnswer ? stdout.split('\n').slice(0, -1).map(unquoted) : paths;
    const reason = isAnswer ? 'a .gitignore lists it' : 'git could not tell whether it is ignored';
    for (const path of listed) ignored.set(path.replace(/^\.\//, ''), reason);
  }
  return ignored;
}

/** git quotes a path that holds a quotation mark. */
function unquoted(line: string): string {
  return line.startsWith('"') ? line.slice(1, -1).replace(/\\(["\\])/g, '$1') : line;
}
