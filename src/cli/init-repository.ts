// What `squad-action init` finds out about a repository: its files, its remote and, with a token, its owner.
import { readdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { proposeCommit } from '#src/adapters/git/propose-commit.ts';
import {
  defaultBranch,
  findRepositoryAddress,
  type RepositoryAddress,
  repositoryUrl,
} from '#src/adapters/git/repository-address.ts';
import { connectLocalGitHub } from '#src/adapters/runner/local-environment.ts';
import { attempt } from '#src/errors.ts';
import type { GitHub, RepositoryOwnership } from '#src/ports/github.ts';
import { createOutbound } from '#src/publish/outbound/outbound.ts';
import { createMask } from '#src/secrets.ts';
import type { InitDelivery } from '#src/setup/init-report.ts';
import type { RepositoryTop } from '#src/setup/stack.ts';
import { CHECK_FILES } from '#src/team/repository-files.ts';
import { oneLine } from '#src/text/one-line.ts';
import { readWorkingTree } from './working-tree.ts';

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

export type InitRepository = {
  /** The repository's name on its server, or the folder's name. */
  readonly project: string;
  readonly address: RepositoryAddress | undefined;
  /** Undefined without a token. */
  readonly github: GitHub | undefined;
  readonly ownerKind: RepositoryOwnership['ownerKind'] | undefined;
  readonly defaultBranch: string;
};

/** Asks git and, with a token, GitHub. Never throws: what GitHub refuses to tell is left undefined. */
export async function readRepository(root: string): Promise<InitRepository> {
  const address = await findRepositoryAddress(root);
  const github = address && (await connectLocalGitHub(address, () => {}));
  const facts = github && (await attempt(github.ownership()));
  const known = facts?.kind === 'done' ? facts.value : undefined;
  return {
    project: address?.name ?? oneLine(basename(root)),
    address,
    github,
    ownerKind: known?.ownerKind,
    defaultBranch: known?.defaultBranch ?? (await defaultBranch(root)),
  };
}

/** Folders whose subfolders are projects. */
const HOLDERS = ['apps', 'packages', 'services'];

/** Reads the top of a working tree. Only reading a file can throw. */
export async function readTop(root: string): Promise<RepositoryTop> {
  const tree = await readWorkingTree(root, ...Object.values(CHECK_FILES));
  const namesIn = async (folder: string) => {
    const found = await attempt(readdir(join(root, folder)));
    return found.kind === 'done' ? found.value : [];
  };
  const below = await Promise.all(
    HOLDERS.map(async (holder) => (await namesIn(holder)).map((name) => `${holder}/${name}`)),
  );
  return {
    entries: tree.entries,
    read: tree.read,
    names: [...(await namesIn('')), ...below.flat()],
  };
}
