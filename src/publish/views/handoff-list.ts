// What agents handed to each other: a list for the board, a table and a line of numbers for the summary.

import type { ReviewNote } from '#src/run-log/review-note.ts';
import {
  countHandoffs,
  type HandoffRow,
  isTelling,
  type Transcript,
} from '#src/run-log/transcript.ts';
import { count, duration, plural } from '#src/text/count.ts';
import { firstParagraph, oneLine } from '#src/text/one-line.ts';
import { displayName } from '../render/agent-words.ts';
import type { RenderContext } from '../render/render-context.ts';
import {
  cell,
  collapsible,
  inline,
  limitedTable,
  list,
  paragraphs,
} from '../render/render-markdown.ts';
import { changesText } from '../reviews/review-progress.ts';

const TYPE_TEXTS: ReadonlyMap<string, string> = new Map([
  ['implementation-request', 'task'],
  ['information-share', 'information'],
  ['escalation', 'call for help'],
  ['completion-notice', 'report'],
]);

const REFUSAL_TEXTS: ReadonlyMap<string, string> = new Map([
  ['E_AGENT_NOT_FOUND', 'no such agent'],
  ['E_AGENT_INACTIVE', 'not at work in this run'],
  ['E_AGENT_BUSY', 'has too much to do'],
  ['E_POOL_FULL', 'too many agents at work'],
  ['E_A2A_CAPABILITY', 'not for that agent'],
  ['E_A2A_CIRCULAR', 'goes round in circles'],
  ['E_A2A_DISABLED', 'may not hand work over'],
  ['E_A2A_DUPLICATE', 'the same handoff is already under way'],
  ['E_A2A_HOPS', 'handed on too many times'],
  ['E_A2A_LOOP', 'that agent went round in circles on it'],
  ['E_A2A_LOCKED', 'nobody may revise these files'],
  ['E_A2A_PERSON', "agents can't assign work to people"],
  ['E_A2A_RATE', 'too many messages in a minute'],
  ['E_A2A_SELF', 'asked itself'],
  ['E_A2A_MODEL', 'that model is not allowed'],
  ['E_CONFLICT', "conflicts with a colleague's work"],
  ['E_TOOL_INVALID_ARGS', 'its arguments could not be understood'],
]);

/** The verdicts of reviews, in words. */
const VERDICT_TEXTS = {
  approved: 'approved',
  'changes-requested': 'asked for changes',
  none: 'reviewed',
} as const;

/** Words a handoff's type for people: `review request`, and whom it was meant for if it was redirected. */
function handoffTypeText(
  transcript: Transcript,
  { type, redirectedFrom, priority }: HandoffRow,
): string {
  const kind = TYPE_TEXTS.get(type) ?? type.replace(/[-_]/g, ' ');
  const words = priority === 'urgent' ? `urgent ${kind}` : kind;
  return redirectedFrom === undefined
    ? words
    : `${words} meant for ${displayName(transcript, redirectedFrom)}`;
}

/** Why a handoff was refused or failed, in a few words without a code; empty without a reason. */
export function handoffReasonText({ code, reason }: Pick<HandoffRow, 'code' | 'reason'>): string {
  const known = REFUSAL_TEXTS.get(code ?? '');
  if (known !== undefined) return known;
  const [first = ''] = oneLine(reason ?? '', 500).split(/[.!?](?: |$)/);
  return first.replace(/^E_[A-Z0-9_]+: ?/, '');
}

type WhoAnswered = Pick<Transcript, 'agents' | 'reviews'>;

/** What became of a handoff of a run that has ended: `done`, `approved`, `refused: no such agent`. */
export function handoffStatusText(handoff: HandoffRow, who: WhoAnswered): string {
  const { status } = handoff;
  if (status === 'answered') return answerText(handoff, who);
  if (status === 'sent') return 'no answer';
  if (status === 'late') return 'answered too late';
  const why = status === 'refused' || status === 'failed' ? handoffReasonText(handoff) : '';
  return why === '' ? status : `${status}: ${why}`;
}

