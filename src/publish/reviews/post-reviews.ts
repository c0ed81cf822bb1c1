// Posts the reviewing agents' findings on a pull request. No failure here fails a run: it becomes a note.

import { type Attempt, attempt, describe } from '#src/errors.ts';
import type { Git } from '#src/ports/git.ts';
import type {
  GitHub,
  OutboundText,
  Review,
  ReviewAnswer,
  ReviewComment,
} from '#src/ports/github.ts';
import type { Transcript } from '#src/run-log/transcript.ts';
import { displayName } from '../render/agent-words.ts';
import { readFindingsMarker, renderFindingsMarker } from '../render/markers.ts';
import type { RenderContext } from '../render/render-context.ts';
import { code, paragraphs } from '../render/render-markdown.ts';
import { renderLongText } from '../render/shared-parts.ts';
import { type Diff, findEarlyReviews, loadChangesSince } from './diff.ts';
import {
  type AgentReview,
  fingerprintOfText,
  gatherReviews,
  type PlacedFinding,
  renderSuggestion,
} from './place-finding.ts';
import { type ReviewPlanContext, renderReviewBody, reviewerText } from './review-body.ts';

/** The most comments in one review. */
const MAX_COMMENTS = 30;

type PlannedComment = {
  readonly path: string;
  readonly line: number;
  readonly startLine: number | undefined;
  /** Our own Markdown around the agent's words; not sealed yet. */
  readonly body: string;
};

export type ReviewPlan = {
  /** The reviewing agent's name. */
  readonly reviewer: string;
  readonly body: string;
  readonly comments: readonly PlannedComment[];
  /** The body to post if GitHub refuses the lines: it holds all findings. */
  readonly fallbackBody: string;
};

/** Plans one review; undefined when all of it was posted before. Pure. */
export function planReview(
  review: AgentReview,
  planContext: ReviewPlanContext,
): ReviewPlan | undefined {
  const { reviewer, findings, text } = review;
  const isPosted = (fingerprint: string) => planContext.postedFingerprints.has(fingerprint);
  const fresh = findings.filter(
    ({ fingerprint, nearby }) => ![fingerprint, ...nearby].some(isPosted),
  );
  // The same approval may be posted for each commit; the same words only once.
  const said = review.verdict === 'approved' ? `approved ${planContext.commit}` : text;
  const words = fingerprintOfText(reviewer, said);
  const isAlreadyPosted = findings.length > 0 ? fresh.length === 0 : isPosted(words);
  if (isAlreadyPosted) return undefined;
  const onLines = fresh.filter(({ kind }) => kind === 'inline').slice(0, MAX_COMMENTS);
  const rest = fresh.filter((finding) => !onLines.includes(finding));
  const postedBefore = findings.length - fresh.length;
  const bodyWith = (listed: readonly PlacedFinding[], commented: number) =>
    withMarker(
      // Without a marker, a later run would take this for somebody else's review.
      listed.length > 0 ? listed.map(({ fingerprint }) => fingerprint) : [words],
      renderReviewBody({ review, planContext, postedBefore, commented, listed }),
    );
  return {
    reviewer: displayName(planContext.transcript, reviewer),
    comments: onLines.map((finding) => planComment(finding, review, planContext)),
    body: bodyWith(rest, onLines.length),
    fallbackBody: bodyWith(fresh, 0),
  };
}

function withMarker(fingerprints: readonly string[], text: string): string {
  return `${renderFindingsMarker(fingerprints)}\n${text}`;
}

function planComment(
  finding: PlacedFinding,
  review: AgentReview,
  planContext: ReviewPlanContext,
): PlannedComment {
  const { path, line, endLine, fingerprint, text, severity, suggestion } = finding;
  const { context } = planContext;
  const rule = finding.rule === undefined ? undefined : code(finding.rule);
  const about = [reviewerText(review, planContext), severity, rule];
  const body = paragraphs([
    about.filter((part) => part !== undefined).join(' · '),
    renderLongText(context, text, 4000),
    renderSuggestion(context, suggestion),
  ]);
  return {
    path,
    line: endLine,
    startLine: endLine > line ? line : undefined,
    body: withMarker([fingerprint], body),
  };
}

/** The pull request under review. */
export type ReviewedPullRequest = {
  readonly number: number;
  /** The pull request's newest commit. */
  readonly commit: string;
  readonly diff: Diff;
  /** Reviews and comments that it has already; looked up if undefined. */
  readonly posted: PostedReviews | undefined;
  /** The base that the branch merges into, if this run knows it. */
  readonly base?: string;
};

