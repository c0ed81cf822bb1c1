// Runs one task of an agent: a turn, then its files go onto the branch; a conflict goes back to the agent once.
import { attempt, describe } from '#src/errors.ts';
import type { AttachedImage } from '#src/ports/agents.ts';
import { isEmptyReport, type Report, saidText } from '#src/report.ts';
import type { GivenPart } from '#src/run-log/events.ts';
import type { Conflict } from '../prompts/agent.ts';
import { agentTaskPrompt, conflictPrompt } from '../prompts/agent.ts';
import { joinParts, measureParts, type PromptPart } from '../prompts/rules.ts';
import { type AskedSession, askForReport, askOnceMore } from '../sessions/ask-for-report.ts';
import { type SessionEnd, sessionEndOf } from '../sessions/session-end.ts';
import type { EndedTurn } from '../sessions/turn-report.ts';
import { type Handoff, mayRecordReview } from '../tasks/handoff.ts';
import type {
  AgentEnvironment,
  OtherSession,
  ShownImages,
  Submission,
  WorkReport,
} from './agent-environment.ts';
import { hasTool, mayChangeFiles, type OpenAgent } from './open-agent.ts';

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
  const { label, session } = openedAgent;
  const { task } = handoff;
  const shown = await showImages(openedAgent, handoff);
  const taskParts = await taskPromptOf({ openedAgent, handoff, other }, environment);
  const prompt = [...taskParts, shown.part, lettersPart(letters)];
  const parts = [...measureParts(prompt), ...shown.images.map(measureImage)];
  environment.emit({ kind: 'agent.given', session: label, parts });
  const asked = { session, name: openedAgent.assignment.agent.name, deps: environment };
  const turn = await askForReview(await askForReport(asked, joinParts(prompt), shown.images), {
    asked,
    openedAgent,
    handoff,
  });
  const submitted = await submit(task, turn, { openedAgent, environment });
  if (submitted.kind === 'conflict') {
    return resolveConflict(submitted, turn, { openedAgent, environment, task });
  }
  const isIdle = isWithoutChange(handoff, { openedAgent, environment });
  if (!isIdle(turn)) return sessionEndOf(turn, environment.budget);
  const second = await askOnceMore(turn, asked, () => DO_OR_SAY_WHY);
  const resubmitted = await submit(task, second, { openedAgent, environment });
  if (resubmitted.kind === 'conflict') {
    return resolveConflict(resubmitted, second, { openedAgent, environment, task });
  }
  return isIdle(second) ? withoutChange(second) : sessionEndOf(second, environment.budget);
}

const DO_OR_SAY_WHY =
  'You were asked for a change, and no file was changed. Make the change now. If there is nothing to change, or you cannot, end with squad_finish and say so in `notDone` or `question`.';

const RECORD_IT =
  'You were asked for a review, and none is recorded: words alone approve or reject nothing. Record it with squad_review.';

type ReviewedTask = {
  readonly asked: AskedSession;
  readonly openedAgent: OpenAgent;
  readonly handoff: Handoff;
};

/** Asks a reviewer who ended without recording a review once more. */
async function askForReview(
  turn: EndedTurn,
  { asked, openedAgent: { config }, handoff }: ReviewedTask,
): Promise<EndedTurn> {
  const isWanted = handoff.type === 'review-request' && hasTool(config.tools, REVIEW);
  return isWanted
    ? askOnceMore(turn, asked, ({ endedBy }) => (endedBy === REVIEW ? undefined : RECORD_IT))
    : turn;
}

const REVIEW = 'squad_review';

type Worker = { readonly openedAgent: OpenAgent; readonly environment: AgentEnvironment };

function submit(
  task: string,
  turn: EndedTurn,
  { openedAgent, environment }: Worker,
): Promise<Submission> {
  const { workspace } = openedAgent.config;
  return keep(openedAgent, environment, () => workspace.submit(workReportOf(task, turn)));
}

/** Tells whether a turn did nothing of a task that its sender named an implementation-request, and doesn't say why. */
function isWithoutChange({ type, isTyped }: Handoff, { openedAgent, environment }: Worker) {
  const { label, config } = openedAgent;
  const isWanted = type === 'implementation-request' && isTyped === true && mayChangeFiles(config);
  return (turn: EndedTurn): turn is Extract<EndedTurn, { kind: 'done' }> => {
    if (!isWanted || turn.kind !== 'done' || environment.hasWorked(label)) return false;
    const { notDone, question } = turn.report;
    return notDone.length === 0 && question === undefined;
  };
}

function withoutChange({ report }: { readonly report: Report }): SessionEnd {
  const said = saidText(report);
  const reason = `It was asked for a change and changed no file, without saying why${said === '' ? '.' : `: ${said}`}`;
  return { kind: 'failed', reason, type: 'nothing-changed' };
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
  const canReview = hasTool(config.tools, REVIEW) && mayRecordReview(handoff);
  const situation = { canWrite: mayChangeFiles(config), canReview, msLeft: budget.msLeft() };
  return agentTaskPrompt(handoff, situation, background);
}

function lettersPart(letters: readonly string[]): PromptPart {
  return { part: 'Messages', text: letters.join('\n\n') };
}

function workReportOf(task: string, turn: EndedTurn): WorkReport {
  if (turn.kind !== 'done' || isEmptyReport(turn.report)) return { task, unfinished: true };
  return { task, unfinished: false, title: turn.report.title };
}

type ConflictContext = {
  readonly openedAgent: OpenAgent;
  readonly environment: AgentEnvironment;
  readonly task: string;
};

/** Hands a conflict back once, if the agent can still answer; otherwise keeps the work on a branch of its own. */
async function resolveConflict(
  collision: Conflict,
  turn: EndedTurn,
  conflict: ConflictContext,
): Promise<SessionEnd> {
  const { openedAgent, environment, task } = conflict;
  const { files } = collision;
  const { label, session } = openedAgent;
  environment.emit({ kind: 'conflict', session: label, files, keptOn: undefined });
  if (turn.kind !== 'done') return pushToFallbackBranch(files, turn, conflict);
  environment.emit({ kind: 'agent.step', session: label, step: 'resolves a conflict' });
  const secondTurn = await session.ask(conflictPrompt(collision));
  if (secondTurn.kind !== 'done') return pushToFallbackBranch(files, secondTurn, conflict);
  // The second report covers both sides of the conflict. If it is empty, the first still says what was done.
  const last = isEmptyReport(secondTurn.report) ? turn : secondTurn;
  const secondSubmission = await submit(task, last, conflict);
  if (secondSubmission.kind === 'conflict') {
    return pushToFallbackBranch(secondSubmission.files, secondTurn, conflict);
  }
  return sessionEndOf(last, environment.budget);
}

/** Sets the work aside on a branch of its own; `last` is the agent's last turn. */
async function pushToFallbackBranch(
  files: readonly string[],
  last: EndedTurn,
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
