// The squad's question to people: quoted on the board, and read back from it when somebody has answered.
import { prose, type RenderContext } from './words.ts';

const LONGEST_READ = 4_000;

/** The question as a block quote, cut after `max` characters. */
export function renderQuestion(context: RenderContext, question: string, max: number): string {
  return prose(context, question, max).replace(/^/gm, '> ');
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
  return text.trim().slice(-LONGEST_READ).trim() || undefined;
}

function isQuoted(line: string): boolean {
  return line.startsWith('>');
}
