// Everything that happens in a run, as data. The board, the summary and run.jsonl are written from these events alone.
import type { Limit, OutcomeKind } from '#src/outcome.ts';
import type { NotDone, Report } from '#src/report.ts';
import type { CheckEvent } from './check-row.ts';
import type { LockNote, ReviewEvent } from './review-note.ts';

export type RunEvent =
  | {
      readonly kind: 'run.started';
      readonly request: string;
      readonly actor: string;
      readonly trigger: string;
      /** The request in its author's words, masked and cut. */
      readonly asked?: string;
      /** `acme/shop`. */
      readonly repository?: string;
      /** The address of the comment, issue or review. */
      readonly url?: string;
      readonly thread?: number;
    }
  /** Who is on the squad: slugs and the names that people read. */
  | { readonly kind: 'team'; readonly names: Readonly<Record<string, string>> }
  | AgentSessionEvent
  | {
      readonly kind: 'tool.start';
      readonly session: SessionLabel;
      readonly callId: string;
      readonly tool: string;
      readonly input: string;
    }
  | {
      readonly kind: 'tool.complete';
      readonly session: SessionLabel;
      readonly callId: string;
      readonly tool: string;
      readonly ms: number;
      /** What the tool answered, cut. */
      readonly output?: string | undefined;
    }
  | {
      readonly kind: 'tool.failed';
      readonly session: SessionLabel;
      readonly callId: string;
      readonly tool: string;
      readonly ms: number;
      readonly code: string;
      readonly message: string;
    }
  /** A file that an agent could not access. */
  | {
      readonly kind: 'file.denied';
      readonly session: SessionLabel;
      readonly access: 'read' | 'write';
      /** As the model gave it, without the session's folder. */
      readonly path: string;
      readonly reason: string;
    }
  | ({ readonly kind: 'handoff' } & HandoffFacts)
  /** The repository's own tools, once they are read; not emitted when there are none. */
  | {
      readonly kind: 'tools';
      readonly tools: readonly ToolNote[];
      readonly diagnostics: readonly ToolProblem[];
    }
  | ReviewEvent
  | { readonly kind: 'lock'; readonly note: LockNote }
  | { readonly kind: 'appeal'; readonly note: EscalationNote }
  | { readonly kind: 'decision'; readonly session: SessionLabel; readonly note: DecisionNote }
  | { readonly kind: 'learning'; readonly session: SessionLabel; readonly note: LearningNote }
  | {
      readonly kind: 'commit';
      readonly session: SessionLabel;
      readonly commit: string;
      /** The message's first line. */
      readonly subject?: string;
      readonly files: readonly string[];
      /** Those of the files that it deletes. */
      readonly removed?: readonly string[];
      readonly left: readonly string[];
      /** The commit's unified diff, masked and cut. */
      readonly patch?: string | undefined;
    }
  | {
      readonly kind: 'conflict';
      readonly session: SessionLabel;
      readonly files: readonly string[];
      readonly keptOn: string | undefined;
      /** The branch is in the run's bundle and not on the remote. */
      readonly isBundled?: boolean | undefined;
    }
  | CheckEvent
  /** Something a person should know: a wrong setting, text that was left out, a skipped step. */
  | {
      readonly kind: 'note';
      readonly text: string;
      /** Finished work was lost, so the run counts as failed. */
      readonly isLoss?: true | undefined;
    }
  /** What earlier runs of the thread left undone. */
  | { readonly kind: 'parts'; readonly parts: readonly NotDone[] }
  | { readonly kind: 'limit'; readonly limit: Limit; readonly reason: string }
  /** People were called in a separate comment, which notifies them. */
  | { readonly kind: 'notice'; readonly url: string }
  /** What was changed on GitHub: `comment`, `push`, `pull-request` ... */
  | { readonly kind: 'effect'; readonly effect: string; readonly detail: string }
  | {
      readonly kind: 'run.ended';
      readonly outcome: OutcomeKind;
      /** What people are told: the answer and the question. */
      readonly answer?: string;
      /** The pull request that holds the work: `#8`. */
      readonly pull?: string;
      readonly isDraft?: boolean | undefined;
    }
  /** The address of the page that was made from all earlier events. */
  | { readonly kind: 'page'; readonly url: string };

