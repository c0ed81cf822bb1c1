// An agent's workspace: a worktree of its own, and the way from there onto the run's branch.
import { copyFile } from 'node:fs/promises';
import type { AgentWorkspace, Submission, WorkReport } from '../../coordinator/agent-workspace.ts';
import { attempt, describe } from '../../errors.ts';
import type { Git } from '../../ports/git.ts';
import type { SetAside } from '../../run-log/conflict-row.ts';
import type { RunEvent } from '../../run-log/events.ts';
import { serialize } from '../../text/serialize.ts';
import { type CommitIdentity, commitWork, selectChanges } from '../commit.ts';
import { readPatch } from '../git-diff.ts';
import type { Policy } from '../policy/protected-paths.ts';
import { markChangedFiles } from '../policy/tool-writes.ts';
import type { RunBranch } from '../run-branch.ts';
import { type ConflictedFile, findUnresolved, loadConflict } from './conflicted-files.ts';
import { type OpenWorkspace, planWorktree, type Worktree } from './worktrees.ts';

export type WorkspaceDeps = {
  readonly git: Git;
  readonly policy: Policy;
  readonly branch: RunBranch;
  emit(event: RunEvent): void;
  /** Returns author, message and trailers for the agent's commit of these files. */
  identify(report: WorkReport, files: readonly string[]): CommitIdentity;
  /** Pushes work that could not be integrated. */
  pushToFallbackBranch(commit: string): Promise<SetAside>;
};

const MAX_TRIES = 2;

/** The report for a commit that is only looked at; no branch gets it. */
const PEEKED: WorkReport = { task: 'Work in progress', unfinished: true };

/** Opens a workspace. `label` is unique in the run and a slug. */
export async function openWorkspace(label: string, deps: WorkspaceDeps): Promise<OpenWorkspace> {
  const { git, policy, branch } = deps;
  const { tip, shared } = branch;
  const worktree = await planWorktree(label, { git, policy, tip, shared });
  const { submit, clearConflicts, commitAside } = createSubmitter(label, worktree, deps);
  const sync = async (report: WorkReport): Promise<Submission> => {
    const first = await submit(report);
    let last = first;
    for (let tries = 1; last.kind !== 'conflict'; tries += 1) {
      clearConflicts();
      // The runtime may write just now; that is submitted, too. Files that can't be submitted are overwritten in the end.
      if (await worktree.updateTo(branch.tip(), { force: tries > MAX_TRIES })) return first;
      last = await submit(report);
    }
    return last;
  };
  const peek = async () => {
    if (worktree.base() === undefined) return '';
    // Uses a copy of the index: what is staged in the worktree's own would be committed even if the agent undoes it by then.
    const indexFile = `${worktree.indexFile}.peek`;
    await copyFile(worktree.indexFile, indexFile);
    const identify = (files: readonly string[]) => deps.identify(PEEKED, files);
    const copy = { ...worktree, indexFile };
    const work = await commitWork(copy, { git, policy, identify, tip: branch.tip() });
    return work.kind === 'nothing' ? '' : readPatch(git, { base: work.base, tip: work.commit });
  };
  const serialized = serialize();
  const workspace: AgentWorkspace = {
    directory: worktree.directory,
    decideFileAccess: worktree.decideFileAccess,
    submit: (report) => serialized(() => submit(report)),
    sync: (report) => serialized(() => sync(report)),
    peek: () => serialized(peek),
    pushToFallbackBranch: async () => {
      const commit = await serialized(commitAside);
      return commit === undefined ? { keptOn: branch.name } : deps.pushToFallbackBranch(commit);
    },
  };
  const newLines = onlyNewLines();
  const findRefused = async () => {
    await markChangedFiles(git, worktree);
    return newLines((await selectChanges(worktree, { git, policy, tip: tip() })).left);
  };
  return { workspace, worktree, findRefused: () => serialized(findRefused) };
}

/** Submits the worktree's files, and remembers the latest commit and the conflicts that the agent has to resolve. */
function createSubmitter(label: string, worktree: Worktree, deps: WorkspaceDeps) {
  const { git, policy, branch } = deps;
  const newLines = onlyNewLines();
  let latest: LatestCommit | undefined;
  let conflictedFiles: readonly ConflictedFile[] = [];
  const submit = async (report: WorkReport): Promise<Submission> => {
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
    ]);
    if (integrated.kind === 'integrated') {
      worktree.setBase(work.commit);
      const [subject = ''] = work.identity.message.split('\n', 1);
      const { files } = work;
      const { commit } = integrated;
      deps.emit({ kind: 'commit', session: label, commit, subject, files, left, patch });
      return { kind: 'committed', commit, files };
    }
    noteUncommitted(left, label, deps);
    const { files } = integrated;
    const conflicted = { ...work, ...integrated, agent: work.identity.trailers.agent };
    const loaded = await loadConflict(conflicted, { git, worktree });
    conflictedFiles = loaded.conflictedFiles;
    return { kind: 'conflict', files, earlier: loaded.earlier };
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

type RestDeps = WorkspaceDeps & { readonly worktree: Worktree };

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
    indexFile: `${worktree.indexFile}.aside`,
    base: () => commit,
    touched: resolved(worktree.touched),
    written: resolved(worktree.written),
  };
  await git.run(['read-tree', commit], { worktree: copy });
  const identify = (files: readonly string[]) => deps.identify(report, files);
  return { commit, ...(await commitWork(copy, { git, policy, identify })) };
}

/** Falls back to the latest commit, which is kept in any case. */
function lostRest({ commit }: LatestCommit, error: unknown): CommitAside {
  return { commit, left: [`what was written after the collision: ${describe(error).message}`] };
}

/** Lets each line through once, because a second try leaves out the same files. */
function onlyNewLines() {
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
  { emit }: Pick<WorkspaceDeps, 'emit'>,
): void {
  for (const line of left) {
    const [path = '', ...reason] = line.split(': ');
    emit({ kind: 'file.denied', session, access: 'write', path, reason: reason.join(': ') });
  }
}