function answerText(
  { id, to, type, reason }: HandoffRow,
  { agents, reviews }: WhoAnswered,
): string {
  if (reason !== undefined) return reason;
  const review = reviews.findLast(({ handoff }) => handoff === id);
  if (review !== undefined) return reviewText(review);
  const own = agents.filter(({ agent, session }) => [agent, session].includes(to));
  const isSilent = own.every(({ answer, files }) => answer.trim() === '' && files.length === 0);
  if (own.length > 0 && isSilent) return 'ended without an answer';
  return type === 'implementation-request' ? 'done' : 'answered';
}

function reviewText(review: ReviewNote): string {
  const { verdict } = review;
  const changes = verdict === 'changes-requested' ? '' : changesText(review, String);
  return `${VERDICT_TEXTS[verdict]}${changes}`;
}

const OPEN_ROWS = 10;

/** `3 handoffs, 1 message`. */
export function handoffCountText(rows: readonly HandoffRow[]): string {
  const told = rows.filter(({ type }) => isTelling(type)).length;
  const handed = countHandoffs(rows);
  const parts = [
    ...(handed > 0 || told === 0 ? [plural(handed, 'handoff')] : []),
    ...(told > 0 ? [plural(told, 'message')] : []),
  ];
  return parts.join(', ');
}

/** For the board of a run that has ended: one line each; empty without handoffs. */
export function renderHandoffs(
  context: RenderContext,
  transcript: Transcript,
  max: number,
): string {
  const rows = transcript.handoffs;
  if (rows.length === 0) return '';
  const lines = rows.map((row) => handoffLine(context, transcript, row));
  const title = [handoffCountText(rows), ...problemCounts(rows)].join(', ');
  return `**${title}**\n\n${list(lines, max)}`;
}

function handoffLine(context: RenderContext, transcript: Transcript, handoff: HandoffRow): string {
  const words = (text: string, max: number) => inline(text, max, context.safe);
  const [from, to] = [handoff.from, handoff.to].map((id) => words(displayName(transcript, id), 40));
  const type = words(handoffTypeText(transcript, handoff), 60);
  const statusText = words(handoffStatusText(handoff, transcript), 140);
  return `**${from} → ${to}** (${type}, ${statusText}): ${words(firstParagraph(handoff.task), 120)}`;
}

function problemCounts(rows: readonly HandoffRow[]): readonly string[] {
  const countWith = (status: string) => rows.filter((row) => row.status === status).length;
  const amounts = [
    [countWith('refused'), 'refused'],
    [countWith('failed'), 'failed'],
    [countWith('late'), 'answered too late'],
    [countWith('sent'), 'without an answer'],
  ] as const;
  return amounts.filter(([amount]) => amount > 0).map(([n, words]) => `${count(n)} ${words}`);
}

/** For the summary: the numbers in one line, and a row per message. */
export function renderMessages(
  context: RenderContext,
  transcript: Transcript,
  max: number,
): string {
  const all = transcript.handoffs;
  if (all.length === 0) return '';
  const head = ['From', 'To', 'Type', 'Message', 'What became of it'];
  const messages = limitedTable(head, all, max, (row) => messageCells(context, transcript, row));
  const isLong = all.length > OPEN_ROWS;
  return paragraphs([
    messageStatsLine(transcript),
    isLong ? collapsible(plural(all.length, 'message'), messages) : messages,
  ]);
}

function messageCells(
  context: RenderContext,
  transcript: Transcript,
  handoff: HandoffRow,
): readonly string[] {
  const words = (text: string, max: number) => cell(text, max, context.safe);
  const { from, to, task } = handoff;
  return [
    words(displayName(transcript, from), 40),
    words(displayName(transcript, to), 40),
    words(handoffTypeText(transcript, handoff), 60),
    words(firstParagraph(task), 80),
    words(handoffStatusText(handoff, transcript), 140),
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
    ...problemCounts(handoffs),
  ].join(', ');
  const share = Math.round((100 * byAgents) / Math.max(1, handoffs.length));
  const parts = [
    what,
    ...(byAgents === 0 ? [] : [`${share}% started by agents`]),
    ...(longest < 1_000 ? [] : [`the longest took ${duration(longest)}`]),
  ];
  return `${parts.join('; ')}.`;
}
