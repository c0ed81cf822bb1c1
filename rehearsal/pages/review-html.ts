// Renders reviews: the reviewer's text, and the line comments in the conversation and in the diff.
import { type Html, html } from '../../src/run-log/page/html.ts';
import { movedLine } from '../git/moved-lines.ts';
import { pullFacts } from '../git/pull-facts.ts';
import {
  bareRepository,
  type GitHubState,
  type PullRecord,
  type ReviewCommentRecord,
  type ReviewRecord,
} from '../github/state.ts';
import { type BelowLine, patchTable } from './diff-html.ts';
import { post } from './layout.ts';
import { markdownHtml } from './markdown-html.ts';

/** A line comment and its line's present number; null when the line was changed since. */
export type PlacedComment = {
  readonly comment: ReviewCommentRecord;
  readonly now: number | null;
};

/** Reads every line comment of a pull request. */
export async function placedComments(
  state: GitHubState,
  pull: PullRecord,
): Promise<readonly PlacedComment[]> {
  const { head } = await pullFacts(state, pull);
  const repository = bareRepository(state, state.repository);
  const own = state.reviewComments.filter((comment) => comment.pull === pull.number);
  return Promise.all(
    own.map(async (comment) => ({ comment, now: await movedLine(repository, comment, head) })),
  );
}

const VERDICTS = {
  APPROVED: html`<span class="good">approved these changes</span>`,
  CHANGES_REQUESTED: html`<span class="bad">requested changes</span>`,
  COMMENTED: html`<span class="quiet">reviewed</span>`,
  PENDING: html`<span class="quiet">has not sent this review</span>`,
} as const;

/** Renders a review in the conversation. Answers in threads are shown below what they answer, not here. */
export function reviewPost(
  state: GitHubState,
  review: ReviewRecord,
  comments: readonly PlacedComment[],
): Html {
  const { id, author, submittedAt: at, body } = review;
  const begun = comments.filter(
    ({ comment }) => comment.review === id && comment.inReplyTo === undefined,
  );
  if (body === '' && begun.length === 0) return html``;
  const threads = begun.map((one) => commentThread(state, one, comments));
  return post(
    { author, at, id: `pullrequestreview-${id}`, badge: VERDICTS[review.state] },
    html`${body === '' ? '' : markdownHtml(body, { state })}${threads}`,
  );
}

const HUNK_LINES = 4;

function commentThread(
  state: GitHubState,
  { comment, now }: PlacedComment,
  comments: readonly PlacedComment[],
): Html {
  const { path, line, startLine, diffHunk } = comment;
  const lines = startLine === undefined ? String(line) : `${startLine}-${line}`;
  const outdated = now === null ? html` <span class="pill">outdated</span>` : '';
  return html`<div class="panel"><p class="facts"><code>${path}:${lines}</code>${outdated}</p>
${patchTable(diffHunk, undefined, Math.max(HUNK_LINES, commentedLines(comment).length))}
${threadPosts(state, comment, comments, 'discussion_r')}</div>`;
}

function threadPosts(
  state: GitHubState,
  first: ReviewCommentRecord,
  comments: readonly PlacedComment[],
  prefix: string,
): readonly Html[] {
  const answers = comments.filter(({ comment }) => comment.inReplyTo === first.id);
  const lines = commentedLines(first);
  return [first, ...answers.map(({ comment }) => comment)].map(
    ({ id, author, createdAt: at, body }) =>
      post({ author, at, id: `${prefix}${id}` }, markdownHtml(body, { state, lines })),
  );
}

/** Returns the text of the lines that a comment is about. */
function commentedLines({
  diffHunk,
  line,
  startLine = line,
}: ReviewCommentRecord): readonly string[] {
  const lines = diffHunk
    .split('\n')
    .filter((text) => !text.startsWith('-') && !text.startsWith('@@'));
  return lines.slice(-(line - startLine + 1)).map((text) => text.slice(1));
}

/** Returns a function for the comments below each line of one file's diff. */
export function commentsBelow(
  state: GitHubState,
  comments: readonly PlacedComment[],
  path: string,
): BelowLine {
  return (side, line) =>
    comments
      .filter(({ comment, now }) => comment.path === path && comment.side === side && now === line)
      .filter(({ comment }) => comment.inReplyTo === undefined)
      .flatMap(({ comment }) => threadPosts(state, comment, comments, 'r'));
}
