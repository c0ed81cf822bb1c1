// Texts that reach a session other than as a tool's result: a colleague's notice, and a result that its sender didn't wait for.

import { COORDINATOR } from '#src/run-log/agent-row.ts';
import { cutInside } from '#src/text/cut-characters.ts';
import { oneLine } from '#src/text/one-line.ts';
import { type Handoff, type RouteResult, wantsAnswer } from '../tasks/handoff.ts';
import type { DeliveryDeps, RoutedMessage } from './routed-message.ts';

// Delivers what opens no session: notices, and results whose sender doesn't wait or no longer does.

type TellDeps = Pick<DeliveryDeps, 'mailbox' | 'messageStore' | 'taskRunner' | 'mask'>;

type NoticeReader = { readonly slug: string; readonly name: string };

const TOLD = { kind: 'told' } as const;

/** Tells the reader during its turn, or keeps the notice until the reader starts. Never rejects. */
export async function deliverNotice(
  { message, handoff }: Pick<RoutedMessage, 'message' | 'handoff'>,
  { slug, name }: NoticeReader,
  { mailbox, messageStore }: TellDeps,
): Promise<RouteResult> {
  messageStore.approve(message, { slug });
  const reason = `${name} could no longer start in this run.`;
  const isRead = await mailbox.post(slug, {
    text: noticeText(handoff),
    isNews: false,
    onEnd: (wasRead) =>
      messageStore.close(message, { to: name, ...(wasRead ? TOLD : { kind: 'unread', reason }) }),
  });
  return { kind: isRead ? 'told' : 'kept', to: name };
}

/** Tells a result to its sender if that is at work, or else to the coordinator. Returns false when neither can read it. */
export async function tellResult(
  { handoff, caller, sender }: RoutedMessage,
  result: Parameters<typeof resultText>[1],
  { mailbox, taskRunner, mask }: TellDeps,
): Promise<boolean> {
  if (caller.isProgram === true) return false;
  const isAtWork =
    sender !== undefined && taskRunner.runningTask(sender.openedAgent.label) === sender;
  if (isAtWork && !isPlainReport(handoff, result)) {
    const text = mask(resultText(handoff, result, handoff.from));
    if (await sender.openedAgent.session.tell(text)) return true;
  }
  if (!mailbox.isAttached(COORDINATOR)) return false;
  const text = mask(resultText(handoff, result, COORDINATOR, !isAtWork));
  await mailbox.post(COORDINATOR, { text, isNews: true, onEnd: () => undefined });
  return true;
}

/** True when a sender that doesn't wait need not hear of the result: it hears of finished work only if that failed. */
function isPlainReport(handoff: Handoff, { kind }: RouteResult): boolean {
  return !handoff.waitForResult && !wantsAnswer(handoff) && kind === 'answered';
}

/** The same limit as for a tool's result. */
const MAX_BYTES = 10_000;
const MAX_TASK_LENGTH = 100;

/** Words a notice for its reader. The sender's name comes from code, not from a model. */
export function noticeText({ from, type, task, context = '', files }: Handoff): string {
  const words = [task, context].filter((text) => text.trim() !== '').join('\n\n');
  const parts = [
    `## Incoming from ${from} (${type})`,
    quote(words),
    files.length === 0 ? '' : `**Relevant files:** ${files.join(', ')}`,
    'No response needed — this is informational, and your task stays as it is.',
  ];
  return parts.filter((text) => text !== '').join('\n\n');
}

type EndedResult = Extract<RouteResult, { kind: 'answered' | 'refused' | 'failed' }>;

/** Words a result whose sender doesn't wait, or no longer does. `reader` is the sender, or the coordinator in its place. */
function resultText(
  handoff: Handoff,
  result: EndedResult,
  reader: string,
  hasSenderEnded = true,
): string {
  const { from, type, task } = handoff;
  const whose =
    reader === from ? 'your' : `${from}'s${hasSenderEnded ? ` (${from} has ended)` : ''}`;
  const what = `${whose} ${type} "${oneLine(task, MAX_TASK_LENGTH)}"`;
  const { remarks = [] } = result;
  const isWork = type === 'implementation-request' && result.kind === 'answered';
  const parts = [
    headline(result, what),
    remarks.join('\n'),
    ...(result.kind === 'answered' && result.response.trim() !== ''
      ? [quote(result.response)]
      : []),
    isWork && reader !== COORDINATOR ? FILES_LATER : '',
  ];
  return parts.filter((text) => text !== '').join('\n\n');
}

const FILES_LATER = 'Your working directory gets their files with your next squad_route.';

function headline(result: EndedResult, what: string): string {
  if (result.kind === 'answered') {
    return result.response.trim() === ''
      ? `${result.from} finished ${what} without an answer.`
      : `${result.from} has finished and answers ${what}:`;
  }
  const reason = result.kind === 'failed' ? `${result.to} failed: ${result.reason}` : result.reason;
  return `There is no result for ${what}. ${reason}`;
}

function quote(text: string): string {
  const words = text.trim() === '' ? '(empty)' : text.trim();
  return cutInside(words, MAX_BYTES).replace(/^/gm, '> ');
}

/** Asks the coordinator for another turn, with what came after its last words. */
export function newsPrompt(letters: readonly string[]): string {
  return [
    'This came after your answer:',
    ...letters,
    'Do what is left to do. Then end with your complete answer for the person who asked: it replaces the previous one.',
  ].join('\n\n');
}
