// The run's results in git: new commits by branch, and pull requests with their commits and files.

import { bareRepository, type GitHubState, type ThreadRecord } from '../github/state.ts';
import { git } from './git.ts';
import { type FileFacts, pullFacts } from './pull-facts.ts';

export type RehearsedCommit = {
  readonly sha: string;
  readonly author: string;
  readonly subject: string;
  readonly trailers: readonly string[];
  /** Status letter and path: `A path`, `M path`, `D path`. */
  readonly files: readonly string[];
};

export type RehearsedBranch = {
  readonly name: string;
  readonly commits: readonly RehearsedCommit[];
};

export type RehearsedPull = Pick<ThreadRecord, 'number' | 'title' | 'body' | 'author' | 'state'> & {
  readonly draft: boolean;
  readonly head: string;
  readonly base: string;
  /** Logins, then teams with their organisation. */
  readonly requestedReviewers: readonly string[];
  readonly commits: readonly RehearsedCommit[];
  readonly files: readonly FileFacts[];
};

export type BranchHeads = ReadonlyMap<string, string>;

/** Reads every branch of the repository with the commit that it points at. */
export async function readBranchHeads(state: GitHubState): Promise<BranchHeads> {
  const bare = bareRepository(state, state.repository);
  const format = '--format=%(objectname) %(refname:lstrip=2)';
  const lines = linesOf(await git(bare, ['for-each-ref', format, 'refs/heads']));
  return new Map(lines.map((line) => [line.slice(41), line.slice(0, 40)]));
}

/** Reads the branches that are new or have moved since `before`, with their new commits, oldest first. */
export async function changedBranches(
  state: GitHubState,
  before: BranchHeads,
): Promise<readonly RehearsedBranch[]> {
  const bare = bareRepository(state, state.repository);
  const after = await readBranchHeads(state);
  const known = [...before.values()].map((commit) => `^${commit}`);
  const changed = [...after].filter(([name, commit]) => before.get(name) !== commit);
  return Promise.all(
    changed.map(async ([name, commit]) => ({
      name,
      commits: await readCommits(bare, [commit, ...known]),
    })),
  );
}

/** Reads every pull request from git and the state. */
export async function readPulls(state: GitHubState): Promise<readonly RehearsedPull[]> {
  const bare = bareRepository(state, state.repository);
  const owner = state.repository.split('/')[0];
  const pulls: RehearsedPull[] = [];
  for (const { number, title, body, author, state: is } of state.threads.values()) {
    const pull = state.pulls.get(number);
    if (pull === undefined) continue;
    const { head, base, files } = await pullFacts(state, pull);
    const { draft, headRef, baseRef, requestedReviewers, requestedTeams } = pull;
    const teams = requestedTeams.map((slug) => `${owner}/${slug}`);
    const commits = await readCommits(bare, [head, `^${base}`]);
    const own = { draft, head: headRef, base: baseRef, commits, files };
    const asked = { requestedReviewers: [...requestedReviewers, ...teams] };
    pulls.push({ number, title, body, author, state: is, ...own, ...asked });
  }
  return pulls;
}

/** Reads the commits of a range, oldest first. */
async function readCommits(bare: string, range: readonly string[]): Promise<RehearsedCommit[]> {
  const fields = ['%H', '%an <%ae>', '%s', '%(trailers:only=true,unfold=true)', ''].join('%x1f');
  const log = ['-c', 'core.quotePath=false', 'log', '--reverse', '--topo-order', '--name-status'];
  const text = await git(bare, [...log, `--format=%x1e${fields}`, ...range]);
  return text
    .split('\x1e')
    .filter((entry) => entry.trim() !== '')
    .map(readCommit);
}

function readCommit(entry: string): RehearsedCommit {
  const [sha = '', author = '', subject = '', trailers = '', files = ''] = entry.split('\x1f');
  return {
    sha,
    author,
    subject,
    trailers: linesOf(trailers),
    files: linesOf(files).map((line) => line.replaceAll('\t', ' ')),
  };
}

function linesOf(text: string): readonly string[] {
  return text.split('\n').filter((line) => line.trim() !== '');
}
