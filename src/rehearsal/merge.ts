// A person merges a pull request between two runs.
import { git } from './git.ts';
import { bareRepository, type GitHubState } from './state.ts';

/** Brings the pull request's commits onto its base, which must stand where they began, and closes it. */
export async function mergePull(state: GitHubState, number: number): Promise<void> {
  const pull = state.pulls.get(number);
  const thread = state.threads.get(number);
  if (pull === undefined || thread === undefined) {
    throw new Error(`The scenario merges #${number}, which is no pull request`);
  }
  const bare = bareRepository(state, state.repository);
  const [base, head] = [pull.baseRef, pull.headRef].map((name) => `refs/heads/${name}`);
  await git(bare, ['merge-base', '--is-ancestor', `${base}`, `${head}`]);
  await git(bare, ['update-ref', `${base}`, `${head}`]);
  pull.merged = true;
  thread.state = 'closed';
}
