// `squad-action init --pull-request`: the files on a branch of their own, made beside the person's working tree.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { executeGit } from '../../adapters/git/git-command.ts';
import { repositoryUrl } from '../../adapters/git/repository-address.ts';
import { SquadError } from '../../errors.ts';
import { createOutbound } from '../../publish/outbound/outbound.ts';
import { createMask } from '../../secrets.ts';
import type { InitDelivery } from '../../setup/init/init-report.ts';
import type { Repository } from './repository-facts.ts';

const BRANCH = 'add-squad';
const TITLE = 'Add a squad of AI agents';
const BODY = `A team in \`.squad/\`, and the workflows that let it work from issues and pull requests.

Read the charters and the workflows' permissions before you merge. Afterwards a comment on an issue starts the team; its \`doctor\` command checks the setup.`;

/**
 * Gives \`write\` a fresh copy of the default branch, pushes what it wrote there with the person's own credentials, and
 * opens a pull request where there is a token. Undefined when nothing was written. The working tree stays as it is.
 */
export async function proposeFiles(
  root: string,
  repository: Repository,
  write: (folder: string) => Promise<readonly string[]>,
): Promise<InitDelivery | undefined> {
  const { defaultBranch } = repository;
  const remote = await runGit(root, ['ls-remote', '--heads', 'origin', BRANCH]);
  if (remote !== '') throw branchExists();
  await runGit(root, ['fetch', '--quiet', '--no-tags', 'origin', `refs/heads/${defaultBranch}`]);
  const parent = await mkdtemp(join(tmpdir(), 'squad-init-'));
  const copy = join(parent, 'copy');
  try {
    await runGit(root, ['worktree', 'add', '--quiet', '--detach', copy, 'FETCH_HEAD']);
    const paths = await write(copy);
    if (paths.length === 0) return undefined;
    await runGit(copy, ['add', '--force', '--', ...paths]);
    await runGit(copy, ['commit', '--quiet', '--no-verify', '--message', TITLE]);
    await runGit(copy, ['push', '--quiet', '--no-verify', 'origin', `HEAD:refs/heads/${BRANCH}`]);
  } finally {
    await rm(parent, { recursive: true, force: true });
    await executeGit({ args: ['worktree', 'prune'], directory: root });
  }
  return openPullRequest(repository);
}

async function openPullRequest(repository: Repository): Promise<InitDelivery> {
  const { address, github, defaultBranch } = repository;
  if (address === undefined) return { kind: 'branch', url: BRANCH };
  const page = repositoryUrl(address);
  const compare = `${page}/compare/${defaultBranch}...${BRANCH}?expand=1`;
  if (github === undefined) return { kind: 'branch', url: compare };
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
    : { kind: 'branch', url: compare };
}

/** No hook or monitor of the repository runs. */
const OWN_SETTINGS = ['-c', 'core.hooksPath=/dev/null', '-c', 'core.fsmonitor=false'];

async function runGit(directory: string, args: readonly string[]): Promise<string> {
  const { code, stdout, stderr } = await executeGit({
    args: [...OWN_SETTINGS, ...args],
    directory,
  });
  if (code === 0) return stdout.trim();
  throw new SquadError({
    code: 'E_GIT',
    message: `\`git ${args[0] ?? ''}\` failed: ${stderr.trim().split('\n').slice(-3).join(' ')}`,
    hint: 'Make that work, and run the same command again; or leave out --pull-request, and push the files yourself.',
  });
}

function branchExists(): SquadError {
  return new SquadError({
    code: 'E_GIT',
    message: `The remote has a branch ${BRANCH} already.`,
    hint: 'Merge its pull request, or delete the branch; then run the same command again.',
  });
}
