// Reads what the prompts ask for in an answer: a question, what could not be done, and a new text for the pull request.
import { type PlacedLine, readLines } from '../markdown/sections.ts';
import { findQuestion, isQuestionLine } from '../run-log/lines/question-line.ts';
import { headOf } from '../text/cut-characters.ts';

/** The last answer of the coordinator or the named agent. */
export type LastAnswer = {
  readonly kind: 'done' | 'question';
  readonly text: string;
  /** What could not be done, why, and what a person must do: an entry for each part. */
  readonly undone?: readonly string[];
  /** Numbers, from 1, of parts in the pull request's list of what is not done that are done now. */
  readonly done?: readonly number[];
  /** A follow-up's new description of all that the pull request changes. */
  readonly rewritten?: string;
};

/** Reads a question and the undone parts from an answer. Linear in its length. */
export function readCoordinatorAnswer(answer: string): LastAnswer {
  const { said, ...parts } = takeUndone(answer);
  return { ...readQuestion(said), ...withoutEmpty(parts) };
}

type Parts = { readonly undone: readonly string[]; readonly done: readonly number[] };

function withoutEmpty({ undone, done }: Parts): Pick<LastAnswer, 'undone' | 'done'> {
  return { ...(undone.length === 0 ? {} : { undone }), ...(done.length === 0 ? {} : { done }) };
}

/** Returns a question when the text asks one, with the words above it. */
function readQuestion(text: string): LastAnswer {
  const asked = findQuestion(text);
  if (asked === undefined) return { kind: 'done', text };
  return { kind: 'question', text: `${asked.above}\n${asked.question}`.trim() };
}

const REWRITTEN = /^[\s>#*_-]*WHAT CHANGED:[\s*_]*$/;

/** Separates what stands below a line `WHAT CHANGED:` from the answer. */
export function readFollowUpAnswer(answer: string): LastAnswer {
  const lines = answer.split('\n');
  const at = lines.findIndex((line) => REWRITTEN.test(line));
  const said = lines.slice(0, at).join('\n').trim();
  const below = takeUndone(lines.slice(at + 1).join('\n'));
  const rewritten = below.said.trim();
  if (at === -1 || said === '' || rewritten === '') return readCoordinatorAnswer(answer);
  const read = readCoordinatorAnswer(said);
  const undone = [...(read.undone ?? []), ...below.undone];
  const done = [...(read.done ?? []), ...below.done];
  return { ...read, ...withoutEmpty({ undone, done }), rewritten };
}

/** `DONE: 1, 3`, and nothing else on the line; not in a quotation, whose words are another's. */
const DONE =
  /^[\s#*_-]*DONE:[ *_]*#?(\d{1,3}(?:(?: ?, ?(?:and )?#?| and #?| #?)\d{1,3}){0,20})[ .*_]*$/;

const UNDONE = /^[\s>#*_-]*NOT DONE:[*_]*/;
const ITEM = /^\s*(?:[-*+]|\d{1,2}[.)]) +/;
const NOTHING = /^(?:(?:nothing|none|n\/a)[.!]?|\W*)$/i;
const MAX_PARTS = 10;
const MAX_LENGTH = 1_000;

/**
 * Cuts out of an answer the lines from `NOT DONE:` to the next empty line, and lines such as `DONE: 1, 3`. A list gives an
 * entry for each item.
 */
export function takeUndone(answer: string): Parts & { readonly said: string } {
  const said: string[] = [];
  const undone: string[] = [];
  const isDone = ({ kind, text }: PlacedLine) => kind === 'text' && DONE.test(text);
  const lines = readLines(answer);
  const done = lines.filter(isDone).flatMap(({ text }) => numbersDone(text));
  let isInside = false;
  for (const { text: line } of lines.filter((one) => !isDone(one))) {
    const begun = beginningOf(line, isInside);
    isInside = begun !== undefined || (isInside && goesOn(line, undone.at(-1)));
    if (!isInside) said.push(line);
    else if (begun !== undefined) undone.push(begun);
    else lengthen(undone, line);
  }
  const parts = undone.filter((part) => !NOTHING.test(part)).slice(0, MAX_PARTS);
  return {
    said: undone.length + done.length === 0 ? answer : said.join('\n').trim(),
    undone: parts.map((part) => headOf(part, MAX_LENGTH)),
    done,
  };
}

/** Returns the numbers of a line `DONE: 1, 3`; none for another line. */
function numbersDone(line: string): readonly number[] {
  const [, numbers = ''] = DONE.exec(line) ?? [];
  return (numbers.match(/\d+/g) ?? []).map(Number);
}

/** Returns the text of an undone part that begins on this line; undefined when none does. */
function beginningOf(line: string, isInside: boolean): string | undefined {
  if (UNDONE.test(line)) return line.replace(UNDONE, '').trim();
  return isInside && ITEM.test(line) ? line.replace(ITEM, '').trim() : undefined;
}

/** True while a part goes on: an empty line ends it once it says something, and so does a question. */
function goesOn(line: string, part: string | undefined): boolean {
  return line.trim() === '' ? part === '' : !isQuestionLine(line);
}

function lengthen(parts: string[], line: string): void {
  const last = parts.at(-1) ?? '';
  if (last.length < MAX_LENGTH) parts.splice(-1, 1, `${last} ${line.trim()}`.trim());
}
