// The workflow's checkout step: full history, a remote without credentials, and the event's ref.
import { git } from '../git/git.ts';
import { pullFacts } from '../git/pull-facts.ts';
import { bareRepository, type GitHubState, type PullRecord } from '../github/state.ts';
import { mergeCommit } from './merge-pull.ts';

type CheckoutOptions = {
  readonly state: GitHubState;
  readonly origin: string;
  readonly workspace: string;
  /** The pull request whose merge commit is checked out; the default branch when undefined. */
  readonly pull: PullRecord | undefined;
};

/** Checks out into the workspace. Returns the values of GITHUB_REF and GITHUB_SHA. */
export async function checkOut(
  options: CheckoutOptions,
): Promise<{ readonly ref: string; readonly commit: string }> {
  const { state, origin, workspace, pull } = options;
  const bare = bareRepository(state, state.repository);
  const merged = pull === undefined ? undefined : await testMerge(state, pull);
  await git('/', ['clone', '-q', bare, workspace]);
  await git(workspace, ['remote', 'set-url', 'origin', `${origin}/${state.repository}`]);
  if (merged === undefined || pull === undefined) {
    const commit = await git(workspace, ['rev-parse', 'HEAD']);
    return { ref: `refs/heads/${state.defaultBranch}`, commit };
  }
  const ref = `refs/pull/${pull.number}/merge`;
  await git(workspace, ['fetch', '-q', bare, `+${ref}:refs/remotes/pull/${pull.number}/merge`]);
  await git(workspace, ['checkout', '-q', '--detach', merged]);
  return { ref, commit: merged };
}

/** Makes GitHub's test merge of head into base; undefined when they conflict. */
async function testMerge(state: GitHubState, pull: PullRecord): Promise<string | undefined> {
  const bare = bareRepository(state, state.repository);
  const { head, base } = await pullFacts(state, pull);
  const commit = await mergeCommit(bare, [base, head], {
    name: 'GitHub',
    message: `Merge ${head} into ${base}`,
  });
  if (commit !== undefined)
    await git(bare, ['update-ref', `refs/pull/${pull.number}/merge`, commit]);
  return commit;
}
