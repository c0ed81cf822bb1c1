// A message that is checked and on its way, and what its delivery needs.

import type { AgentEnvironment } from '../agents/agent-environment.ts';
import type { AgentPool } from '../sessions/agent-pool.ts';
import type { Caller, Handoff, RouteResult, SessionBroker } from '../tasks/handoff.ts';
import type { Mailbox } from './mailbox.ts';
import type { AgentMessage, MessageStore } from './message-record.ts';
import type { ReviewDeps } from './record-review.ts';
import type { HandoffChain, RouteApproval, RoutingContext } from './routing/routing-context.ts';
import type { RunningTask } from './run-in-slot.ts';
import type { TaskRunner } from './task-runner.ts';

/** A message on its way through the broker. */
export type RoutedMessage = {
  readonly message: AgentMessage;
  readonly handoff: Handoff;
  readonly caller: Caller;
  readonly sender: RunningTask | undefined;
  readonly chain: HandoffChain;
  readonly routing: RoutingContext;
  /** The state of the sender's call: `isOver` once it has its result, even if the agent works on. */
  readonly call: { isOver: boolean };
};

export type DeliveryDeps = ReviewDeps & {
  readonly pool: AgentPool;
  readonly taskRunner: TaskRunner;
  readonly messageStore: MessageStore;
  readonly mailbox: Mailbox;
  readonly mask: (text: string) => string;
  readonly environment: Pick<AgentEnvironment, 'clock'>;
  /** For the session that the message opens. */
  readonly broker: SessionBroker;
  /** Makes the broker's `settled` wait for this work. */
  trackPending(work: Promise<unknown>): void;
};

/** True when nobody waits any more: the call was given up, or the sender's task has ended. */
export function isAbandoned(
  { caller, sender }: Pick<RoutedMessage, 'caller' | 'sender'>,
  { taskRunner }: Pick<DeliveryDeps, 'taskRunner'>,
): boolean {
  if (caller.signal?.aborted === true) return true;
  return sender !== undefined && taskRunner.runningTask(sender.openedAgent.label) !== sender;
}

/** Says in a sentence why somebody else got the message. */
export function redirectionRemarks({ target, insteadOf }: RouteApproval): readonly string[] {
  return insteadOf === undefined ? [] : [`${insteadOf.why}, so this went to ${target.name}.`];
}

/** Adds to redirected work why this agent got it. Messages of other types, such as reviews, explain themselves. */
export function withRedirection(handoff: Handoff, { insteadOf }: RouteApproval): Handoff {
  if (insteadOf === undefined || handoff.type !== 'implementation-request') return handoff;
  const why = `${insteadOf.why}, so this is yours to do, even where your charter leaves it to others.`;
  return { ...handoff, context: [handoff.context, why].filter(Boolean).join('\n\n') };
}

export function withRemarks<R extends RouteResult>(result: R, remarks: readonly string[]): R {
  if (remarks.length === 0) return result;
  return { ...result, remarks: [...(result.remarks ?? []), ...remarks] };
}
