// The run so far, as its events tell it; the board, the pull request and the summary are written from it.
import type { AgentRow } from './agent-row.ts';
import { type CheckRun, NO_CHECKS } from './check-row.ts';
import type { ConflictRow } from './conflict-row.ts';
import type { EscalationNote, HandoffFacts } from './handoff-facts.ts';
import type { DecisionNote, LearningNote } from './memory-note.ts';
import type { OpenPart } from './open-part.ts';
import type { RefusedWrite } from './refused-write.ts';
import type { LockNote, ReviewNote } from './review-note.ts';
import type { CommandRun } from './tools/command-run.ts';
import type { CustomCall } from './tools/custom-calls.ts';
import type { ToolNote, ToolProblem } from './tools/tool-note.ts';
import { EMPTY_TALLY, type ToolTally } from './tools/tool-tally.ts';

export type HandoffRow = HandoffFacts & {
  readonly sentAt: number;
  readonly endedAt: number | undefined;
};

/** What has happened so far. Times are milliseconds since the epoch. */
export type Transcript = {
  readonly request: string;
  readonly actor: string;
  readonly startedAt: number;
  /** Names of the squad's agents by slug, once the team is known. */
  readonly names: ReadonlyMap<string, string>;
  readonly agents: readonly AgentRow[];
  readonly handoffs: readonly HandoffRow[];
  readonly decisions: readonly DecisionNote[];
  readonly learnings: readonly LearningNote[];
  readonly reviews: readonly ReviewNote[];
  readonly locks: readonly LockNote[];
  readonly escalations: readonly EscalationNote[];
  /** The repository's own tools, and the problems of others. */
  readonly tools: readonly ToolNote[];
  readonly toolDiagnostics: readonly ToolProblem[];
  readonly toolCalls: ToolTally;
  /** The first calls of the repository's own tools. */
  readonly customCalls: readonly CustomCall[];
  readonly checks: CheckRun;
  /** Where agents' changes collided. */
  readonly conflicts: readonly ConflictRow[];
  /** The commands that agents ran. */
  readonly commands: readonly CommandRun[];
  /** Files that agents wanted to write but may not; each path once. */
  readonly refused: readonly RefusedWrite[];
  /** The address of the comment that calls people; undefined when nobody was called. */
  readonly notice: string | undefined;
  /** The address of the run's page; undefined if there is none. */
  readonly page: string | undefined;
  /** Things a person should know. */
  readonly notes: readonly string[];
  /** The notes that report a loss. */
  readonly losses: readonly string[];
  /** Parts of the thread's requests that were not done, settled ones among them. */
  readonly parts: readonly OpenPart[];
  /** Paths that were not committed, with the reason: `package-lock.json: its manifest did not change`. */
  readonly left: readonly string[];
};

/** Returns the transcript of a run before its first event. */
export function emptyTranscript(startedAt: number): Transcript {
  return {
    request: '',
    actor: '',
    startedAt,
    names: new Map(),
    agents: [],
    handoffs: [],
    decisions: [],
    learnings: [],
    reviews: [],
    locks: [],
    conflicts: [],
    escalations: [],
    tools: [],
    toolDiagnostics: [],
    toolCalls: EMPTY_TALLY,
    customCalls: [],
    checks: NO_CHECKS,
    commands: [],
    refused: [],
    notice: undefined,
    page: undefined,
    notes: [],
    losses: [],
    parts: [],
    left: [],
  };
}
