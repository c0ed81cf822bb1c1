// What a sender's call returns, and when: the result if it comes in time, word that the work goes on, or that it has begun.
import type { Colleague, RouteResult } from '../handoff.ts';
import type { RouteApproval } from '../routing/routing-context.ts';
import {
  type DeliveryDeps,
  isAbandoned,
  type RoutedMessage,
  redirectionRemarks,
  withRemarks,
} from './routed-message.ts';
import { syncAfterAnswer } from './sync-worktree.ts';

/** How a message ends. A sender that doesn't wait gets another result first. */
export type MessageResult = Extract<RouteResult, { kind: 'answered' | 'refused' | 'failed' }>;

export type OnTaskStart = (sessionId: string) => void;

/** `started` resolves when the work begins, with what a sender that doesn't wait is told. */
type StartSignal = { readonly started: Promise<RouteResult>; readonly onStart: OnTaskStart };

export function createStartSignal(
  { handoff, call }: RoutedMessage,
  { name }: Colleague,
): StartSignal {
  let onStart: OnTaskStart = () => undefined;
  const started = new Promise<RouteResult>((resolve) => {
    onStart = (sessionId) => {
      call.isOver ||= !handoff.waitForResult;
      resolve({ kind: 'delivered', to: name, sessionId });
    };
  });
  return { started, onStart };
}

/** A message whose agent is at work or about to start. */
export type StartedMessage = {
  readonly routed: RoutedMessage;
  readonly approval: RouteApproval;
  readonly start: StartSignal;
};

/** Tells a sender that doesn't wait that its message is queued or the work has begun, or how it ended at once. */
export async function returnAtOnce(
  result: Promise<MessageResult>,
  {
    routed,
    approval,
    start: { started },
    isQueued,
  }: StartedMessage & { readonly isQueued: boolean },
  { messageStore }: DeliveryDeps,
): Promise<RouteResult> {
  const { message, call } = routed;
  const { target } = approval;
  call.isOver ||= isQueued;
  const queued: RouteResult = { kind: 'queued', to: target.name };
  const told = isQueued ? queued : await Promise.race([started, result]);
  if (told.kind === 'delivered' || told.kind === 'queued') messageStore.noteDelivery(message, told);
  return told === queued || told.kind === 'delivered'
    ? withRemarks(told, redirectionRemarks(approval))
    : told;
}

/** Frees the sender's slot while it waits, then brings into its folder what colleagues did meanwhile. */
export async function awaitResult(
  result: Promise<MessageResult>,
  started: StartedMessage,
  deps: DeliveryDeps,
): Promise<RouteResult> {
  const { routed } = started;
  const { sender } = routed;
  const awaited = waitForResult(result, started, deps);
  if (sender === undefined) return awaited;
  const answered = await sender.slot.releaseWhile(awaited);
  return answered.kind === 'working' || isAbandoned(routed, deps)
    ? answered
    : withRemarks(answered, await syncAfterAnswer(sender));
}

/** Returns the result, or word that the work goes on when the sender's wait is over. The wait starts when the work does. */
async function waitForResult(
  result: Promise<MessageResult>,
  { routed, approval, start }: StartedMessage,
  { environment: { clock }, messageStore }: DeliveryDeps,
): Promise<RouteResult> {
  const { message, handoff, call } = routed;
  const { timeoutMs: waitedMs } = handoff;
  if (waitedMs === undefined) return result;
  const hasResult = new AbortController();
  const waitOver = async (): Promise<RouteResult> => {
    await start.started;
    await clock.sleep(waitedMs, hasResult.signal);
    call.isOver = true;
    const working: RouteResult = { kind: 'working', to: approval.target.name, waitedMs };
    messageStore.noteDelivery(message, working);
    return withRemarks(working, redirectionRemarks(approval));
  };
  return Promise.race([result, waitOver()]).finally(() => hasResult.abort());
}
