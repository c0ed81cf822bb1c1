// The job summary: the board again with more room, the sequence diagram, and everything that was counted, decided and learnt.

import { count, plural } from '../amounts.ts';
import type { AgentRow, Transcript } from '../coordinator/transcript.ts';
import type { Outcome } from '../outcome.ts';
import { nameOf, stateWord, tokensOf, whoCell, workedFor } from './agents.ts';
import { renderHeader, renderNotes } from './board.ts';
import { TOOL_NOTE } from './custom-tools.ts';
import { lastWords, nextStep } from './ending.ts';
import { renderTraffic } from './handoffs.ts';
import { renderSequence } from './sequence.ts';
import { renderToolUse } from './tool-use.ts';
import { renderAppeals, renderReviews } from './verdicts.ts';
import {
  cell,
  code,
  duration,
  firstThatFits,
  folded,
  inline,
  list,
  paragraphs,
  type RenderContext,
  section,
  table,
} from './words.ts';

// GitHub takes 1 MiB for a step; a character has up to four bytes.
const wanted = 240_000;
const rooms = [
  { rows: 300, lastWords: 20_000 },
  { rows: 60, lastWords: 10_000 },
  { rows: 8, lastWords: 800 },
] as const;

const openHandoffs = 12;

type Summary = {
  readonly context: RenderContext;
  readonly transcript: Transcript;
  readonly outcome: Outcome;
  readonly reply: string | undefined;
};

/**
 * The Markdown of the job summary; below GitHub's limit however long the run was. `reply`: our own words, which stand
 * on the board in place of its own.
 */
export function renderSummary(
  context: RenderContext,
  transcript: Transcript,
  outcome: Outcome,
  reply?: string,
): string {
  const header = renderHeader({ context, transcript, state: { kind: 'finished', outcome } });
  const summary = { context, transcript, outcome, reply };
  return firstThatFits(wanted, [
    ...rooms.map((room) => () => paragraphs([header, ...summaryParts(summary, room)])),
    () => header,
  ]);
}

type Room = { readonly rows: number; readonly lastWords: number };

function summaryParts(summary: Summary, room: Room) {
  const { context, transcript, outcome } = summary;
  const { agents, decisions, learnings } = transcript;
  const notes = transcript.notes.filter((note) => !note.startsWith(TOOL_NOTE));
  const words = (text: string) => inline(text, 300, context.safe);
  const by = (agent: string) => inline(nameOf(transcript, agent), 40, context.safe);
  const decided = decisions.map(
    (one) => `${words(one.title)} (${by(one.agent)}, ${code(one.path)})`,
  );
  const learnt = learnings.map((one) => `${words(one.learning)} (${by(one.agent)})`);
  return [
    renderAppeals(context, transcript, outcome),
    ...ending(summary, room),
    renderReviews(context, transcript, room.rows),
    section('Who asked whom', sequenceOf(transcript)),
    section('Messages', renderTraffic({ context, transcript, most: room.rows })),
    section('Agents', agents.length > 0 ? agentTable(context, agents, room.rows) : ''),
    section('Tools of your own', renderToolUse(context, transcript, room.rows)),
    section('Files changed', list(filesChanged(context, transcript), room.rows)),
    section('Decisions', list(decided, room.rows)),
    section('Learnings', list(learnt, room.rows)),
    renderNotes(context, { ...transcript, notes }, room.rows),
  ];
}

/** A reply says by itself what to do next; that something went wrong it can't know. */
function ending({ context, outcome, reply }: Summary, room: Room) {
  if (reply !== undefined && outcome.kind !== 'failed') return [reply];
  return [lastWords(context, outcome, room.lastWords), nextStep(context, outcome), reply];
}

/** The whole diagram, however many messages; folded where it would be longer than a screen. */
function sequenceOf(transcript: Transcript): string | undefined {
  const diagram = renderSequence(transcript);
  if (diagram === undefined || transcript.handoffs.length <= openHandoffs) return diagram;
  return folded(plural(transcript.handoffs.length, 'handoff'), diagram);
}

function agentTable(context: RenderContext, agents: readonly AgentRow[], most: number): string {
  const head = ['Agent', 'State', 'Time', 'Tokens in', 'out', 'Tool calls', 'Model'];
  const rows = agents.slice(0, most).map((agent) => agentCells(context, agent));
  const total = agents.reduce((sum, agent) => sum + tokensOf(agent), 0);
  const missing = agents.length - rows.length;
  return paragraphs([
    table(head, rows),
    missing > 0 ? `And ${count(missing)} more.` : undefined,
    `${count(total)} tokens in all.`,
  ]);
}

function agentCells({ facts, safe }: RenderContext, agent: AgentRow): readonly string[] {
  return [
    whoCell(agent, safe),
    stateWord(agent, true),
    duration(workedFor(agent, facts.now)),
    count(agent.inputTokens),
    count(agent.outputTokens),
    count(agent.toolCalls),
    cell(agent.model ?? '', 40, safe),
  ];
}

/** One line per file, with who changed it. */
export function filesChanged({ safe }: RenderContext, { agents }: Transcript): readonly string[] {
  const authors = new Map<string, Set<string>>();
  for (const { name, files } of agents) {
    for (const file of files) authors.set(file, (authors.get(file) ?? new Set()).add(name));
  }
  return [...authors].map(([file, names]) => {
    const by = [...names].toSorted(byLetters).map((name) => inline(name, 40, safe));
    return `${code(file)} by ${by.join(', ')}`;
  });
}

/** Who ended first is chance: one order for every run. */
function byLetters(one: string, other: string): number {
  return one < other ? -1 : 1;
}
