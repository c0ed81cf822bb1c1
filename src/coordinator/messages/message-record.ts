// What is recorded of a message: its state as an event of the run, and its line in the message log.

import type { Clock } from '#src/ports/ports.ts';
import type {
  HandoffAction,
  HandoffStatus,
  MessageLogEntry,
  RunEvent,
} from '#src/run-log/events.ts';
import { duration } from '#src/text/count.ts';
import { headOf } from '#src/text/cut-characters.ts';
import {
  type Colleague,
  type Handoff,
  type InvalidMessage,
  isNotice,
  type RouteResult,
} from '../tasks/handoff.ts';

// The messages of a run: who wrote to whom, what is still open, how often an agent wrote.

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

/** What the store keeps of a handoff. */
type MessageContent = Pick<
  Handoff,
  'from' | 'to' | 'task' | 'type' | 'files' | 'reviewThreads' | 'instance' | 'priority'
>;

/** A message of the run. */
export type AgentMessage = {
  readonly id: string;
  readonly handoff: MessageContent;
  /** The chain it belongs to. */
  readonly correlationId: string;
  /** Milliseconds since the epoch. */
  readonly sentAt: number;
};

/** Who gets a message, and whom its sender meant. */
type MessageRecipient = { readonly to: string; readonly redirectedFrom: string | undefined };

/** The state of a message, and why. */
type MessageState = {
  readonly status: HandoffStatus;
  readonly reason?: string | undefined;
  readonly code?: string | undefined;
};

/** How a message ends: with a result, or as a notice that nobody came to read. */
export type MessageEnd =
  | RouteResult
  | { readonly kind: 'unread'; readonly to: string; readonly reason: string };

const SUMMARY_CHARACTERS = 200;

/** Returns what the broker did with the message. */
function actionOf({ redirectedFrom }: MessageRecipient, { status }: MessageState): HandoffAction {
  if (status === 'refused') return 'rejected';
  return redirectedFrom === undefined ? 'approved' : 'redirected';
}

/** Returns the state that a result means for its message. */
function messageStateOf(result: MessageEnd): MessageState {
  switch (result.kind) {
    case 'answered':
      return result.response.trim() === ''
        ? { status: 'answered', reason: 'ended without an answer' }
        : { status: 'answered' };
    case 'refused':
      return { status: 'refused', reason: result.reason, code: result.code };
    case 'failed':
      return { status: 'failed', reason: result.reason, code: result.type };
    case 'unread':
      return { status: 'unread', reason: result.reason };
    case 'working':
      return { status: 'delivered', reason: waitOverReason(result), code: 'E_A2A_TIMEOUT' };
    default:
      return { status: 'delivered' };
  }
}

/** Returns the id of the answer to a message, which is an event of its own. */
export function answerIdOf(id: string): string {
  return `${id}/answer`;
}

/** Says why a sender has no answer, though the work goes on. */
export function waitOverReason({ waitedMs }: { readonly waitedMs: number }): string {
  return `No answer within ${waitText(waitedMs)}; the work goes on.`;
}

/** `400 ms`, `2 min`. */
function waitText(ms: number): string {
  return ms < 1000 ? `${ms} ms` : duration(ms);
}

/** Returns the event that tells of a message's state. */
function eventOf(
  { id, handoff }: AgentMessage,
  recipient: MessageRecipient,
  state: MessageState,
): RunEvent {
  const { from, task, type, files, reviewThreads, priority } = handoff;
  const { status, reason, code } = state;
  const action = actionOf(recipient, state);
  const sender = { id, from, task, type, files, reviewThreads, priority };
  return { kind: 'handoff', ...sender, ...recipient, action, status, reason, code };
}

type LoggedMessageState = MessageState & { readonly latencyMs: number };

/** Returns the line of the message log. */
function entryOf(
  message: AgentMessage,
  recipient: MessageRecipient,
  facts: LoggedMessageState,
): MessageLogEntry {
  const { id, handoff, correlationId, sentAt } = message;
  const { from, task, type, files, priority } = handoff;
  const { to, redirectedFrom } = recipient;
  const coordinatorAction = actionOf(recipient, facts);
  const { status, reason, code, latencyMs } = facts;
  return {
    timestamp: new Date(sentAt).toISOString(),
    from,
    to,
    type,
    messageSummary: summaryOf(task),
    files,
    responseReceived: status === 'answered' && reason === undefined,
    latencyMs,
    coordinatorAction,
    id,
    correlationId,
    status,
    ...(status === 'answered' ? { answerId: answerIdOf(id) } : {}),
    ...(code === undefined ? {} : { code }),
    ...(reason === undefined ? {} : { reason }),
    ...(redirectedFrom === undefined ? {} : { redirectedFrom }),
    ...(priority === 'urgent' ? { priority } : {}),
  };
}

/** Returns the first 200 characters, in one line. */
function summaryOf(task: string): string {
  const start = task.trimStart().slice(0, SUMMARY_CHARACTERS * 4);
  return headOf(start.replace(/\s+/g, ' ').trim(), SUMMARY_CHARACTERS);
}
