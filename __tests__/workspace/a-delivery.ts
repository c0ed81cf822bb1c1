// Deliveries for tests: on a clock whose pauses cost nothing.

import type { Git } from '#src/ports/git.ts';
import { type Delivery, deliver } from '#src/workspace/deliver.ts';
import { replay } from '#src/workspace/merge.ts';
import { aBranch, anAgent, type Repository } from './a-repository.ts';
import { aTime, type FakeTime } from './a-time.ts';

/** Delivers a run's commits, as the run does. */
export function deliverBranch(
  git: Git,
  work: { readonly branch: string; readonly commit: string; readonly start: string },
  time: FakeTime = aTime(),
): Promise<Delivery> {
  const { branch, commit, start } = work;
  return deliver(
    { git, ...time },
    {
      ref: `refs/heads/${branch}`,
      commit,
      onMoved: async (tip) => replay(git, { base: start, tip: commit }, tip ?? start),
    },
  );
}

export const BRANCH = 'squad/7-login';

/** A commit of Hockney's on top of where the run began. */
export async function worked(
  repository: Repository,
  path = 'mine.txt',
  content = 'mine\n',
): Promise<{ readonly commit: string; readonly start: string; readonly branch: string }> {
  const branch = aBranch(repository, BRANCH);
  const agent = await anAgent(repository, branch, 'hockney');
  await agent.write(path, content);
  await agent.submit();
  return { commit: branch.tip(), start: branch.start, branch: BRANCH };
}
