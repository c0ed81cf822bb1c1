// The request in its author's words, as it stands in every agent's first message.
import type { Handoff } from '#src/coordinator/index.ts';
import { quoteUntrusted } from '#src/markdown/index.ts';
import type { Request } from '#src/trigger/index.ts';
import { quoteDiffAbove } from '../../review-feedback/quote-diff.ts';
import { cutVisibly } from './spend-budget.ts';

const KINDS: Readonly<Record<Request['source'], string>> = {
  comment: 'a comment',
  review: 'a review',
  'review-comment': 'a comment on lines of the pull request',
  'issue-opened': 'the issue itself',
  'issue-labeled': 'a label on the issue',
  'issue-assigned': 'an assignment of the issue',
  dispatch: 'a run of the workflow',
  'pull-request': 'the workflow that runs on pull requests',
  schedule: 'the workflow that runs on a schedule',
};

/** Says in what form a request came. */
export function kindOfRequest({ source, review }: Pick<Request, 'source' | 'review'>): string {
  const asksForChanges = source === 'review' && review?.state === 'changes_requested';
  return asksForChanges ? 'a review that asks for changes' : KINDS[source];
}

/** The title of the text that `commentedLinesOf` returns. */
export const COMMENTED_LINES = 'The lines that the request comments on';

/** Quotes the lines that a request in a review comment is about; empty for any other request. */
export function commentedLinesOf(
  { reviewComment }: Pick<Request, 'reviewComment'>,
  nonce: string,
): string {
  return reviewComment === undefined ? '' : quoteDiffAbove(reviewComment, nonce);
}

/** Quotes the request in at most `maxLength` characters, and says who made it and where. */
export function renderRequest(
  request: Pick<Request, 'text' | 'author' | 'url' | 'source' | 'review'>,
  { nonce, maxLength }: { readonly nonce: string; readonly maxLength: number },
): string {
  const { text, author, url } = request;
  const quote = (shown: string) =>
    quoteUntrusted({
      text: shown,
      author: author.login,
      label: 'request',
      nonce,
    });
  const head = `## The request\n\n${author.login} asked the squad for this in ${kindOfRequest(request)} (${url}). Your task is your part of it.`;
  const room = maxLength - head.length - quote('').length - 2;
  return `${head}\n\n${quote(cutVisibly(text.trim(), room))}`;
}

/**
 * True when the task is the request itself: a person who names an agent gives it the request as its task, and a review's
 * text is quoted in the task. False for the repository's checks: they act for the person, but in words of their own.
 */
export function isRequestItself(
  { isFromPerson = false, from, task }: Handoff,
  { author, text }: Request,
): boolean {
  if (!isFromPerson || from !== author.login) return false;
  return text.includes(task.trim()) || task.includes(text.trim());
}
