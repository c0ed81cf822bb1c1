import type { Outcome } from '../../outcome.ts';

/** How a run ends, and the Markdown that the board shows in place of its own. */
export type CommandReply = { readonly outcome: Outcome; readonly markdown?: string };

/** An answer in our own words, without an agent. */
export function answeredReply(markdown: string): CommandReply {
  return { outcome: { kind: 'answered', answer: '', memory: undefined }, markdown };
}

/** A question to the person who asked. */
export function askedReply(question: string, markdown: string): CommandReply {
  return { outcome: { kind: 'asked', question, answer: '', work: undefined }, markdown };
}
