// Divides review comments among the agents that may revise the lines.
import { chooseReviser, type RoutingPolicy } from '#src/coordinator/index.ts';
import type { Report } from '#src/report.ts';
import { pathsOf, type RequestReviewComment } from './review-comments.ts';

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
export type FeedbackPolicy = Pick<RoutingPolicy, 'roster' | 'lockout'>;

/** A review comment, and the slug of the agent whose work it is about; undefined for a person's work. */
export type OwnedReviewComment = {
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
