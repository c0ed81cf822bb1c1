// The request in its author's words, as every agent's first message holds it.
import type { Handoff } from '../../../coordinator/messages/handoff.ts';
import { quoteUntrusted } from '../../../markdown/sanitise.ts';
import type { Request } from '../../../trigger/request.ts';
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
  schedule: 'the workflow that runs by a schedule',
};

/** What a request came as. */
export function kindOfRequest({ source, review }: Pick<Request, 'source' | 'review'>): string {
  const asksForChanges = source === 'review' && review?.state === 'changes_requested';
  return asksForChanges ? 'a review that asks for changes' : KINDS[source];
}

/** The title of what `commentedLinesOf` gives. */
export const COMMENTED_LINES = 'What the request stands below';

/** The lines that a request in a review comment is about, quoted; empty for another one. */
export function commentedLinesOf(
  { reviewComment }: Pick<Request, 'reviewComment'>,
  nonce: string,
): string {
  return reviewComment === undefined ? '' : quoteDiffAbove(reviewComment, nonce);
}

/** The request, quoted, in at most `maxLength` characters; who made it, and where. */
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
 * A person who names an agent gives it the request as its task; a review's is quoted in the task. The repository's checks
 * speak for the person too, but in words of their own.
 */
export function isRequestItself(
  { isFromPerson = false, from, task }: Handoff,
  { author, text }: Request,
): boolean {
  if (!isFromPerson || from !== author.login) return false;
  return text.includes(task.trim()) || task.includes(text.trim());
}
