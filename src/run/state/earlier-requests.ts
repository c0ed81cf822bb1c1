// What the thread's state says of the requests before this one, as far as they concern the branch that the run continues.

import type { EarlierWork } from '#src/publish/branch-history.ts';
import { questionText } from '#src/report.ts';
import { type AgentRow, COORDINATOR, hasFinished } from '#src/run-log/agent-row.ts';
import { emptyTranscript, foldEvent, type Transcript } from '#src/run-log/transcript.ts';
import type { BranchTarget } from '#src/workspace/run-branch.ts';
import type { StateEvent } from './state-events.ts';
import type { RequestState, ThreadState } from './thread-state.ts';

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
function withOwnNames(event: StateEvent, suffix: string): StateEvent {
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

/**
 * Returns the number of the part that a request belongs to: requests on one branch, until that is merged or closed. Work that
 * is on no branch yet goes on in its part. Pure.
 */
export function partOf({ branch, from }: BranchTarget, { requests }: ThreadState): number {
  const there = requests.filter((one) => one.branch === branch);
  const open = from === 'branch' ? there.at(-1) : there.findLast(({ tip }) => tip !== undefined);
  return open?.part ?? Math.max(0, ...requests.map(({ part }) => part)) + 1;
}

/** Returns what the other requests of a part did. Pure. */
export function earlierWorkIn(
  part: number,
  { requests }: ThreadState,
  requestId: string,
): EarlierWork {
  const earlier = requests.filter((one) => one.part === part && one.id !== requestId);
  const events = earlier.flatMap((one, at) =>
    one.events.map((event) => withOwnNames(event, `-before-${at + 1}`)),
  );
  return {
    requests: earlier
      .filter(({ events: own }) => own.some(({ kind }) => kind === 'commit'))
      .map(({ id, report, actor, run }) => ({
        report,
        actor,
        run,
        isWholeIssue: report.isWholeIssue || id.startsWith('issue-'),
      })),
    transcript: transcriptOf(events),
  };
}

/**
 * Returns what a request asked people; undefined when it asked nothing. What agents' own reports ask counts where the last
 * report asks nothing itself. Pure.
 */
export function questionOf({ report: last, events }: RequestState): string | undefined {
  const { agents, escalations } = transcriptOf(events);
  const nameOf = (slug: string) => agents.find(({ agent }) => agent === slug)?.name ?? slug;
  const own = last.question === undefined ? [] : [questionText(last.question)];
  const asked = escalations.flatMap(({ kind, from, text }) =>
    kind === 'question' ? [`${nameOf(from)} asks: ${text}`] : [],
  );
  const open = agents.flatMap(({ session, name, report }) => {
    if (session === COORDINATOR || report?.question === undefined) return [];
    return [`${name} asks: ${questionText(report.question)}`];
  });
  const text = [...own, ...asked, ...(own.length === 0 ? open : [])].join('\n\n').trim();
  return text === '' ? undefined : text;
}
