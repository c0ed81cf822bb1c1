// Runs one task of an agent: a turn, then its files go onto the branch; a conflict goes back to the agent once.
import { attempt, describe } from '#src/errors.ts';
import type { AttachedImage } from '#src/ports/agents.ts';
import { isEmptyReport, saidText } from '#src/report.ts';
import type { GivenPart } from '#src/run-log/events.ts';
import { agentTaskPrompt, type Conflict, conflictPrompt } from '../prompts/agent.ts';
import { joinParts, measureParts, type PromptPart } from '../prompts/rules.ts';
import {
  type AskedSession,
  askForReport,
  askOnceMore,
  type EndedTurn,
  type SessionEnd,
  sessionEndOf,
} from '../sessions/turns.ts';
import { type Handoff, mayRecordReview } from '../tasks/handoff.ts';
import type {
  AgentEnvironment,
  OtherSession,
  ShownImages,
  Submission,
} from './agent-environment.ts';
import { hasTool, mayChangeFiles, type OpenAgent } from './open-agent.ts';

/** A task, the agent that does it, and what came for the agent before it started. */
type AssignedTask = {
  readonly opened: OpenAgent;
  readonly handoff: Handoff;
  readonly notices: readonly string[];
  readonly other?: OtherSession | undefined;
};

/** Runs one task to its end, and submits what was written however the turn ends. Rejects when the work could not be kept. */
export async function runTask(
  assigned: AssignedTask,
  environment: AgentEnvironment,
): Promise<SessionEnd> {
  const { label, session, agent } = assigned.opened;
  const shown = await showImages(assigned);
  const notices = { part: 'Messages', text: assigned.notices.join('\n\n') };
  const prompt = [...(await taskPromptOf(assigned, environment)), shown.part, notices];
  const parts = [...measureParts(prompt), ...shown.images.map(measureImage)];
  environment.emit({ kind: 'agent.given', session: label, parts });
  const asked = { session, name: agent.name, deps: environment };
  const turn = await askForReport(asked, joinParts(prompt), shown.images);
  const reviewed = await askForReview(turn, asked, assigned);
  const end = await submitTurn(reviewed, assigned, environment);
  if (end !== undefined) return end;
  const second = await askOnceMore(reviewed, asked, () => DO_OR_SAY_WHY);
  const secondEnd = await submitTurn(second, assigned, environment);
  return secondEnd ?? withoutChange(second);
}

const DO_OR_SAY_WHY =
  'You were asked for a change, and no file was changed. Make the change now. If there is nothing to change, or you cannot, end with squad_finish and say so in `notDone` or `question`.';

const RECORD_IT =
  'You were asked for a review, and none is recorded: words alone approve or reject nothing. Record it with squad_review.';

const REVIEW = 'squad_review';

/** Asks a reviewer who ended without recording a review once more. */
async function askForReview(
  turn: EndedTurn,
  asked: AskedSession,
  { handoff, opened: { config } }: AssignedTask,
): Promise<EndedTurn> {
  if (handoff.type !== 'review-request' || !hasTool(config.tools, REVIEW)) return turn;
  return askOnceMore(turn, asked, ({ endedBy }) => (endedBy === REVIEW ? undefined : RECORD_IT));
}

/** Submits what was written, and returns how the task ended; undefined when nothing was changed and the agent doesn't say why. */
async function submitTurn(
  turn: EndedTurn,
  assigned: AssignedTask,
  environment: AgentEnvironment,
): Promise<SessionEnd | undefined> {
  const submitted = await submit(turn, assigned, environment);
  if (submitted.kind === 'conflict') return resolveConflict(submitted, turn, assigned, environment);
  const isIdle = isWithoutChange(turn, assigned, environment);
  return isIdle ? undefined : sessionEndOf(turn, environment.budget);
}

function submit(
  turn: EndedTurn,
  { opened, handoff: { task } }: AssignedTask,
  environment: AgentEnvironment,
): Promise<Submission> {
  const report =
    turn.kind !== 'done' || isEmptyReport(turn.report)
      ? { task, unfinished: true }
      : { task, unfinished: false, title: turn.report.title };
  return keep(opened, environment, () => opened.config.workspace.submit(report));
}

