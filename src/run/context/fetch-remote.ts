// What the remote holds for a request, before the team is read: the trusted commit, the branches, the pull request.

import { resultOr } from '#src/errors.ts';
import type { TrustedTree } from '#src/ports/git.ts';
import type {
  ChangedFile,
  GitHub,
  Listing,
  PullRequest,
  Review,
  ReviewComment,
} from '#src/ports/github.ts';
import {
  fetchTips,
  type RemoteBranches,
  requireBranch,
  requireCommits,
} from '#src/workspace/remote.ts';
import { branchesInTheWay, memoryBranch, refsAbove } from '#src/workspace/run-branch.ts';
import { threadStatePattern, threadStateRef } from '#src/workspace/thread-state-ref.ts';
import { issueOfBranch, threadBranchPrefix } from './choose-branch.ts';
import type { RunArgs } from './run-context.ts';

/** What the remote holds: the thread's pull request, the trusted commit and the branches. */
export type RemoteSnapshot = {
  /** The branch that the team lives on, and its trusted commit. */
  readonly baseBranch: { readonly name: string; readonly commit: string };
  /** The squad's files at the trusted commit. */
  readonly tree: TrustedTree;
  /** The thread's pull request, when it is one. */
  readonly pullRequest: PullRequestContext | undefined;
  readonly branches: RemoteBranches;
  /** The number of the issue or pull request on which the thread began. */
  readonly stateKey: number;
  /** The commit that the thread's state has; undefined for none. */
  readonly state: string | undefined;
  /** Refs of the remote that leave no room for the squad's branches or the thread's state, by their full names. */
  readonly inTheWay: readonly string[];
};

/** Reads the remote. It needs no board, so it can run while one is written. */
export async function fetchRemote({ request, inputs, ports }: RunArgs): Promise<RemoteSnapshot> {
  const { thread, repository } = request;
  const name = inputs.baseBranch ?? repository.defaultBranch;
  const pullRequest =
    thread.kind === 'pull-request' ? await readPullRequest(ports.github, thread.number) : undefined;
  const pull = pullRequest?.pull;
  const isOpenHere = pull?.state === 'open' && pull.head.repository === pull.base.repository;
  const patterns = new Set([
    name,
    ...(isOpenHere ? [pull.head.ref, pull.base.ref] : []),
    `${threadBranchPrefix(inputs.branchPrefix, thread.number)}*`,
  ]);
  // This branch may not exist, and only a pattern may match nothing.
  const beside = `${memoryBranch(inputs.branchPrefix)}*`;
  const stateKey = keyOf(thread.number, isOpenHere ? pull.head.ref : '', inputs.branchPrefix);
  const states = [threadStatePattern(stateKey)];
  const above = refsAbove(inputs.branchPrefix, threadStateRef(stateKey));
  const [tips, refsInTheWay] = await Promise.all([
    fetchTips(ports.git, [...patterns], [beside], states).catch(async (error: unknown) => {
      await requireCommits(ports.git);
      throw error;
    }),
    // Who can't see them finds out when pushing.
    resultOr(ports.github.refsAmong(above), []),
  ]);
  const { branches, others } = tips;
  const below = branchesInTheWay(inputs.branchPrefix, [...branches.keys()]);
  const inTheWay = [...refsInTheWay, ...below.map((branch) => `refs/heads/${branch}`)];
  const state = others.find(({ ref }) => ref === threadStateRef(stateKey))?.commit;
  const commit = requireBranch(branches, name);
  const tree = await ports.git.tree(commit);
  const baseBranch = { name, commit };
  return { baseBranch, pullRequest, branches, stateKey, state, tree, inTheWay };
}

/** A pull request of the squad belongs to the thread that its branch is for. */
function keyOf(thread: number, head: string, prefix: string): number {
  return (head.startsWith(prefix) ? issueOfBranch(head, prefix) : undefined) ?? thread;
}

/** What a thread has only if it is a pull request. */
export type PullRequestContext = {
  readonly pull: PullRequest;
  readonly files: Listing<ChangedFile>;
  readonly reviews: Listing<Review>;
  readonly comments: Listing<ReviewComment>;
};

/** Reads a pull request, its files and its reviews, in parallel. */
async function readPullRequest(github: GitHub, number: number): Promise<PullRequestContext> {
  const [pull, files, reviews, comments] = await Promise.all([
    github.pullRequest(number),
    github.listFiles(number),
    github.listReviews(number),
    github.listReviewComments(number),
  ]);
  return { pull, files, reviews, comments };
}
