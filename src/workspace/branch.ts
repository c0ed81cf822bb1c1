// The run's branch: agents' commits are brought onto it one after the other, as soon as each agent ends.
import type { Git } from '../world.ts';
import { type CommitIdentity, commitTree, signature } from './commit.ts';
import { mergeTrees } from './merge.ts';
import { turns } from './turns.ts';

export type Brought =
  | { readonly kind: 'brought'; readonly commit: string }
  /** `tree` holds both sides, with conflict markers in `files`; `tip` is the branch they collide with. */
  | {
      readonly kind: 'conflict';
      readonly files: readonly string[];
      readonly tree: string;
      readonly tip: string;
    };

/** An agent's commit, whose parent is `base`. */
export type Work = {
  readonly commit: string;
  readonly base: string;
  readonly identity: CommitIdentity;
};

export type RunBranch = {
  readonly name: string;
  /** Where the run began. */
  readonly start: string;
  tip(): string;
  /** Makes a worktree of the branch as it is now, without files yet; gives its commit. */
  checkOut(directory: string): Promise<string>;
  /** Adds an agent's commit. One at a time, in the order of the calls. */
  bring(work: Work): Promise<Brought>;
};

/** Opens the branch `name` at the commit `start`, in memory: the remote sees it when it is pushed. */
export function openBranch(git: Git, name: string, start: string): RunBranch {
  let tip = start;
  const checkingOut = turns();
  const bringing = turns();
  return {
    name,
    start,
    tip: () => tip,
    // git reads the files of every worktree when it adds one, and stumbles over one that is half made.
    checkOut: (directory) =>
      checkingOut(async () => {
        const commit = tip;
        const how = ['--quiet', '--detach', '--no-checkout'];
        await git.run(['worktree', 'add', ...how, directory, commit]);
        return commit;
      }),
    bring: (work) =>
      bringing(async () => {
        const brought = await bringOnto(git, tip, work);
        if (brought.kind === 'brought') tip = brought.commit;
        return brought;
      }),
  };
}

async function bringOnto(git: Git, tip: string, work: Work): Promise<Brought> {
  if (work.base === tip) return { kind: 'brought', commit: work.commit };
  const merged = await mergeTrees(git, tip, work.commit);
  if (merged.kind === 'conflict') return { ...merged, tip };
  const signed = signature(work.identity);
  const commit = await commitTree(git, { tree: merged.tree, parent: tip, ...signed });
  return { kind: 'brought', commit };
}
