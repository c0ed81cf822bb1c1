// Where the work of one agent collided with that of others, and what became of it.
import type { AgentRow } from './agent-row.ts';
import type { TimedEvent } from './events.ts';

export type ConflictRow = {
  readonly session: string;
  readonly files: readonly string[];
  /** The sessions whose changes of these files were there before. */
  readonly others: readonly string[];
  /** The branch that holds the work; undefined where the agent could resolve the conflict. */
  readonly keptOn: string | undefined;
};

/** The conflicts after one more; a session's last word on a conflict takes the place of the first. Pure. */
export function addConflictRow(
  rows: readonly ConflictRow[],
  { session, files, keptOn }: Extract<TimedEvent, { kind: 'conflict' }>,
  agents: readonly AgentRow[],
): readonly ConflictRow[] {
  const others = agents.filter(
    (agent) => agent.session !== session && agent.files.some((path) => files.includes(path)),
  );
  const isOpen = (one: ConflictRow) => one.session === session && one.keptOn === undefined;
  const row = { session, files, others: others.map((agent) => agent.session), keptOn };
  return [...(keptOn === undefined ? rows : rows.filter((one) => !isOpen(one))), row];
}
