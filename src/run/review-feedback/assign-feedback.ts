// Which agent gets which feedback on the squad's pull request, depending on who wrote the lines and who may still revise them.
import { attempt } from '#src/errors.ts';
import { reportOfText } from '#src/report.ts';
import { findFileOwners } from '#src/workspace/index.ts';
import type { RepositoryContext } from '../context/load-repository.ts';
import type { RunContext } from '../start/run-context.ts';
import {
  divideFeedback,
  type Feedback,
  type FeedbackPolicy,
  type OwnedReviewComment,
} from './divide-feedback.ts';
import { type RequestReviewComment, reviewCommentsOf } from './review-comments.ts';

/** Divides feedback among agents and locks out those whose work it rejects; undefined when it is for the coordinator. */
export async function assignFeedback(
  policy: FeedbackPolicy,
  context: RunContext,
  repository: RepositoryContext,
): Promise<Feedback | undefined> {
  const { command } = context.request;
  const said = reviewCommentsOf(context.request, repository);
  if (said.length === 0) return undefined;
  const { doneBefore, isRevised } = readRevised(context);
  const owned = (await withOwners(said, context, repository)).filter((one) => !isRevised(one));
  if (owned.length === 0) return { parts: [], unassignedPaths: [], doneBefore };
  const named = command.kind === 'agent' ? policy.roster.find(command.agent)?.slug : undefined;
  // The reviewer trusts the agent that the request names.
  lockOutOwners(
    owned.filter(({ owner }) => owner !== named),
    context,
    policy,
  );
  if (named !== undefined) {
    const reviewComments = owned.map(({ reviewComment }) => reviewComment);
    const part = { agent: named, reviewComments, insteadOf: [] };
    return { parts: [part], unassignedPaths: [], doneBefore };
  }
  if (!owned.some(({ owner }) => owner !== undefined)) return undefined;
  return { ...divideFeedback(owned, policy), doneBefore };
}

/** Finds what agents revised before this run for the same request: those lines are theirs now, and nobody rejected them. */
function readRevised({ transcript, request }: RunContext) {
  const { handoffs, agents } = transcript.read();
  const done = handoffs.filter(
    ({ from, status }) => from === request.author.login && status === 'answered',
  );
  const rows = done.flatMap(({ to, from }) => {
    const row = agents.findLast(({ agent, requestedBy }) => agent === to && requestedBy === from);
    return row ?? [];
  });
  // Commits alone don't record handoffs.
  const isToldByCommits = handoffs.length === 0;
  const told = isToldByCommits ? agents.filter(({ state }) => state === 'done') : rows;
  const threads = new Set(done.flatMap(({ reviewThreads = [] }) => reviewThreads));
  // In a file that several agents share, a commit revises only the lines of its own agent.
  const isCommitted = ({ reviewComment: { path }, owner }: OwnedReviewComment) =>
    told.some(({ agent, files }) => files.includes(path) && (owner ?? agent) === agent);
  return {
    doneBefore: told.map(({ report, answer }) => report ?? reportOfText(answer)),
    isRevised: (one: OwnedReviewComment) =>
      isToldByCommits ? isCommitted(one) : threads.has(one.reviewComment.thread),
  };
}

async function withOwners(
  reviewComments: readonly RequestReviewComment[],
  { ports }: RunContext,
  { baseCommit, branch }: RepositoryContext,
): Promise<readonly OwnedReviewComment[]> {
  const range = { base: baseCommit, tip: branch.start };
  const paths = reviewComments.map(({ path }) => path);
  const found = await attempt(findFileOwners(ports.git, range, paths));
  const owners = new Map(
    (found.kind === 'done' ? found.value : []).map(({ path, agent }) => [path, agent]),
  );
  return reviewComments.map((reviewComment) => ({
    reviewComment,
    owner: owners.get(reviewComment.path),
  }));
}

/** Locks owners out of files that a person rejected with `changes requested`; a plain comment rejects nothing. */
function lockOutOwners(
  owned: readonly OwnedReviewComment[],
  { request, transcript }: RunContext,
  { lockout }: FeedbackPolicy,
): void {
  if (request.review?.state !== 'changes_requested') return;
  const { agents } = transcript.read();
  for (const { owner: agent, reviewComment } of owned) {
    // An agent that was stopped while revising continues.
    const isReviser = agents.some(
      (row) => row.agent === agent && row.files.includes(reviewComment.path),
    );
    if (agent === undefined || isReviser) continue;
    const note = { agent, path: reviewComment.path, by: request.author.login };
    if (lockout.lock(note)) transcript.emit({ kind: 'lock', note });
  }
}
