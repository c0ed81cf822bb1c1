// Events of an agent's session: its start, what it is told, does and says, and its end.
import type { Report } from '#src/report.ts';

/** Identifies a session, uniquely in the run: `coordinator`, `hockney`, `hockney-2`. */
export type SessionLabel = string;

/** One part of what a session was given, and its length. */
export type GivenPart = { readonly part: string; readonly bytes: number };

/** Which agent starts on which task, and for whom: a slug, `coordinator`, or a person's login. */
export type AgentStart = {
  readonly session: SessionLabel;
  readonly agent: string;
  readonly name: string;
  readonly role: string;
  readonly task: string;
  readonly requestedBy: string;
};

/** What an agent said at the end of its turn. */
type AgentReport = {
  readonly session: SessionLabel;
  /** The whole report as text. */
  readonly answer: string;
  /** Absent for work that only its commits tell of. */
  readonly report?: Report | undefined;
};

/** What happens to an agent's session, without the calls of its tools. */
export type AgentSessionEvent =
  | ({
      readonly kind: 'agent.spawned';
      /** The runtime's session id. */
      readonly sessionId: string;
      readonly model: string | undefined;
    } & AgentStart)
  | ({ readonly kind: 'agent.queued'; readonly priority: string } & AgentStart)
  /** What a message to a session contained; for the first message, also what the session began with. */
  | {
      readonly kind: 'agent.given';
      readonly session: SessionLabel;
      readonly parts: readonly GivenPart[];
    }
  /** What the agent is doing now, in words for people: `reads src/login.ts`. */
  | { readonly kind: 'agent.step'; readonly session: SessionLabel; readonly step: string }
  /** What the agent said between its calls; the last words of a turn are its answer instead. */
  | { readonly kind: 'agent.said'; readonly session: SessionLabel; readonly text: string }
  /** The agent answered and waits for the next message of its chain. */
  | ({ readonly kind: 'agent.idle' } & AgentReport)
  /** An idle session takes up another task. */
  | {
      readonly kind: 'agent.resumed';
      readonly session: SessionLabel;
      readonly task: string;
      readonly requestedBy: string;
    }
  | ({ readonly kind: 'agent.finished' } & AgentReport)
  | { readonly kind: 'agent.failed'; readonly session: SessionLabel; readonly reason: string }
  | { readonly kind: 'agent.stopped'; readonly session: SessionLabel; readonly reason: string }
  | {
      readonly kind: 'usage';
      readonly session: SessionLabel;
      readonly model: string;
      readonly inputTokens: number;
      readonly outputTokens: number;
      /** What the runtime says this cost, in requests of the plan; absent when it doesn't say. */
      readonly cost?: number;
    };
