// The run's branch: agents' commits are brought onto it one after the other, as soon as each agent ends.
import { SquadError } from '../errors.ts';
import type { Git } from '../world.ts';
import { type CommitIdentity, commitTree } from './commit.ts';

export type Brought =
  | { readonly kind: 'brought'; readonly commit: string }
  /** `tree` holds both sides, with conflict markers in `files`; `tip` is the branch they collide with. */
  | {
      readonly kind: 'conflict';
      readonly files: readonly string[];
      readonly tree: string;
      readonly tip: string;
    };

export type RunBranch = {
  readonly name: string;
  /** Where the run began. */
  readonly start: string;
  tip(): string;
  /** Adds an agent's commit whose parent is `base`. One at a time. */
  bring(work: { commit: string; base: string; identity: CommitIdentity }): Promise<Brought>;
  /** Continues from another commit, after a push found the remote ahead. */
  moveTo(commit: string): void;
};

/** Opens the branch `name` at the commit `start`, in memory: the remote sees it when it is pushed. */
export function openBranch(git: Git, name: string, start: string): RunBranch {
  let tip = start;
  let queue: Promise<unknown> = Promise.resolve();
  return {
    name,
    start,
    tip: () => tip,
    moveTo(commit) {
      tip = commit;
    },
    bring(work) {
      const turn = queue.then(async () => {
        const brought = await bringOnto(git, tip, work);
        if (brought.kind === 'brought') tip = brought.commit;
        return brought;
      });
      queue = turn.catch(() => undefined);
      return turn;
    },
  };
}

async function bringOnto(
  git: Git,
  tip: string,
  work: { commit: string; base: string; identity: CommitIdentity },
): Promise<Brought> {
  if (work.base === tip) return { kind: 'brought', commit: work.commit };
  const merged = await mergeTrees(git, tip, work.commit);
  if (merged.files.length > 0) return { kind: 'conflict', ...merged, tip };
  const commit = await commitTree(git, { tree: merged.tree, parent: tip, identity: work.identity });
  return { kind: 'brought', commit };
}

/** `git merge-tree` prints the tree, then the names of files in conflict; exit code 1 means there are some. */
export async function mergeTrees(git: Git, ours: string, theirs: string) {
  const args = ['merge-tree', '--write-tree', '-z', '--name-only', '--no-messages', ours, theirs];
  const { code, stdout, stderr } = await git.attempt(args);
  if (code > 1) {
    throw new SquadError({ code: 'E_GIT', message: `git merge-tree failed: ${stderr.trim()}` });
  }
  const [tree = '', ...files] = stdout.split('\0').filter((part) => part !== '');
  return { tree, files: code === 0 ? [] : files };
}
