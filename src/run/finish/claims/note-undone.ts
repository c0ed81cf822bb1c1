// Parts of a request that could not be done, as reported in the agreed form by the coordinator, or else by the agents.
import { readCoordinatorAnswer } from '../../../coordinator/read-answer.ts';
import { filesWithoutMemory } from '../../../publish/render/agents/agent-sessions.ts';
import { type AgentRow, COORDINATOR } from '../../../run-log/agent-row.ts';
import type { Transcript } from '../../../run-log/transcript.ts';
import type { TranscriptLog } from '../../../run-log/transcript-log.ts';
import type { WorkResult } from '../decide-outcome.ts';
import { isQuestion } from './effect-claims.ts';

/** Notes each part, so that the first line that people read mentions it. */
export function noteUndone(result: WorkResult, transcript: TranscriptLog): void {
  if (result.kind !== 'done' && result.kind !== 'question') return;
  const { undone = [] } = result;
  const read = transcript.read();
  const said = undone.length > 0 ? undone : partsLeftByAgents(read);
  const parts = said.length > 0 || result.kind === 'question' ? said : partsRefused(read);
  for (const text of parts) transcript.emit({ kind: 'note', text, about: 'undone' });
}

/** Returns what agents last said was not done, if the coordinator left it out and nobody changed anything after them. */
function partsLeftByAgents({ agents }: Transcript): readonly string[] {
  const workers = agents.filter(({ session }) => session !== COORDINATOR);
  return workers.flatMap((row) => {
    const { undone = [] } = readCoordinatorAnswer(row.answer);
    return isTakenUp(row, workers) ? [] : undone;
  });
}

/** Returns what was refused in a run that was meant to change something and changed nothing. */
function partsRefused(transcript: Transcript): readonly string[] {
  const { agents, refused, left, request } = transcript;
  const hasChanged = agents.some((row) => filesWithoutMemory(transcript, row).length > 0);
  const path = refused[0]?.path ?? left[0]?.split(': ', 1)[0];
  if (path === undefined || hasChanged || isQuestion(request)) return [];
  return [`nothing was changed: \`${path}\` was refused`];
}

function isTakenUp(row: AgentRow, workers: readonly AgentRow[]): boolean {
  const { endedAt = row.lastActiveAt } = row;
  return workers.some(
    (other) => other !== row && other.files.length > 0 && other.startedAt >= endedAt,
  );
}
