// Shows the agents of a run, a row for each: what it does or did, for how long, and with how many tokens.

import type { AgentRow, AgentState } from '../../run-log/agent-row.ts';
import { COORDINATOR } from '../../run-log/agent-row.ts';
import type { Transcript } from '../../run-log/transcript.ts';
import { count, duration, plural } from '../../text/count.ts';
import type { DefuseMarkdown, RenderContext } from './render-context.ts';
import {
  cell,
  collapsible,
  escapeBars,
  inline,
  limitedTable,
  list,
  paragraphs,
} from './render-markdown.ts';

const OPEN_ROWS = 8;

/** The tokens that agents have used, in and out. */
export function totalTokens(agents: readonly AgentRow[]): number {
  return agents.reduce((sum, { inputTokens, outputTokens }) => sum + inputTokens + outputTokens, 0);
}

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

/** Returns what an agent changed, without the team's memory, which is shown separately. Replaced entries are memory, too. */
export function filesWithoutMemory(
  { decisions, learnings }: Pick<Transcript, 'decisions' | 'learnings'>,
  { files }: AgentRow,
): readonly string[] {
  const memory = new Set(
    [...decisions, ...learnings].flatMap(({ path, replaces }) => [
      path,
      typeof replaces === 'object' ? replaces.path : replaces,
    ]),
  );
  return files.filter((path) => !memory.has(path));
}

/** One row per agent, in the order in which they began. */
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
  const isVague = last?.verdict === 'none' && last.findings.length > 0;
  if (!isVague || files.length > 0 || state !== 'done') return undefined;
  return `${plural(last.findings.length, 'finding')}, no verdict`;
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

/** An agent's name and role, for a table cell. */
export function agentNameCell(agent: AgentRow, safe: DefuseMarkdown, sessions = 1): string {
  const role = cell(agent.role, 40, safe);
  const isNamed = role !== '' && agent.role !== agent.name;
  return `**${escapeBars(nameText(agent, sessions, safe))}**${isNamed ? `, ${role}` : ''}`;
}

/** `Fenster`, or `Fenster ×2` for two sessions. */
function nameText({ name }: AgentRow, sessions: number, safe: DefuseMarkdown): string {
  const shown = inline(name, 40, safe) || 'Agent';
  return sessions > 1 ? `${shown} ×${sessions}` : shown;
}

// An agent that waits for more work is done when the run is over; one that still worked was broken off.
const FINAL_STATE_TEXTS: Partial<Record<AgentState, string>> = {
  idle: 'done',
  working: 'cut off',
  queued: 'not started',
};

/** The state in a word or two, while the run goes on or after it. */
export function stateText({ state }: AgentRow, finished: boolean): string {
  if (finished) return FINAL_STATE_TEXTS[state] ?? state;
  return state === 'idle' ? 'waiting' : state;
}

/** An agent that has ended or waits shows its result instead of its step. */
function isBusy({ state }: AgentRow): boolean {
  return state === 'working' || state === 'queued';
}

function resultText({ state, files, answer, step }: AgentRow): string {
  if (state === 'failed' || state === 'stopped') return answer || step;
  return files.length > 0
    ? `${plural(files.length, 'file')} changed`
    : firstMeaningfulLine(answer) || step;
}

/** The first line of an answer that says something and is no heading, without its marks. */
export function firstMeaningfulLine(answer: string): string {
  const line = answer.split('\n').find((one) => /^[^#]*[\p{L}\p{N}]/u.test(one)) ?? '';
  return line.replace(/^[>*\s-]+/, '').replaceAll('**', '');
}

/** Returns the milliseconds from the agent's start to its end, or to its last activity while it only waits. */
export function workingTime({ state, startedAt, lastActiveAt, endedAt }: AgentRow, now: number) {
  return (endedAt ?? (state === 'idle' ? lastActiveAt : now)) - startedAt;
}

/** How agents address people whose logins they don't know. */
const PERSON_WORDS: ReadonlySet<string> = new Set(['human', 'person', 'people']);

/** Returns an agent's own name, from its id or its session's label, or a person's login. */
export function displayName({ agents, actor, names }: Transcript, id: string): string {
  const row = agents.find(({ session }) => session === id) ?? agents.find((a) => a.agent === id);
  if (row !== undefined && row.name !== '') return row.name;
  const known = names.get(id);
  if (known !== undefined) return known;
  if (id.toLowerCase() === 'user') return actor || id;
  if (PERSON_WORDS.has(id.toLowerCase())) return 'people';
  return id === COORDINATOR ? 'Coordinator' : id || 'nobody';
}

/** `displayName` as Markdown. */
export function agentName({ safe }: RenderContext, transcript: Transcript, id: string): string {
  return inline(displayName(transcript, id), 40, safe);
}
