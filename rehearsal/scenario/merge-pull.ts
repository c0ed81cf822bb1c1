// A person merges a pull request between two runs.
import { attemptGit, git } from '../git/git.ts';
import { bareRepository, type GitHubState } from '../github/state.ts';

/** Merges the pull request, with a merge commit when the base has moved, and closes it. */
export async function mergePull(state: GitHubState, number: number): Promise<void> {
  const pull = state.pulls.get(number);
  const thread = state.threads.get(number);
  if (pull === undefined || thread === undefined) {
    throw new Error(`The scenario merges #${number}, which is not a pull request`);
  }
  const bare = bareRepository(state, state.repository);
  const commitOf = (name: string) => git(bare, ['rev-parse', `refs/heads/${name}`]);
  const [base, head] = await Promise.all([commitOf(pull.baseRef), commitOf(pull.headRef)]);
  const { code } = await attemptGit(bare, ['merge-base', '--is-ancestor', base, head]);
  const commit = code === 0 ? head : await mergeCommit(bare, base, head, number);
  // Fails when somebody else moved the base meanwhile, like a click on an outdated page.
  await git(bare, ['update-ref', `refs/heads/${pull.baseRef}`, commit, base]);
  pull.merged = true;
  pull.mergedHead = head;
  thread.state = 'closed';
}

/** Makes a merge commit. Throws when the branches conflict. */
async function mergeCommit(
  bare: string,
  base: string,
  head: string,
  number: number,
): Promise<string> {
  const tree = await git(bare, ['merge-tree', '--write-tree', base, head]);
  const message = `Merge pull request #${number}`;
  return git(bare, ['commit-tree', '-p', base, '-p', head, '-m', message, tree], PERSON);
}

const PERSON = {
  GIT_AUTHOR_NAME: 'Olga',
  GIT_AUTHOR_EMAIL: 'olga@example.com',
  GIT_AUTHOR_DATE: '2026-11-02T20:00:00Z',
  GIT_COMMITTER_NAME: 'Olga',
  GIT_COMMITTER_EMAIL: 'olga@example.com',
  GIT_COMMITTER_DATE: '2026-11-02T20:00:00Z',
};
