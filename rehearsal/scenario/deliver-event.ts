// Delivers an event as GitHub would: changes the state, and builds the payload from it.
import {
  type ApiObject,
  commentObject,
  type GitHubSite,
  issueObject,
  userObject,
} from '../github/objects.ts';
import { pullListObject, reviewCommentObject, reviewObject } from '../github/objects-pull.ts';
import { repositoryObject } from '../github/objects-repository.ts';
import { addReply } from '../github/review-records.ts';
import {
  addComment,
  type PullRecord,
  type ReviewCommentRecord,
  type ThreadRecord,
  timestamp,
} from '../github/state.ts';
import { recordLineComment, recordReview, requirePull } from './review-events.ts';
import type { ScenarioEvent } from './scenario.ts';

export type EventDelivery = {
  readonly name: string;
  readonly actor: string;
  readonly payload: ApiObject;
  /** The pull request whose merge commit the workflow checks out; the default branch when undefined. */
  readonly pull: PullRecord | undefined;
};

type EventNamed<Name extends ScenarioEvent['name']> = Extract<
  ScenarioEvent,
  { readonly name: Name }
>;

/** Applies the event to the state. Returns the delivery with the payload for GITHUB_EVENT_PATH. */
export async function deliverEvent(site: GitHubSite, event: ScenarioEvent): Promise<EventDelivery> {
  const { payload, pull } = await eventPayload(site, event);
  const common = {
    repository: repositoryObject(site),
    sender: userObject(site, event.author),
  };
  return { name: event.name, actor: event.author, payload: { ...payload, ...common }, pull };
}

type EventPayload = Pick<EventDelivery, 'payload' | 'pull'>;

function eventPayload(
  site: GitHubSite,
  event: ScenarioEvent,
): Promise<EventPayload> | EventPayload {
  switch (event.name) {
    case 'issue_comment':
      return issueCommentPayload(site, event);
    case 'issues':
      return issuePayload(site, event);
    case 'pull_request_review':
      return reviewPayload(site, event);
    case 'pull_request_review_comment':
      return reviewCommentPayload(site, event);
    case 'pull_request':
      return pullPayload(site, event);
    case 'workflow_dispatch':
      return dispatchPayload(site, event);
    case 'schedule':
      return { payload: { schedule: '17 4 * * *' }, pull: undefined };
  }
}

function requireThread(site: GitHubSite, number: number): ThreadRecord {
  const thread = site.state.threads.get(number);
  if (thread === undefined) {
    throw new Error(`The scenario's event is about #${number}, which it does not have`);
  }
  return thread;
}

function issueCommentPayload(site: GitHubSite, event: EventNamed<'issue_comment'>): EventPayload {
  const thread = requireThread(site, event.thread);
  const comment = addComment(site.state, event);
  return {
    payload: {
      action: 'created',
      issue: issueObject(site, thread),
      comment: commentObject(site, comment),
    },
    pull: undefined,
  };
}

function issuePayload(site: GitHubSite, event: EventNamed<'issues'>): EventPayload {
  const thread = requireThread(site, event.thread);
  if (event.action !== 'opened') thread.updatedAt = timestamp(site.state);
  if (event.label !== undefined) thread.labels = [...thread.labels, event.label];
  return {
    payload: {
      action: event.action,
      issue: issueObject(site, thread),
      ...(event.label === undefined ? {} : { label: { name: event.label } }),
    },
    pull: undefined,
  };
}

async function pullPayload(
  site: GitHubSite,
  event: EventNamed<'pull_request'>,
): Promise<EventPayload> {
  const pull = requirePull(site.state, event.pull);
  const number = event.pull;
  const shown = await pullListObject(site, requireThread(site, number), pull);
  return { payload: { action: event.action, number, pull_request: shown }, pull };
}

async function reviewPayload(
  site: GitHubSite,
  event: EventNamed<'pull_request_review'>,
): Promise<EventPayload> {
  const pull = requirePull(site.state, event.pull);
  const record = await recordReview(site.state, event);
  return {
    payload: {
      action: 'submitted',
      // Webhooks write a review's state in lower case, the REST API in upper case.
      review: { ...reviewObject(site, record), state: event.state.toLowerCase() },
      pull_request: await pullListObject(site, requireThread(site, event.pull), pull),
    },
    pull,
  };
}

async function reviewCommentPayload(
  site: GitHubSite,
  event: EventNamed<'pull_request_review_comment'>,
): Promise<EventPayload> {
  const pull = requirePull(site.state, event.pull);
  const record = await createLineComment(site, pull, event);
  return {
    payload: {
      action: 'created',
      comment: reviewCommentObject(site, record),
      pull_request: await pullListObject(site, requireThread(site, event.pull), pull),
    },
    pull,
  };
}

async function createLineComment(
  { state }: GitHubSite,
  pull: PullRecord,
  { author, body, path, line, replyTo }: EventNamed<'pull_request_review_comment'>,
): Promise<ReviewCommentRecord> {
  if (path !== undefined && line !== undefined) {
    return recordLineComment(state, pull, { author, body, path, line });
  }
  const comments = state.reviewComments.filter((comment) => comment.pull === pull.number);
  const answered = comments[(replyTo ?? 0) - 1];
  if (answered === undefined) {
    throw new Error(
      `The scenario's comment on #${pull.number} has no line, and no comment to answer`,
    );
  }
  return addReply(state, answered, { author, body });
}

function dispatchPayload(site: GitHubSite, event: EventNamed<'workflow_dispatch'>): EventPayload {
  return {
    payload: { inputs: event.inputs, ref: `refs/heads/${site.state.defaultBranch}` },
    pull: undefined,
  };
}
