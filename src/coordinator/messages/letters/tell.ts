// Delivers what opens no session: notices, and results whose sender doesn't wait or no longer does.

import { COORDINATOR } from '#src/run-log/index.ts';
import type { DeliveryDeps, RoutedMessage } from '../delivery/routed-message.ts';
import { type Handoff, type RouteResult, wantsAnswer } from '../handoff.ts';
import { noticeText, resultText } from './letter-text.ts';

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
