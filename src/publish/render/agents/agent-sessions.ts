// The sessions of each agent, joined into one row, without the team's memory among its files.
import { type AgentRow, COORDINATOR, type Transcript } from '#src/run-log/index.ts';
import { totalTokens, workingTime } from './agent-words.ts';

/** The agents without the coordinator, or the coordinator while it is alone. */
export function shownAgents({ agents }: Transcript): readonly AgentRow[] {
  const others = agents.filter((agent) => agent.session !== COORDINATOR);
  return others.length > 0 ? others : agents;
}

/** The sessions of one agent as one row: the last one's state and words, and the sums. */
export type AgentSessions = {
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
export function summarizeAgents(transcript: Transcript, now: number): readonly AgentSessions[] {
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
