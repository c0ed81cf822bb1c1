// Which of an interrupted run's events still count when another run continues it.
import {
  type AgentRow,
  COORDINATOR,
  emptyTranscript,
  foldEvent,
  hasFinished,
  type Transcript,
} from '#src/run-log/index.ts';
import type { StateEvent } from './state-events.ts';

/** Returns the transcript of these events. Pure. */
export function transcriptOf(events: readonly StateEvent[]): Transcript {
  return events.reduce(
    (transcript, event) => foldEvent(transcript, { ...event, at: 0 }),
    emptyTranscript(0),
  );
}

/**
 * Returns the events of agents that finished or left commits; any other agent is asked again, so it has no row. Renames
 * sessions and messages, because the continuing run uses the same names. Pure.
 */
export function finishedWork(
  events: readonly StateEvent[],
  { agents, handoffs }: Transcript,
): readonly StateEvent[] {
  const open = new Set(handoffs.filter(({ status }) => status === 'sent').map(({ id }) => id));
  const isOpen = (event: StateEvent) => event.kind === 'handoff' && open.has(event.id);
  const counts = new Set(agents.filter(hasLeftSomething).map(({ session }) => session));
  const kept = events
    .filter((event) => stillCounts(event, counts) && !isOpen(event))
    .map((event) => withOwnNames(event, BEFORE));
  const cutOff = agents.filter((row) => counts.has(row.session) && isAtWork(row));
  return [...kept, ...cutOff.map(({ session }) => interruption(nameWith(BEFORE, session)))];
}

/** Returns all events, and an end for every agent that was still at work. Pure. */
export function withEnds(events: readonly StateEvent[]): readonly StateEvent[] {
  const atWork = transcriptOf(events).agents.filter(isAtWork);
  return [...events, ...atWork.map(({ session }) => interruption(session))];
}

function isAtWork({ endedAt, state }: AgentRow): boolean {
  return endedAt === undefined && state !== 'idle';
}

function interruption(session: string): StateEvent {
  return { kind: 'agent.stopped', session, reason: 'its run was interrupted' };
}

function hasLeftSomething({ session, state, commit }: AgentRow): boolean {
  return session !== COORDINATOR && (hasFinished({ state }) || commit !== undefined);
}

/** False for notes and questions to people, too: those that still hold are emitted again. */
function stillCounts(event: StateEvent, sessions: ReadonlySet<string>): boolean {
  if (event.kind === 'note' || event.kind === 'team' || event.kind === 'appeal') return false;
  if (event.kind === 'decision' && event.session === COORDINATOR) return true;
  return !('session' in event) || sessions.has(event.session);
}

const BEFORE = '-before';

/** Ends the names of sessions and messages with `suffix`, since each run uses the same names. Pure. */
export function withOwnNames(event: StateEvent, suffix: string): StateEvent {
  const named = (name: string) => nameWith(suffix, name);
  switch (event.kind) {
    case 'handoff':
      return { ...event, id: named(event.id) };
    case 'review.revised':
      return { ...event, handoff: named(event.handoff) };
    case 'review':
      return { ...event, note: { ...event.note, handoff: named(event.note.handoff) } };
    default:
      return 'session' in event ? { ...event, session: named(event.session) } : event;
  }
}

function nameWith(suffix: string, name: string): string {
  return `${name.slice(0, 280)}${suffix}`;
}
