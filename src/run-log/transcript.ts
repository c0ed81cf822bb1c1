// The run so far, as its events tell it; the board, the pull request and the summary are written from it.
import { attempt, describe } from '#src/errors.ts';
import { type NotDone, notDoneText } from '#src/report.ts';
import { oneLine } from '#src/text/one-line.ts';
import {
  type AgentRow,
  type AgentRowEvent,
  addAgentRow,
  COORDINATOR,
  changeAgentRow,
} from './agent-row.ts';
import { addCheckRow, type CheckRun, NO_CHECKS } from './check-row.ts';
import {
  type DecisionNote,
  type EscalationNote,
  type EventOf,
  type HandoffStatus,
  type RunEvent,
  type TimedEvent,
  type ToolNote,
  type ToolProblem,
  withDecision,
} from './events.ts';
import type { LockNote, ReviewNote } from './review-note.ts';
import {
  type CommandRun,
  type CustomCall,
  EMPTY_TALLY,
  foldCommandRun,
  foldCustomCall,
  type ToolEvent,
  type ToolTally,
  tallyToolCall,
} from './tool-calls.ts';

export type HandoffRow = Omit<EventOf<'handoff'>, 'kind' | 'at'> & {
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
  readonly learnings: readonly EventOf<'learning'>['note'][];
  /** Whether commits of the run reached the remote. */
  readonly hasPushed?: boolean;
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
  /** Parts of the thread's requests that were not done, done ones among them. */
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

/** Returns the transcript of a run's events. */
export function transcriptOf(events: readonly TimedEvent[]): Transcript {
  return events.reduce(foldEvent, emptyTranscript(0));
}

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
      return { ...transcript, reviews: [...transcript.reviews, event.note] };
    case 'review.revised':
      return { ...transcript, reviews: transcript.reviews.map((note) => reviseNote(note, event)) };
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
      return { ...transcript, checks: foldCheck(transcript.checks, event) };
    case 'checks.off':
      return { ...transcript, checks: { ...transcript.checks, off: event.reason } };
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

/** Marks what was changed after a review. */
function reviseNote(note: ReviewNote, event: EventOf<'review.revised'>): ReviewNote {
  const { handoff, places: revised, changed: changedSince, changedByReviewer } = event;
  return note.handoff === handoff ? { ...note, revised, changedSince, changedByReviewer } : note;
}

function foldCheck(checks: CheckRun, event: EventOf<'check'>): CheckRun {
  const { kind: _kind, at: _at, base, ...row } = event;
  return { ...checks, base, rows: addCheckRow(checks.rows, row) };
}

function foldNote(transcript: Transcript, { text, isLoss }: EventOf<'note'>): Transcript {
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
    case 'effect':
      return event.effect === 'push' ? { ...transcript, hasPushed: true } : transcript;
    case 'limit':
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

/** Statuses without an end: a delivered message may still be answered, and an unread one took no time. */
const WITHOUT_END: ReadonlySet<HandoffStatus> = new Set(['sent', 'delivered', 'unread']);

function foldHandoff(transcript: Transcript, event: EventOf<'handoff'>): Transcript {
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

/** Where work that could not be joined is kept. */
export type SetAside = {
  /** A separate branch. */
  readonly keptOn: string;
  /** The branch is not on the remote, but in the run's bundle. */
  readonly isBundled?: boolean | undefined;
};

export type ConflictRow = {
  readonly session: string;
  readonly files: readonly string[];
  /** The sessions that had changed these files before. */
  readonly others: readonly string[];
  /** The branch that holds the work; undefined if the agent could resolve the conflict. */
  readonly keptOn: string | undefined;
  readonly isBundled?: SetAside['isBundled'];
};

/** Adds a conflict; a session's final event about it replaces its open one. Pure. */
function addConflictRow(
  rows: readonly ConflictRow[],
  { session, files, keptOn, isBundled }: EventOf<'conflict'>,
  agents: readonly AgentRow[],
): readonly ConflictRow[] {
  const others = agents.filter(
    (agent) => agent.session !== session && agent.files.some((path) => files.includes(path)),
  );
  const isOpen = (one: ConflictRow) => one.session === session && one.keptOn === undefined;
  const names = others.map((agent) => agent.session);
  const row = { session, files, others: names, keptOn, isBundled };
  return [...(keptOn === undefined ? rows : rows.filter((one) => !isOpen(one))), row];
}

/** A file that an agent may not write, and why. */
type RefusedWrite = {
  readonly session: string;
  readonly path: string;
  readonly reason: string;
};

/** Adds a refused write, each path once; refused reads don't count. Pure. */
function addRefusedWrite(
  refused: readonly RefusedWrite[],
  { access, session, path, reason }: EventOf<'file.denied'>,
): readonly RefusedWrite[] {
  const isKnown = refused.some((one) => one.path === path);
  return access === 'read' || isKnown ? refused : [...refused, { session, path, reason }];
}

/** The growing transcript of one run. */
export type TranscriptLog = {
  /** Adds the time to an event, folds it and passes it to the listeners; never throws. */
  emit(event: RunEvent): void;
  /** Emits a note for people. */
  note(text: string): void;
  /** Emits a note for people, unless it was emitted before. */
  noteOnce(text: string): void;
  /** Emits that something finished was lost: work, a finding, a decision, a learning. */
  lose(text: string): void;
  /** Waits for work that may fail. A failure becomes a note that begins with `what`, and returns undefined; never rejects. */
  noteFailure<T>(what: string, work: Promise<T>): Promise<T | undefined>;
  /** Calls `listener` with every later event, after it is folded; the listener must not throw. */
  listen(listener: (event: TimedEvent) => void): void;
  read(): Transcript;
};

/** Opens an empty transcript. */
export function openTranscript(now: () => number): TranscriptLog {
  const listeners: ((event: TimedEvent) => void)[] = [];
  let transcript = emptyTranscript(now());
  const emit = (event: RunEvent) => {
    const timed = { ...event, at: now() };
    transcript = foldEvent(transcript, timed);
    for (const listen of listeners) listen(timed);
  };
  const note = (text: string) => emit({ kind: 'note', text });
  return {
    emit,
    note,
    noteOnce(text) {
      if (!transcript.notes.includes(text)) note(text);
    },
    lose: (text) => emit({ kind: 'note', text, isLoss: true }),
    async noteFailure(what, work) {
      const ended = await attempt(work);
      if (ended.kind === 'done') return ended.value;
      note(`${what} ${describe(ended.error).message}`);
      return undefined;
    },
    listen: (listener) => void listeners.push(listener),
    read: () => transcript,
  };
}

/** A part that was not done. Its id is unique in the thread: whoever does the part later says so by the id. */
export type OpenPart = NotDone & {
  /** `p1`. */
  readonly id: string;
  /** The session that reported it; undefined for an earlier run's. */
  readonly session?: string | undefined;
  readonly isDone?: boolean;
};

/** The parts that nobody has done. */
export function standingParts(parts: readonly OpenPart[]): readonly OpenPart[] {
  return parts.filter(({ isDone }) => isDone !== true);
}

/** Adds what a session's report leaves undone, and marks what it says is done. A part that it repeats is kept once. Pure. */
function foldReport(parts: readonly OpenPart[], event: AgentRowEvent): readonly OpenPart[] {
  if (event.kind !== 'agent.idle' && event.kind !== 'agent.finished') return parts;
  const { session, report } = event;
  if (report === undefined) return parts;
  const known = parts.map((one) =>
    report.settles.includes(one.id) ? { ...one, isDone: true } : one,
  );
  const isNew = ({ part }: NotDone) =>
    !known.some((one) => one.session === session && one.part === part);
  return withIds(known, report.notDone.filter(isNew), session);
}

/** Adds parts with ids of their own. Pure. */
export function withIds(
  parts: readonly OpenPart[],
  added: readonly NotDone[],
  session?: string,
): readonly OpenPart[] {
  const used = parts.map(({ id }) => Number(id.slice(1)));
  const first = Math.max(0, ...used) + 1;
  return [...parts, ...added.map((part, at) => ({ ...part, id: `p${first + at}`, session }))];
}

const MAX_PART = 100;

/** `Not done: p1 (deploy it).`, for the coordinator, who says which parts somebody else does; empty without any. */
export function openPartsText(
  { parts }: { readonly parts: readonly OpenPart[] },
  session: string,
): string {
  const own = standingParts(parts).filter((one) => one.session === session);
  const named = own.map(({ id, part }) => `${id} (${oneLine(part, MAX_PART)})`);
  return session === COORDINATOR || named.length === 0 ? '' : `Not done: ${named.join(', ')}.`;
}

/** A line for each standing part with its id, as sessions are told of them. */
export function listParts(parts: readonly OpenPart[]): readonly string[] {
  return standingParts(parts).map((part) => `${part.id}: ${oneLine(notDoneText(part), 1_000)}`);
}

/** Messages that tell something and ask for nothing. */
const TELLING_TYPES: ReadonlySet<string> = new Set(['information-share', 'completion-notice']);

/** True for a message that tells something and asks for nothing. */
export function isTelling(type: string): boolean {
  return TELLING_TYPES.has(type);
}

/** Counts what was handed over: without what was refused, and without messages that ask for nothing. */
export function countHandoffs(rows: readonly Pick<HandoffRow, 'type' | 'status'>[]): number {
  return rows.filter(({ type, status }) => status !== 'refused' && !isTelling(type)).length;
}
