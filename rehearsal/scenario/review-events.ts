// Reviews and line comments of a scenario, with GitHub's checks of where a comment may stand.
import { hunkAbove, positionError } from '../git/diff-lines.ts';
import { pullFacts } from '../git/pull-facts.ts';
import { addReply, addReview, addReviewComment } from '../github/review-records.ts';
import type {
  GitHubState,
  PullRecord,
  ReviewCommentRecord,
  ReviewRecord,
  ReviewState,
} from '../github/state.ts';

type AuthoredText = { readonly author: string; readonly body: string };

export type LineCommentEvent = {
  readonly path: string;
  readonly line: number;
  readonly body: string;
  readonly replies: readonly AuthoredText[];
};

export type ReviewEvent = AuthoredText & {
  readonly pull: number;
  readonly state: ReviewState;
  readonly comments: readonly LineCommentEvent[];
};

/** Records a person's review with its line comments and replies. Throws for a line outside the diff. */
export async function recordReview(state: GitHubState, event: ReviewEvent): Promise<ReviewRecord> {
  const { pull: number, author, body, state: verdict } = event;
  const { head: commit } = await pullFacts(state, requirePull(state, number));
  const review = addReview(state, { pull: number, author, body, state: verdict, commit });
  for (const comment of event.comments) {
    const record = await addLine(state, review, comment);
    for (const reply of comment.replies) addReply(state, record, reply);
  }
  return review;
}

/** Records a single line comment; GitHub creates a review of its own for it. */
export async function recordLineComment(
  state: GitHubState,
  pull: PullRecord,
  comment: AuthoredText & Pick<LineCommentEvent, 'path' | 'line'>,
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
  const { files } = await pullFacts(state, requirePull(state, review.pull));
  const patch = files.find((file) => file.path === path)?.patch ?? '';
  const position = { line, side: 'RIGHT' } as const;
  const refused = positionError(patch, position);
  if (refused !== undefined) {
    throw new Error(`The scenario's comment on ${path}:${line} is outside the diff: ${refused}`);
  }
  const diffHunk = hunkAbove(patch, position);
  return addReviewComment(state, review, { ...position, path, body, diffHunk });
}

/** Throws when the scenario has no such pull request. */
export function requirePull(state: GitHubState, number: number): PullRecord {
  const pull = state.pulls.get(number);
  if (pull === undefined) {
    throw new Error(
      `The scenario's event is about pull request #${number}, which it does not have`,
    );
  }
  return pull;
}
