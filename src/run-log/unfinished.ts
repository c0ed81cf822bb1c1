// Whose work was left unfinished at the end of a run.

import type { AgentRow } from './agent-row.ts';
import { COORDINATOR } from './agent-row.ts';

/** Returns the run's sessions that failed or were stopped and whose work no later session finished. Pure. */
export function unfinishedAgents(agents: readonly AgentRow[]): readonly AgentRow[] {
  return agents.filter((row) => isCutShort(row) && !agents.some((other) => finishes(other, row)));
}

function isCutShort({ state, isEarlier }: AgentRow): boolean {
  return isEarlier !== true && (state === 'failed' || state === 'stopped');
}

/** True for the same agent's next session, and for a later one that had the same task or all of the row's files. */
function finishes(later: AgentRow, row: AgentRow): boolean {
  if (later.state !== 'done' && later.state !== 'idle') return false;
  const { endedAt = row.lastActiveAt } = row;
  if (later.session === COORDINATOR || later.lastActiveAt < endedAt) return false;
  const hasItsFiles = row.files.length > 0 && row.files.every((path) => later.files.includes(path));
  const isNextTry = later.agent === row.agent && later.startedAt >= endedAt;
  return isNextTry || later.task === row.task || hasItsFiles;
}
