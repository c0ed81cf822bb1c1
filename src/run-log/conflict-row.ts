// Where the work of one agent collided with that of others, and what became of it.
import type { AgentRow } from './agent-row.ts';
import type { TimedEvent } from './events.ts';

/** Where work is that could not be joined. */
export type SetAside = {
  /** A branch of its own. */
  readonly keptOn: string;
  /** The remote has no such branch: the run's bundle has. */
  readonly isBundled?: boolean | undefined;
};

export type ConflictRow = {
  readonly session: string;
  readonly files: readonly string[];
  /** The sessions whose changes of these files were there before. */
  readonly others: readonly string[];
  /** The branch that holds the work; undefined where the agent could resolve the conflict. */
  readonly keptOn: string | undefined;
  readonly isBundled?: SetAside['isBundled'];
};

/** The conflicts after one more; a session's last word on a conflict takes the place of the first. Pure. */
export function addConflictRow(
  rows: readonly ConflictRow[],
  { session, files, keptOn, isBundled }: Extract<TimedEvent, { kind: 'conflict' }>,
  agents: readonly AgentRow[],
): readonly ConflictRow[] {
  const others = agents.filter(
    (agent) => agent.session !== session && agent.files.some((path) => files.includes(path)),
  );
  const isOpen = (one: ConflictRow) => one.session === session && one.keptOn === undefined;
  const names = others.map((agent) => agent.session);
  const row = { session, files, others: names, keptOn, isBundled };
  return [...(keptOn === undefined ? rows : rows.filter((one) => !isOpen(one))), row];
}
