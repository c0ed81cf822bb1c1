// What agents handed to each other: a list for the board, a table and a line of numbers for the summary.

import type { HandoffRow, Transcript } from '#src/run-log/index.ts';
import { count, duration, firstParagraph, plural } from '#src/text/index.ts';
import { displayName } from '../agents/agent-words.ts';
import type { RenderContext } from '../render-context.ts';
import { cell, collapsible, inline, limitedTable, list, paragraphs } from '../render-markdown.ts';
import { handoffStatusText, handoffTypeText } from './handoff-words.ts';

const OPEN_ROWS = 10;

/** Messages that tell something and ask for nothing. */
const TELLING_TYPES: ReadonlySet<string> = new Set(['information-share', 'completion-notice']);

/** `3 handoffs, 1 message`. */
export function handoffCountText(rows: readonly HandoffRow[]): string {
  const told = rows.filter(({ type }) => TELLING_TYPES.has(type)).length;
  const handed = rows.length - told;
  const parts = [
    ...(handed > 0 || told === 0 ? [plural(handed, 'handoff')] : []),
    ...(told > 0 ? [plural(told, 'message')] : []),
  ];
  return parts.join(', ');
}

export type HandoffsInput = {
  readonly context: RenderContext;
  readonly transcript: Transcript;
  readonly finished: boolean;
  /** How many are shown. */
  readonly max: number;
};

/** For the board: one line each; empty without handoffs. */
export function renderHandoffs(handoffs: HandoffsInput): string {
  const { transcript, finished, max } = handoffs;
  const rows = transcript.handoffs;
  if (rows.length === 0) return '';
  const lines = rows.slice(0, max).map((row) => handoffLine(handoffs, row));
  const items = list([...lines, ...rows.slice(max).map(() => '')], max);
  const title = [handoffCountText(rows), ...problemCounts(rows, finished)].join(', ');
  return `**${title}**\n\n${items}`;
}

function handoffLine(
  { context, transcript, finished }: HandoffsInput,
  handoff: HandoffRow,
): string {
  const words = (text: string, max: number) => inline(text, max, context.safe);
  const [from, to] = [handoff.from, handoff.to].map((id) => words(displayName(transcript, id), 40));
  const type = words(handoffTypeText(transcript, handoff), 60);
  const statusText = words(handoffStatusText(handoff, finished, transcript), 140);
  return `**${from} → ${to}** (${type}, ${statusText}): ${words(firstParagraph(handoff.task), 120)}`;
}

function problemCounts(rows: readonly HandoffRow[], finished: boolean): readonly string[] {
  const countWith = (status: string) => rows.filter((row) => row.status === status).length;
  const amounts = [
    [countWith('refused'), 'refused'],
    [countWith('failed'), 'failed'],
    [countWith('late'), 'answered too late'],
    [finished ? countWith('sent') : 0, 'without an answer'],
  ] as const;
  return amounts.filter(([amount]) => amount > 0).map(([n, words]) => `${count(n)} ${words}`);
}

/** For the summary: the numbers in one line, and a row per message. */
export function renderMessages(handoffs: Omit<HandoffsInput, 'finished'>): string {
  const { transcript, max } = handoffs;
  const all = transcript.handoffs;
  if (all.length === 0) return '';
  const head = ['From', 'To', 'Type', 'Message', 'What became of it'];
  const messages = limitedTable(head, all, max, (row) => messageCells(handoffs, row));
  const isLong = all.length > OPEN_ROWS;
  return paragraphs([
    messageStatsLine(transcript),
    isLong ? collapsible(plural(all.length, 'message'), messages) : messages,
  ]);
}

function messageCells(
  { context, transcript }: Omit<HandoffsInput, 'finished'>,
  handoff: HandoffRow,
): readonly string[] {
  const words = (text: string, max: number) => cell(text, max, context.safe);
  const { from, to, task } = handoff;
  return [
    words(displayName(transcript, from), 40),
    words(displayName(transcript, to), 40),
    words(handoffTypeText(transcript, handoff), 60),
    words(firstParagraph(task), 80),
    words(handoffStatusText(handoff, true, transcript), 140),
  ];
}

/** `7 messages, 5 answered, 1 refused; 57% started by agents; the longest took 1 min 10 s.` */
export function messageStatsLine({ handoffs, actor }: Transcript): string {
  const answered = handoffs.filter(({ status }) => status === 'answered').length;
  const byOthers = new Set(['coordinator', 'checks', actor]);
  const byAgents = handoffs.filter(({ from }) => !byOthers.has(from)).length;
  const longest = handoffs.reduce(
    (max, { sentAt, endedAt = sentAt }) => Math.max(max, endedAt - sentAt),
    0,
  );
  const what = [
    plural(handoffs.length, 'message'),
    `${count(answered)} answered`,
    ...problemCounts(handoffs, true),
  ].join(', ');
  const share = Math.round((100 * byAgents) / Math.max(1, handoffs.length));
  const parts = [
    what,
    ...(byAgents === 0 ? [] : [`${share}% started by agents`]),
    ...(longest < 1_000 ? [] : [`the longest took ${duration(longest)}`]),
  ];
  return `${parts.join('; ')}.`;
}
