// What an agent wrote by hand where tools write, as Squad's own charters ask: read as what the tool would have been given.
import { headingOf, type Line, labelOf, readLines } from '#src/markdown/sections.ts';
import {
  type DecisionEntry,
  readHeading,
  requiresApproval,
  UNTITLED_DECISION,
} from '#src/team/decisions.ts';
import { parseInboxEntry } from '#src/team/inbox.ts';
import type { Member } from '#src/team/member.ts';
import { oneLine } from '#src/text/one-line.ts';
import type { ToolRunContext } from '../pipeline/define-tool.ts';
import { CATEGORY_ITEM, continuesItem, startsItem } from './learnings.ts';
import { categoryNamed, type DecisionArgs, isOwnName } from './squad-decide.ts';
import { type LearningArgs, learningCategory } from './squad-memory.ts';
import { type NoteKeeper, refuseHiddenText } from './staged-files.ts';

/** A text, read as what its tool takes. */
export type HandNote = {
  /** Why it can't be kept; undefined when it can. */
  readonly problem: string | undefined;
  /** Keeps it as the tool would. Returns why it could not be kept. */
  keep(): Promise<string | undefined>;
};

/** Reads the text of a file of that name. */
export type NoteReader = (file: string, text: string) => HandNote;

/** Where an agent may write notes by hand, and how they are read; without a reader, they are refused. */
export type HandNotes = {
  readonly squadDirectory: string;
  /** The folder of the agent's history and inbox, relative to the repository. */
  readonly folder: string;
  readonly decision: NoteReader | undefined;
  readonly learning: NoteReader | undefined;
  /** Whether what is added to the agent's history counts as learnings. */
  readonly takesHistory: boolean;
};

const MAX_BYTES = 60_000;
const MAX_ENTRIES = 50;

/** Reads decisions in any form that Scribe merges. */
export function decisionReader(
  decisions: NoteKeeper<DecisionArgs>,
  author: Member,
  run: ToolRunContext,
): NoteReader {
  return (file, text) =>
    readNote(text, decisions, run, () =>
      parseInboxEntry({ file, text }, [author])
        .slice(0, MAX_ENTRIES + 1)
        .map((entry) => decisionArgs(entry, run)),
    );
}

/** Reads learnings: each list item, each titled part, and each other text is one. */
export function learningReader(
  learnings: NoteKeeper<LearningArgs>,
  run: ToolRunContext,
): NoteReader {
  return (_file, text) => readNote(text, learnings, run, () => learningsIn(text));
}

function readNote<Input>(
  text: string,
  keeper: NoteKeeper<Input>,
  run: ToolRunContext,
  read: () => readonly Input[],
): HandNote {
  const inputs = Buffer.byteLength(text) > MAX_BYTES ? [] : read();
  const problem = sizeProblem(text, inputs.length) ?? refuseHiddenText({ it: text })?.message;
  return {
    problem: problem ?? refusalOf(inputs, keeper, run),
    async keep() {
      for (const input of inputs) {
        const kept = await keeper.keep(input, run);
        if (kept.kind !== 'ok') return kept.message;
      }
      return undefined;
    },
  };
}

function sizeProblem(text: string, entries: number): string | undefined {
  if (Buffer.byteLength(text) > MAX_BYTES) return `it is longer than ${MAX_BYTES} bytes`;
  if (entries === 0) return 'it has no readable text';
  return entries > MAX_ENTRIES ? `it has more than ${MAX_ENTRIES} entries` : undefined;
}

function refusalOf<Input>(
  inputs: readonly Input[],
  keeper: NoteKeeper<Input>,
  run: ToolRunContext,
): string | undefined {
  for (const input of inputs) {
    const refusal = keeper.refuse(input, run);
    if (refusal !== undefined) return refusal.message;
  }
  return undefined;
}

const MAX_TITLE = 200;

/** The day of the entry is today's: a model may believe in another. */
function decisionArgs(entry: DecisionEntry, run: ToolRunContext): DecisionArgs {
  const { title: whole, author = '' } = entry;
  const title = oneLine(whole, MAX_TITLE);
  const isOwn = author === '' || isOwnName(author, run);
  const body = isOwn ? withoutSignature(entry.body, author) : entry.body;
  const parts = [title === oneLine(whole) ? '' : whole, body].filter((part) => part.trim() !== '');
  return {
    title,
    body: parts.length === 0 ? whole : parts.join('\n\n'),
    agentName: isOwn ? undefined : oneLine(author, MAX_TITLE),
    category: categoryNamed(labelIn(entry.body, 'category')),
    blocking: labelIn(entry.body, 'blocking').toLowerCase() === 'yes' ? true : undefined,
    requiresApproval: requiresApproval(entry) ? true : undefined,
  };
}

function labelIn(body: string, label: string): string {
  return labels(body).find((found) => found?.label === label)?.value ?? '';
}

function labels(body: string) {
  return readLines(body).map(labelOf);
}

/** Removes the line that names the author, which the tool writes anew. */
function withoutSignature(body: string, author: string): string {
  const at = author === '' ? -1 : labels(body).findIndex((found) => found?.value === author);
  const lines = body.split('\n');
  return at === -1 ? body : lines.toSpliced(at, 1).join('\n').trim();
}

type LearningPart = { readonly title: string; readonly lines: string[] };

/** Splits a text below its headings. A heading that is only a day, or one of the history's own, titles nothing. */
function learningsIn(text: string): readonly LearningArgs[] {
  const parts: LearningPart[] = [{ title: '', lines: [] }];
  for (const line of readLines(text)) {
    const heading = headingOf(line);
    const last = parts.at(-1);
    if (heading !== undefined) {
      parts.push({ title: isFrame(heading) ? '' : heading.title, lines: [] });
    } else if (last?.title === '' && startsPart(line, last.lines)) {
      parts.push({ title: '', lines: [line.text] });
    } else last?.lines.push(line.text);
  }
  return parts.flatMap(learningOf);
}

const ITEM = /^[-*+][ \t]+\S/;

function isFrame({ level, title }: { readonly level: number; readonly title: string }): boolean {
  if (level === 1 || /^learnings$/i.test(title)) return true;
  return ['', UNTITLED_DECISION].includes(readHeading(title).title);
}

/** True for a list item, and for the first line of a text below one. */
function startsPart(line: Line, [first = '']: readonly string[]): boolean {
  if (startsItem(line, ITEM)) return true;
  return ITEM.test(first) && line.kind === 'text' && !continuesItem(line);
}

function learningOf({ title, lines }: LearningPart): readonly LearningArgs[] {
  const text = lines.join('\n').trim();
  const [, label = ''] = CATEGORY_ITEM.exec(text) ?? [];
  const category = learningCategory(label);
  const item = category === undefined ? ITEM_MARK : CATEGORY_ITEM;
  const words = title === '' ? unindented(text.replace(item, '')) : `${title}\n${text}`.trim();
  if (words === '') return [];
  return [{ learning: words, category: category ?? 'general' }];
}

const ITEM_MARK = /^[-*+][ \t]+/;

/** Continuation lines are indented again when the learning is written. */
function unindented(text: string): string {
  return text.replace(/^(?: {2,4}|\t)/gm, '');
}
