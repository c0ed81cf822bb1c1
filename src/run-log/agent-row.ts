// The agents of a run, one row for each of their sessions, folded from the run's events.
import type { Outcome } from '#src/outcome.ts';
import type { Report } from '#src/report.ts';
import type {
  AgentStart,
  DecisionNote,
  EventOf,
  GivenPart,
  SessionLabel,
  TimedEvent,
} from './events.ts';

/** The label and slug of the coordinator's session, which starts all chains; no other session has it. */
export const COORDINATOR = 'coordinator';

export type AgentState = 'queued' | 'working' | 'idle' | 'done' | 'failed' | 'stopped';

/** One session of one agent; the coordinator has a row, too, under `coordinator`. */
export type AgentRow = AgentStart & {
  readonly sessionId: string;
  readonly state: AgentState;
  /** What the agent is doing now, or did last. */
  readonly step: string;
  readonly startedAt: number;
  readonly lastActiveAt: number;
  readonly endedAt: number | undefined;
  readonly model: string | undefined;
  readonly inputTokens: number;
  readonly outputTokens: number;
  readonly toolCalls: number;
  /** The parts of what it was told, and their sizes. */
  readonly given: readonly GivenPart[];
  readonly commit: string | undefined;
  /** Paths committed for this agent. */
  readonly files: readonly string[];
  /** Those of the files that it deleted. */
  readonly removed?: readonly string[];
  /** Its last words, or why it failed or was stopped. */
  readonly answer: string;
  /** What it reported, field by field; absent for one that said nothing, and for work that only commits tell of. */
  readonly report?: Report | undefined;
  /** True for a session of an earlier run. */
  readonly isEarlier?: boolean;
};

type AgentStartEvent = EventOf<'agent.queued' | 'agent.spawned'>;

/** Adds a row for a session that is queued or opened; opening replaces the queued row. Pure. */
export function addAgentRow(
  rows: readonly AgentRow[],
  event: AgentStartEvent,
): readonly AgentRow[] {
  const known = rows.find((row) => row.session === event.session);
  if (known === undefined) return [...rows, rowOf(event)];
  const isOpened = known.state === 'queued' && event.kind === 'agent.spawned';
  return isOpened ? rows.map((row) => (row === known ? rowOf(event) : row)) : rows;
}

function rowOf(event: AgentStartEvent): AgentRow {
  const { session, agent, name, role, task, requestedBy, at } = event;
  const isOpen = event.kind === 'agent.spawned';
  return {
    session,
    sessionId: isOpen ? event.sessionId : '',
    agent,
    name,
    role,
    task,
    requestedBy,
    state: isOpen ? 'working' : 'queued',
    step: '',
    startedAt: at,
    lastActiveAt: at,
    endedAt: undefined,
    model: isOpen ? event.model : undefined,
    inputTokens: 0,
    outputTokens: 0,
    toolCalls: 0,
    given: [],
    commit: undefined,
    files: [],
    answer: '',
  };
}

/** An event of one session. */
export type AgentRowEvent = Extract<TimedEvent, { session: SessionLabel }>;

/** True for a session that ended its latest task by itself. */
export function hasFinished({ state }: Pick<AgentRow, 'state'>): boolean {
  return state === 'done' || state === 'idle';
}

/** Applies one session's event to the rows. A row that has ended still counts usage, calls and commits. Pure. */
export function changeAgentRow(
  rows: readonly AgentRow[],
  event: AgentRowEvent,
): readonly AgentRow[] {
  return rows.map((row) => {
    if (row.session !== event.session) return row;
    if (row.endedAt !== undefined && !COUNTED_AFTER_END.has(event.kind)) return row;
    return { ...row, ...changeOf(row, event), lastActiveAt: event.at };
  });
}

/** The events that still change a row after its end. */
const COUNTED_AFTER_END: ReadonlySet<AgentRowEvent['kind']> = new Set([
  'usage',
  'tool.start',
  'commit',
]);

