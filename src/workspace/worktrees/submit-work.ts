// The way of an agent's files from its worktree onto the run's branch, and what is kept when they collide there.
import type { Submission, WorkReport } from '#src/coordinator/index.ts';
import { attempt, describe } from '#src/errors.ts';
import type { Git } from '#src/ports/index.ts';
import type { RunEvent } from '#src/run-log/index.ts';
import { commitWork } from '../commit.ts';
import type { CommitIdentity } from '../commit-tree.ts';
import { readPatch } from '../git-diff.ts';
import type { Policy } from '../policy/protected-paths.ts';
import type { RunBranch } from '../run-branch.ts';
import { type ConflictedFile, findUnresolved, loadConflict } from './conflicted-files.ts';
import type { Worktree } from './worktrees.ts';

export type SubmitDeps = {
  readonly git: Git;
  readonly policy: Policy;
  readonly branch: RunBranch;
  emit(event: RunEvent): void;
  /** Returns author, message and trailers for the agent's commit of these files. */
  identify(report: WorkReport, files: readonly string[]): CommitIdentity;
};

/** How often what is written meanwhile is submitted, too. After that it is overwritten, since it can't be submitted. */
export const MAX_TRIES = 2;

/** Submits the worktree's files, and remembers the latest commit and the conflicts that the agent has to resolve. */
export function createSubmitter(label: string, worktree: Worktree, deps: SubmitDeps) {
  const { git, policy, branch } = deps;
  const newLines = onlyNewLines();
  let latest: LatestCommit | undefined;
  let conflictedFiles: readonly ConflictedFile[] = [];
  const submit = async (report: WorkReport, tries = 1): Promise<Submission> => {
    const unresolved = await findUnresolved(worktree, conflictedFiles);
    if (unresolved.length > 0) return { kind: 'conflict', files: unresolved };
    const identify = (files: readonly string[]) => deps.identify(report, files);
    const work = await commitWork(worktree, { git, policy, identify, tip: branch.tip() });
    const left = newLines(work.left);
    if (work.kind === 'nothing') {
      noteUncommitted(left, label, deps);
      return { kind: 'nothing' };
    }
    latest = { commit: work.commit, report };
    const [integrated, patch] = await Promise.all([
      branch.integrate(work),
      readPatch(git, { base: work.base, tip: work.commit }),
      worktree.index(work.commit),
    ]);
    if (integrated.kind === 'integrated') {
      worktree.setBase(work.commit);
      const [subject = ''] = work.identity.message.split('\n', 1);
      const { files, removed } = work;
      const { commit } = integrated;
      deps.emit({ kind: 'commit', session: label, commit, subject, files, removed, left, patch });
      return { kind: 'committed', commit, files };
    }
    noteUncommitted(left, label, deps);
    const conflicted = { ...work, ...integrated, agent: work.identity.trailers.agent };
    const loaded = await loadConflict(conflicted, { git, worktree, force: tries > MAX_TRIES });
    if (loaded === undefined) return submit(report, tries + 1);
    conflictedFiles = loaded.conflictedFiles;
    return { kind: 'conflict', files: integrated.files, earlier: loaded.earlier };
  };
  const clearConflicts = () => {
    conflictedFiles = [];
  };
  const commitAside = async () => {
    if (latest === undefined) return undefined;
    const { left, commit } = await keepRest(latest, conflictedFiles, { ...deps, worktree });
    noteUncommitted(newLines(left), label, deps);
    return commit;
  };
  return { submit, clearConflicts, commitAside };
}

type CommitAside = { readonly commit: string; readonly left: readonly string[] };

type LatestCommit = { readonly commit: string; readonly report: WorkReport };

/** Commits what isn't in conflict. If that fails, says what is lost. */
async function keepRest(
  latest: LatestCommit,
  conflictedFiles: readonly ConflictedFile[],
  deps: RestDeps,
): Promise<CommitAside> {
  const unresolved = await findUnresolved(deps.worktree, conflictedFiles);
  const tried = await attempt(commitRest(latest, unresolved, deps));
  return tried.kind === 'done' ? tried.value : lostRest(latest, tried.error);
}

type RestDeps = SubmitDeps & { readonly worktree: Worktree };

/** Commits what was written since the latest commit, on top of it. Unresolved files stay as they were there. */
async function commitRest(
  { commit, report }: LatestCommit,
  unresolved: readonly string[],
  { git, policy, worktree, ...deps }: RestDeps,
): Promise<CommitAside> {
  const resolved = (paths: ReadonlySet<string>) =>
    new Set([...paths].filter((path) => !unresolved.includes(path)));
  const copy = {
    ...worktree,
    base: () => commit,
    touched: resolved(worktree.touched),
    written: resolved(worktree.written),
  };
  const identify = (files: readonly string[]) => deps.identify(report, files);
  return { commit, ...(await commitWork(copy, { git, policy, identify })) };
}

/** Falls back to the latest commit, which is kept in any case. */
function lostRest({ commit }: LatestCommit, error: unknown): CommitAside {
  return { commit, left: [`what was written after the collision: ${describe(error).message}`] };
}

/** Returns a filter that lets each line through once, because a second try leaves out the same files. */
export function onlyNewLines() {
  const seen = new Set<string>();
  return (lines: readonly string[]) =>
    lines.filter((line) => {
      const isNew = !seen.has(line);
      seen.add(line);
      return isNew;
    });
}

/** Reports files that were left out as refused writes, when there is no commit to list them. */
function noteUncommitted(
  left: readonly string[],
  session: string,
  { emit }: Pick<SubmitDeps, 'emit'>,
): void {
  for (const line of left) {
    const [path = '', ...reason] = line.split(': ');
    emit({ kind: 'file.denied', session, access: 'write', path, reason: reason.join(': ') });
  }
}
