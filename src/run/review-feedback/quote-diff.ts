// The diff lines above a review comment, quoted for a prompt.
import { quoteUntrusted } from '#src/markdown/index.ts';
import type { ReviewComment } from '#src/ports/index.ts';
import { headOf } from '#src/text/index.ts';
import { reviewCommentPlace } from '../context/thread-posts.ts';

const MAX_LINES = 8;
const MAX_LINE_LENGTH = 300;

/** Quotes the end of the diff above a comment, labelled with the comment's place; about 2,600 characters at most. */
export function quoteDiffAbove(
  comment: Pick<ReviewComment, 'path' | 'line' | 'startLine' | 'diffHunk'>,
  nonce: string,
): string {
  const lines = comment.diffHunk.split('\n').slice(-MAX_LINES);
  const text = lines.map((one) => headOf(one, MAX_LINE_LENGTH)).join('\n');
  const label = `diff above the ${reviewCommentPlace(comment)}, as it was then`;
  return quoteUntrusted({ text, author: 'git', label, nonce, form: 'source' });
}
