// What an agent is told about another session of its own at work: to its colleagues there is only one agent of that name.
import type { OtherSession } from '#src/coordinator/index.ts';
import { quoteUntrusted } from '#src/markdown/index.ts';
import { oneLine } from '#src/text/index.ts';
import { cutVisibly } from '../spend-budget.ts';

const FRAME_LENGTH = 600;
const MAX_TASK = 300;

/** Renders the other session's task and what it has written so far. Pure. */
export function renderOtherSession(
  { task, changes }: OtherSession,
  { nonce, maxLength }: { readonly nonce: string; readonly maxLength: number },
): string {
  const about = `## Your other session\n\nYou are at work in another session, too, on ${JSON.stringify(oneLine(task, MAX_TASK))}.`;
  if (changes === '') return `${about} What it has handed in is in your files.`;
  const text = cutVisibly(changes, maxLength - FRAME_LENGTH);
  const quotation = quoteUntrusted({ text, author: 'git', label: 'diff', nonce, form: 'source' });
  return `${about} Your files lack what it has written so far. Don't write any of it again, and base your answer on it:\n\n${quotation}`;
}
