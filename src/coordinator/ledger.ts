// The book of messages: who wrote to whom, what is still open, how often somebody wrote; and the lines that people read later.
import { cutAt } from '../context/characters.ts';
import type { Clock } from '../world.ts';
import type { HandoffAction, HandoffStatus, RunEvent } from './events.ts';
import type { Colleague, Handoff, RouteResult } from './handoff.ts';
import type { MessageEntry } from './messages.ts';

/** What the book knows of a handoff. */
type Letter = Pick<Handoff, 'from' | 'to' | 'task' | 'type' | 'files' | 'instance'>;

/** A message in the book. */
export type Message = {
  readonly id: string;
  readonly handoff: Letter;
  /** The chain it belongs to. */
  readonly correlationId: string;
  /** Milliseconds since the epoch. */
  readonly sentAt: number;
};

/** What is known of a message whose arguments made no sense. */
export type Attempted = Pick<Handoff, 'from' | 'to' | 'task' | 'type'>;

/** Whom a message goes to, and whom its sender had meant. */
type Way = { readonly to: string; readonly redirectedFrom: string | undefined };

/** How a message stands: the transcript's word, and why. */
type Standing = {
  readonly status: HandoffStatus;
  readonly reason?: string | undefined;
  readonly code?: string | undefined;
};

export type Ledger = {
  /** A new message; without a chain of its sender's it opens one. */
  open(handoff: Letter, chain: string | undefined): Message;
  /** It goes through, to `target`. */
  approve(message: Message, target: Colleague, insteadOf?: Colleague): void;
  /** It was not waited for: what its sender is told now. How it ends is noted later. */
  passOn(message: Message, told: RouteResult): void;
  /** Its end. `isLate`: nobody waited any more. */
  close(message: Message, result: RouteResult, isLate?: boolean): void;
  /** A message whose arguments made no sense; `chain` is its sender's. */
  refuse(attempted: Attempted, reason: string, chain: string | undefined): void;
  /** Messages that an agent works on or has in line. */
  load(slug: string): number;
  /** Accepted messages of an agent within the last minute. */
  sentLately(slug: string): number;
  isUnderWay(handoff: Letter): boolean;
};

type LedgerSettings = {
  readonly clock: Clock;
  emit(event: RunEvent): void;
  /** Writes one line of a2a.jsonl; must not throw. */
  readonly logMessage: (entry: MessageEntry) => void;
};

const MINUTE_MS = 60_000;
const SUMMARY_CHARACTERS = 200;

/** Opens the book of a run. */
export function openLedger({ clock, emit, logMessage }: LedgerSettings): Ledger {
  const underWay = new Map<Message, Way>();
  const toBeLogged = new Set<Message>();
  const sent = new Map<string, readonly number[]>();
  let count = 0;
  const open = (handoff: Letter, chain: string | undefined): Message => {
    count += 1;
    const id = `h${count}`;
    const message = { id, handoff, correlationId: chain ?? id, sentAt: clock.now() };
    toBeLogged.add(message);
    return message;
  };
  const lately = (slug: string) =>
    (sent.get(slug) ?? []).filter((at) => clock.now() - at < MINUTE_MS);
  const accept = ({ handoff: { from }, sentAt }: Message) =>
    sent.set(from, [...lately(from), sentAt]);
  const note = (message: Message, standing: Standing) => {
    const { to } = message.handoff;
    const way = underWay.get(message) ?? { to, redirectedFrom: undefined };
    emit(eventOf(message, way, standing));
    if (standing.status === 'sent' || !toBeLogged.delete(message)) return;
    logMessage(entryOf(message, way, { ...standing, latencyMs: clock.now() - message.sentAt }));
  };
  return {
    open,
    approve(message, target, insteadOf) {
      if (!underWay.has(message)) accept(message);
      underWay.set(message, { to: target.slug, redirectedFrom: insteadOf?.slug });
      note(message, { status: 'sent' });
    },
    passOn(message, told) {
      // An agent that ended at once has its end noted already.
      if (underWay.has(message)) note(message, standingOf(told));
    },
    close(message, result, isLate = false) {
      if (result.kind === 'for-people') accept(message);
      note(message, isLate ? { ...standingOf(result), status: 'late' } : standingOf(result));
      underWay.delete(message);
    },
    refuse(attempted, reason, chain) {
      const message = open({ ...attempted, files: [] }, chain);
      note(message, { status: 'refused', reason, code: 'E_TOOL_INVALID_ARGS' });
    },
    load: (slug) => [...underWay.values()].filter(({ to }) => to === slug).length,
    sentLately: (slug) => lately(slug).length,
    isUnderWay: (handoff) =>
      [...underWay.keys()].some((message) => isSame(message.handoff, handoff)),
  };
}

function isSame(one: Letter, other: Letter): boolean {
  return (
    one.from === other.from &&
    one.to === other.to &&
    one.type === other.type &&
    one.instance === other.instance &&
    one.task === other.task
  );
}

/** What the hub made of it. */
function actionOf({ redirectedFrom }: Way, { status }: Standing): HandoffAction {
  if (status === 'refused') return 'rejected';
  return redirectedFrom === undefined ? 'approved' : 'redirected';
}

function standingOf(result: RouteResult): Standing {
  switch (result.kind) {
    case 'answered':
      return { status: 'answered' };
    case 'refused':
      return { status: 'refused', reason: result.reason, code: result.code };
    case 'failed':
      return { status: 'failed', reason: result.reason, code: result.type };
    default:
      return { status: 'delivered' };
  }
}

function eventOf({ id, handoff }: Message, way: Way, standing: Standing): RunEvent {
  const { from, task, type, files } = handoff;
  const { status, reason, code } = standing;
  const action = actionOf(way, standing);
  const sender = { id, from, task, type, files };
  return { kind: 'handoff', ...sender, ...way, action, status, reason, code };
}

type LogFacts = Standing & { readonly latencyMs: number };

function entryOf(message: Message, way: Way, facts: LogFacts): MessageEntry {
  const { id, handoff, correlationId, sentAt } = message;
  const { from, task, type, files } = handoff;
  const { to, redirectedFrom } = way;
  const coordinatorAction = actionOf(way, facts);
  const { status, reason, code, latencyMs } = facts;
  return {
    timestamp: new Date(sentAt).toISOString(),
    ...{ from, to, type, messageSummary: summaryOf(task), files },
    responseReceived: status === 'answered',
    ...{ latencyMs, coordinatorAction, id, correlationId, status },
    ...(code === undefined ? {} : { code }),
    ...(reason === undefined ? {} : { reason }),
    ...(redirectedFrom === undefined ? {} : { redirectedFrom }),
  };
}

/** The first 200 characters, in one line; a character of two halves is never cut. */
function summaryOf(task: string): string {
  const start = task
    .trimStart()
    .slice(0, SUMMARY_CHARACTERS * 4)
    .replace(/\s+/g, ' ')
    .trim();
  return cutAt(start, SUMMARY_CHARACTERS);
}
