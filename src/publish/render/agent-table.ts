// The agents of a run, in rows: who, in what state, doing what, for how long and how many tokens.
import type { AgentRow, AgentState } from '../../run-log/agent-row.ts';
import type { Transcript } from '../../run-log/transcript.ts';
import { count, duration, plural } from '../../text/count.ts';
import type { DefuseMarkdown, RenderContext } from './render-context.ts';
import { cell, collapsible, inline, paragraphs, table } from './render-markdown.ts';

const OPEN_ROWS = 8;

/** The tokens that agents have used, in and out. */
export function totalTokens(agents: readonly AgentRow[]): number {
  return agents.reduce((sum, { inputTokens, outputTokens }) => sum + inputTokens + outputTokens, 0);
}

/** The agents without the coordinator, or the coordinator while it is alone. */
export function shownAgents({ agents }: Transcript): readonly AgentRow[] {
  const others = agents.filter((agent) => agent.session !== 'coordinator');
  return others.length > 0 ? others : agents;
}

type AgentTableInput = {
  readonly context: RenderContext;
  readonly transcript: Transcript;
  readonly finished: boolean;
  readonly max: number;
};

/** A row per agent: who, state, step or result, time and tokens; long tables are folded, the urgent rows stay open. */
export function renderAgents({
  context,
  transcript,
  finished,
  max,
}: AgentTableInput): string | undefined {
  const all = shownAgents(transcript);
  if (all.length === 0) return finished ? undefined : 'The squad is getting ready.';
  const head = ['Agent', 'State', finished ? 'Result' : 'Now', 'Time, tokens'];
  const agents = all.length > OPEN_ROWS ? sortByUrgency(all) : all;
  const rows = agents.slice(0, max).map((agent) => agentCells(context, agent, finished));
  const rest = rows.slice(OPEN_ROWS);
  const missing = all.length - rows.length;
  const lastLine = missing > 0 ? `And ${count(missing)} more.` : undefined;
  return paragraphs([
    table(head, rows.slice(0, OPEN_ROWS)),
    rest.length > 0
      ? collapsible(plural(rest.length, 'more agent'), paragraphs([table(head, rest), lastLine]))
      : lastLine,
  ]);
}

const STATE_URGENCY: readonly AgentState[] = [
  'working',
  'failed',
  'stopped',
  'queued',
  'idle',
  'done',
];

function sortByUrgency(agents: readonly AgentRow[]): readonly AgentRow[] {
  return [...agents].sort(
    (a, b) => STATE_URGENCY.indexOf(a.state) - STATE_URGENCY.indexOf(b.state),
  );
}

function agentCells({ facts, safe }: RenderContext, agent: AgentRow, finished: boolean) {
  return [
    agentNameCell(agent, safe),
    stateText(agent, finished),
    cell(finished || !isBusy(agent) ? resultText(agent) : agent.step || agent.task, 80, safe),
    timeAndTokens(agent, facts.now),
  ];
}

/** An agent's name and role, for a table cell. */
export function agentNameCell(agent: AgentRow, safe: DefuseMarkdown): string {
  const role = cell(agent.role, 40, safe);
  return `**${cell(agent.name, 40, safe) || 'Agent'}**${role === '' ? '' : `, ${role}`}`;
}

// An agent that waits for more work is done when the run is over; one that still worked was broken off.
const FINAL_STATE_TEXTS: Partial<Record<AgentState, string>> = {
  idle: 'done',
  working: 'broken off',
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

function timeAndTokens(agent: AgentRow, now: number): string {
  if (agent.state === 'queued') return '';
  const tokens = totalTokens([agent]);
  const time = duration(workingTime(agent, now));
  return tokens === 0 ? time : `${time}, ${count(tokens)}`;
}

/** Milliseconds from the agent's start to its end, or to its last sign when it only waits. */
export function workingTime({ state, startedAt, lastActiveAt, endedAt }: AgentRow, now: number) {
  return (endedAt ?? (state === 'idle' ? lastActiveAt : now)) - startedAt;
}

/** How agents write to people whose logins they don't know. */
const PERSON_WORDS: ReadonlySet<string> = new Set(['human', 'person', 'people']);

/** An agent's own name, from its id or its session's label; a person's login. */
export function displayName({ agents, actor, names }: Transcript, id: string): string {
  const row = agents.find(({ session }) => session === id) ?? agents.find((a) => a.agent === id);
  if (row !== undefined && row.name !== '') return row.name;
  const known = names.get(id);
  if (known !== undefined) return known;
  if (id.toLowerCase() === 'user') return actor || id;
  if (PERSON_WORDS.has(id.toLowerCase())) return 'people';
  return id === 'coordinator' ? 'Coordinator' : id || 'somebody';
}

/** `displayName` as Markdown. */
export function agentName({ safe }: RenderContext, transcript: Transcript, id: string): string {
  return inline(displayName(transcript, id), 40, safe);
}
