// The job summary: the numbers and the record of a run. The board says what happened and what is wanted of people.

import type { Outcome } from '#src/outcome.ts';
import type { AgentRow } from '#src/run-log/agent-row.ts';
import type { Transcript } from '#src/run-log/transcript.ts';
import { compareText } from '#src/text/compare.ts';
import { count, duration, inFull, plural } from '#src/text/count.ts';
import {
  agentName,
  agentNameCell,
  stateText,
  totalTokens,
  workingTime,
} from '../render/agent-words.ts';
import type { RenderContext } from '../render/render-context.ts';
import {
  cell,
  code,
  collapsible,
  firstThatFits,
  inline,
  limitedTable,
  link,
  list,
  paragraphs,
  section,
} from '../render/render-markdown.ts';
import { renderNotes, renderRefused } from '../render/shared-parts.ts';
import { renderReviews } from '../reviews/review-summary.ts';
import { filesWithoutMemory } from './agent-table.ts';
import { renderChecks } from './checks.ts';
import { renderMessages } from './handoff-list.ts';
import { renderHeadline } from './headline.ts';
import { renderNextStep, renderOutcome, workOfOutcome } from './outcome-text.ts';
import { renderToolUse, TOOL_NOTE_PREFIX } from './tool-use.ts';
import type { EndedRun } from './where-work-is.ts';

const MOST_PARTS = 40;

/** A folded table for each session; nothing for those that were told nothing. */
export function renderWhatWasGiven(
  context: RenderContext,
  agents: readonly AgentRow[],
  max: number,
): string {
  const told = agents.filter(({ given }) => given.length > 0);
  return told
    .slice(0, max)
    .map((agent) => renderSession(context, agent))
    .join('\n\n');
}

function renderSession({ safe }: RenderContext, { name, session, given }: AgentRow): string {
  const sum = given.reduce((total, { bytes }) => total + bytes, 0);
  // The title of a fold is HTML, not Markdown.
  const plain = name.replace(/[^\p{L}\p{N} ._-]/gu, '').slice(0, 60);
  const who = session.includes('-') ? `${plain} (${session})` : plain;
  const rows = limitedTable(['Part', 'Bytes'], given, MOST_PARTS, ({ part, bytes }) => [
    cell(part, 60, safe),
    inFull(bytes),
  ]);
  return collapsible(`What ${who} was given: ${inFull(sum)} bytes`, rows);
}

// The sanitiser cuts at GitHub's limit for a comment, 65,536 characters, though a summary may be longer.
const TARGET_LENGTH = 60_000;
const LIMIT_STEPS = [
  { rows: 300, outcomeText: 20_000 },
  { rows: 60, outcomeText: 10_000 },
  { rows: 8, outcomeText: 800 },
] as const;

type SummaryLimits = (typeof LIMIT_STEPS)[number];

const SUMMARY_LINES = 30;

/** Where people read what happened. */
type SummaryPlace = {
  /** The board's address; undefined if no board could be written: then the summary says what the board would have said. */
  readonly boardUrl: string | undefined;
  /** Our own Markdown that the board would have shown. */
  readonly reply?: string | undefined;
};

/** Renders the job summary as Markdown, below the sanitiser's limit however long the run was. */
export function renderSummary(
  context: RenderContext,
  transcript: Transcript,
  outcome: Outcome,
  { boardUrl, reply }: SummaryPlace,
): string {
  const header = renderHeadline(context, transcript, outcome, transcript.page ?? '');
  const summary = { context, transcript, outcome };
  const words = (max: number) =>
    boardUrl === undefined
      ? [renderNextStep(context, outcome), reply ?? renderOutcome(context, outcome, max)]
      : [`What happened, and what you need to do: ${link('the board', boardUrl)}.`];
  return firstThatFits(TARGET_LENGTH, [
    ...LIMIT_STEPS.map(
      (limits) => () =>
        paragraphs([header, ...words(limits.outcomeText), ...summaryParts(summary, limits)]),
    ),
    () => header,
  ]);
}