/** An event with its time (milliseconds since the epoch). */
export type TimedEvent = RunEvent & { readonly at: number };

// Events of an agent's session: its start, what it is told, does and says, and its end.

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
type AgentSessionEvent =
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

// What events tell of a message between agents, or of one to people.

/** `sent` is open; `late` was answered after everybody stopped waiting; `unread` was kept for an agent that never started. */
export type HandoffStatus =
  | 'sent'
  | 'answered'
  | 'delivered'
  | 'refused'
  | 'failed'
  | 'late'
  | 'unread';

/** What the broker did with a message. */
export type HandoffAction = 'approved' | 'redirected' | 'rejected';

/** A message between agents, and what has become of it so far. */
export type HandoffFacts = {
  readonly id: string;
  readonly from: string;
  readonly to: string;
  readonly task: string;
  readonly type: string;
  readonly files: readonly string[];
  /** For a person's feedback: the ids of the review threads it is about. */
  readonly reviewThreads?: readonly number[] | undefined;
  readonly status: HandoffStatus;
  readonly action: HandoffAction;
  /** The intended recipient, when somebody else got the message. */
  readonly redirectedFrom: string | undefined;
  readonly reason: string | undefined;
  /** For a refusal: `E_A2A_RATE`. */
  readonly code?: string | undefined;
  /** `normal` or `urgent`. */
  readonly priority?: string | undefined;
};

/** A message to people: a question that waits for their answer, or a call for help. */
export type EscalationNote = {
  readonly kind: 'question' | 'escalation';
  /** The agent's slug, or `coordinator`. */
  readonly from: string;
  readonly text: string;
};

// Decisions and learnings of a run.

export type DecisionNote = {
  readonly agent: string;
  readonly title: string;
  /** What is decided and why; long text is cut. */
  readonly body?: string | undefined;
  readonly category: string;
  /** Path of the inbox entry, relative to the repository. */
  readonly path: string;
  /** Who decided, as the entry puts it: `Coordinator (on behalf of alice)`. */
  readonly by?: string | undefined;
  /** Work that contradicts it must stop. */
  readonly blocking?: boolean | undefined;
  /** A person has to approve it. */
  readonly requiresApproval?: boolean | undefined;
  /** The title of the earlier decision that it overturns. */
  readonly supersedes?: string | undefined;
  /** The title of a later decision of the run that overturns it. */
  readonly overturnedBy?: string | undefined;
};

export type LearningNote = {
  readonly agent: string;
  readonly learning: string;
  readonly category: string;
  readonly path: string;
};

/** Adds a decision. One that it overturns waits for nobody any more. */
export function withDecision(
  decisions: readonly DecisionNote[],
  note: DecisionNote,
): readonly DecisionNote[] {
  const over = { overturnedBy: note.title, blocking: undefined, requiresApproval: undefined };
  const standing = decisions.map((one) =>
    one.title === note.supersedes ? { ...one, ...over } : one,
  );
  return [...standing, note];
}

// What people are told about the repository's own tools.

/** One of the repository's tools, as people are told about it. */
export type ToolNote = {
  readonly name: string;
  readonly door: 'module' | 'resource' | 'executable';
  readonly scope: 'local' | 'global';
  /** The file that declares it. */
  readonly path: string;
  readonly commit: string | undefined;
  /** The tool's own description: one line of at most 300 characters. */
  readonly description: string;
  /** For an executable tool: `1.0.0`. */
  readonly version?: string | undefined;
  /** `every agent`, `Hockney, Ripley`, or `nobody`. */
  readonly users: string;
  /** For a module or a resource: whether settings let it start programs. Executables are programs. */
  readonly mayStartPrograms?: boolean;
};

/** Why one of the repository's tools is missing or inactive, and what to do about it. */
export type ToolProblem = {
  /** `L_NAME`, `L_UNTRUSTED` ... */
  readonly code: string;
  readonly path: string;
  readonly export?: string | undefined;
  readonly message: string;
  readonly next: string;
};

// The log of messages between agents: one line each in .squad/logs/a2a.jsonl, refusals included.

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
