// The log of messages between agents: one line each in .squad/logs/a2a.jsonl, refusals included (seed 002, A2A Traffic Log Schema).
import type { HandoffAction } from './events.ts';

/** One message. The first nine fields are the seed's; the others are ours. */
export type MessageLogEntry = {
  /** When it was sent, ISO 8601. */
  readonly timestamp: string;
  /** Slugs; `coordinator`, or the login of a person, where it was one of them. */
  readonly from: string;
  readonly to: string;
  readonly type: string;
  /** The first 200 characters of the message, in one line. */
  readonly messageSummary: string;
  readonly files: readonly string[];
  readonly responseReceived: boolean;
  /** From the call to what the sender was told. */
  readonly latencyMs: number;
  readonly coordinatorAction: HandoffAction;
  /** The handoff's id in run.jsonl. */
  readonly id: string;
  /** The chain's: the same for every message that follows from one assignment. */
  readonly correlationId: string;
  /** How it ended: the transcript's word. */
  readonly status: string;
  /** Why it was refused or failed. */
  readonly code?: string;
  readonly reason?: string;
  /** Whom the sender had meant. */
  readonly redirectedFrom?: string;
};
