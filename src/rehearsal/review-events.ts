// Reviews and line comments that a scenario lets happen: people write only where GitHub would let them.
import { hunkAbove, refusePlace } from './diff-lines.ts';
import { pullFacts } from './pull-facts.ts';
import { addReply, addReview, addReviewComment } from './reviews.ts';
import type {
  GitHubState,
  PullRecord,
  ReviewCommentRecord,
  ReviewRecord,
  ReviewState,
} from './state.ts';

type Said = { readonly author: string; readonly body: string };

export type LineCommentEvent = {
  readonly path: string;
  readonly line: number;
  readonly body: string;
  readonly replies: readonly Said[];
};

export type ReviewEvent = Said & {
  readonly pull: number;
  readonly state: ReviewState;
  readonly comments: readonly LineCommentEvent[];
};

/** A person's review, with its line comments and what was answered to them. Throws for a line outside the diff. */
export async function happenReview(state: GitHubState, event: ReviewEvent): Promise<ReviewRecord> {
  const { pull: number, author, body, state: verdict } = event;
  const { head: commit } = await pullFacts(state, pullOf(state, number));
  const review = addReview(state, { pull: number, author, body, state: verdict, commit });
  for (const comment of event.comments) {
    const record = await addLine(state, review, comment);
    for (const reply of comment.replies) {
      addReply(state, record, reply);
    }
  }
  return review;
}

/** One comment on a line, outside a review: GitHub makes a review of its own for it. */
export async function happenLineComment(
  state: GitHubState,
  pull: PullRecord,
  comment: Said & Pick<LineCommentEvent, 'path' | 'line'>,
): Promise<ReviewCommentRecord> {
  const { head: commit } = await pullFacts(state, pull);
  const { author } = comment;
  const lone = { pull: pull.number, author, body: '', state: 'COMMENTED', commit } as const;
  return addLine(state, addReview(state, lone), comment);
}

async function addLine(
  state: GitHubState,
  review: ReviewRecord,
  { path, line, body }: Pick<LineCommentEvent, 'path' | 'line' | 'body'>,
): Promise<ReviewCommentRecord> {
  const { files } = await pullFacts(state, pullOf(state, review.pull));
  const patch = files.find((file) => file.path === path)?.patch ?? '';
  const place = { line, side: 'RIGHT' } as const;
  const refused = refusePlace(patch, place);
  if (refused !== undefined) {
    throw new Error(`The scenario's comment on ${path}:${line} is outside the diff: ${refused}`);
  }
  const diffHunk = hunkAbove(patch, place);
  return addReviewComment(state, review, { ...place, path, body, diffHunk });
}

function pullOf(state: GitHubState, number: number): PullRecord {
  const pull = state.pulls.get(number);
  if (pull === undefined) {
    throw new Error(`The scenario's event is about pull request #${number}, which it has not`);
  }
  return pull;
}
