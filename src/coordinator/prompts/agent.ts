// The prompts with which an agent gets a task, and a conflict. Tools and tests recognise a task by its opening words: don't change them.

import { COORDINATOR } from '#src/run-log/agent-row.ts';
import { duration } from '#src/text/count.ts';
import { type Handoff, isNotice } from '../tasks/handoff.ts';
import { COLLEAGUE_RULE, type PromptPart, titledPart, type Workplace, workRules } from './rules.ts';

/** Another session's work that reached the run's branch after the agent began and before its own work did. */
export type WorkBeside = {
  /** The slug of who did it. */
  readonly agent: string;
  /** True when another session of the same agent did it. */
  readonly isOwn: boolean;
  /** The first line of its report. */
  readonly subject: string;
  readonly files: readonly string[];
};

/** Files in which an agent's work and earlier work change the same lines. */
export type Conflict = {
  readonly files: readonly string[];
  /** What came in since the agent began; absent when unknown. */
  readonly earlier?: readonly WorkBeside[];
  /** The places that collide, each as the file has it: both sides between markers. Absent for files without markers. */
  readonly sides?: readonly CollidingLines[];
};

export type CollidingLines = { readonly path: string; readonly text: string };

/** The circumstances in which a message is asked. */
export type TaskSituation = {
  readonly canWrite: boolean;
  /** Has squad_review. */
  readonly canReview: boolean;
  /** Milliseconds until the run ends. */
  readonly msLeft: number;
};

/**
 * Returns a handoff as a message, in Squad's own form. Code writes the sender and the type, so the task can't forge them;
 * the context is quoted, so that no heading in it passes for ours. `background` follows: quotations, within the session's
 * budget.
 */
export function agentTaskPrompt(
  handoff: Handoff,
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
    `${closingWords(handoff, situation.canWrite)} ${deadline(handoff, situation.msLeft)}`,
    situation.canReview ? reviewRule(handoff) : '',
  ];
  const text = parts.filter((part) => part !== '').join('\n\n');
  return [{ part: 'Task', text }, ...background];
}

const REVIEW_RULE =
  'Record your review with squad_review: the verdict, and each finding on its lines of the file as it is now, with a suggestion where a few lines would fix it.';

function reviewRule({ type }: Handoff): string {
  return type === 'review-request' ? REVIEW_RULE : `If a review is asked for: ${REVIEW_RULE}`;
}

/** The report's title becomes the commit's subject. */
const REPORT =
  'End with squad_finish, in the same message as your last edits if you need not see their results.';

function closingWords(handoff: Handoff, canWrite: boolean): string {
  const { type, from, waitForResult, isFromPerson = false } = handoff;
  if (type === 'review-request') {
    return 'Review this work, and leave changing it to others.';
  }
  if (isFromPerson) {
    return canWrite ? `Do what is asked, or answer it. ${REPORT}` : 'Answer it.';
  }
  if (isNotice(handoff)) {
    return waitForResult
      ? 'This is for your information: answer in a sentence.'
      : 'This is for your information; no answer is needed.';
  }
  if (type === 'implementation-request' && canWrite) return `Do the work. ${REPORT}`;
  return waitForResult
    ? 'Answer it.'
    : `Answer it. Your answer reaches ${senderName(from)} as a message.`;
}

/** Says how long the sender waits, and when the run ends. */
function deadline(
  { from, type, waitForResult, timeoutMs, isFromPerson = false, isLast = false }: Handoff,
  msLeft: number,
): string {
  // A reviewer writes no files.
  const kept = type === 'review-request' ? '' : '; what you have written by then is kept';
  const run = `The run ends in ${roughly(msLeft)}${kept}.`;
  if (!waitForResult || isFromPerson || isLast) return run;
  const isLimited = timeoutMs !== undefined && timeoutMs < msLeft;
  const wait = isLimited ? `waits at most ${roughly(timeoutMs)}` : 'waits for you';
  return `${senderName(from).replace(/^the /, 'The ')} ${wait}. ${run}`;
}

/** Words a duration, in whole minutes from two minutes on: exact enough to plan by. */
export function roughly(ms: number): string {
  return duration(ms < 120_000 ? ms : Math.floor(ms / 60_000) * 60_000);
}

function senderName(from: string): string {
  return from === COORDINATOR ? 'the coordinator' : from;
}

function list(title: string, items: readonly string[]): string {
  return items.length === 0 ? '' : `${title}\n${items.map((item) => `- ${item}`).join('\n')}`;
}

/** Returns the message that hands a conflict back to the agent. */
export function conflictPrompt(
  { files, earlier = [], sides = [] }: Conflict,
  quote: (text: string, label: string) => string,
): string {
  const others = earlier.map(
    ({ agent, isOwn, subject, files: changed }) =>
      `- ${isOwn ? 'you, in another session' : agent}, ${JSON.stringify(subject)}: ${changed.join(', ')}`,
  );
  return [
    'While you worked, a colleague changed the same lines, and that work was added first.',
    others.length === 0 ? '' : `What came in:\n${others.join('\n')}`,
    'In your working directory, these files collide:',
    files.map((file) => `- ${file}`).join('\n'),
    ...sides.map(({ path, text }) => quote(text, `lines of ${path} that collide`)),
    "A text file holds both sides between conflict markers (<<<<<<< theirs, =======, >>>>>>> yours): edit it so that both intentions are kept and no marker is left. A file without markers, such as a binary one, holds one side alone, usually the colleague's: run again what made it, so that it has both, or delete it if nobody needs it. Left as it is, it still collides.",
    'Keep both intentions even where the texts merged but the meanings conflict: for example, with a test of both together. Run the tests if you can. End with squad_finish again: that report replaces the first. There is no second chance: what still collides is set aside for a person.',
  ]
    .filter((text) => text !== '')
    .join('\n\n');
}

export type AgentBriefing = {
  readonly name: string;
  readonly role: string;
  readonly charter: string;
  readonly workplace: Workplace;
  /** A line for each colleague. */
  readonly colleagues: string;
  /** Who makes sure that the work is reviewed; may be empty. */
  readonly reviewRule: string;
  /** The repository, its conventions, and what the agent knows: within the session's budget. */
  readonly background: readonly PromptPart[];
};

/**
 * Returns an agent's system prompt; the parts that change least come first. Tools and tests recognise an agent by the opening
 * words: don't change them.
 */
export function agentSystemPrompt(briefing: AgentBriefing): readonly PromptPart[] {
  const { name, role, charter, workplace, colleagues, reviewRule, background } = briefing;
  const opening = `You are ${name}, a Squad agent.`;
  const title = role.trim() === '' ? opening : `${opening} Your role: ${role.trim()}.`;
  const reviews = workplace.canWrite && reviewRule !== '' ? `\n- ${reviewRule}` : '';
  const turning = workplace.mayRoute ? `${COLLEAGUE_RULE}${reviews}\n\n${colleagues}` : '';
  return [
    { part: 'Name and role', text: title },
    titledPart('Charter', charter),
    titledPart('How you work here', workRules(workplace)),
    titledPart('Colleagues', turning),
    ...background,
  ];
}
