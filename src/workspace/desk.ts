// An agent's desk: a worktree of its own, and the way from there onto the run's branch.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Desk, Submission } from '../coordinator/desk.ts';
import type { RunEvent } from '../coordinator/events.ts';
import type { Git } from '../world.ts';
import type { RunBranch } from './branch.ts';
import { type CommitIdentity, commitWork } from './commit.ts';
import type { Policy } from './policy.ts';
import { planWorktree, type Worktree } from './worktrees.ts';

export type DeskSettings = {
  readonly git: Git;
  readonly policy: Policy;
  readonly branch: RunBranch;
  emit(event: RunEvent): void;
  /** Author, message and trailers of the agent's commit. */
  identify(report: { readonly task: string; readonly unfinished: boolean }): CommitIdentity;
  /** Pushes work that found no place on the run's branch; the name of the branch that holds it. */
  keep(commit: string): Promise<string>;
};

/** A desk, and the worktree that squad tools write their drop-boxes into. */
export type OpenDesk = { readonly desk: Desk; readonly worktree: Worktree };

/** Opens a desk. `label` is unique in the run and a slug. */
export async function openDesk(label: string, settings: DeskSettings): Promise<OpenDesk> {
  const { git, policy, branch } = settings;
  const worktree = await planWorktree(label, { git, policy, tip: branch.tip });
  let latest: string | undefined;
  let collided: readonly string[] = [];
  const desk: Desk = {
    directory: worktree.directory,
    permit: worktree.permit,
    async submit(report): Promise<Submission> {
      const unresolved = await withMarkers(worktree, collided);
      if (unresolved.length > 0) return { kind: 'conflict', files: unresolved };
      const identity = settings.identify(report);
      const work = await commitWork(worktree, { git, policy, identity });
      const base = worktree.base();
      const { commit, files, left } = work;
      if (commit === undefined || base === undefined) {
        if (left.length > 0)
          settings.emit({ kind: 'note', text: `Not committed: ${left.join('; ')}` });
        return { kind: 'nothing' };
      }
      latest = commit;
      const brought = await branch.bring({ commit, base, identity });
      if (brought.kind === 'brought') {
        settings.emit({ kind: 'commit', session: label, commit: brought.commit, files, left });
        return { kind: 'committed', commit: brought.commit, files };
      }
      collided = brought.files;
      for (const path of brought.files) worktree.touched.add(path);
      await worktree.restart(brought.tip, brought.tree);
      return { kind: 'conflict', files: brought.files };
    },
    setAside: async () => (latest === undefined ? branch.name : settings.keep(latest)),
  };
  return { desk, worktree };
}

/** Files of the conflict that still hold its markers. */
async function withMarkers(worktree: Worktree, paths: readonly string[]) {
  const texts = await Promise.all(
    paths.map((path) => readFile(join(worktree.directory, path), 'utf8').catch(() => '')),
  );
  return paths.filter((_, index) => /^(<{7} |>{7} )/m.test(texts[index] ?? ''));
}
