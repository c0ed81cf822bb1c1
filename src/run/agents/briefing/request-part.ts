// The request in its author's words, as every agent's first message holds it.
import { quoteUntrusted } from '../../../markdown/sanitise.ts';
import type { Request } from '../../../trigger/request.ts';
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
