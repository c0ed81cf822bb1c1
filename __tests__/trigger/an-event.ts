// Builders of events: payloads that GitHub really sent, with the few fields that a test is about laid over them.
import { createRequire } from 'node:module';
import { readTrigger } from '#src/trigger/event.ts';
import type { EventFacts, Request } from '#src/trigger/request.ts';

export type Fields = { readonly [key: string]: unknown };
type Example = { readonly name: string; readonly examples: readonly Fields[] };

const examples: readonly Example[] = createRequire(import.meta.url)('@octokit/webhooks-examples');

/** GitHub's own account of a person; a test changes what it is about. */
export const mona = { login: 'mona', type: 'User' };

export const REPOSITORY = 'Codertocat/Hello-World';

/** Lays `changes` over `base`, field by field; `null` and lists replace. */
export function changed(base: unknown, changes: unknown): unknown {
  if (!isFields(base) || !isFields(changes)) {
    return changes;
  }
  const merged = Object.entries(changes).map(([key, value]) => [key, changed(base[key], value)]);
  return { ...base, ...Object.fromEntries(merged) };
}

/** What `readTrigger` gets for GitHub's example of an event. */
export function anEvent(eventName: string, changes: Fields = {}): EventFacts {
  const payload = changed(examplePayload(eventName, changes.action), changes);
  return { eventName, payload, repository: REPOSITORY, ...run };
}

const run = {
  phrase: '@squad',
  runId: '4711',
  now: '2026-11-20T10:00:00Z',
  request: '',
  issue: '',
  actor: 'mona',
  ref: 'refs/heads/master',
  serverUrl: 'https://github.com',
};

/** A comment that mona made on an issue. */
export function anIssueComment(body: unknown, changes: Fields = {}): EventFacts {
  const said = { sender: mona, comment: { user: mona, body } };
  return anEvent('issue_comment', record(changed(said, changes)));
}

/** An issue that mona opened. */
export function anOpenedIssue(issue: Fields, changes: Fields = {}): EventFacts {
  const said = { action: 'opened', sender: mona, issue: { user: mona, ...issue } };
  return anEvent('issues', record(changed(said, changes)));
}

/** A label that mona set on an issue. */
export function aLabel(name: string, issue: Fields = {}): EventFacts {
  return anEvent('issues', { action: 'labeled', sender: mona, label: { name }, issue });
}

/** The request that an event makes; throws where it makes none. */
export async function requestOf(event: EventFacts): Promise<Request> {
  const trigger = await readTrigger(event);
  if (trigger.kind !== 'request') {
    throw new Error('reason' in trigger ? trigger.reason : trigger.kind);
  }
  return trigger.request;
}

/** GitHub's own example, on the repository of the others where there is a choice. */
function examplePayload(eventName: string, action: unknown): Fields {
  const all = examples.find((example) => example.name === eventName)?.examples ?? [{}];
  const fitting = all.filter((payload) => action === undefined || payload.action === action);
  const ours = fitting.find((payload) => nameOf(payload) === REPOSITORY);
  return record(ours ?? changed(fitting[0] ?? all[0], { repository: { full_name: REPOSITORY } }));
}

function nameOf(payload: Fields): unknown {
  return record(payload.repository).full_name;
}

export function record(value: unknown): Fields {
  return isFields(value) ? value : {};
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
