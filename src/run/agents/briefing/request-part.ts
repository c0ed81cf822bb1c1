// The request in its author's words, as every agent's first message holds it.
import { quoteUntrusted } from '../../../markdown/sanitise.ts';
import type { Request } from '../../../trigger/request.ts';
import { cutVisibly } from './spend-budget.ts';

/** The request, quoted, in at most `maxLength` characters; who made it, and where. */
export function renderRequest(
  { text, author, url }: Pick<Request, 'text' | 'author' | 'url'>,
  { nonce, maxLength }: { readonly nonce: string; readonly maxLength: number },
): string {
  const quote = (shown: string) =>
    quoteUntrusted({
      text: shown,
      author: author.login,
      label: 'request, by someone who can write to this repository',
      nonce,
    });
  const head = `## The request\n\n${author.login} asked the squad for this (${url}). Your task is your part of it.`;
  const room = maxLength - head.length - quote('').length - 2;
  return `${head}\n\n${quote(cutVisibly(text.trim(), room))}`;
}
