// The run so far, folded from its events: what the board, the pull request and the summary are written from.

import { type CustomCall, foldCustomCall } from './custom-calls.ts';
import type {
  DecisionNote,
  EscalationNote,
  HandoffAction,
  HandoffStatus,
  LearningNote,
  LockNote,
  RunEvent,
  SessionLabel,
  TimedEvent,
  ToolNote,
  ToolProblem,
} from './events.ts';
import type { ReviewNote } from './review-note.ts';
import { EMPTY_TALLY, type ToolEvent, type ToolTally, tallyToolCall } from './tool-tally.ts';

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
  readonly files: readonly string[];
  readonly status: HandoffStatus;
  readonly action: HandoffAction;
  readonly redirectedFrom: string | undefined;
  readonly reason: string | undefined;
  /** Of a refusal: `E_A2A_RATE`. */
  readonly code?: string | undefined;
  readonly sentAt: number;
  readonly endedAt: number | undefined;
};

/** A value: what happened until now. Times are milliseconds since the epoch. */
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
  /** The repository's own tools, and what is wrong with others. */
  readonly tools: readonly ToolNote[];
  readonly toolDiagnostics: readonly ToolProblem[];
  readonly toolCalls: ToolTally;
  /** The first calls of the repository's own tools. */
  readonly customCalls: readonly CustomCall[];
  /** Things a person should know. */
  readonly notes: readonly string[];
  /** Paths that were not committed, with the reason: `package-lock.json: its manifest did not change`. */
  readonly left: readonly string[];
};

/** The growing transcript of one run. `emit` stamps, folds and passes on every event; it never throws. */
export type TranscriptLog = {
  emit(event: RunEvent): void;
  read(): Transcript;
};

type TranscriptDeps = {
  readonly now: () => number;
  /** Told of every event after it is folded; must not throw. The record and the board listen here. */
  readonly listeners: readonly ((event: TimedEvent) => void)[];
};

/** Opens an empty transcript. */
export function openTranscript({ now, listeners }: TranscriptDeps): TranscriptLog {
  let transcript: Transcript = emptyTranscript(now());
  return {
    emit(event) {
      const timed = { ...event, at: now() };
      transcript = foldEvent(transcript, timed);
      for (const listen of listeners) listen(timed);
    },
    read: () => transcript,
  };
}

function emptyTranscript(startedAt: number): Transcript {
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
    escalations: [],
    tools: [],
    toolDiagnostics: [],
    toolCalls: EMPTY_TALLY,
    customCalls: [],
    notes: [],
    left: [],
  };
}

/** The transcript after one more event. Pure. */
export function foldEvent(transcript: Transcript, event: TimedEvent): Transcript {
  switch (event.kind) {
    case 'run.started':
      return { ...transcript, request: event.request, actor: event.actor, startedAt: event.at };
    case 'team':
      return { ...transcript, names: new Map(Object.entries(event.names)) };
    case 'agent.queued':
    case 'agent.spawned':
      return addAgent(transcript, event);
    case 'handoff':
      return foldHandoff(transcript, event);
    case 'decision':
      return { ...transcript, decisions: [...transcript.decisions, event.note] };
    case 'learning':
      return { ...transcript, learnings: [...transcript.learnings, event.note] };
    case 'review':
      return { ...transcript, reviews: [...transcript.reviews, event.note] };
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
    case 'note':
      return { ...transcript, notes: [...transcript.notes, event.text] };
    case 'commit':
      return foldAgent({ ...transcript, left: [...transcript.left, ...event.left] }, event);
    case 'limit':
    case 'effect':
    case 'run.ended':
      return transcript;
    default:
      return foldAgent(transcript, event);
  }
}

function foldTool(transcript: Transcript, event: ToolEvent): Transcript {
  const { toolCalls, customCalls, tools } = transcript;
  return {
    ...transcript,
    toolCalls: tallyToolCall(toolCalls, event),
    customCalls: foldCustomCall(customCalls, event, tools),
  };
}