/** Reviews and review comments of a pull request, by anybody. */
type PostedReviews = readonly Pick<Review | ReviewComment, 'author' | 'body'>[];

export type PublishReviewsDeps = {
  readonly git: Git;
  readonly github: Pick<GitHub, 'listReviews' | 'listReviewComments' | 'createReview'>;
  readonly context: () => RenderContext;
  readonly seal: (markdown: string) => OutboundText;
  readonly holdsSecret: (text: string) => boolean;
  /** False for paths that no agent may change: a suggestion there is only shown. */
  readonly mayChange: (path: string) => boolean;
  /** False for the team's memory. */
  readonly isWork: (path: string) => boolean;
  readonly effect: (effect: string, detail: string) => void;
  /** Our own logins: only their comments can hold our marker. */
  readonly ownLogins: readonly string[];
};

/** Posts one review for each agent that reviewed, without findings that were posted before. Returns what failed; never rejects. */
export async function publishAgentReviews(
  transcript: Transcript,
  pull: ReviewedPullRequest,
  deps: PublishReviewsDeps,
): Promise<readonly string[]> {
  const { reviews: notes } = transcript;
  if (notes.length === 0) return [];
  const posted = await attempt(loadPostedReviews(pull, deps));
  if (posted.kind === 'threw') {
    // Without the earlier reviews, the same findings might be posted twice.
    return [`The review could not be posted. ${describe(posted.error).message}`];
  }
  const { holdsSecret, mayChange, isWork, ownLogins } = deps;
  const [since, early] = await Promise.all([
    loadChangesSince(notes, pull.commit, deps.git),
    findEarlyReviews(notes, pull.base, deps.git),
  ]);
  const { diff } = pull;
  const reviews = gatherReviews({ notes, diff, since, holdsSecret, mayChange, early, isWork });
  const postedFingerprints = readPostedFingerprints(posted.value, ownLogins);
  const failures: string[] = [];
  for (const review of reviews) {
    const planContext = { context: deps.context(), transcript, commit: pull.commit };
    const plan = planReview(review, { ...planContext, postedFingerprints });
    const failure = plan && (await postReview(plan, pull, deps));
    if (failure !== undefined) failures.push(failure);
  }
  return failures;
}

/** Reads what was posted before. A marker counts only in a text by one of `ownLogins`. */
export function readPostedFingerprints(
  posted: PostedReviews,
  ownLogins: readonly string[],
): ReadonlySet<string> {
  const ours = posted.filter(({ author }) => ownLogins.includes(author?.login ?? ''));
  return new Set(ours.flatMap(({ body }) => readFindingsMarker(body)));
}

async function loadPostedReviews(
  { number, posted }: ReviewedPullRequest,
  { github }: PublishReviewsDeps,
): Promise<PostedReviews> {
  if (posted !== undefined) return posted;
  const [reviews, comments] = await Promise.all([
    github.listReviews(number),
    github.listReviewComments(number),
  ]);
  return [...reviews.items, ...comments.items];
}

/** Posts one review; returns why it could not be posted. */
async function postReview(
  plan: ReviewPlan,
  pull: ReviewedPullRequest,
  deps: PublishReviewsDeps,
): Promise<string | undefined> {
  const first = await attempt(sendReview(plan, pull, deps));
  // GitHub decides which lines its diff has: if it refuses some, all findings go into the body.
  const isRetried = refusalOf(first) !== undefined && plan.comments.length > 0;
  const answer = isRetried
    ? await attempt(sendReview({ body: plan.fallbackBody, comments: [] }, pull, deps))
    : first;
  if (answer.kind === 'done' && answer.value.kind === 'posted') {
    deps.effect('review', `#${pull.number} by ${plan.reviewer}`);
    return undefined;
  }
  const why = answer.kind === 'done' ? refusalOf(answer) : describe(answer.error).message;
  return `The review by ${plan.reviewer} could not be posted. ${why ?? ''}`;
}

function refusalOf(answer: Attempt<ReviewAnswer>): string | undefined {
  return answer.kind === 'done' && answer.value.kind === 'refused'
    ? answer.value.message
    : undefined;
}

async function sendReview(
  { body, comments }: Pick<ReviewPlan, 'body' | 'comments'>,
  { number, commit }: ReviewedPullRequest,
  { github, seal }: PublishReviewsDeps,
): Promise<ReviewAnswer> {
  const sealed = comments.map((comment) => ({ ...comment, body: seal(comment.body) }));
  return github.createReview(number, { commit, body: seal(body), comments: sealed });
}
