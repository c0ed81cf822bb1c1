// An agent's prompts. Tools and tests recognise an agent by the opening words: don't change them.
import { duration } from '../../text/count.ts';
import { COORDINATOR, type Handoff, type HandoffType } from '../messages/handoff.ts';
import { REVIEW_FORMAT } from '../reviews/read-review.ts';
import { type PromptPart, titledPart } from './prompt-part.ts';
import { COLLEAGUE_RULES, type Workplace, workRules } from './rules.ts';

export type AgentBriefing = {
  readonly name: string;
  readonly role: string;
  readonly charter: string;
  readonly workplace: Workplace;
  /** A line for each colleague. */
  readonly colleagues: string;
  /** The repository, its conventions, and what the agent knows: within the session's budget. */
  readonly background: readonly PromptPart[];
};

/** An agent's system prompt, what changes least first. */
export function agentSystemPrompt(briefing: AgentBriefing): readonly PromptPart[] {
  const { name, role, charter, workplace, colleagues, background } = briefing;
  const opening = `You are ${name}, a Squad agent.`;
  const title = role.trim() === '' ? opening : `${opening} Your role: ${role.trim()}.`;
  const turning = workplace.mayRoute ? [COLLEAGUE_RULES, colleagues].join('\n\n') : '';
  return [
    { part: 'Name and role', text: title },
    titledPart('Charter', charter),
    titledPart('How you work here', workRules(workplace)),
    titledPart('Colleagues', turning),
    ...background,
  ];
}

/** What a message is asked in. */
export type TaskSituation = Pick<Workplace, 'canWrite' | 'mayRoute'> & {
  /** Until the run ends. */
  readonly msLeft: number;
};

type TaskMessage = Pick<
  Handoff,
  | 'from'
  | 'isFromPerson'
  | 'type'
  | 'task'
  | 'context'
  | 'files'
  | 'constraints'
  | 'waitForResult'
  | 'timeoutMs'
>;

/**
 * A handoff as a message, in Squad's own form. Code writes who sends it and why, so the task can't forge that; the context
 * is quoted, so that no heading in it passes for ours. `background` follows: quotations, within the session's budget.
 */
export function agentTaskPrompt(
  handoff: TaskMessage,
  situation: TaskSituation,
  background: readonly PromptPart[] = [],
): readonly PromptPart[] {
  const { from, type, task, context = '', files, constraints } = handoff;
  const parts = [
    `## Incoming from ${from} (${type})`,
    task.trim(),
    context.trim() === '' ? '' : `**Context:**\n${context.trim().replace(/^/gm, '> ')}`,
    list('**Constraints:**', constraints),
    files.length === 0 ? '' : `**Relevant files:** ${files.join(', ')}`,
    `${closingWords(handoff, situation)} ${deadline(handoff, situation)}`,
    type === 'review-request' ? REVIEW_FORMAT : '',
  ];
  const text = parts.filter((part) => part !== '').join('\n\n');
  return [{ part: 'Task', text }, ...background];
}

const FOR_INFORMATION: readonly HandoffType[] = ['information-share', 'completion-notice'];

function closingWords(handoff: TaskMessage, { canWrite, mayRoute }: TaskSituation): string {
  const { type, from, waitForResult, isFromPerson = false } = handoff;
  if (type === 'review-request') {
    return 'Review this work, and leave changing it to others.';
  }
  if (isFromPerson) return 'Do what is asked, or answer it, and end with your report.';
  if (FOR_INFORMATION.includes(type)) {
    return waitForResult
      ? 'This is for your information: answer in a sentence.'
      : 'This is for your information; no answer is needed.';
  }
  if (type === 'implementation-request' && canWrite) {
    return 'Do the work, and end with your report.';
  }
  if (waitForResult) return 'Answer it.';
  return mayRoute && from !== COORDINATOR
    ? `Nobody waits for your answer: send it to ${from} with squad_route (information-share) if the work depends on it. In any case it goes into the run's report.`
    : "Nobody waits for your answer: it goes into the run's report.";
}

/** How long there is: for the sender, and in the run. */
function deadline(
  { from, waitForResult, timeoutMs, isFromPerson = false }: TaskMessage,
  { msLeft }: TaskSituation,
): string {
  const run = `The run ends in ${roughly(msLeft)}; what you have written by then is kept.`;
  const limit = timeoutMs !== undefined && timeoutMs < msLeft ? roughly(timeoutMs) : undefined;
  const isAwaited = waitForResult && !isFromPerson;
  if (!isAwaited) return limit === undefined ? run : `You have ${limit}. ${run}`;
  const wait = limit === undefined ? 'waits for you' : `waits at most ${limit}`;
  return `${senderName(from)} ${wait}. ${run}`;
}

/** Minutes are exact enough to plan by. */
export function roughly(ms: number): string {
  return duration(ms < 120_000 ? ms : Math.floor(ms / 60_000) * 60_000);
}

function senderName(from: string): string {
  return from === COORDINATOR ? 'The coordinator' : from;
}

function list(title: string, items: readonly string[]): string {
  return items.length === 0 ? '' : `${title}\n${items.map((item) => `- ${item}`).join('\n')}`;
}

/** The message that gives a conflict back to the agent, with both sides in the files. */
export function conflictPrompt(files: readonly string[]): string {
  return [
    'While you worked, a colleague changed the same lines, and their work was added first.',
    'Your working directory now holds both: your changes and theirs, with conflict markers (<<<<<<<, =======, >>>>>>>) where they collide, in:',
    files.map((file) => `- ${file}`).join('\n'),
    'View each of these files and edit it so that both intentions are kept and no marker is left. Change nothing else. There is no second chance: what still collides is set aside for a person.',
  ].join('\n\n');
}
