// The squad's question to people: quoted on the board, and read back from it when somebody has answered.

import { renderLongText } from './long-text.ts';
import type { RenderContext } from './render-context.ts';

const MAX_QUESTION_LENGTH = 4_000;

/** The question as a block quote, cut after `max` characters. */
export function renderQuestion(context: RenderContext, question: string, max: number): string {
  return renderLongText(context, question, max).replace(/^/gm, '> ');
}

/** The question of a board: its first block quote, which no text of a model can close; undefined when there is none. */
export function readQuestion(board: string): string | undefined {
  const lines = board.split('\n');
  const start = lines.findIndex(isQuoted);
  if (start === -1) return undefined;
  const length = lines.slice(start).findIndex((line) => !isQuoted(line));
  const quoted = lines.slice(start, length === -1 ? undefined : start + length);
  const text = quoted.map((line) => line.replace(/^> ?/, '')).join('\n');
  // What is asked stands at the end.
  return text.trim().slice(-MAX_QUESTION_LENGTH).trim() || undefined;
}

function isQuoted(line: string): boolean {
  return line.startsWith('>');
}
