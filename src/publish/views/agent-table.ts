// Shows the agents of a run, a row for each: what it does or did, for how long, and with how many tokens.

import { type AgentRow, type AgentState, COORDINATOR } from '#src/run-log/agent-row.ts';
import type { Transcript } from '#src/run-log/transcript.ts';
import { count, duration, plural } from '#src/text/count.ts';
import {
  agentNameCell,
  isBusy,
  nameText,
  resultText,
  stateText,
  totalTokens,
  workingTime,
} from '../render/agent-words.ts';
import type { RenderContext } from '../render/render-context.ts';
import {
  cell,
  collapsible,
  inline,
  limitedTable,
  list,
  paragraphs,
} from '../render/render-markdown.ts';

const OPEN_ROWS = 8;

/** What each agent does now, one line each: the first ones open, the others folded. */
export function renderAgentsAtWork(
  context: RenderContext,
  transcript: Transcript,
  max: number,
): string {
  const all = summarizeAgents(transcript, context.facts.now);
  if (all.length === 0) return 'The squad is getting ready.';
  const byUrgency = all.length > OPEN_ROWS ? sortByUrgency(all) : all;
  const lines = byUrgency.slice(0, max).map((agent) => workLine(context, agent));
  const rest = lines.slice(OPEN_ROWS);
  const missing = all.length - lines.length;
  const lastLine = missing > 0 ? `And ${count(missing)} more.` : undefined;
  return paragraphs([
    list(lines.slice(0, OPEN_ROWS)),
    rest.length > 0
      ? collapsible(plural(rest.length, 'more agent'), paragraphs([list(rest, max), lastLine]))
      : lastLine,
  ]);
}

/** `**Fenster** edits src/login.ts · 1 min`. */
function workLine({ safe }: RenderContext, agent: AgentSessions): string {
  const { row, sessions, ms } = agent;
  const doing = isBusy(row)
    ? row.step || row.task
    : `${stateText(row, false)}: ${resultText(row)}`.replace(/: $/, '');
  const what = row.state === 'queued' ? 'is queued' : inline(doing, 120, safe);
  const time = row.state === 'queued' ? '' : ` · ${duration(ms)}`;
  return `**${nameText(row, sessions, safe)}** ${what}${time}`;
}

/** Renders a row per agent for the fold below a finished board: name, result, time and tokens. */
export function renderAgentResults(
  context: RenderContext,
  transcript: Transcript,
  { max, said }: { readonly max: number; readonly said: string },
): string {
  const all = summarizeAgents(transcript, context.facts.now);
  return limitedTable(['Agent', 'Result', 'Time', 'Tokens'], all, max, ({ row, ...agent }) => [
    agentNameCell(row, context.safe, agent.sessions),
    cell(reviewText(row, transcript) ?? finalText(row, said), 100, context.safe),
    row.state === 'queued' ? '' : duration(agent.ms),
    agent.tokens === 0 ? '' : count(agent.tokens),
  ]);
}

/** Says that a review gave no verdict, since its words may sound like one; undefined for other results. */
function reviewText({ agent, files, state }: AgentRow, { reviews }: Transcript) {
  const last = reviews.findLast(({ reviewer }) => reviewer === agent);
  if (last?.verdict !== 'none' || files.length > 0 || state !== 'done') return undefined;
  const { length } = last.findings;
  return length === 0 ? 'no verdict' : `${plural(length, 'finding')}, no verdict`;
}

/** Returns the result, and how the work ended if it wasn't done. Doesn't repeat `said`, which stands above. */
function finalText(row: AgentRow, said: string): string {
  const state = stateText(row, true);
  const isSaid = row.files.length === 0 && row.answer !== '' && row.answer.trim() === said.trim();
  if (isSaid && state === 'done') return 'the answer above';
  return state === 'done' ? resultText(row) : `${state}: ${resultText(row)}`.replace(/: $/, '');
}

const STATE_URGENCY: readonly AgentState[] = [
  'working',
  'failed',
  'stopped',
  'queued',
  'idle',
  'done',
];

function sortByUrgency(agents: readonly AgentSessions[]): readonly AgentSessions[] {
  return [...agents].sort(
    (a, b) => STATE_URGENCY.indexOf(a.row.state) - STATE_URGENCY.indexOf(b.row.state),
  );
}

// The sessions of each agent, joined into one row, without the team's memory among its files.

/** The agents without the coordinator, or the coordinator while it is alone. */
export function shownAgents({ agents }: Transcript): readonly AgentRow[] {
  const others = agents.filter((agent) => agent.session !== COORDINATOR);
  return others.length > 0 ? others : agents;
}

/** The sessions of one agent as one row: the last one's state and words, and the sums. */
type AgentSessions = {
  readonly row: AgentRow;
  readonly sessions: number;
  readonly ms: number;
  readonly tokens: number;
};

/** Returns what an agent changed, without the team's memory, which is shown separately. */
export function filesWithoutMemory(
  { decisions, learnings }: Pick<Transcript, 'decisions' | 'learnings'>,
  { files }: AgentRow,
): readonly string[] {
  const memory = new Set([...decisions, ...learnings].map(({ path }) => path));
  return files.filter((path) => !memory.has(path));
}

/** Returns one row per agent, in the order in which they began. */
function summarizeAgents(transcript: Transcript, now: number): readonly AgentSessions[] {
  const rows = shownAgents(transcript).map((row) => {
    return { ...row, files: filesWithoutMemory(transcript, row) };
  });
  const keys = rows.map(({ agent, name }) => `${agent}\0${name}`);
  return [...new Set(keys)].flatMap((key) =>
    summaryOf(
      rows.filter((_, at) => keys[at] === key),
      now,
    ),
  );
}

function summaryOf(own: readonly AgentRow[], now: number): readonly AgentSessions[] {
  const last = own.at(-1);
  if (last === undefined) return [];
  const files = [...new Set(own.flatMap((one) => one.files))];
  const ms = own.reduce(
    (sum, one) => sum + (one.state === 'queued' ? 0 : workingTime(one, now)),
    0,
  );
  return [{ row: { ...last, files }, sessions: own.length, ms, tokens: totalTokens(own) }];
}
