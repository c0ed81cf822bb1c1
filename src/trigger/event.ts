// The first question of every run: is this event for us? Most are not, so nothing heavy is imported to find out.
import { SquadError } from '#src/errors.ts';
import { isRecord } from '#src/text/json.ts';
import type { EventFacts, Trigger } from './request.ts';

type PayloadFields = Readonly<Record<string, unknown>>;
type ServedEvent = {
  readonly actions: readonly string[];
  /** The field of the payload that the event is about. */
  readonly subject: string | undefined;
  /** The event carries no request for the squad; the workflow's file makes it. */
  readonly needsRequest?: true;
};

// Events that run with other people's code or rights (`pull_request_target`, `workflow_run`, `repository_dispatch`)
// are left out on purpose.
const SERVED_EVENTS: ReadonlyMap<string, ServedEvent> = new Map([
  ['issue_comment', { actions: ['created'], subject: 'comment' }],
  ['pull_request_review_comment', { actions: ['created'], subject: 'comment' }],
  ['pull_request_review', { actions: ['submitted'], subject: 'review' }],
  ['issues', { actions: ['opened', 'labeled', 'assigned'], subject: 'issue' }],
  ['workflow_dispatch', { actions: [], subject: undefined }],
  ['schedule', { actions: [], subject: undefined, needsRequest: true }],
  [
    'pull_request',
    {
      actions: ['opened', 'reopened', 'ready_for_review', 'synchronize'],
      subject: 'pull_request',
      needsRequest: true,
    },
  ],
]);

/** The events that start the Scribe job: a schedule, or something that takes write access. */
const SCRIBE_EVENTS: ReadonlySet<string> = new Set(['schedule', 'push', 'workflow_dispatch']);

/**
 * Tells a request to the squad from everything else.
 * Throws a SquadError (E_EVENT) when the payload is not what GitHub sends, or belongs to another repository.
 */
export async function readTrigger(facts: EventFacts): Promise<Trigger> {
  const screened = screenEvent(facts);
  if (screened !== undefined) return screened;
  const { readRequestPayload } = await import('./read-request-payload.ts');
  return readRequestPayload(facts);
}

/** Returns what `readTrigger` will, and throws as it does, if a few fields suffice for that; otherwise undefined. */
export function screenEvent(facts: EventFacts): Trigger | undefined {
  const payload = fieldsOf(facts.payload);
  if (payload === undefined) throw badEvent('The event payload is not a JSON object.');
  return isForScribe(facts) ? readScribe(payload, facts) : findUnserved(payload, facts);
}

/** Returns why the event starts nothing, or undefined when it may start something. */
function findUnserved(payload: PayloadFields, facts: EventFacts): Trigger | undefined {
  const kind = SERVED_EVENTS.get(facts.eventName);
  if (kind === undefined || (kind.needsRequest === true && facts.request === '')) {
    return { kind: 'declined', reason: unservedReason(kind, facts) };
  }
  if (facts.eventName !== 'schedule') checkRepository(payload, facts.repository);
  if (kind.subject === undefined) return undefined;
  const action = typeof payload.action === 'string' ? payload.action : '';
  if (!kind.actions.includes(action)) {
    return { kind: 'ignored', reason: `The action ${quoted(action)} starts nothing.` };
  }
  if (fieldsOf(payload[kind.subject]) === undefined) {
    throw badEvent(`The event payload has no "${kind.subject}".`);
  }
  const mayConcern = kind.needsRequest === true || mayConcernUs(payload, kind.subject, facts);
  return mayConcern ? undefined : { kind: 'ignored', reason: 'The squad is not mentioned.' };
}

function isForScribe({ job, eventName, request }: EventFacts): boolean {
  const isScheduled = eventName === 'schedule' && request === '';
  return job === 'scribe' || (job !== 'comment' && (isScheduled || eventName === 'push'));
}

function readScribe(
  payload: PayloadFields,
  { eventName, repository, baseBranch }: EventFacts,
): Trigger {
  if (!SCRIBE_EVENTS.has(eventName)) {
    const reason = `The Scribe job runs on ${[...SCRIBE_EVENTS].join(', ')}, not on ${quoted(eventName)}.`;
    return { kind: 'declined', reason };
  }
  const about = fieldsOf(payload.repository);
  if (about !== undefined || eventName === 'push') checkRepository(payload, repository);
  const named = about?.default_branch;
  const defaultBranch = typeof named === 'string' && named !== '' ? named : undefined;
  const watchedBranch = baseBranch || defaultBranch;
  const isWatched = watchedBranch === undefined || payload.ref === `refs/heads/${watchedBranch}`;
  if (eventName === 'push' && !isWatched) {
    return { kind: 'ignored', reason: `Scribe merges only what reaches ${quoted(watchedBranch)}.` };
  }
  return { kind: 'scribe', defaultBranch };
}

function unservedReason(kind: ServedEvent | undefined, { eventName }: EventFacts): string {
  return kind === undefined
    ? `The squad does not run on ${quoted(eventName)}.`
    : `The squad runs on ${quoted(eventName)} only if the input "request" says what to do.`;
}

/** Checks cheaply, without false negatives: false when the text lacks the phrase, or the label or assignee is not ours. */
function mayConcernUs(
  payload: PayloadFields,
  subject: string,
  { phrase, ownBranches }: EventFacts,
): boolean {
  if (payload.action === 'labeled') return holds(fieldsOf(payload.label)?.name, 'squad');
  if (payload.action === 'assigned') {
    return holds(fieldsOf(payload.assignee)?.login, phrase.replace(/^@/, ''));
  }
  const about = fieldsOf(payload[subject]);
  if (ownBranches !== undefined && holds(about?.state, 'changes_requested')) return true;
  return holds(about?.body, phrase) || holds(about?.title, phrase);
}

function holds(text: unknown, wanted: string): boolean {
  return typeof text === 'string' && text.toLowerCase().includes(wanted.toLowerCase());
}

function checkRepository(payload: PayloadFields, expected: string): void {
  const name = fieldsOf(payload.repository)?.full_name;
  if (typeof name !== 'string') throw badEvent('The event payload names no repository.');
  if (name.toLowerCase() !== expected.toLowerCase()) {
    const message = `The event belongs to ${quoted(name)}, but the job runs in ${quoted(expected)}.`;
    throw badEvent(message);
  }
}

function fieldsOf(value: unknown): PayloadFields | undefined {
  return isRecord(value) ? value : undefined;
}

function quoted(text: string): string {
  return JSON.stringify(text.slice(0, 100));
}

function badEvent(message: string): SquadError {
  const hint =
    "Start the action from one of the events in its README, with the runner's own payload.";
  return new SquadError({ code: 'E_EVENT', message, hint });
}
