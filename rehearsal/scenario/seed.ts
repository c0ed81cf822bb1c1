// Creates a scenario's starting point: bare repositories with fixed dates, and the embedded GitHub's state.
import { chmod, cp, mkdir, readdir, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { authorEnvironment, git } from '../git/git.ts';
import { addPull } from '../github/routes-pulls.ts';
import {
  addComment,
  addThread,
  bareRepository,
  createState,
  type GitHubState,
} from '../github/state.ts';
import type { ProcessVariables } from '../process-variables.ts';
import { recordReview } from './review-events.ts';
import type { BranchSeed, Scenario } from './scenario.ts';

export const REPOSITORY = 'acme/shop';

/** The job's token, shaped like a real one so that masking is tested too. */
export const JOB_TOKEN = `ghs_${'Rehearsal0'.repeat(3)}Token1`;

type SeedOptions = {
  readonly scenario: Scenario;
  /** A folder for the repositories. */
  readonly folder: string;
};

/** Creates the repositories and the state. A scenario always gives the same commits. */
export async function seedGitHub({ scenario, folder }: SeedOptions): Promise<GitHubState> {
  const { story } = scenario;
  const state = createState({
    repository: REPOSITORY,
    root: join(folder, 'github'),
    token: JOB_TOKEN,
    roles: story.roles,
    teams: story.teams,
    pullRequestsPermitted: story.pullRequestsPermitted,
    protectedBranches: story.protectedBranches,
  });
  state.tokenLogin = story.login;
  await seedRepositories(state, { scenario, folder });
  for (const issue of story.issues) {
    addThread(state, issue);
    addComments(state, issue.number, issue.comments);
  }
  for (const pull of story.pulls) await seedPull(state, pull);
  return state;
}

type Story = Scenario['story'];

function addComments(
  state: GitHubState,
  thread: number,
  comments: Story['issues'][number]['comments'],
): void {
  for (const { minutesAgo, ...comment } of comments) {
    addComment(state, { thread, ...comment }, minutesAgo);
  }
}

async function seedPull(state: GitHubState, seed: Story['pulls'][number]): Promise<void> {
  const { fork: headRepository = state.repository, comments, reviews, ...pull } = seed;
  addPull(state, { ...pull, headRepository });
  addComments(state, pull.number, comments);
  for (const review of reviews) await recordReview(state, { ...review, pull: pull.number });
}

async function seedRepositories(
  state: GitHubState,
  { scenario, folder }: SeedOptions,
): Promise<void> {
  const bare = bareRepository(state, state.repository);
  const work = join(folder, 'seed');
  await mkdir(dirname(bare), { recursive: true });
  await git(folder, ['init', '-q', '--bare', '-b', 'main', bare]);
  const isHistory = (path: string) => basename(path) === '.git';
  await cp(scenario.repository, work, { recursive: true, filter: (path) => !isHistory(path) });
  await writeFiles(work, scenario.story.files);
  const seeded = await readdir(work, { recursive: true, withFileTypes: true });
  if (seeded.every((entry) => entry.isDirectory())) {
    throw new Error(`${scenario.repository} holds no file: put the project's files in it`);
  }
  await git(work, ['init', '-q', '-b', 'main']);
  await git(work, ['add', '-A', '-f']);
  await git(work, ['commit', '-q', '-m', 'The shop and its squad'], authorEnvironment('Olga', 0));
  await git(work, ['push', '-q', bare, 'main']);
  for (const [index, branch] of scenario.story.branches.entries()) {
    const author = authorEnvironment(branch.author, index + 1);
    await seedBranch(state, work, branch, author);
  }
  await protectBranches(bare, scenario.story.protectedBranches);
}

async function seedBranch(
  state: GitHubState,
  work: string,
  branch: BranchSeed,
  author: ProcessVariables,
): Promise<void> {
  const target = bareRepository(state, branch.fork ?? state.repository);
  if (branch.fork !== undefined) {
    await mkdir(dirname(target), { recursive: true });
    const origin = bareRepository(state, state.repository);
    await git(work, ['clone', '-q', '--bare', origin, target]);
  }
  await git(work, ['checkout', '-q', '-B', branch.name, branch.from]);
  await writeFiles(work, branch.files);
  await git(work, ['add', '-A', '-f']);
  await git(work, ['commit', '-q', '-m', branch.message], author);
  await git(work, ['push', '-q', target, branch.name]);
  await git(work, ['checkout', '-q', 'main']);
}

async function writeFiles(work: string, files: Readonly<Record<string, string>>): Promise<void> {
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(work, path)), { recursive: true });
    await writeFile(join(work, path), text);
  }
}

async function protectBranches(bare: string, branches: readonly string[]): Promise<void> {
  if (branches.length === 0) return;
  const cases = branches.map((branch) => `refs/heads/${branch}`).join('|');
  const refusal = 'error: GH006: Protected branch update failed for';
  const hook = join(bare, 'hooks', 'update');
  await writeFile(
    hook,
    `#!/bin/sh\ncase "$1" in\n${cases}) echo "${refusal} $1." >&2; exit 1 ;;\nesac\n`,
  );
  await chmod(hook, 0o755);
}