/** True when a turn did nothing of a task that its sender named an implementation-request, and doesn't say why. */
function isWithoutChange(
  turn: EndedTurn,
  { opened: { label, config }, handoff: { type, isTyped } }: AssignedTask,
  { hasWorked }: AgentEnvironment,
): boolean {
  const isWanted = type === 'implementation-request' && isTyped === true && mayChangeFiles(config);
  if (!isWanted || turn.kind !== 'done' || hasWorked(label)) return false;
  const { notDone, question } = turn.report;
  return notDone.length === 0 && question === undefined;
}

function withoutChange(turn: EndedTurn): SessionEnd {
  const said = turn.kind === 'done' ? saidText(turn.report) : '';
  const what = 'No file was changed, though a change was asked for';
  const reason =
    said === '' ? `${what}, and no reason was given.` : `${what}. What was said: ${said}`;
  return { kind: 'failed', reason, type: 'nothing-changed' };
}

const NO_IMAGES: ShownImages = { part: { part: '', text: '' }, images: [] };

/** Returns the thread's images for a session's first message, and none for later ones. */
async function showImages({ opened, handoff }: AssignedTask): Promise<ShownImages> {
  if (handoff !== opened.handoff) return NO_IMAGES;
  return (await opened.config.showImages?.(opened.session)) ?? NO_IMAGES;
}

function measureImage({ name, mimeType, bytes }: AttachedImage): GivenPart {
  return { part: `${name} (${mimeType})`, bytes: bytes.length };
}

/** Runs `work`, which keeps what the agent wrote. If it fails, notes the loss before it rejects. */
async function keep<T>(
  { agent }: OpenAgent,
  { emit }: AgentEnvironment,
  work: () => Promise<T>,
): Promise<T> {
  const kept = await attempt(work);
  if (kept.kind === 'done') return kept.value;
  const reason = describe(kept.error).message;
  const text = `What ${agent.name} wrote could not be kept: ${reason}`;
  emit({ kind: 'note', isLoss: true, text });
  throw kept.error;
}

async function taskPromptOf(
  { opened, handoff, other }: AssignedTask,
  { budget }: AgentEnvironment,
): Promise<readonly PromptPart[]> {
  const { config } = opened;
  const isFirst = handoff === opened.handoff;
  const background = await config.briefing.describeTask(handoff, isFirst, other);
  const canReview = hasTool(config.tools, REVIEW) && mayRecordReview(handoff);
  const situation = { canWrite: mayChangeFiles(config), canReview, msLeft: budget.msLeft() };
  return agentTaskPrompt(handoff, situation, background);
}

/** Hands a conflict back once, if the agent can still answer; otherwise keeps the work on a branch of its own. */
async function resolveConflict(
  collision: Conflict,
  turn: EndedTurn,
  assigned: AssignedTask,
  environment: AgentEnvironment,
): Promise<SessionEnd> {
  const { opened } = assigned;
  const { label, session } = opened;
  const { files } = collision;
  environment.emit({ kind: 'conflict', session: label, files, keptOn: undefined });
  if (turn.kind !== 'done') return setAside(files, turn, opened, environment);
  environment.emit({ kind: 'agent.step', session: label, step: 'resolves a conflict' });
  const secondTurn = await session.ask(conflictPrompt(collision, environment.quote));
  if (secondTurn.kind !== 'done') return setAside(files, secondTurn, opened, environment);
  // The second report covers both sides of the conflict. If it is empty, the first still says what was done.
  const last = isEmptyReport(secondTurn.report) ? turn : secondTurn;
  const submitted = await submit(last, assigned, environment);
  return submitted.kind === 'conflict'
    ? setAside(submitted.files, secondTurn, opened, environment)
    : sessionEndOf(last, environment.budget);
}

/** Sets the work aside on a branch of its own; `last` is the agent's last turn. */
async function setAside(
  files: readonly string[],
  last: EndedTurn,
  opened: OpenAgent,
  environment: AgentEnvironment,
): Promise<SessionEnd> {
  const { workspace } = opened.config;
  const aside = await keep(opened, environment, () => workspace.pushToFallbackBranch());
  environment.emit({ kind: 'conflict', session: opened.label, files, ...aside });
  const place = aside.isBundled ? "in the run's bundle as" : 'on the branch';
  const reason = `The changes collide with a colleague's in ${files.join(', ')}; they are kept ${place} ${aside.keptOn}.`;
  const end = sessionEndOf(last, environment.budget);
  return end.kind === 'stopped' ? { ...end, reason } : { kind: 'failed', reason, type: 'conflict' };
}
