/** The front of this room: all that others may import from it. */

export type { AgentStart, GivenPart, SessionLabel } from './agent-events.ts';
export {
  type AgentRow,
  type AgentState,
  addAgentRow,
  COORDINATOR,
  hasFinished,
} from './agent-row.ts';
export {
  type CheckResult,
  type CheckRow,
  type CheckRun,
  checksVerdict,
  isFailing,
} from './check-row.ts';
export type { ConflictRow, SetAside } from './conflict-row.ts';
export type { RunEvent, TimedEvent } from './events.ts';
export { foldEvent } from './fold-event.ts';
export type { EscalationNote, HandoffAction, HandoffStatus } from './handoff-facts.ts';
export { createActs } from './lines/acts.ts';
export { createLogLines, type LogLine } from './lines/log-line.ts';
export type { DecisionNote } from './memory-note.ts';
export type { MessageLogEntry } from './message-log.ts';
export { listParts, type OpenPart, openPartsText, standingParts, withIds } from './open-part.ts';
export { escapeHtml, type Html, html } from './page/html.ts';
export { renderRunPage } from './page/render-run-page.ts';
export { createRecordLines } from './record/record-lines.ts';
export {
  type Finding,
  hashOfLines,
  type LockNote,
  type ParsedReview,
  type ReviewNote,
  SEVERITIES,
  type Severity,
  type Verdict,
} from './review-note.ts';
export { encodeSpans } from './spans/otlp.ts';
export { type SpanAttributes, spanOfRun } from './spans/run-spans.ts';
export { type CustomCall, isCustomToolCommand } from './tools/custom-calls.ts';
export { readToolUsage } from './tools/read-tool-usage.ts';
export type { ToolNote, ToolProblem } from './tools/tool-note.ts';
export { type ToolStats, toolStats } from './tools/tool-stats.ts';
export {
  addCounts,
  executableCall,
  type ToolCount,
  type ToolTally,
  ZERO_COUNT,
} from './tools/tool-tally.ts';
export { emptyTranscript, type HandoffRow, type Transcript } from './transcript.ts';
export { openTranscript, type TranscriptLog } from './transcript-log.ts';
export { unfinishedAgents } from './unfinished.ts';
export { recordWork } from './work-record.ts';
