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
  const pull = 'pull' in event ? requirePull(site.state, event.pull) : undefined;
  const payload = {
    ...(await eventFields(site, event)),
    // Built last, because the event may change it.
    ...(pull === undefined ? {} : { pull_request: await pullFields(site, pull) }),
    repository: repositoryObject(site),
    sender: userObject(site, event.author),
  };
  return { name: event.name, actor: event.author, payload, pull };
}

function pullFields(site: GitHubSite, pull: PullRecord): Promise<ApiObject> {
  return pullListObject(site, requireThread(site, pull.number), pull);
}

function requireThread(site: GitHubSite, number: number): ThreadRecord {
  const thread = site.state.threads.get(number);
  if (thread === undefined) {
    throw new Error(`The scenario's event is about #${number}, which it does not have`);
  }
  return thread;
}

/** Returns what only this kind of event has. */
async function eventFields(site: GitHubSite, event: ScenarioEvent): Promise<ApiObject> {
  switch (event.name) {
    case 'issue_comment': {
      const thread = requireThread(site, event.thread);
      const comment = commentObject(site, addComment(site.state, event));
      return { action: 'created', issue: issueObject(site, thread), comment };
    }
    case 'issues':
      return issueFields(site, event);
    case 'pull_request_review': {
      const review = reviewObject(site, await recordReview(site.state, event));
      // Webhooks write a review's state in lower case, the REST API in upper case.
      return { action: 'submitted', review: { ...review, state: event.state.toLowerCase() } };
    }
    case 'pull_request_review_comment': {
      const comment = await createLineComment(site, event);
      return { action: 'created', comment: reviewCommentObject(site, comment) };
    }
    case 'pull_request':
      return { action: event.action, number: event.pull };
    case 'workflow_dispatch':
      return { inputs: event.inputs, ref: `refs/heads/${site.state.defaultBranch}` };
    case 'schedule':
      return { schedule: '17 4 * * *' };
  }
}

function issueFields(site: GitHubSite, event: EventNamed<'issues'>): ApiObject {
  const { action, label } = event;
  const thread = requireThread(site, event.thread);
  if (action !== 'opened') thread.updatedAt = timestamp(site.state);
  if (label !== undefined) thread.labels = [...thread.labels, label];
  const labelled = label === undefined ? {} : { label: { name: label } };
  return { action, issue: issueObject(site, thread), ...labelled };
}

async function createLineComment(
  { state }: GitHubSite,
  event: EventNamed<'pull_request_review_comment'>,
): Promise<ReviewCommentRecord> {
  const { author, body, path, line, replyTo } = event;
  const pull = requirePull(state, event.pull);
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
