// Requests whose text comes from the workflow file or the form of a run started by hand, not from a comment.
import type * as z from 'zod';
import { SquadError } from '#src/errors.ts';
import { readRequest } from './command.ts';
import type { EventFacts } from './event-facts.ts';
import { COLLABORATOR, declined, threadOf, toTrigger, unknownThread } from './event-request.ts';
import type { PULL_REQUEST_EVENT, WORKFLOW_DISPATCH_EVENT } from './payload-schema.ts';
import type { Trigger } from './request.ts';

/** Reads a request on a pull request. Its author is whoever opened it or pushed to it; that account's access is checked. */
export function readPullRequest(
  { pull_request: pull, repository, sender }: z.infer<typeof PULL_REQUEST_EVENT>,
  { request }: EventFacts,
): Trigger {
  return toTrigger({
    // One id per head commit, whatever happens to the pull request at that commit.
    id: `pull-${pull.number}-${pull.head.sha}`,
    source: 'pull-request',
    thread: threadOf(pull, 'pull-request'),
    repository,
    author: sender,
    association: sender?.login === pull.user?.login ? (pull.author_association ?? 'NONE') : 'NONE',
    sender,
    text: request,
    at: pull.updated_at,
    url: pull.html_url,
    command: readRequest(request),
    reaction: undefined,
  });
}

/** Reads a scheduled request, made by whoever last changed the schedule. Throws a SquadError (E_INPUT) without an issue. */
export function readSchedule(facts: EventFacts): Trigger {
  const { request, repository, actor, ref, runId, now, serverUrl } = facts;
  const number = issueNumber(facts.issue);
  if (number === undefined) {
    throw new SquadError({
      code: 'E_INPUT',
      message:
        'A scheduled request needs the input "issue", the number of the issue it reports to.',
      hint: 'Open an issue for it, and put its number under `with:` in the workflow file.',
    });
  }
  const [owner = '', name = ''] = repository.split('/');
  const htmlUrl = `${serverUrl}/${repository}`;
  const url = `${htmlUrl}/issues/${number}`;
  const author = { login: actor, type: 'User' };
  return toTrigger({
    id: `schedule-${runId}`,
    source: 'schedule',
    thread: unknownThread(number, url),
    repository: {
      owner: { login: owner },
      name,
      // Schedules run only on the default branch.
      default_branch: ref.replace(/^refs\/heads\//, ''),
      html_url: htmlUrl,
      // The payload doesn't say. In a public repository, read access counts for nothing.
      private: false,
      fork: false,
    },
    author,
    association: COLLABORATOR,
    sender: author,
    text: request,
    at: now,
    url,
    command: readRequest(request),
    reaction: undefined,
  });
}

/** Reads a run that was started by hand; what the form leaves empty comes from the workflow file. */
export function readDispatch(
  { inputs, repository, sender }: z.infer<typeof WORKFLOW_DISPATCH_EVENT>,
  { request, issue, runId, now }: EventFacts,
): Trigger {
  const number = issueNumber(String(inputs?.issue ?? '').trim() || issue);
  const text = inputs?.request?.trim() || request;
  if (number === undefined || text === '') {
    return declined('A run started by hand needs the inputs "issue" (a number) and "request".');
  }
  const url = `${repository.html_url}/issues/${number}`;
  return toTrigger({
    id: `dispatch-${runId}`,
    source: 'dispatch',
    thread: unknownThread(number, url),
    repository,
    author: sender,
    association: COLLABORATOR,
    sender,
    text,
    at: now,
    url,
    command: readRequest(text),
    reaction: undefined,
  });
}

/** Reads `7` or `#7`. */
function issueNumber(text: string): number | undefined {
  const number = Number(/^#?([0-9]{1,10})$/.exec(text)?.[1]);
  return number > 0 ? number : undefined;
}