function summaryParts({ context, transcript, outcome }: EndedRun, limits: SummaryLimits) {
  // The pull request lists decisions and learnings.
  const isTold = workOfOutcome(outcome)?.pullRequest !== undefined;
  const { agents, decisions, learnings } = transcript;
  const notes = transcript.notes.filter((note) => !note.startsWith(TOOL_NOTE_PREFIX));
  const words = (text: string) => inline(text, 300, context.safe);
  const by = (agent: string) => agentName(context, transcript, agent);
  const decided = decisions.map(
    (one) => `${words(one.title)} (${by(one.agent)}, ${code(one.path)})`,
  );
  const learnt = learnings.map((one) => `${words(one.learning)} (${by(one.agent)})`);
  return [
    section('Checks', hasWork(transcript) ? renderChecks(context, transcript, SUMMARY_LINES) : ''),
    renderReviews(context, transcript, limits.rows),
    section('Messages', renderMessages(context, transcript, limits.rows)),
    section('Agents', agents.length > 0 ? renderAgentTable(context, agents, limits.rows) : ''),
    renderWhatWasGiven(context, agents, limits.rows),
    section('Custom tools', renderToolUse(context, transcript, limits.rows)),
    section('Files changed', list(filesOf(context, transcript), limits.rows)),
    ...(isTold ? [] : [section('Decisions', list(decided, limits.rows))]),
    ...(isTold ? [] : [section('Learnings', list(learnt, limits.rows))]),
    renderRefused(context, transcript, limits.rows),
    renderNotes(context, { ...transcript, notes, left: [] }, limits.rows),
  ];
}

/** Renders a row per session for the summary: its state, time, tokens, tool calls and model. */
function renderAgentTable(
  context: RenderContext,
  agents: readonly AgentRow[],
  max: number,
): string {
  const head = ['Agent', 'State', 'Time', 'Tokens in', 'out', 'Tool calls', 'Model'];
  const rows = limitedTable(head, agents, max, (agent) => agentCells(context, agent));
  return paragraphs([rows, `${count(totalTokens(agents))} tokens in all.`]);
}

function agentCells({ facts, safe }: RenderContext, agent: AgentRow): readonly string[] {
  return [
    agentNameCell(agent, safe),
    stateText(agent, true),
    duration(workingTime(agent, facts.now)),
    count(agent.inputTokens),
    count(agent.outputTokens),
    count(agent.toolCalls),
    cell(agent.model ?? '', 40, safe),
  ];
}

/** False if nothing was committed, so that there was nothing to check. */
function hasWork({ checks }: Transcript): boolean {
  return checks.rows.length > 0 || checks.off !== undefined;
}

/** The files with their authors, and how many are the team's memory. */
function filesOf(context: RenderContext, transcript: Transcript): readonly string[] {
  const agents = transcript.agents.map((agent) => {
    return { ...agent, files: filesWithoutMemory(transcript, agent) };
  });
  const all = new Set(transcript.agents.flatMap(({ files }) => files)).size;
  const items = changedFileLines(context, agents);
  const memory = all - items.length;
  return memory === 0 ? items : [...items, `${plural(memory, 'file')} of the team's memory`];
}

/** One line per file, with who changed or deleted it. */
export function changedFileLines(
  { safe }: RenderContext,
  agents: readonly AgentRow[],
): readonly string[] {
  const authors = new Map<string, Set<string>>();
  for (const { name, files } of agents) {
    for (const file of files) authors.set(file, (authors.get(file) ?? new Set()).add(name));
  }
  return [...authors].map(([file, names]) => {
    // Sorted, since it is chance which agent ended first.
    const by = [...names].toSorted(compareText);
    const last = agents.findLast(({ files }) => files.includes(file));
    const how = last?.removed?.includes(file) === true ? 'deleted by' : 'by';
    return `${code(file)} ${how} ${by.map((name) => inline(name, 40, safe)).join(', ')}`;
  });
}
