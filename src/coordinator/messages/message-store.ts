// The messages of a run: who wrote to whom, what is still open, how often an agent wrote.

import type { Clock } from '#src/ports/index.ts';
import type { MessageLogEntry, RunEvent } from '#src/run-log/index.ts';
import { type Colleague, type InvalidMessage, isNotice, type RouteResult } from './handoff.ts';
import {
  type AgentMessage,
  entryOf,
  eventOf,
  type MessageContent,
  type MessageEnd,
  type MessageRecipient,
  type MessageState,
  messageStateOf,
} from './message-record.ts';

export type MessageStore = {
  /** Opens a message in its sender's chain, or in a chain of its own. */
  open(handoff: MessageContent, chain: string | undefined): AgentMessage;
  /** Records that the message goes to `target`. */
  approve(message: AgentMessage, target: Pick<Colleague, 'slug'>, insteadOf?: Colleague): void;
  /** Records what the sender is told before the work has ended; `close` records the end. */
  noteDelivery(message: AgentMessage, result: RouteResult): void;
  /** Records the end of a message. `isLate`: nobody waited for it any more. */
  close(message: AgentMessage, end: MessageEnd, isLate?: boolean): void;
  /** Records a message with invalid arguments; `chain` is its sender's. */
  refuse(invalidMessage: InvalidMessage, reason: string, chain: string | undefined): void;
  /** Returns how many messages an agent works on or has queued, without notices. */
  load(slug: string): number;
  /** Returns how many messages of an agent were accepted within the last minute. */
  sentLastMinute(slug: string): number;
  isUnderWay(handoff: MessageContent): boolean;
  /** Returns what colleagues still do for an agent: who, and the task. */
  workFor(slug: string): readonly { readonly to: string; readonly task: string }[];
};

type MessageStoreDeps = {
  readonly clock: Clock;
  emit(event: RunEvent): void;
  /** Writes one line of a2a.jsonl; must not throw. */
  readonly logMessage: (entry: MessageLogEntry) => void;
};

const MINUTE_MS = 60_000;

/** Opens the message store of a run. */
export function openMessageStore({ clock, emit, logMessage }: MessageStoreDeps): MessageStore {
  const underWay = new Map<AgentMessage, MessageRecipient>();
  const toBeLogged = new Set<AgentMessage>();
  const sent = createSendCount(clock);
  let count = 0;
  const open = (handoff: MessageContent, chain: string | undefined): AgentMessage => {
    count += 1;
    const id = `h${count}`;
    const message = { id, handoff, correlationId: chain ?? id, sentAt: clock.now() };
    toBeLogged.add(message);
    return message;
  };
  const note = (message: AgentMessage, state: MessageState) => {
    const { to } = message.handoff;
    const recipient = underWay.get(message) ?? { to, redirectedFrom: undefined };
    emit(eventOf(message, recipient, state));
    if (state.status === 'sent' || !toBeLogged.delete(message)) return;
    logMessage(entryOf(message, recipient, { ...state, latencyMs: clock.now() - message.sentAt }));
  };
  return {
    open,
    approve(message, target, insteadOf) {
      if (!underWay.has(message)) sent.add(message);
      underWay.set(message, { to: target.slug, redirectedFrom: insteadOf?.slug });
      note(message, { status: 'sent' });
    },
    noteDelivery(message, result) {
      // If the agent ended at once, its end is recorded already.
      if (underWay.has(message)) note(message, messageStateOf(result));
    },
    close(message, result, isLate = false) {
      if (result.kind === 'for-people') sent.add(message);
      note(
        message,
        isLate ? { ...messageStateOf(result), status: 'late' } : messageStateOf(result),
      );
      underWay.delete(message);
    },
    refuse(invalidMessage, reason, chain) {
      const message = open({ ...invalidMessage, files: [], priority: 'normal' }, chain);
      note(message, { status: 'refused', reason, code: 'E_TOOL_INVALID_ARGS' });
    },
    load: (slug) => tasksOf(underWay).filter(({ to }) => to === slug).length,
    sentLastMinute: sent.lastMinute,
    isUnderWay: (handoff) =>
      [...underWay.keys()].some((message) => isSame(message.handoff, handoff)),
    workFor: (slug) => tasksOf(underWay).filter(({ from }) => from === slug),
  };
}

/** Returns the messages under way that ask for work. */
function tasksOf(underWay: ReadonlyMap<AgentMessage, MessageRecipient>) {
  return [...underWay]
    .filter(([{ handoff }]) => !isNotice(handoff))
    .map(([{ handoff }, { to }]) => ({ from: handoff.from, to, task: handoff.task }));
}

/** Counts the messages that each agent sent within the last minute. */
function createSendCount(clock: Clock) {
  const times = new Map<string, readonly number[]>();
  const recent = (slug: string) =>
    (times.get(slug) ?? []).filter((at) => clock.now() - at < MINUTE_MS);
  return {
    add({ handoff: { from }, sentAt }: AgentMessage): void {
      times.set(from, [...recent(from), sentAt]);
    },
    lastMinute: (slug: string) => recent(slug).length,
  };
}

function isSame(one: MessageContent, other: MessageContent): boolean {
  return (
    one.from === other.from &&
    one.to === other.to &&
    one.type === other.type &&
    one.instance === other.instance &&
    one.task === other.task
  );
}
