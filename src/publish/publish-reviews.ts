// Posts the reviewing agents' findings on a pull request. Nothing in here fails a run: what went wrong becomes a note.
import type { ReviewNote } from '../coordinator/review.ts';
import type { Transcript } from '../coordinator/transcript.ts';
import { type Attempt, attempt, describe } from '../errors.ts';
import type { Git, GitHub, NewReview, Review, ReviewAnswer, ReviewComment } from '../world.ts';
import { type Diff, readChangesSince } from './diff.ts';
import { gatherReviews } from './findings.ts';
import { standingFindings } from './fingerprint.ts';
import type { OutboundText } from './outbound.ts';
import { planReview, type ReviewPlan } from './review.ts';
import type { RenderContext } from './words.ts';

/** What is reviewed. */
export type ReviewedPull = {
  readonly number: number;
  /** The pull request's newest commit. */
  readonly commit: string;
  readonly diff: Diff;
  /** What was written on it before; undefined: it has to be looked up. */
  readonly written: Written | undefined;
  /** Where to look first, for a pull request whose body was written by an earlier run; Markdown of ours. */
  readonly lookFirst?: string;
};

/** Reviews and review comments of a pull request, by whomever. */
export type Written = readonly Pick<Review | ReviewComment, 'author' | 'body'>[];

export type ReviewPorts = {
  readonly git: Git;
  readonly github: Pick<GitHub, 'listReviews' | 'listReviewComments' | 'createReview'>;
  readonly context: () => RenderContext;
  readonly seal: (markdown: string) => OutboundText;
  readonly holdsSecret: (text: string) => boolean;
  readonly effect: (effect: string, detail: string) => void;
  /** Told of what people should know. */
  readonly note: (text: string) => void;
  /** Logins that are ours: what they wrote with our marker stands. */
  readonly own: readonly string[];
};

/** One review per agent that reviewed; findings that stand already are not said again. Never rejects. */
export async function publishAgentReviews(
  transcript: Transcript,
  pull: ReviewedPull,
  ports: ReviewPorts,
): Promise<void> {
  const { reviews: notes } = transcript;
  if (notes.length === 0) return;
  const written = await attempt(lookUpWritten(pull, ports));
  if (written.kind === 'threw') {
    // Without knowing what stands, a review might be said twice.
    ports.note(`The review could not be posted. ${describe(written.error).message}`);
    return;
  }
  const { holdsSecret, own } = ports;
  const since = await changesSince(notes, pull.commit, ports.git);
  const standing = standingFindings(written.value, own);
  let lookFirst = pull.lookFirst;
  for (const review of gatherReviews({ notes, diff: pull.diff, since, holdsSecret })) {
    const context = ports.context();
    const setting = { context, transcript, commit: pull.commit, standing, lookFirst };
    const plan = planReview(review, setting);
    if (plan === undefined) continue;
    lookFirst = undefined;
    await post(plan, pull, ports);
  }
}

async function lookUpWritten(
  { number, written }: ReviewedPull,
  { github }: ReviewPorts,
): Promise<Written> {
  if (written !== undefined) return written;
  const [reviews, comments] = await Promise.all([
    github.listReviews(number),
    github.listReviewComments(number),
  ]);
  return [...reviews.items, ...comments.items];
}

/** By handoff; a commit that can't be compared counts as the pull request's own. */
async function changesSince(
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

async function post(plan: ReviewPlan, pull: ReviewedPull, ports: ReviewPorts): Promise<void> {
  const first = await attempt(send(plan, pull, ports));
  const answer =
    isRefused(first) && plan.comments.length > 0 ? await again(plan, pull, ports) : first;
  if (answer.kind === 'done' && answer.value.kind === 'posted') {
    ports.effect('review', `#${pull.number} by ${plan.reviewer}`);
    return;
  }
  const why = answer.kind === 'done' ? reasonOf(answer.value) : describe(answer.error).message;
  ports.note(`The review by ${plan.reviewer} could not be posted. ${why}`);
}

function isRefused(answer: Attempt<ReviewAnswer>): boolean {
  return answer.kind === 'done' && answer.value.kind === 'refused';
}

function reasonOf(answer: ReviewAnswer): string {
  return answer.kind === 'refused' ? answer.message : '';
}

async function send(
  { body, comments }: ReviewPlan,
  { number, commit }: ReviewedPull,
  { github, seal }: ReviewPorts,
): Promise<ReviewAnswer> {
  const sealed = comments.map((comment) => ({ ...comment, body: seal(comment.body) }));
  const review: NewReview = { commit, body: seal(body), comments: sealed };
  return github.createReview(number, review);
}

/** GitHub knows the lines of its own diff better: what it refuses stands in the body. */
function again(
  { whole, ...plan }: ReviewPlan,
  pull: ReviewedPull,
  ports: ReviewPorts,
): Promise<Attempt<ReviewAnswer>> {
  return attempt(send({ ...plan, whole, body: whole, comments: [] }, pull, ports));
}
