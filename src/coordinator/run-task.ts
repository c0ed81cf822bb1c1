// Runs one task of an agent: a turn, then its files go onto the branch; a conflict goes back to the agent once.
import { attempt, describe } from '../errors.ts';
import type { AttachedImage, Turn } from '../ports/agents.ts';
import type { GivenPart } from '../run-log/agent-events.ts';
import type { AgentEnvironment, OtherSession, ShownImages } from './agent-environment.ts';
import type { Conflict, WorkReport } from './agent-workspace.ts';
import type { Handoff } from './messages/handoff.ts';
import { hasTool, mayChangeFiles, type OpenAgent } from './open-agent.ts';
import { agentTaskPrompt, conflictPrompt } from './prompts/agent.ts';
import { joinParts, measureParts, type PromptPart } from './prompts/prompt-part.ts';
import { askForWork } from './sessions/announcement.ts';
import { type SessionEnd, sessionEndOf } from './sessions/session-end.ts';

/** A task, the agent that does it, and what colleagues said to the agent before it started. */
export type AssignedTask = {
  readonly openedAgent: OpenAgent;
  readonly handoff: Handoff;
  readonly letters: readonly string[];
  readonly other?: OtherSession | undefined;
};

/** Runs one task to its end, and submits what was written however the turn ends. Rejects when the work could not be kept. */
export async function runTask(
  { openedAgent, handoff, letters, other }: AssignedTask,
  environment: AgentEnvironment,
): Promise<SessionEnd> {
  const { label, config, session } = openedAgent;
  const { task } = handoff;
  const shown = await showImages(openedAgent, handoff);
  const taskParts = await taskPromptOf({ openedAgent, handoff, other }, environment);
  const prompt = [...taskParts, shown.part, lettersPart(letters)];
  const parts = [...measureParts(prompt), ...shown.images.map(measureImage)];
  environment.emit({ kind: 'agent.given', session: label, parts });
  const asked = { session, name: openedAgent.assignment.agent.name, deps: environment };
  const turn = await askForWork(asked, joinParts(prompt), shown.images);
  const submitted = await keep(openedAgent, environment, () =>
    config.workspace.submit(reportOf(task, turn)),
  );
  const end = sessionEndOf(turn, environment.budget);
  if (submitted.kind !== 'conflict') return end;
  return resolveConflict(submitted, turn, { openedAgent, environment, task });
}

const NO_IMAGES: ShownImages = { part: { part: '', text: '' }, images: [] };

/** Returns the thread's images for a session's first message, and none for later ones. */
async function showImages(
  { assignment, config, session }: OpenAgent,
  handoff: Handoff,
): Promise<ShownImages> {
  if (handoff !== assignment.handoff) return NO_IMAGES;
  return (await config.showImages?.(session)) ?? NO_IMAGES;
}

function measureImage({ name, mimeType, bytes }: AttachedImage): GivenPart {
  return { part: `${name} (${mimeType})`, bytes: bytes.length };
}

/** Runs `work`, which keeps what the agent wrote. If it fails, notes the loss before it rejects. */
async function keep<T>(
  { assignment }: OpenAgent,
  { emit }: AgentEnvironment,
  work: () => Promise<T>,
): Promise<T> {
  const kept = await attempt(work);
  if (kept.kind === 'done') return kept.value;
  const reason = describe(kept.error).message;
  const text = `What ${assignment.agent.name} wrote could not be kept: ${reason}`;
  emit({ kind: 'note', isLoss: true, text });
  throw kept.error;
}

async function taskPromptOf(
  { openedAgent, handoff, other }: Omit<AssignedTask, 'letters'>,
  { budget }: AgentEnvironment,
): Promise<readonly PromptPart[]> {
  const { assignment, config } = openedAgent;
  const isFirst = handoff === assignment.handoff;
  const background = await config.briefing.describeTask(handoff, isFirst, other);
  const canReview = hasTool(config.tools, 'squad_review');
  const situation = { canWrite: mayChangeFiles(config), canReview, msLeft: budget.msLeft() };
  return agentTaskPrompt(handoff, situation, background);
}

function lettersPart(letters: readonly string[]): PromptPart {
  return { part: 'Messages', text: letters.join('\n\n') };
}

function reportOf(task: string, turn: Turn): WorkReport {
  if (turn.kind !== 'done') return { task, unfinished: true };
  return { task, unfinished: false, report: turn.text };
}

type ConflictContext = {
  readonly openedAgent: OpenAgent;
  readonly environment: AgentEnvironment;
  readonly task: string;
};

/** Hands a conflict back once, if the agent can still answer; otherwise keeps the work on a branch of its own. */
async function resolveConflict(
  collision: Conflict,
  turn: Turn,
  conflict: ConflictContext,
): Promise<SessionEnd> {
  const { openedAgent, environment, task } = conflict;
  const { files } = collision;
  const { label, config, session } = openedAgent;
  environment.emit({ kind: 'conflict', session: label, files, keptOn: undefined });
  if (turn.kind !== 'done') return pushToFallbackBranch(files, turn, conflict);
  environment.emit({ kind: 'agent.step', session: label, step: 'resolves a conflict' });
  const secondTurn = await session.ask(conflictPrompt(collision));
  if (secondTurn.kind !== 'done') return pushToFallbackBranch(files, secondTurn, conflict);
  // The second report covers both sides of the conflict. If it is empty, the first still says what was done.
  const last = secondTurn.text.trim() === '' ? turn : secondTurn;
  const secondSubmission = await keep(openedAgent, environment, () =>
    config.workspace.submit(reportOf(task, last)),
  );
  if (secondSubmission.kind === 'conflict') {
    return pushToFallbackBranch(secondSubmission.files, secondTurn, conflict);
  }
  return { kind: 'finished', answer: last.text };
}

/** Sets the work aside on a branch of its own; `last` is the agent's last turn. */
async function pushToFallbackBranch(
  files: readonly string[],
  last: Turn,
  { openedAgent, environment }: ConflictContext,
): Promise<SessionEnd> {
  const aside = await keep(openedAgent, environment, () =>
    openedAgent.config.workspace.pushToFallbackBranch(),
  );
  environment.emit({ kind: 'conflict', session: openedAgent.label, files, ...aside });
  const place = aside.isBundled ? "in the run's bundle as" : 'on the branch';
  const reason = `The changes collide with a colleague's in ${files.join(', ')}; they are kept ${place} ${aside.keptOn}.`;
  const end = sessionEndOf(last, environment.budget);
  return end.kind === 'stopped' ? { ...end, reason } : { kind: 'failed', reason, type: 'conflict' };
}
