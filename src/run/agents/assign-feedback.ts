// Which agent gets which feedback on the squad's pull request, depending on who wrote the lines and who may still revise them.

import { chooseReviser, type RoutingPolicy } from '#src/coordinator/index.ts';
import { attempt } from '#src/errors.ts';
import { type Report, reportOfText } from '#src/report.ts';
import { findFileOwners } from '#src/workspace/index.ts';
import type { RepositoryContext } from '../context/load-repository.ts';
import {
  pathsOf,
  type RequestReviewComment,
  reviewCommentsOf,
} from '../context/review-comments.ts';
import type { RunContext } from '../context/run-context.ts';

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

/** One agent's part of the feedback. */
export type AgentFeedback = {
  /** The agent's slug. */
  readonly agent: string;
  readonly reviewComments: readonly RequestReviewComment[];
  /** Names of the agents whose work was rejected here. */
  readonly insteadOf: readonly string[];
};

export type Feedback = {
  readonly parts: readonly AgentFeedback[];
  /** Paths that no agent may revise. */
  readonly unassignedPaths: readonly string[];
  /** The reports of agents that finished their part in an earlier run, which this one continues. */
  readonly doneBefore: readonly Report[];
};

/** Who is on the team, and who may not revise which files. */
type FeedbackPolicy = Pick<RoutingPolicy, 'roster' | 'lockout'>;

/** A review comment, and the slug of the agent whose work it is about; undefined for a person's work. */
type OwnedReviewComment = {
  readonly reviewComment: RequestReviewComment;
  readonly owner: string | undefined;
};

/** Gives comments to the owner, or to whoever revises instead; comments that no agent owns go to the first agent. */
export function divideFeedback(
  owned: readonly OwnedReviewComment[],
  policy: FeedbackPolicy,
): Omit<Feedback, 'doneBefore'> {
  const assign = createAssigner(owned, policy);
  const assigned = owned.map((one) => ({ ...one, agent: assign(one) }));
  const agents = [...new Set(assigned.flatMap(({ agent }) => agent ?? []))];
  const parts = agents.map((agent, index) => {
    const mine = assigned.filter(
      (one) => one.agent === agent || (index === 0 && one.owner === undefined),
    );
    const others = mine.flatMap(({ owner = agent }) => (owner === agent ? [] : [owner]));
    const insteadOf = [...new Set(others)].map((owner) => policy.roster.find(owner)?.name ?? owner);
    return { agent, reviewComments: mine.map(({ reviewComment }) => reviewComment), insteadOf };
  });
  const left = assigned.filter(({ agent, owner }) => agent === undefined && owner !== undefined);
  return { parts, unassignedPaths: pathsOf(left.map(({ reviewComment }) => reviewComment)) };
}

/** Returns a function that chooses an agent for a comment; undefined if no agent owns it, or if nobody is left to revise. */
function createAssigner(owned: readonly OwnedReviewComment[], { roster, lockout }: FeedbackPolicy) {
  const { colleagues } = roster;
  const isFree = ({ owner = '', reviewComment }: OwnedReviewComment) =>
    roster.find(owner)?.slug === owner && !lockout.isLocked(owner, reviewComment.path);
  const choose = (paths: readonly string[], preferred?: ReturnType<typeof chooseReviser>) =>
    chooseReviser({ colleagues, lockout, paths, without: [], preferred });
  const rejected = owned.filter((one) => one.owner !== undefined && !isFree(one));
  // If one agent may revise everything, it does.
  const forAll = choose(pathsOf(rejected.map(({ reviewComment }) => reviewComment)));
  return (one: OwnedReviewComment): string | undefined => {
    if (one.owner === undefined || isFree(one)) return one.owner;
    return choose([one.reviewComment.path], forAll)?.slug;
  };
}
