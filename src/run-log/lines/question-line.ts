// How an agent asks people: a line that begins with `QUESTION:`; see the prompts.

const QUESTION = /^[\s>#*_-]*QUESTION:[*_]*/;

/** True for a line that begins a question. */
export const isQuestionLine = (line: string): boolean => QUESTION.test(line);

export type AskedAnswer = {
  /** The text above the question. */
  readonly above: string;
  readonly question: string;
};

/** Returns the question that an answer ends with, and the text above it; undefined when it asks nothing. */
export function findQuestion(answer: string): AskedAnswer | undefined {
  const lines = answer.split('\n');
  const at = lines.findLastIndex(isQuestionLine);
  const question = at === -1 ? '' : lines.slice(at).join('\n').replace(QUESTION, '').trim();
  return question === '' ? undefined : { above: lines.slice(0, at).join('\n'), question };
}
