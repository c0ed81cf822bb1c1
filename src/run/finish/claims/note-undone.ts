// Parts of a request that could not be done, as reported in the agreed form by the coordinator, or else by the agents, and
// those that the pull request lists from earlier runs.
import { readCoordinatorAnswer } from '../../../coordinator/read-answer.ts';
import { filesWithoutMemory } from '../../../publish/render/agents/agent-sessions.ts';
import { IN_SPITE } from '../../../publish/render/headline/undone.ts';
import { type AgentRow, COORDINATOR } from '../../../run-log/agent-row.ts';
import type { Transcript } from '../../../run-log/transcript.ts';
import type { TranscriptLog } from '../../../run-log/transcript-log.ts';
import type { WorkResult } from '../decide-outcome.ts';
import { effectFacts, isQuestion } from './effect-claims.ts';
import { sentencesOf } from './sentences.ts';
import { isSamePart, isTakenUp } from './taken-up.ts';

/** Notes each part, so that the first line that people read mentions it. `before`: what the pull request lists. */
export function noteUndone(
  result: WorkResult,
  transcript: TranscriptLog,
  before: readonly string[] = [],
): void {
  const read = transcript.read();
  const reported = partsReported(result, read);
  const parts = [...reported, ...partsLeftBefore(before, { result, reported, read })];
  for (const text of parts) transcript.emit({ kind: 'note', text, about: 'undone' });
}

function partsReported(result: WorkResult, read: Transcript): readonly string[] {
  if (result.kind !== 'done' && result.kind !== 'question') return partsLeftByAgents(read);
  const { undone = [] } = result;
  const said = undone.length > 0 ? undone : partsLeftByAgents(read);
  return said.length > 0 || result.kind === 'question' ? said : partsRefused(read);
}

/** Returns what agents said was not done, if the coordinator left it out and nobody who ended later speaks of doing it. */
function partsLeftByAgents({ agents }: Transcript): readonly string[] {
  const workers = agents.filter(({ session }) => session !== COORDINATOR);
  return workers.flatMap((row) => {
    const { undone = [] } = readCoordinatorAnswer(row.answer);
    const later = workers.filter(
      (other) => other !== row && other.files.length > 0 && endOf(other) >= endOf(row),
    );
    if (later.some(({ agent }) => agent === row.agent)) return [];
    const texts = later.flatMap(({ task, answer }) => [task, answer]);
    return undone.filter((part) => !isTakenUp(part, texts));
  });
}

function endOf({ endedAt, lastActiveAt }: AgentRow): number {
  return endedAt ?? lastActiveAt;
}

type ThisRun = {
  readonly result: WorkResult;
  readonly reported: readonly string[];
  readonly read: Transcript;
};

/** Returns what earlier runs left undone, and this one doesn't list in other words. */
function partsLeftBefore(
  before: readonly string[],
  { result, reported, read }: ThisRun,
): readonly string[] {
  return before.filter((part) =>
    part.endsWith(IN_SPITE)
      ? isStillClaimed(part, result, read)
      : !reported.some((one) => isSamePart(one, part)),
  );
}

/** Returns what was refused in a run that was meant to change something and changed nothing. */
function partsRefused(transcript: Transcript): readonly string[] {
  const { agents, refused, left, request } = transcript;
  const hasChanged = agents.some((row) => filesWithoutMemory(transcript, row).length > 0);
  const path = refused[0]?.path ?? left[0]?.split(': ', 1)[0];
  if (path === undefined || hasChanged || isQuestion(request)) return [];
  return [`nothing was changed: \`${path}\` was refused`];
}

/** False once the file was changed, or the pull request is described anew without the claim that the fact denies. */
function isStillClaimed(fact: string, result: WorkResult, { names, agents }: Transcript): boolean {
  if (agents.some(({ files }) => files.some((path) => fact.startsWith(`\`${path}\` `))))
    return false;
  const rewritten = 'rewritten' in result ? result.rewritten : undefined;
  if (rewritten === undefined) return true;
  const facts = effectFacts(sentencesOf([rewritten]), [...names.values()], '');
  return facts.some(({ text }) => fact.toLowerCase().startsWith(text));
}
