// What a handoff is, who can send and receive one, and how it can end.
import type { Report } from '#src/report.ts';
import type { SessionLabel } from '#src/run-log/events.ts';
import type { ParsedReview } from '#src/run-log/review-note.ts';
import type { Priority } from '../sessions/agent-pool.ts';

/** Why one agent turns to another. */
export const HANDOFF_TYPES = [
  'review-request',
  'implementation-request',
  'information-share',
  'escalation',
  'question',
  'completion-notice',
] as const;

type HandoffType = (typeof HANDOFF_TYPES)[number];

const NOTICES: readonly HandoffType[] = ['information-share', 'completion-notice'];

/** True for a message that tells something and asks for nothing: it opens no session. */
export function isNotice({ type }: { readonly type: HandoffType }): boolean {
  return NOTICES.includes(type);
}

/** True for a message that its sender wants the answer of, even if it doesn't wait: a question's answer, a review's verdict. */
export function wantsAnswer({ type }: { readonly type: HandoffType }): boolean {
  return type === 'question' || type === 'review-request';
}

/** A piece of work for an agent, as `squad_route` or a person's `@squad hockney: ...` asks for it. */
export type Handoff = {
  /** The calling agent's slug, `coordinator`, or the login of the person who asked. Set by code, never by a model. */
  readonly from: string;
  /** True when `from` is a login, which may look like an agent's slug. */
  readonly isFromPerson?: boolean;
  /** The target as the caller wrote it; resolved against the roster. */
  readonly to: string;
  readonly task: string;
  readonly type: HandoffType;
  /** True when the caller named the type; otherwise `type` is `implementation-request`. */
  readonly isTyped?: boolean;
  /** The type that the message log names instead: a program's event starts work, but asked for none by type. */
  readonly loggedAs?: HandoffType;
  /** True for what the coordinator handed over with its last words: it is gone, and waits for nothing. */
  readonly isLast?: boolean;
  readonly files: readonly string[];
  /** The files that the agent may record a review of, though it was not asked for one by type; empty: everything. */
  readonly reviewable?: readonly string[];
  /** The review threads that a person wants answered, by the ids of their first comments. */
  readonly reviewThreads?: readonly number[];
  readonly context?: string | undefined;
  readonly constraints: readonly string[];
  readonly priority: Priority;
  readonly waitForResult: boolean;
  readonly model?: string | undefined;
  /** How long the sender waits, in ms from the start of the work, which goes on afterwards. Undefined: until the work ends. */
  readonly timeoutMs?: number | undefined;
  /** Narrows the target's tools; never widens them. */
  readonly availableTools?: readonly string[] | undefined;
  /** The conversation of the target to continue; undefined: the chain's own, or a new one. */
  readonly instance?: string;
};

/** What a message of our own, or a person's, says besides who is to do what: it is waited for until it ends. */
export const PLAIN_REQUEST = {
  files: [],
  constraints: [],
  priority: 'normal',
  waitForResult: true,
} as const;

/** One assignment and every message that follows from it. */
export type HandoffChain = {
  /** The id of its first message, which every message of the chain has in the log. */
  readonly id: string;
  /** Slugs from the agent that got the assignment to the one that works now; each wrote to the next. */
  readonly path: readonly string[];
};

/** An approved handoff as work for an agent. */
export type Task = {
  readonly agent: Colleague;
  readonly handoff: Handoff;
  /** The chain, with this agent at its end. */
  readonly chain: HandoffChain;
  /** Called with the session's id as soon as the work begins. */
  onStart(sessionId: string): void;
};

/** Who sends a handoff: a session of this run, or none (a person's request). */
export type Caller = {
  /** The calling session's label; undefined for a person's request. */
  readonly session: SessionLabel | undefined;
  /** The id of the chain that a message of the product's own belongs to. */
  readonly chain?: string;
  /** Fires when the caller stops waiting. */
  readonly signal?: AbortSignal;
  /** True when a custom tool asks: a result that comes too late for it is not for the model that called the tool. */
  readonly isProgram?: boolean;
  /** Called with the ids that the message has in the log, before it is routed. */
  readonly onOpened?: (ids: { readonly id: string; readonly correlationId: string }) => void;
};

