// Changes of agents that met in the same lines.
import type { AgentRow } from './agent-row.ts';
import type { TimedEvent } from './events.ts';

/** Changes of one session that could not be joined as they were. */
export type ConflictNote = {
  readonly session: string;
  readonly files: readonly string[];
  /** The sessions whose changes were there before. */
  readonly others: readonly string[];
  /** The branch that has the changes; undefined while the agent joins them, or when it did. */
  readonly keptOn: string | undefined;
};

type Known = {
  readonly agents: readonly AgentRow[];
  readonly conflicts: readonly ConflictNote[];
};

/** The conflicts with one more; the second one of a session is how its first one ended. Pure. */
export function foldConflict(
  { agents, conflicts }: Known,
  { session, files, keptOn }: Extract<TimedEvent, { kind: 'conflict' }>,
): readonly ConflictNote[] {
  const isOther = (row: AgentRow) =>
    row.session !== session && row.files.some((path) => files.includes(path));
  const others = agents.filter(isOther).map((row) => row.session);
  const before = conflicts.filter((one) => one.session !== session || keptOn === undefined);
  return [...before, { session, files, others, keptOn }];
}
