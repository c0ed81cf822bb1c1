// Feedback on the squad's pull request: which agent gets which, by who wrote the lines and who may still revise them, and its task.

import { type CoordinationResult, runNamedAgent } from '#src/coordinator/coordinator.ts';
import type { RoutingPolicy } from '#src/coordinator/messages/recipient.ts';
import { chooseReviser } from '#src/coordinator/reviews/lockout.ts';
import { whoRevises } from '#src/coordinator/reviews/review-texts.ts';
import { resultOr } from '#src/errors.ts';
import { quoteUntrusted } from '#src/markdown/quote-untrusted.ts';
import { joinReports, type Report, reportOfText } from '#src/report.ts';
import { plural } from '#src/text/count.ts';
import { fittingTexts, headOf } from '#src/text/cut-characters.ts';
import { findFileOwners } from '#src/workspace/trailers.ts';
import type { RepositoryContext } from '../context/load-repository.ts';
import {
  pathsOf,
  quoteDiffAbove,
  type RequestReviewComment,
  reviewCommentsOf,
} from '../context/review-comments.ts';
import type { RunContext } from '../context/run-context.ts';
import { reviewCommentPlace } from '../context/thread.ts';
import type { Agents } from './create-agents.ts';

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
  const threads = new Set(done.flatMap(({ reviewThreads = [] }) => reviewThreads));
  return {
    doneBefore: rows.map(({ report, answer }) => report ?? reportOfText(answer)),
    isRevised: ({ reviewComment }: OwnedReviewComment) => threads.has(reviewComment.thread),
  };
}

async function withOwners(
  reviewComments: readonly RequestReviewComment[],
  { ports }: RunContext,
  { baseCommit, branch }: RepositoryContext,
): Promise<readonly OwnedReviewComment[]> {
  const range = { base: baseCommit, tip: branch.start };
  const paths = reviewComments.map(({ path }) => path);
  const found = await resultOr(findFileOwners(ports.git, range, paths), []);
  const owners = new Map(found.map(({ path, agent }) => [path, agent]));
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
type AgentFeedback = {
  /** The agent's slug. */
  readonly agent: string;
  readonly reviewComments: readonly RequestReviewComment[];
  /** Names of the agents whose work was rejected here. */
  readonly insteadOf: readonly string[];
};

type Feedback = {
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

/** Lets the agents revise, and asks people who should revise the rest. */
export async function runRevisions(
  { parts, unassignedPaths, doneBefore }: Feedback,
  agents: Pick<Agents, 'environment' | 'broker' | 'handoffTo'>,
  context: RunContext,
): Promise<CoordinationResult> {
  const ended = await Promise.all(
    parts.map((agentFeedback) => {
      const task = context.ports.mask(revisionTask(context, agentFeedback));
      const { agent, reviewComments } = agentFeedback;
      const files = pathsOf(reviewComments);
      const reviewThreads = [...new Set(reviewComments.map(({ thread }) => thread))];
      return runNamedAgent(agents, { ...agents.handoffTo(agent), task, files, reviewThreads });
    }),
  );
  const before = doneBefore.map((report) => ({ kind: 'done', report }) as const);
  const result = mergeResults([...before, ...ended]);
  if (unassignedPaths.length === 0) return result;
  const text = whoRevises(unassignedPaths);
  if (result.kind !== 'done') {
    context.transcript.note(text);
    return result;
  }
  const { report } = result;
  const asked = [...(report.question === undefined ? [] : [report.question.text]), text];
  return {
    kind: 'done',
    report: { ...report, question: { text: asked.join('\n\n'), options: [] } },
  };
}

/**
 * Merges several agents' results. A limit replaces all the others, whose words stand in the agents' replies; without one, no
 * text is lost.
 */
function mergeResults(ended: readonly CoordinationResult[]): CoordinationResult {
  const limited = ended.find(({ kind }) => kind === 'limited');
  if (limited !== undefined) return limited;
  const failed = ended.filter((one) => one.kind === 'failed');
  const reports = ended.flatMap((one) => (one.kind === 'done' ? [one.report] : []));
  if (reports.length === 0 && failed[0] !== undefined) return failed[0];
  const reasons = failed.map(({ reason }) => reportOfText(reason));
  return { kind: 'done', report: joinReports([...reasons, ...reports]) };
}

const MAX_QUOTES_LENGTH = 20_000;
const MAX_COMMENT_LENGTH = 4_000;

/** Writes one agent's task: what to do in our words, then quotations of people. Its first line is the commit's subject. */
export function revisionTask(
  context: Pick<RunContext, 'request' | 'nonce'>,
  agentFeedback: AgentFeedback,
): string {
  const { request, nonce } = context;
  const { thread, author, review, text } = request;
  const what = review === undefined ? 'a comment' : 'the review';
  const quote = (place: string, words: string) =>
    quoteUntrusted({
      text: headOf(words, MAX_COMMENT_LENGTH),
      author: author.login,
      label: `${place}, can write to this repository`,
      nonce,
    });
  const quotes = [
    ...(review === undefined || text.trim() === '' ? [] : [quote('review', text)]),
    ...agentFeedback.reviewComments.map((reviewComment) => {
      const words = quote(reviewCommentPlace(reviewComment), reviewComment.text);
      return [words, ...quoteDiff(reviewComment, nonce)].join('\n\n');
    }),
  ];
  return [
    `Revise ${listed(pathsOf(agentFeedback.reviewComments))} as ${what} on #${thread.number} asks`,
    agentFeedback.insteadOf.length === 0 ? OWN : inPlaceOf(agentFeedback.insteadOf),
    REPORT,
    ...limitQuotes(quotes, MAX_QUOTES_LENGTH),
  ].join('\n\n');
}

const OWN =
  'A person with write access said what is quoted below about these files. Do what they ask there, answer what they ask, and leave the rest as it is.';

function inPlaceOf(names: readonly string[]): string {
  return `A person with write access rejected work of ${names.join(' and ')}, so you revise it in their place, without asking them. Do what the quotations below ask for, keep what is right, and leave the rest as it is.`;
}

const REPORT =
  'Your report is posted as the answer in the threads of these comments: say in its summary briefly what you did about each of them.';

/** Quotes the diff when the file doesn't show what a comment is about, or when that is several lines. */
function quoteDiff(comment: RequestReviewComment, nonce: string): readonly string[] {
  const { line, startLine, diffHunk } = comment;
  const isOneLine = line !== undefined && startLine === undefined;
  return isOneLine || diffHunk === '' ? [] : [quoteDiffAbove(comment, nonce)];
}

function listed([first = 'the work', ...rest]: readonly string[]): string {
  return rest.length === 0 ? first : `${first} and ${rest.length} more`;
}

/** Returns the quotes that fit, and how many don't: those are in the thread. */
function limitQuotes(quotes: readonly string[], maxLength: number): readonly string[] {
  const kept = fittingTexts(quotes, maxLength);
  const missing = quotes.length - kept.length;
  if (missing === 0) return kept;
  const verb = missing === 1 ? 'is' : 'are';
  return [...kept, `${plural(missing, 'more comment')} ${verb} in the thread below.`];
}