function changeOf(row: AgentRow, event: AgentRowEvent): Partial<AgentRow> {
  switch (event.kind) {
    case 'agent.step':
      return { step: event.step };
    case 'agent.given':
      return { given: addParts(row.given, event.parts) };
    case 'agent.idle':
      return row.state === 'working'
        ? { state: 'idle', answer: event.answer, report: event.report }
        : {};
    case 'agent.resumed':
      return { state: 'working' };
    case 'agent.finished':
      return {
        state: 'done',
        answer: event.answer,
        report: event.report,
        endedAt: endOf(row, event.at),
      };
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
      return {
        commit: event.commit,
        files: [...new Set([...row.files, ...event.files])],
        removed: removedAfter(row.removed, event),
      };
    default:
      return {};
  }
}

/** Returns the files that are gone after a commit: one that it writes again is back. */
export function removedAfter(
  before: readonly string[] = [],
  { files, removed = [] }: Pick<EventOf<'commit'>, 'files' | 'removed'>,
): readonly string[] {
  return [...before.filter((path) => !files.includes(path)), ...removed];
}

/** A session that was only kept for more tasks ended with its last one. */
function endOf({ state, lastActiveAt }: AgentRow, at: number): number {
  return state === 'idle' ? lastActiveAt : at;
}

/** Lists each part once; when later tasks of the session repeat a part, its bytes add up. */
function addParts(given: readonly GivenPart[], more: readonly GivenPart[]): readonly GivenPart[] {
  const bytes = new Map<string, number>();
  for (const one of [...given, ...more])
    bytes.set(one.part, (bytes.get(one.part) ?? 0) + one.bytes);
  return [...bytes].map(([part, sum]) => ({ part, bytes: sum }));
}

/** Returns the run's sessions that failed or were stopped and whose work no later session finished. Pure. */
export function unfinishedAgents(agents: readonly AgentRow[]): readonly AgentRow[] {
  return agents.filter((row) => isCutShort(row) && !agents.some((other) => finishes(other, row)));
}

function isCutShort({ state, isEarlier }: AgentRow): boolean {
  return isEarlier !== true && (state === 'failed' || state === 'stopped');
}

/** True for the same agent's next session, and for a later one that had the same task or all of the row's files. */
function finishes(later: AgentRow, row: AgentRow): boolean {
  if (later.state !== 'done' && later.state !== 'idle') return false;
  const { endedAt = row.lastActiveAt } = row;
  if (later.session === COORDINATOR || later.lastActiveAt < endedAt) return false;
  const hasItsFiles = row.files.length > 0 && row.files.every((path) => later.files.includes(path));
  const isNextTry = later.agent === row.agent && later.startedAt >= endedAt;
  return isNextTry || later.task === row.task || hasItsFiles;
}

// What the team keeps of a run: decisions and learnings whose files are on the remote, whatever tools were told before.

type TeamNotes = {
  readonly decisions: readonly DecisionNote[];
  readonly learnings: readonly EventOf<'learning'>['note'][];
};

/** Returns the decisions and learnings whose commits reached the remote, by the run's end. Pure. */
export function publishedNotes(
  transcript: TeamNotes & { readonly agents: readonly AgentRow[]; readonly hasPushed?: boolean },
  outcome: Outcome,
): TeamNotes {
  const { agents, decisions, learnings, hasPushed = false } = transcript;
  const work = outcome.kind === 'answered' ? outcome.memory : 'work' in outcome && outcome.work;
  const isThere = work ? work.fallback?.bundle === undefined : hasPushed;
  if (!isThere) return { decisions: [], learnings: [] };
  const committed = new Set(agents.flatMap(({ files }) => files));
  // A person's rule is noted once it is committed, by no agent.
  const isRule = (login: string) => agents.every(({ agent }) => agent !== login);
  return {
    decisions: decisions.filter(({ path, agent }) => committed.has(path) || isRule(agent)),
    learnings: learnings.filter(({ path }) => committed.has(path)),
  };
}
