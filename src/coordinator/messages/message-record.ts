// What is recorded of a message: its state as an event of the run, and its line in the message log.
import type {
  HandoffAction,
  HandoffStatus,
  MessageLogEntry,
  RunEvent,
} from '#src/run-log/index.ts';
import { duration, headOf } from '#src/text/index.ts';
import type { Handoff, RouteResult } from './handoff.ts';

/** What the store keeps of a handoff. */
export type MessageContent = Pick<
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
export type MessageRecipient = { readonly to: string; readonly redirectedFrom: string | undefined };

/** The state of a message, and why. */
export type MessageState = {
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
export function messageStateOf(result: MessageEnd): MessageState {
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
export function eventOf(
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
export function entryOf(
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
