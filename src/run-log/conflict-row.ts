// Where one agent's work collided with that of others, and what became of it.
import type { AgentRow } from './agent-row.ts';
import type { TimedEvent } from './events.ts';

/** Where work that could not be joined is kept. */
export type SetAside = {
  /** A separate branch. */
  readonly keptOn: string;
  /** The branch is not on the remote, but in the run's bundle. */
  readonly isBundled?: boolean | undefined;
};

export type ConflictRow = {
  readonly session: string;
  readonly files: readonly string[];
  /** The sessions that had changed these files before. */
  readonly others: readonly string[];
  /** The branch that holds the work; undefined if the agent could resolve the conflict. */
  readonly keptOn: string | undefined;
  readonly isBundled?: SetAside['isBundled'];
};

/** Adds a conflict; a session's final event about it replaces its open one. Pure. */
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
