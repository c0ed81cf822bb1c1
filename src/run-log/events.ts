// Everything that happens in a run, as data. The board, the summary and run.jsonl are written from these events alone.
import type { Limit, OutcomeKind } from '#src/outcome.ts';
import type { NotDone } from '#src/report.ts';
import type { AgentSessionEvent, SessionLabel } from './agent-events.ts';
import type { CheckEvent } from './check-row.ts';
import type { EscalationNote, HandoffFacts } from './handoff-facts.ts';
import type { DecisionNote, LearningNote } from './memory-note.ts';
import type { LockNote, ReviewEvent } from './review-note.ts';
import type { ToolNote, ToolProblem } from './tools/tool-note.ts';

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
