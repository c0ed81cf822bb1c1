// The event as GitHub would deliver it: what happened is put into the state, and the payload is made of the same objects.
import { commentObject, issueObject, type JsonObject, type Site, userObject } from './objects.ts';
import { pullListObject, reviewCommentObject, reviewObject } from './objects-pull.ts';
import { repositoryObject } from './objects-repository.ts';
import { happenLineComment, happenReview } from './review-events.ts';
import { addReply } from './reviews.ts';
import type { ScenarioEvent } from './scenario.ts';
import {
  addComment,
  type PullRecord,
  type ReviewCommentRecord,
  type ThreadRecord,
} from './state.ts';

export type Delivery = {
  readonly name: string;
  readonly actor: string;
  readonly payload: JsonObject;
  /** The pull request whose merge commit the workflow checks out; the default branch when absent. */
  readonly pull: PullRecord | undefined;
};

type Of<Name extends ScenarioEvent['name']> = Extract<ScenarioEvent, { readonly name: Name }>;

/** Lets the event happen and gives what the runner would find at GITHUB_EVENT_PATH. */
export async function deliver(site: Site, event: ScenarioEvent): Promise<Delivery> {
  const { payload, pull } = await payloadOf(site, event);
  const common = {
    repository: repositoryObject(site),
    sender: userObject(site, event.author),
  };
  return { name: event.name, actor: event.author, payload: { ...payload, ...common }, pull };
}

type Part = Pick<Delivery, 'payload' | 'pull'>;

function payloadOf(site: Site, event: ScenarioEvent): Promise<Part> | Part {
  switch (event.name) {
    case 'issue_comment':
      return issueComment(site, event);
    case 'issues':
      return issue(site, event);
    case 'pull_request_review':
      return review(site, event);
    case 'pull_request_review_comment':
      return reviewComment(site, event);
    case 'workflow_dispatch':
      return dispatch(site, event);
    case 'schedule':
      return { payload: { schedule: '17 4 * * *' }, pull: undefined };
  }
}

function threadOf(site: Site, number: number): ThreadRecord {
  const thread = site.state.threads.get(number);
  if (thread === undefined) {
    throw new Error(`The scenario's event is about #${number}, which it does not have`);
  }
  return thread;
}

function pullOf(site: Site, number: number): PullRecord {
  const pull = site.state.pulls.get(number);
  if (pull === undefined) {
    throw new Error(`The scenario's event is about pull request #${number}, which it has not`);
  }
  return pull;
}

function issueComment(site: Site, event: Of<'issue_comment'>): Part {
  const thread = threadOf(site, event.thread);
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

function issue(site: Site, event: Of<'issues'>): Part {
  const thread = threadOf(site, event.thread);
  if (event.label !== undefined) {
    thread.labels = [...thread.labels, event.label];
  }
  return {
    payload: {
      action: event.action,
      issue: issueObject(site, thread),
      ...(event.label === undefined ? {} : { label: { name: event.label } }),
    },
    pull: undefined,
  };
}

async function review(site: Site, event: Of<'pull_request_review'>): Promise<Part> {
  const pull = pullOf(site, event.pull);
  const record = await happenReview(site.state, event);
  return {
    payload: {
      action: 'submitted',
      // Webhooks write a review's state in small letters; the REST API in capitals.
      review: { ...reviewObject(site, record), state: event.state.toLowerCase() },
      pull_request: await pullListObject(site, threadOf(site, event.pull), pull),
    },
    pull,
  };
}

async function reviewComment(site: Site, event: Of<'pull_request_review_comment'>): Promise<Part> {
  const pull = pullOf(site, event.pull);
  const record = await lineComment(site, pull, event);
  return {
    payload: {
      action: 'created',
      comment: reviewCommentObject(site, record),
      pull_request: await pullListObject(site, threadOf(site, event.pull), pull),
    },
    pull,
  };
}

async function lineComment(
  { state }: Site,
  pull: PullRecord,
  { author, body, path, line, replyTo }: Of<'pull_request_review_comment'>,
): Promise<ReviewCommentRecord> {
  if (path !== undefined && line !== undefined) {
    return happenLineComment(state, pull, { author, body, path, line });
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

function dispatch(site: Site, event: Of<'workflow_dispatch'>): Part {
  return {
    payload: { inputs: event.inputs, ref: `refs/heads/${site.state.defaultBranch}` },
    pull: undefined,
  };
}
