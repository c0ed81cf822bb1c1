// Folds the events of a run into its transcript.
import { type AgentRowEvent, addAgentRow, changeAgentRow } from './agent-row.ts';
import { foldCheck } from './check-row.ts';
import { addConflictRow } from './conflict-row.ts';
import type { TimedEvent } from './events.ts';
import type { HandoffStatus } from './handoff-facts.ts';
import { withDecision } from './memory-note.ts';
import { foldReport, withIds } from './open-part.ts';
import { addRefusedWrite } from './refused-write.ts';
import { foldReview } from './review-note.ts';
import { foldCommandRun } from './tools/command-run.ts';
import { foldCustomCall } from './tools/custom-calls.ts';
import { type ToolEvent, tallyToolCall } from './tools/tool-tally.ts';
import type { Transcript } from './transcript.ts';

/** Returns the transcript after one more event. Pure. */
export function foldEvent(transcript: Transcript, event: TimedEvent): Transcript {
  switch (event.kind) {
    case 'run.started':
      return { ...transcript, request: event.request, actor: event.actor, startedAt: event.at };
    case 'team':
      return { ...transcript, names: new Map(Object.entries(event.names)) };
    case 'agent.queued':
    case 'agent.spawned':
      return { ...transcript, agents: addAgentRow(transcript.agents, event) };
    case 'handoff':
      return foldHandoff(transcript, event);
    case 'decision':
      return { ...transcript, decisions: withDecision(transcript.decisions, event.note) };
    case 'learning':
      return { ...transcript, learnings: [...transcript.learnings, event.note] };
    case 'review':
    case 'review.revised':
      return { ...transcript, reviews: foldReview(transcript.reviews, event) };
    case 'lock':
      return { ...transcript, locks: [...transcript.locks, event.note] };
    case 'appeal':
      return { ...transcript, escalations: [...transcript.escalations, event.note] };
    case 'tools':
      return { ...transcript, tools: event.tools, toolDiagnostics: event.diagnostics };
    case 'tool.start':
    case 'tool.complete':
    case 'tool.failed':
      return foldAgent(foldTool(transcript, event), event);
    case 'check':
    case 'checks.off':
      return { ...transcript, checks: foldCheck(transcript.checks, event) };
    case 'parts':
      return { ...transcript, parts: withIds(transcript.parts, event.parts) };
    case 'note':
      return foldNote(transcript, event);
    case 'commit':
      return foldAgent({ ...transcript, left: [...transcript.left, ...event.left] }, event);
    default:
      return foldOther(transcript, event);
  }
}

function foldNote(
  transcript: Transcript,
  { text, isLoss }: Extract<TimedEvent, { kind: 'note' }>,
): Transcript {
  const losses = isLoss ? [...transcript.losses, text] : transcript.losses;
  return { ...transcript, notes: [...transcript.notes, text], losses };
}

type OtherEvent = Extract<
  TimedEvent,
  | AgentRowEvent
  | { readonly kind: 'file.denied' | 'notice' | 'page' | 'limit' | 'effect' | 'run.ended' }
>;

function foldOther(transcript: Transcript, event: OtherEvent): Transcript {
  switch (event.kind) {
    case 'file.denied':
      return { ...transcript, refused: addRefusedWrite(transcript.refused, event) };
    case 'notice':
      return { ...transcript, notice: event.url };
    case 'page':
      return { ...transcript, page: event.url };
    case 'conflict': {
      const conflicts = addConflictRow(transcript.conflicts, event, transcript.agents);
      return foldAgent({ ...transcript, conflicts }, event);
    }
    case 'limit':
    case 'effect':
    case 'run.ended':
      return transcript;
    default:
      return foldAgent(transcript, event);
  }
}

function foldTool(transcript: Transcript, event: ToolEvent): Transcript {
  const { toolCalls, customCalls, tools, commands } = transcript;
  return {
    ...transcript,
    commands: foldCommandRun(commands, event),
    toolCalls: tallyToolCall(toolCalls, event),
    customCalls: foldCustomCall(customCalls, event, tools),
  };
}

type HandoffEvent = Extract<TimedEvent, { kind: 'handoff' }>;

/** Statuses without an end: a delivered message may still be answered, and an unread one took no time. */
const WITHOUT_END: ReadonlySet<HandoffStatus> = new Set(['sent', 'delivered', 'unread']);

function foldHandoff(transcript: Transcript, event: HandoffEvent): Transcript {
  const { kind: _kind, at, ...facts } = event;
  const known = transcript.handoffs.find((row) => row.id === event.id);
  if (known?.endedAt !== undefined) return transcript;
  const isOpen = WITHOUT_END.has(event.status);
  const row = { ...facts, sentAt: known?.sentAt ?? at, endedAt: isOpen ? undefined : at };
  const handoffs =
    known === undefined
      ? [...transcript.handoffs, row]
      : transcript.handoffs.map((other) => (other === known ? row : other));
  return { ...transcript, handoffs };
}

function foldAgent(transcript: Transcript, event: AgentRowEvent): Transcript {
  const parts = foldReport(transcript.parts, event);
  return { ...transcript, parts, agents: changeAgentRow(transcript.agents, event) };
}
