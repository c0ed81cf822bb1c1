// Merge commits: GitHub's test merge for a checkout, and a person's merge between two runs.
import { attemptGit, authorEnvironment, git } from '../git/git.ts';
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
  const merged =
    code === 0
      ? head
      : await mergeCommit(bare, [base, head], {
          name: 'Olga',
          message: `Merge pull request #${number}`,
        });
  if (merged === undefined) throw new Error(`The scenario merges #${number}, which conflicts`);
  // Fails when somebody else moved the base meanwhile, like a click on an outdated page.
  await git(bare, ['update-ref', `refs/heads/${pull.baseRef}`, merged, base]);
  pull.merged = true;
  pull.mergedHead = head;
  thread.state = 'closed';
}

/** Makes a merge commit; undefined when the branches conflict. */
export async function mergeCommit(
  bare: string,
  [base, head]: readonly [base: string, head: string],
  { name, message }: { readonly name: string; readonly message: string },
): Promise<string | undefined> {
  const tree = await attemptGit(bare, ['merge-tree', '--write-tree', base, head]);
  if (tree.code !== 0) return undefined;
  const parents = ['-p', base, '-p', head];
  const commit = ['commit-tree', tree.stdout.trim(), ...parents, '-m', message];
  return git(bare, commit, authorEnvironment(name, 12));
}
