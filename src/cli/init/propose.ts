// `squad-action init --pull-request`: pushes the files to a branch of their own; with a token, opens a pull request.

import { proposeCommit, repositoryUrl } from '#src/adapters/git/index.ts';
import { createOutbound } from '#src/publish/index.ts';
import { createMask } from '#src/secrets.ts';
import type { InitDelivery } from '#src/setup/index.ts';
import type { InitRepository } from './read-repository.ts';

const BRANCH = 'add-squad';
const TITLE = 'Add a squad of AI agents';
const BODY = `A team in \`.squad/\`, and the workflows that let it work from issues and pull requests.

Read the charters and the workflows' permissions before you merge. Afterwards a comment on an issue starts the team.`;

/** Pushes what `write` writes into a fresh copy of the default branch. Returns undefined when that is nothing. */
export async function proposeFiles(
  root: string,
  repository: InitRepository,
  write: (folder: string) => Promise<readonly string[]>,
): Promise<InitDelivery | undefined> {
  const base = repository.defaultBranch;
  const isPushed = await proposeCommit({ root, base, branch: BRANCH, message: TITLE, write });
  return isPushed ? openPullRequest(repository) : undefined;
}

async function openPullRequest(repository: InitRepository): Promise<InitDelivery> {
  const { address, github, defaultBranch } = repository;
  if (address === undefined) return { kind: 'branch', url: `the branch ${BRANCH}` };
  const url = `${repositoryUrl(address)}/compare/${defaultBranch}...${BRANCH}?expand=1`;
  if (github === undefined) return { kind: 'branch', url };
  const { serverUrl } = address;
  const { holdsSecret } = createMask([]);
  const { seal, sealTitle } = createOutbound({ holdsSecret, phrase: '@squad', serverUrl });
  const answer = await github.openPullRequest({
    title: sealTitle(TITLE),
    body: seal(BODY),
    head: BRANCH,
    base: defaultBranch,
    draft: false,
  });
  return answer.kind === 'opened'
    ? { kind: 'pull-request', url: answer.pullRequest.url }
    : { kind: 'branch', url };
}
