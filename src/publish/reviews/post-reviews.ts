// Posts the reviewing agents' findings on a pull request. No failure here fails a run: it becomes a note.

import { type Attempt, attempt, describe } from '#src/errors.ts';
import type {
  Git,
  GitHub,
  OutboundText,
  Review,
  ReviewAnswer,
  ReviewComment,
} from '#src/ports/index.ts';
import type { Transcript } from '#src/run-log/index.ts';
import type { RenderContext } from '../render/render-context.ts';
import { findEarlyReviews, loadChangesSince } from './changes-since.ts';
import type { Diff } from './diff.ts';
import { readPostedFingerprints } from './finding-fingerprint.ts';
import { gatherReviews } from './gather-reviews.ts';
import { planReview, type ReviewPlan } from './plan-review.ts';

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
export type PostedReviews = readonly Pick<Review | ReviewComment, 'author' | 'body'>[];

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
  /** Called when a review could not be posted. */
  readonly miss: (text: string) => void;
  /** Our own logins: only their comments can hold our marker. */
  readonly ownLogins: readonly string[];
};

/** Posts one review for each agent that reviewed, without findings that were posted before. Never rejects. */
export async function publishAgentReviews(
  transcript: Transcript,
  pull: ReviewedPullRequest,
  deps: PublishReviewsDeps,
): Promise<void> {
  const { reviews: notes } = transcript;
  if (notes.length === 0) return;
  const posted = await attempt(loadPostedReviews(pull, deps));
  if (posted.kind === 'threw') {
    // Without the earlier reviews, the same findings might be posted twice.
    deps.miss(`The review could not be posted. ${describe(posted.error).message}`);
    return;
  }
  const { holdsSecret, mayChange, isWork, ownLogins } = deps;
  const [since, early] = await Promise.all([
    loadChangesSince(notes, pull.commit, deps.git),
    findEarlyReviews(notes, pull.base, deps.git),
  ]);
  const { diff } = pull;
  const reviews = gatherReviews({ notes, diff, since, holdsSecret, mayChange, early, isWork });
  const postedFingerprints = readPostedFingerprints(posted.value, ownLogins);
  for (const review of reviews) {
    const planContext = { context: deps.context(), transcript, commit: pull.commit };
    const plan = planReview(review, { ...planContext, postedFingerprints });
    if (plan === undefined) continue;
    await postReview(plan, pull, deps);
  }
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

async function postReview(
  plan: ReviewPlan,
  pull: ReviewedPullRequest,
  deps: PublishReviewsDeps,
): Promise<void> {
  const first = await attempt(sendReview(plan, pull, deps));
  // GitHub decides which lines its diff has: if it refuses some, all findings go into the body.
  const isRetried = refusalOf(first) !== undefined && plan.comments.length > 0;
  const answer = isRetried
    ? await attempt(sendReview({ body: plan.fallbackBody, comments: [] }, pull, deps))
    : first;
  if (answer.kind === 'done' && answer.value.kind === 'posted') {
    deps.effect('review', `#${pull.number} by ${plan.reviewer}`);
    return;
  }
  const why = answer.kind === 'done' ? refusalOf(answer) : describe(answer.error).message;
  deps.miss(`The review by ${plan.reviewer} could not be posted. ${why ?? ''}`);
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
