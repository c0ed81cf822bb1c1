// What the team remembers of runs that changed nothing else: one rolling branch with one long-lived pull request.
import { attempt, describe } from '../errors.ts';
import type { PublishedWork } from '../outcome.ts';
import { memoryBranch } from '../workspace/branch-target.ts';
import { commitTree } from '../workspace/commit.ts';
import { fetchBranchIfExists } from '../workspace/remote.ts';
import { replay } from '../workspace/replay.ts';
import { hasRivalWork, type RunOfRequest } from '../workspace/trailers.ts';
import {
  type DeliveredWork,
  deliverWork,
  keepElsewhere,
  type WorkDelivery,
} from './deliver-work.ts';
import { openOrFindPullRequest, toPublishedWork } from './open-pull-request.ts';
import { type PublishableWork, withoutSecrets } from './publish.ts';
import type { PublishDeps } from './publish-deps.ts';
import { renderMemoryPullRequest } from './pull-request/memory-pull-request.ts';

/**
 * Adds a run's decisions and learnings to the branch `squad/memory` and its pull request, which stay until people merge
 * them. Throws a SquadError when they can't be kept anywhere.
 */
export async function publishMemory(
  publishable: PublishableWork,
  deps: PublishDeps,
): Promise<PublishedWork> {
  const { start, tip, prefix, baseBranch, transcript } = publishable;
  const { github } = deps;
  const branch = memoryBranch(prefix);
  const { triggerId: request, runId: run } = deps.context().facts;
  const by = { request, run };
  const work = { branch, start, tip, base: baseBranch.commit, isMemory: true, by };
  const found = await attempt(findMemoryBranch(branch, baseBranch, deps));
  if (found.kind === 'threw') return keepUnpushed(work, found.error, deps);
  const { onto, pull } = found.value;
  const delivered = await deliverOnto(onto, work, { publishable, deps });
  if (delivered.kind === 'kept') return delivered.work;
  const { commit } = delivered;
  const text = withoutSecrets(renderMemoryPullRequest(deps.context(), transcript, commit), deps);
  const opening = { base: baseBranch.name, head: branch, commit, text, draft: false };
  if (pull === undefined) return openOrFindPullRequest(opening, deps);
  // The work is in the pull request by now: an outdated text is no reason to fail.
  await attempt(github.updatePullRequest(pull.number, { body: deps.seal(text.body) }));
  return toPublishedWork(opening, pull);
}

/** Adds the commits to the branch's tip; none where another run of the request has added its own. */
async function deliverOnto(
  onto: string,
  work: WorkDelivery & { readonly by: RunOfRequest },
  { publishable, deps }: { readonly publishable: PublishableWork; readonly deps: PublishDeps },
): Promise<DeliveredWork> {
  const { start, tip, base, by } = work;
  if (onto === start) return deliverWork(work, deps);
  // What the run goes on from is no rival's.
  const known = new Set(publishable.transcript.agents.flatMap(({ commit }) => commit ?? []));
  const ranges = { ours: { base: start, tip }, theirs: { base, tip: onto } };
  if (await hasRivalWork(deps.git, by, ranges, known)) return { kind: 'delivered', commit: onto };
  const replayed = await replay(deps.git, { base: start, tip }, onto);
  return replayed.kind === 'conflict'
    ? keepElsewhere(work, replayed, deps)
    : deliverWork({ ...work, start: onto, tip: replayed.commit }, deps);
}

/** The branch could not even be looked at. */
async function keepUnpushed(
  work: WorkDelivery,
  error: unknown,
  deps: PublishDeps,
): Promise<PublishedWork> {
  const reason = describe(error).message;
  return (await keepElsewhere(work, { kind: 'unreachable', reason }, deps)).work;
}

/** What the memory branch goes on from: its tip while that waits for its merge, else the base branch. */
async function findMemoryBranch(
  branch: string,
  baseBranch: PublishableWork['baseBranch'],
  { git, github }: PublishDeps,
) {
  const remoteTip = await fetchBranchIfExists(git, branch);
  if (remoteTip === undefined) return { onto: baseBranch.commit, pull: undefined };
  const pulls = await github.pullRequestsOf(branch);
  const pull = pulls.find(({ state }) => state === 'open');
  if (pull !== undefined || pulls.length === 0) return { onto: remoteTip, pull };
  // What was merged or refused must not come back: a merge with the base branch's files needs no force.
  const tree = `${baseBranch.commit}^{tree}`;
  const merge = { tree, parent: remoteTip, secondParent: baseBranch.commit, author: git.identity };
  return {
    onto: await commitTree(git, { ...merge, text: 'Begin again at the base branch' }),
    pull: undefined,
  };
}
