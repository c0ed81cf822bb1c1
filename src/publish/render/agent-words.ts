// Words agents for people: their names, states, results and times.

import { type AgentRow, type AgentState, COORDINATOR } from '#src/run-log/agent-row.ts';
import type { Transcript } from '#src/run-log/transcript.ts';
import { plural } from '#src/text/count.ts';
import type { DefuseMarkdown, RenderContext } from './render-context.ts';
import { cell, escapeBars, inline } from './render-markdown.ts';

/** The tokens that agents have used, in and out. */
export function totalTokens(agents: readonly AgentRow[]): number {
  return agents.reduce((sum, { inputTokens, outputTokens }) => sum + inputTokens + outputTokens, 0);
}

/** An agent's name and role, for a table cell. */
export function agentNameCell(agent: AgentRow, safe: DefuseMarkdown, sessions = 1): string {
  const role = cell(agent.role, 40, safe);
  const isNamed = role !== '' && agent.role !== agent.name;
  return `**${escapeBars(nameText(agent, sessions, safe))}**${isNamed ? `, ${role}` : ''}`;
}

/** `Fenster`, or `Fenster ×2` for two sessions. */
export function nameText({ name }: AgentRow, sessions: number, safe: DefuseMarkdown): string {
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
export function isBusy({ state }: AgentRow): boolean {
  return state === 'working' || state === 'queued';
}

/** What the agent has to show: changed files, an answer, or why it ended. */
export function resultText({ state, files, answer, step }: AgentRow): string {
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