/** How a handoff ended; every refusal says why and what would work. */
export type RouteResult = (
  | {
      readonly kind: 'answered';
      /** The name of the agent who answered. */
      readonly from: string;
      readonly response: string;
      /** What the response is made of. */
      readonly report: Report;
      /** The name of the agent who was meant, when a colleague answered. */
      readonly redirectedFrom?: string;
    }
  | { readonly kind: 'delivered'; readonly to: string; readonly sessionId: string }
  /** The sender's wait is over; the agent works on, and its result comes as a message. */
  | { readonly kind: 'working'; readonly to: string; readonly waitedMs: number }
  /**
   * A notice that its reader got during its turn; one kept for its reader, whose first message will contain it if that agent
   * starts; a message for people, who see it when the run has ended; a message whose sender doesn't wait, while the pool is
   * full and there is no session yet.
   */
  | { readonly kind: 'told' | 'kept' | 'for-people' | 'queued'; readonly to: string }
  | {
      readonly kind: 'refused';
      readonly code: string;
      readonly reason: string;
      /** What would work, for the model. */
      readonly next?: string;
    }
  | {
      readonly kind: 'failed';
      readonly to: string;
      readonly reason: string;
      /** The name of the cause: the runtime's error type, `timeout`, `silence`, `conflict`, `stopped`, or a code. */
      readonly type?: string;
    }
) & {
  /** True when the session that ended has changed files. */
  readonly hasWorked?: boolean;
  /** What else the caller must know: paths that were left out, a conflict in its own files, a lock-out. */
  readonly remarks?: readonly string[];
};

/** An agent that can be given work. What it is for is said by settings, charter, team.md and routing.md. */
export type Colleague = {
  readonly slug: string;
  readonly name: string;
  readonly role: string;
  /** May be asked to review. */
  readonly reviews: boolean;
  /** May be asked to change files. */
  readonly implements: boolean;
  /** May hand work over itself. */
  readonly sends: boolean;
};

export type AgentRoster = {
  /** Everybody who can be given work. */
  readonly colleagues: readonly Colleague[];
  /** Finds a colleague by name or slug, ignoring case. */
  find(name: string): Colleague | undefined;
  /** True for the name of a person: a human member, the one who asked, `user`, `human`. */
  isPerson(name: string): boolean;
};

/** What a session's tools may ask of the broker. */
export type SessionBroker = {
  /** Never rejects. With `waitForResult: false` it resolves as soon as the session is open, or the work is queued. */
  route(handoff: Handoff, caller?: Caller): Promise<RouteResult>;
  /** Records a message that was refused before it got here: its arguments made no sense. */
  refuse(
    attempted: Pick<Handoff, 'from' | 'to' | 'task' | 'type'> & { readonly session?: SessionLabel },
    reason: string,
  ): void;
  /** Records a review for the request that the session works on, replacing an earlier one. Never rejects. */
  review(review: RecordedReview, session: SessionLabel): Promise<ReviewReceipt>;
};

/** Why a message was not answered, in a sentence. */
export function whyUnanswered(result: Exclude<RouteResult, { kind: 'answered' }>): string {
  return 'reason' in result ? result.reason : `${result.to} gave no answer.`;
}

export type RouteRefusal = Extract<RouteResult, { kind: 'refused' }>;

/** True for a request for a review, and for one that may turn out to be. */
export function mayRecordReview({ type, reviewable }: Handoff): boolean {
  return type === 'review-request' || reviewable !== undefined;
}

/** The files that a review of the request is about. */
export function reviewedFiles({ type, files, reviewable = files }: Handoff): readonly string[] {
  return type === 'review-request' ? files : reviewable;
}

/** A review whose paths and lines were checked against the files of one commit. */
export type RecordedReview = ParsedReview & { readonly commit: string };

/** The reply to a reviewer that records a review. */
export type ReviewReceipt =
  /** `next`: a sentence or two on what happens when the reviewer ends. */
  | { readonly kind: 'recorded'; readonly next: string }
  /** The session was not asked for a review. */
  | { readonly kind: 'not-asked' };

/** Returns the agent's name, or the slug where nobody has it. */
export function nameOf(slug: string, { find }: AgentRoster): string {
  return find(slug)?.name ?? slug;
}

/** True when the roles are the same; `Backend Dev`, `backend-dev` and `🔧 Backend dev` are one. */
export function isSameRole(one: string, other: string): boolean {
  const role = roleKey(one);
  return role !== '' && role === roleKey(other);
}

function roleKey(role: string): string {
  return role.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
}
