// Posts the reviewing agents' findings on a pull request. Nothing in here fails a run: what went wrong becomes a note.

import { type Attempt, attempt, describe } from '../../errors.ts';
import type { Git } from '../../ports/git.ts';
import type {
  GitHub,
  NewReview,
  OutboundText,
  Review,
  ReviewAnswer,
  ReviewComment,
} from '../../ports/github.ts';
import type { ReviewNote } from '../../run-log/review-note.ts';
import type { Transcript } from '../../run-log/transcript.ts';
import type { RenderContext } from '../render/render-context.ts';
import { readPostedFingerprints } from './finding-fingerprint.ts';
import { gatherReviews } from './gather-reviews.ts';
import { planReview, type ReviewPlan } from './plan-review.ts';
import { type Diff, readChangesSince } from './read-diff.ts';

/** What is reviewed. */
export type ReviewedPullRequest = {
  readonly number: number;
  /** The pull request's newest commit. */
  readonly commit: string;
  readonly diff: Diff;
  /** What was written on it before; undefined: it has to be looked up. */
  readonly posted: PostedReviews | undefined;
  /** Where to look first, for a pull request whose body was written by an earlier run; Markdown of ours. */
  readonly lookFirst?: string;
};

/** Reviews and review comments of a pull request, by whomever. */
export type PostedReviews = readonly Pick<Review | ReviewComment, 'author' | 'body'>[];

export type PublishReviewsDeps = {
  readonly git: Git;
  readonly github: Pick<GitHub, 'listReviews' | 'listReviewComments' | 'createReview'>;
  readonly context: () => RenderContext;
  readonly seal: (markdown: string) => OutboundText;
  readonly holdsSecret: (text: string) => boolean;
  readonly effect: (effect: string, detail: string) => void;
  /** Told of what people should know. */
  readonly note: (text: string) => void;
  /** Logins that are ours: what they wrote with our marker stands. */
  readonly ownLogins: readonly string[];
};

/** One review per agent that reviewed; findings that stand already are not said again. Never rejects. */
export async function publishAgentReviews(
  transcript: Transcript,
  pull: ReviewedPullRequest,
  deps: PublishReviewsDeps,
): Promise<void> {
  const { reviews: notes } = transcript;
  if (notes.length === 0) return;
  const posted = await attempt(loadPostedReviews(pull, deps));
  if (posted.kind === 'threw') {
    // Without knowing what stands, a review might be said twice.
    deps.note(`The review could not be posted. ${describe(posted.error).message}`);
    return;
  }
  const { holdsSecret, ownLogins } = deps;
  const since = await loadChangesSince(notes, pull.commit, deps.git);
  const standing = readPostedFingerprints(posted.value, ownLogins);
  let lookFirst = pull.lookFirst;
  for (const review of gatherReviews({ notes, diff: pull.diff, since, holdsSecret })) {
    const context = deps.context();
    const planContext = { context, transcript, commit: pull.commit, standing, lookFirst };
    const plan = planReview(review, planContext);
    if (plan === undefined) continue;
    lookFirst = undefined;
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

/** By handoff; a commit that can't be compared counts as the pull request's own. */
async function loadChangesSince(
  notes: readonly ReviewNote[],
  head: string,
  git: Git,
): Promise<ReadonlyMap<string, Diff>> {
  const since = new Map<string, Diff>();
  for (const { handoff, commit = head } of notes) {
    if (commit === head) continue;
    const changes = await attempt(readChangesSince(git, commit, head));
    if (changes.kind === 'done') since.set(handoff, changes.value);
  }
  return since;
}

async function postReview(
  plan: ReviewPlan,
  pull: ReviewedPullRequest,
  deps: PublishReviewsDeps,
): Promise<void> {
  const first = await attempt(sendReview(plan, pull, deps));
  const answer =
    isRefused(first) && plan.comments.length > 0
      ? await sendWithoutLineComments(plan, pull, deps)
      : first;
  if (answer.kind === 'done' && answer.value.kind === 'posted') {
    deps.effect('review', `#${pull.number} by ${plan.reviewer}`);
    return;
  }
  const why = answer.kind === 'done' ? reasonOf(answer.value) : describe(answer.error).message;
  deps.note(`The review by ${plan.reviewer} could not be posted. ${why}`);
}

function isRefused(answer: Attempt<ReviewAnswer>): boolean {
  return answer.kind === 'done' && answer.value.kind === 'refused';
}

function reasonOf(answer: ReviewAnswer): string {
  return answer.kind === 'refused' ? answer.message : '';
}

async function sendReview(
  { body, comments }: ReviewPlan,
  { number, commit }: ReviewedPullRequest,
  { github, seal }: PublishReviewsDeps,
): Promise<ReviewAnswer> {
  const sealed = comments.map((comment) => ({ ...comment, body: seal(comment.body) }));
  const review: NewReview = { commit, body: seal(body), comments: sealed };
  return github.createReview(number, review);
}

/** GitHub knows the lines of its own diff better: what it refuses stands in the body. */
function sendWithoutLineComments(
  { fallbackBody, ...plan }: ReviewPlan,
  pull: ReviewedPullRequest,
  deps: PublishReviewsDeps,
): Promise<Attempt<ReviewAnswer>> {
  return attempt(
    sendReview({ ...plan, fallbackBody, body: fallbackBody, comments: [] }, pull, deps),
  );
}
