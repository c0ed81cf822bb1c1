// An agent's workspace: a worktree of its own, and the way from there onto the run's branch.
import type { AgentWorkspace, Submission, WorkReport } from '#src/coordinator/index.ts';
import type { SetAside } from '#src/run-log/index.ts';
import { serialize } from '#src/text/index.ts';
import type { FileGit } from '../box/boxed-git.ts';
import { commitWork, selectChanges } from '../commit.ts';
import { readPatch } from '../git-diff.ts';
import { markChangedFiles } from '../policy/tool-writes.ts';
import { createSubmitter, MAX_TRIES, onlyNewLines, type SubmitDeps } from './submit-work.ts';
import { type OpenWorkspace, planWorktree } from './worktrees.ts';

export type WorkspaceDeps = SubmitDeps & {
  /** How git looks at the files once programs may run there. */
  readonly boxedGit?: FileGit;
  /** Pushes work that could not be integrated. */
  pushToFallbackBranch(commit: string): Promise<SetAside>;
};

/** The report for a commit that is only looked at; no branch gets it. */
const PEEKED: WorkReport = { task: 'Work in progress', unfinished: true };

/** Opens a workspace. `label` is unique in the run and a slug. */
export async function openWorkspace(label: string, deps: WorkspaceDeps): Promise<OpenWorkspace> {
  const { git, policy, branch } = deps;
  const { tip, isLarge } = branch;
  const { boxedGit } = deps;
  const worktree = await planWorktree(label, { git, policy, tip, isLarge, boxedGit });
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
    const identify = (files: readonly string[]) => deps.identify(PEEKED, files);
    const work = await commitWork(worktree, { git, policy, identify, tip: branch.tip() });
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
    await markChangedFiles(worktree);
    return newLines((await selectChanges(worktree, { git, policy, tip: tip() })).left);
  };
  return { workspace, worktree, findRefused: () => serialized(findRefused) };
}
