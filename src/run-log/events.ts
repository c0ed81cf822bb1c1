// Everything that happens in a run, as data. The board, the summary and run.jsonl are written from these events alone.
import type { Limit, OutcomeKind } from '../outcome.ts';
import type { CheckEvent } from './check-row.ts';
import type { DecisionNote, LearningNote } from './memory-note.ts';
import type { LockNote, ReviewEvent } from './review-note.ts';

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
  | { readonly kind: 'agent.idle'; readonly session: SessionLabel; readonly answer: string }
  /** An idle session takes up another task. */
  | {
      readonly kind: 'agent.resumed';
      readonly session: SessionLabel;
      readonly task: string;
      readonly requestedBy: string;
    }
  | { readonly kind: 'agent.finished'; readonly session: SessionLabel; readonly answer: string }
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
    }
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
  /** A file or network host that an agent could not access. */
  | {
      readonly kind: 'file.denied';
      readonly session: SessionLabel;
      readonly access: 'read' | 'write' | 'reach';
      /** As the model gave it, without the session's folder; or the host's name. */
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
      /** `undone`: part of the request, in the words of whoever could not do it. `unfounded`: a fact that an answer denies. */
      readonly about?: NoteTopic | undefined;
    }
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

/** The kinds of notes that the first line mentions. */
export type NoteTopic = 'undone' | 'unfounded';

/** An event with its time (milliseconds since the epoch). */
export type TimedEvent = RunEvent & { readonly at: number };