type AgentStartEvent = Extract<TimedEvent, { kind: 'agent.queued' | 'agent.spawned' }>;

function addAgent(transcript: Transcript, event: AgentStartEvent): Transcript {
  const known = transcript.agents.find((row) => row.session === event.session);
  if (known === undefined) {
    return { ...transcript, agents: [...transcript.agents, rowOf(event)] };
  }
  return known.state === 'queued' && event.kind === 'agent.spawned'
    ? replaceAgent(transcript, event.session, () => rowOf(event))
    : transcript;
}

function rowOf(event: AgentStartEvent): AgentRow {
  const { session, agent, name, role, task, requestedBy, at } = event;
  const hasStarted = event.kind === 'agent.spawned';
  return {
    session,
    sessionId: hasStarted ? event.sessionId : '',
    agent,
    name,
    role,
    task,
    requestedBy,
    state: hasStarted ? 'working' : 'queued',
    step: '',
    startedAt: at,
    lastActiveAt: at,
    endedAt: undefined,
    model: hasStarted ? event.model : undefined,
    inputTokens: 0,
    outputTokens: 0,
    toolCalls: 0,
    commit: undefined,
    files: [],
    answer: '',
  };
}

type HandoffEvent = Extract<TimedEvent, { kind: 'handoff' }>;

function foldHandoff(transcript: Transcript, event: HandoffEvent): Transcript {
  const { kind: _kind, at, ...facts } = event;
  const known = transcript.handoffs.find((row) => row.id === event.id);
  if (known?.endedAt !== undefined) return transcript;
  const isOpen = event.status === 'sent' || event.status === 'delivered';
  const row = { ...facts, sentAt: known?.sentAt ?? at, endedAt: isOpen ? undefined : at };
  const handoffs =
    known === undefined
      ? [...transcript.handoffs, row]
      : transcript.handoffs.map((other) => (other === known ? row : other));
  return { ...transcript, handoffs };
}

type TimedSessionEvent = Extract<TimedEvent, { session: SessionLabel }>;

function foldAgent(transcript: Transcript, event: TimedSessionEvent): Transcript {
  return replaceAgent(transcript, event.session, (row) => {
    if (row.endedAt !== undefined && !COUNTED_AFTER_END.has(event.kind)) return row;
    return { ...row, ...changeOf(row, event), lastActiveAt: event.at };
  });
}

/** What is still added to a row after its end: nothing else changes it any more. */
const COUNTED_AFTER_END: ReadonlySet<TimedSessionEvent['kind']> = new Set([
  'usage',
  'tool.start',
  'commit',
]);

function changeOf(row: AgentRow, event: TimedSessionEvent): Partial<AgentRow> {
  switch (event.kind) {
    case 'agent.step':
      return { step: event.step };
    case 'agent.idle':
      return row.state === 'working' ? { state: 'idle', answer: event.answer } : {};
    case 'agent.resumed':
      return { state: 'working' };
    case 'agent.finished':
      return { state: 'done', answer: event.answer, endedAt: event.at };
    case 'agent.failed':
      return { state: 'failed', answer: event.reason, endedAt: event.at };
    case 'agent.stopped':
      return { state: 'stopped', answer: event.reason, endedAt: event.at };
    case 'usage':
      return {
        model: event.model,
        inputTokens: row.inputTokens + event.inputTokens,
        outputTokens: row.outputTokens + event.outputTokens,
      };
    case 'tool.start':
      return { toolCalls: row.toolCalls + 1 };
    case 'commit':
      return { commit: event.commit, files: [...new Set([...row.files, ...event.files])] };
    default:
      return {};
  }
}

function replaceAgent(
  transcript: Transcript,
  session: SessionLabel,
  change: (row: AgentRow) => AgentRow,
): Transcript {
  return {
    ...transcript,
    agents: transcript.agents.map((row) => (row.session === session ? change(row) : row)),
  };
}
