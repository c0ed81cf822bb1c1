// Reviews and line comments of a scenario, with GitHub's checks of where a comment may stand.
import { hunkAbove, positionError } from '../git/diff-lines.ts';
import { pullFacts } from '../git/pull-facts.ts';
import { addReply, addReview, addReviewComment } from '../github/review-records.ts';
import type {
  GitHubState,
  PullRecord,
  ReviewCommentRecord,
  ReviewRecord,
} from '../github/state.ts';

type AuthoredText = { readonly author: string; readonly body: string };
type Place = { readonly path: string; readonly line: number };

export type ReviewEvent = AuthoredText &
  Pick<ReviewRecord, 'pull' | 'state'> & {
    readonly comments: readonly (Place & {
      readonly body: string;
      readonly replies: readonly AuthoredText[];
    })[];
  };

/** Records a person's review with its line comments and replies. Throws for a line outside the diff. */
export async function recordReview(
  state: GitHubState,
  { comments, pull, author, body, state: verdict }: ReviewEvent,
): Promise<ReviewRecord> {
  const { head: commit } = await pullFacts(state, requirePull(state, pull));
  const review = addReview(state, { pull, author, body, state: verdict, commit });
  for (const comment of comments) {
    const record = await addLine(state, review, comment);
    for (const reply of comment.replies) addReply(state, record, reply);
  }
  return review;
}

/** Records a single line comment; GitHub creates a review of its own for it. */
export async function recordLineComment(
  state: GitHubState,
  { number: pull }: PullRecord,
  { author, ...comment }: AuthoredText & Place,
): Promise<ReviewCommentRecord> {
  const { head: commit } = await pullFacts(state, requirePull(state, pull));
  const review = addReview(state, { pull, author, body: '', state: 'COMMENTED', commit });
  return addLine(state, review, comment);
}

async function addLine(
  state: GitHubState,
  review: ReviewRecord,
  { path, line, body }: Place & { readonly body: string },
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
