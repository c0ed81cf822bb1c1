// Requests whose event is about the issue itself: it was opened, labelled or assigned.
import { type Command, readCommand } from './command.ts';
import type { EventFacts } from './event-facts.ts';
import { COLLABORATOR, ignored, threadOf, toTrigger } from './event-request.ts';
import { foldCase } from './find-mention.ts';
import type { IssueEvent } from './payload-schema.ts';
import type { RequestSource, Trigger } from './request.ts';

/** Reads an issue that was opened, labelled or assigned. */
export function readIssue(event: IssueEvent, { phrase }: EventFacts): Trigger {
  if (event.action === 'labeled') return readLabel(event);
  return event.action === 'assigned' ? readAssignment(event, phrase) : readOpened(event, phrase);
}

function readOpened({ issue, repository, sender }: IssueEvent, phrase: string): Trigger {
  // The title comes before the body, so a mention in it makes the body the rest of the request.
  const whole = `${issue.title}\n\n${issue.body}`;
  const text = readCommand(issue.title, phrase) === undefined ? issue.body : whole;
  return toTrigger({
    repository,
    sender,
    id: `issue-${issue.number}-opened`,
    source: 'issue-opened',
    thread: threadOf(issue, 'issue'),
    author: issue.user,
    association: issue.author_association ?? undefined,
    text,
    at: issue.created_at,
    url: issue.html_url,
    command: readCommand(text, phrase),
    reaction: { kind: 'issue', number: issue.number },
  });
}

/** Reads the labels that Squad itself sets up: `squad` addresses the squad, `squad:<slug>` one agent. */
function readLabel(event: IssueEvent): Trigger {
  const label = foldCase(event.label?.name ?? '');
  const agent = label.startsWith('squad:') ? label.slice('squad:'.length).trim() : '';
  if (label !== 'squad' && (agent === '' || agent.length > 64)) {
    return ignored("The label is not one of the squad's.");
  }
  const request = wholeIssue(event.issue);
  const command: Command =
    agent === '' ? { kind: 'work', request } : { kind: 'agent', agent, request };
  return readIssueAction(event, { source: 'issue-labeled', how: `labeled-${label}`, command });
}

/** Reads an assignment, which counts only if the assignee's login is the phrase: `@squad` and the account `squad`. */
function readAssignment(event: IssueEvent, phrase: string): Trigger {
  const login = event.assignee?.login ?? '';
  if (foldCase(login) !== foldCase(phrase.replace(/^@/, ''))) {
    return ignored('The issue was assigned to somebody else.');
  }
  const command: Command = { kind: 'work', request: wholeIssue(event.issue) };
  const how = `assigned-${foldCase(login)}`;
  return readIssueAction(event, { source: 'issue-assigned', how, command });
}

// Whoever sets the label makes the request; the issue may be anybody's. Its text comes with the thread, as its author's words.
const wholeIssue = (issue: IssueEvent['issue']): string => `Work on issue #${issue.number}.`;

type IssueAction = {
  readonly source: RequestSource;
  /** The end of the request's id: `labeled-squad`. */
  readonly how: string;
  readonly command: Command;
};

function readIssueAction(event: IssueEvent, { source, how, command }: IssueAction): Trigger {
  const { issue, sender, repository } = event;
  return toTrigger({
    id: `issue-${issue.number}-${how}-${issue.updated_at}`,
    source,
    thread: threadOf(issue, 'issue'),
    repository,
    author: sender,
    association: COLLABORATOR,
    sender,
    text: wholeIssue(issue),
    at: issue.updated_at,
    url: issue.html_url,
    command,
    reaction: { kind: 'issue', number: issue.number },
  });
}
