// Which of a run's events are kept on the remote.
import type { RunEvent, TimedEvent } from '#src/run-log/index.ts';

const KINDS = [
  'team',
  'agent.spawned',
  'agent.idle',
  'agent.finished',
  'agent.failed',
  'agent.stopped',
  'usage',
  'handoff',
  'review',
  'review.revised',
  'lock',
  'appeal',
  'decision',
  'learning',
  'check',
  'checks.off',
  'commit',
  'conflict',
  'file.denied',
  'note',
] as const;

/** The events that tell what was done, without the calls and steps in between. */
export type StateEvent = Extract<RunEvent, { readonly kind: (typeof KINDS)[number] }>;

/** Returns an event as it is kept, without what only the record shows; undefined for an event that isn't kept. */
export function stateEventOf(event: TimedEvent): StateEvent | undefined {
  if (!isStateEvent(event)) return undefined;
  if (event.kind === 'commit') return { ...event, patch: undefined };
  return event.kind === 'usage' ? withoutCost(event) : event;
}

function withoutCost({
  cost: _cost,
  ...usage
}: Extract<StateEvent, { kind: 'usage' }>): StateEvent {
  return usage;
}

function isStateEvent(event: TimedEvent): event is StateEvent & { readonly at: number } {
  return KINDS.some((kind) => kind === event.kind);
}
