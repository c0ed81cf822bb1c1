// The run so far, folded from its events: what the board, the pull request and the summary are written from.
import type {
  DecisionNote,
  HandoffStatus,
  LearningNote,
  RunEvent,
  SessionLabel,
  TimedEvent,
} from './events.ts';

export type AgentState = 'queued' | 'working' | 'idle' | 'done' | 'failed' | 'stopped';

/** One session of one agent; the coordinator has a row too, under `coordinator`. */
export type AgentRow = {
  readonly session: SessionLabel;
  readonly sessionId: string;
  readonly agent: string;
  readonly name: string;
  readonly role: string;
  readonly task: string;
  readonly requestedBy: string;
  readonly state: AgentState;
  /** What it does now, or did last. */
  readonly step: string;
  readonly startedAt: number;
  readonly lastActiveAt: number;
  readonly endedAt: number | undefined;
  readonly model: string | undefined;
  readonly inputTokens: number;
  readonly outputTokens: number;
  readonly toolCalls: number;
  readonly commit: string | undefined;
  /** Paths committed for this agent. */
  readonly files: readonly string[];
  /** Its last words, or why it failed or was stopped. */
  readonly answer: string;
};

export type HandoffRow = {
  readonly id: string;
  readonly from: string;
  readonly to: string;
  readonly task: string;
  readonly type: string;
  readonly status: HandoffStatus;
  readonly reason: string | undefined;
  readonly sentAt: number;
  readonly endedAt: number | undefined;
};

/** A value: what happened until now. Times are milliseconds since the epoch. */
export type Transcript = {
  readonly request: string;
  readonly actor: string;
  readonly startedAt: number;
  readonly agents: readonly AgentRow[];
  readonly handoffs: readonly HandoffRow[];
  readonly decisions: readonly DecisionNote[];
  readonly learnings: readonly LearningNote[];
  /** Things a person should know. */
  readonly notes: readonly string[];
  /** Paths that were not committed, with the reason: `package-lock.json: its manifest did not change`. */
  readonly left: readonly string[];
};
