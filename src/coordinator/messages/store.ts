// The messages of a run: who wrote to whom, what is still open, how often an agent wrote. Each message is an event of the run
// whenever its state changes, and one line of the message log.

import type { Clock } from '#src/ports/ports.ts';
import type {
  HandoffAction,
  HandoffStatus,
  MessageLogEntry,
  RunEvent,
} from '#src/run-log/events.ts';
import { duration } from '#src/text/count.ts';
import { headOf } from '#src/text/cut-characters.ts';
import { type Colleague, type Handoff, isNotice, type RouteResult } from '../tasks/handoff.ts';

/** A message of the run. */
export type AgentMessage = {
  readonly id: string;
  readonly handoff: Handoff;
  /** The id of the chain it belongs to. */
  readonly correlationId: string;
  /** Milliseconds since the epoch. */
  readonly sentAt: number;
  /** True for what the product sends in an agent's name, as the request to revise rejected work. */
  readonly isOurs: boolean;
};

/** How a message ends: with a result, or as a notice that nobody came to read. */
export type MessageEnd =
  | RouteResult
  | { readonly kind: 'unread'; readonly to: string; readonly reason: string };

/** Who gets a message, and whom its sender meant. */
type MessageRecipient = { readonly to: string; readonly redirectedFrom: string | undefined };

/** The state of a message, and why. */
type MessageState = {
  readonly status: HandoffStatus;
  readonly reason?: string | undefined;
  readonly code?: string | undefined;
};

type MessageStoreDeps = {
  readonly clock: Clock;
  emit(event: RunEvent): void;
  /** Writes one line of a2a.jsonl; must not throw. */
  readonly logMessage: (entry: MessageLogEntry) => void;
};

const MINUTE_MS = 60_000;

export class MessageStore {
  readonly #deps: MessageStoreDeps;
  readonly #underWay = new Map<AgentMessage, MessageRecipient>();
  readonly #unlogged = new Set<AgentMessage>();
  readonly #loops: Handoff[] = [];
  #sent: readonly AgentMessage[] = [];
  #count = 0;

  constructor(deps: MessageStoreDeps) {
    this.#deps = deps;
  }

  /** Opens a message in its sender's chain, or in a chain of its own. */
  open(handoff: Handoff, chain: string | undefined, isOurs = false): AgentMessage {
    this.#count += 1;
    const id = `h${this.#count}`;
    const sentAt = this.#deps.clock.now();
    const message = { id, handoff, correlationId: chain ?? id, sentAt, isOurs };
    this.#unlogged.add(message);
    return message;
  }

  /** Records that the message goes to `target`. */
  approve(message: AgentMessage, target: Pick<Colleague, 'slug'>, insteadOf?: Colleague): void {
    if (!this.#underWay.has(message)) this.#sent = [...this.#sent, message];
    this.#underWay.set(message, { to: target.slug, redirectedFrom: insteadOf?.slug });
    this.#tell(message, { status: 'sent' });
  }

  /** Records what the sender is told before the work has ended; `close` records the end, which the log waits for. */
  noteDelivery(message: AgentMessage, result: RouteResult): void {
    // If the agent ended at once, its end is recorded already.
    if (this.#underWay.has(message)) this.#tell(message, messageStateOf(result));
  }

  /** Records the end of a message. `isLate`: nobody waited for it any more. */
  close(message: AgentMessage, end: MessageEnd, isLate = false): void {
    if (end.kind === 'for-people') this.#sent = [...this.#sent, message];
    const state = messageStateOf(end);
    this.#record(message, isLate ? { ...state, status: 'late' } : state);
    if (end.kind === 'failed' && end.type === 'loop') this.#loops.push(message.handoff);
    this.#underWay.delete(message);
  }

  /** Returns how many messages an agent works on or has queued, without notices. */
  load(slug: string): number {
    return this.#tasks().filter(({ to }) => to === slug).length;
  }

  /** Returns what colleagues still do for an agent: who, and the task. */
  workFor(slug: string): readonly { readonly to: string; readonly task: string }[] {
    return this.#tasks().filter(({ from }) => from === slug);
  }

  /** Returns how many messages that an agent sent itself were accepted within the last minute. */
  sentLastMinute(slug: string): number {
    const since = this.#deps.clock.now() - MINUTE_MS;
    this.#sent = this.#sent.filter(({ sentAt }) => sentAt > since);
    return this.#sent.filter(({ handoff, isOurs }) => handoff.from === slug && !isOurs).length;
  }

  isUnderWay(wanted: Handoff): boolean {
    return [...this.#underWay.keys()].some(({ handoff }) => isSame(handoff, wanted));
  }

  /** True when the receiver was ended on the same task because it went round in circles. */
  endedInLoop(wanted: Handoff): boolean {
    return this.#loops.some((handoff) => isSame(handoff, wanted));
  }

  /** Returns the messages under way that ask for work. */
  #tasks() {
    return [...this.#underWay]
      .filter(([{ handoff }]) => !isNotice(handoff))
      .map(([{ handoff }, { to }]) => ({ from: handoff.from, to, task: handoff.task }));
  }

  /** Emits the message's state. */
  #tell(message: AgentMessage, { status, reason, code }: MessageState): void {
    const { id, handoff } = message;
    const { from, task, type, files, reviewThreads, priority } = handoff;
    const recipient = this.#recipientOf(message);
    const action = actionOf(recipient, status);
    const sender = { id, from, task, type, files, reviewThreads, priority };
    this.#deps.emit({ kind: 'handoff', ...sender, ...recipient, action, status, reason, code });
  }

  /** Emits the message's last state, and writes its line. */
  #record(message: AgentMessage, state: MessageState): void {
    this.#tell(message, state);
    if (!this.#unlogged.delete(message)) return;
    const { clock, logMessage } = this.#deps;
    const recipient = this.#recipientOf(message);
    logMessage({
      ...entryOf(message, recipient, state),
      latencyMs: clock.now() - message.sentAt,
      coordinatorAction: actionOf(recipient, state.status),
    });
  }

  #recipientOf(message: AgentMessage): MessageRecipient {
    return this.#underWay.get(message) ?? { to: message.handoff.to, redirectedFrom: undefined };
  }
}

/** Returns what the broker did with the message. */
function actionOf({ redirectedFrom }: MessageRecipient, status: HandoffStatus): HandoffAction {
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
  const waited = waitedMs < 1000 ? `${waitedMs} ms` : duration(waitedMs);
  return `No answer within ${waited}; the work goes on.`;
}

const SUMMARY_CHARACTERS = 200;

/** Returns the line of the message log, without what the broker did. */
function entryOf(
  { id, handoff, correlationId, sentAt }: AgentMessage,
  { to, redirectedFrom }: MessageRecipient,
  { status, code, reason }: MessageState,
): Omit<MessageLogEntry, 'latencyMs' | 'coordinatorAction'> {
  const { from, task, type, files, priority } = handoff;
  const start = task.trimStart().slice(0, SUMMARY_CHARACTERS * 4);
  return {
    timestamp: new Date(sentAt).toISOString(),
    from,
    to,
    type,
    messageSummary: headOf(start.replace(/\s+/g, ' ').trim(), SUMMARY_CHARACTERS),
    files,
    responseReceived: status === 'answered' && reason === undefined,
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

const SAME_FIELDS = ['from', 'to', 'type', 'instance', 'task'] as const;

function isSame(one: Handoff, other: Handoff): boolean {
  return SAME_FIELDS.every((field) => one[field] === other[field]);
}
