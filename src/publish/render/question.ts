// The squad's question to people: quoted on the board, and read from there when it was answered.
import { renderLongText } from './long-text.ts';
import type { RenderContext } from './render-context.ts';

const MAX_QUESTION_LENGTH = 4_000;

/** The question as a block quote, cut after `max` characters. */
export function renderQuestion(context: RenderContext, question: string, max: number): string {
  return renderLongText(context, question, max).replace(/^/gm, '> ');
}

/** The question on a board: its first block quote, which a model's text can't end; undefined when there is none. */
export function readQuestion(board: string): string | undefined {
  const lines = board.split('\n');
  const start = lines.findIndex(isQuoted);
  if (start === -1) return undefined;
  const length = lines.slice(start).findIndex((line) => !isQuoted(line));
  const quoted = lines.slice(start, length === -1 ? undefined : start + length);
  const text = quoted.map((line) => line.replace(/^> ?/, '')).join('\n');
  // The question itself is at the end.
  return text.trim().slice(-MAX_QUESTION_LENGTH).trim() || undefined;
}

function isQuoted(line: string): boolean {
  return line.startsWith('>');
}
