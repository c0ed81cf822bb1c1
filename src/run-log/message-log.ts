// The log of messages between agents: one line each in .squad/logs/a2a.jsonl, refusals included.
import type { HandoffAction } from './handoff-facts.ts';

/** One message. The first nine fields are Squad's own; the others are added here. */
export type MessageLogEntry = {
  /** When it was sent, ISO 8601. */
  readonly timestamp: string;
  /** Slugs, `coordinator`, or a person's login. */
  readonly from: string;
  readonly to: string;
  readonly type: string;
  /** The first 200 characters of the message, in one line. */
  readonly messageSummary: string;
  readonly files: readonly string[];
  readonly responseReceived: boolean;
  /** Milliseconds from the call to the sender's result. */
  readonly latencyMs: number;
  readonly coordinatorAction: HandoffAction;
  /** The handoff's id in run.jsonl. */
  readonly id: string;
  /** The chain's id: the same for every message that follows from one assignment. */
  readonly correlationId: string;
  /** The answer's own id, if there was an answer. */
  readonly answerId?: string;
  /** How the message ended, as the transcript says. */
  readonly status: string;
  /** Why it was refused or failed. */
  readonly code?: string;
  readonly reason?: string;
  /** The intended recipient, when somebody else got the message. */
  readonly redirectedFrom?: string;
  readonly priority?: 'urgent';
};
