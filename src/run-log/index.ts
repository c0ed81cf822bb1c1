export { createActLines, createLogLines, type LogLine } from './acts.ts';
export {
  type AgentRow,
  type AgentState,
  addAgentRow,
  COORDINATOR,
  hasFinished,
  unfinishedAgents,
} from './agent-row.ts';
export {
  type CheckResult,
  type CheckRow,
  type CheckRun,
  checksVerdict,
  isFailing,
} from './check-row.ts';
export type {
  AgentStart,
  DecisionNote,
  EscalationNote,
  GivenPart,
  HandoffAction,
  HandoffStatus,
  MessageLogEntry,
  RunEvent,
  SessionLabel,
  TimedEvent,
  ToolNote,
  ToolProblem,
} from './events.ts';
export { createRecordLines } from './record.ts';
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
export { renderRunPage } from './run-page.ts';
export { encodeSpans, type SpanAttributes, spanOfRun } from './spans.ts';
export {
  addCounts,
  type CustomCall,
  executableCall,
  isCustomToolCommand,
  readToolUsage,
  type ToolCount,
  type ToolStats,
  type ToolTally,
  toolStats,
  ZERO_COUNT,
} from './tool-calls.ts';
export {
  type ConflictRow,
  emptyTranscript,
  foldEvent,
  type HandoffRow,
  listParts,
  type OpenPart,
  openPartsText,
  openTranscript,
  type SetAside,
  standingParts,
  type Transcript,
  type TranscriptLog,
  withIds,
} from './transcript.ts';
export { recordWork } from './work-record.ts';
