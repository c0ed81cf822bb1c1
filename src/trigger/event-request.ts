// What all events share when their payload becomes a request.
import type { ReactionTarget } from '#src/ports/index.ts';
import type { Command } from './command.ts';
import { foldCase } from './find-mention.ts';
import type { RepositoryFields, ThreadFields } from './payload-schema.ts';
import type { Repository, Request, RequestSource, Thread, Trigger } from './request.ts';

type PayloadPerson = ThreadFields['user'];

/** One request as its event describes it, before the checks that all events share. */
export type EventRequest = {
  readonly id: string;
  readonly source: RequestSource;
  readonly thread: Thread;
  readonly repository: RepositoryFields;
  readonly author: PayloadPerson;
  readonly association: string | undefined;
  readonly sender: PayloadPerson;
  readonly text: string;
  readonly at: string;
  readonly url: string;
  readonly command: Command | undefined;
  readonly reaction: ReactionTarget | undefined;
  readonly more?: Pick<Request, 'review' | 'reviewComment'>;
};

export const ignored = (reason: string): Trigger => ({ kind: 'ignored', reason });
export const declined = (reason: string): Trigger => ({ kind: 'declined', reason });

/** Makes the request, or says why the event starts none, for reasons that are the same for every event. */
export function toTrigger(eventRequest: EventRequest): Trigger {
  const { repository, author, association = 'NONE', sender, command, more, ...rest } = eventRequest;
  if (command === undefined) return ignored('The squad is not mentioned in the visible text.');
  if (repository.archived === true) return declined('The repository is archived.');
  if (author === undefined || sender === undefined) {
    return declined('The account that asked no longer exists.');
  }
  if (foldCase(author.login) !== foldCase(sender.login)) {
    return ignored('The event was sent by somebody other than the author of the text.');
  }
  return {
    kind: 'request',
    request: {
      ...rest,
      id: plainId(rest.id),
      ...more,
      author,
      association,
      sender,
      command,
      repository: repositoryOf(repository),
    },
  };
}

/** Replaces what neither a board's marker nor a saved run may contain: labels and times hold such characters. */
function plainId(id: string): string {
  return id.replace(/[^\w./-]/g, '-').slice(0, 200);
}

function repositoryOf(fields: RepositoryFields): Repository {
  return {
    owner: fields.owner.login,
    name: fields.name,
    defaultBranch: fields.default_branch,
    private: fields.private,
    fork: fields.fork,
    htmlUrl: fields.html_url,
  };
}

/** The association of whoever set a label, assigned an issue or started the workflow: GitHub lets only collaborators do so. */
export const COLLABORATOR = 'COLLABORATOR';

export function threadOf(fields: ThreadFields, kind: Thread['kind']): Thread {
  return {
    kind,
    number: fields.number,
    title: fields.title,
    body: fields.body,
    author: fields.user,
    authorAssociation: fields.author_association ?? 'NONE',
    url: fields.html_url,
    state: fields.state,
    locked: fields.locked === true,
    commentCount: fields.comments ?? undefined,
  };
}

/** Returns a thread of which only number and address are known: of a scheduled run, or one started by hand. */
export function unknownThread(number: number, url: string): Thread {
  return {
    kind: 'issue',
    number,
    title: '',
    body: '',
    author: undefined,
    authorAssociation: 'NONE',
    url,
    state: 'open',
    locked: false,
    commentCount: undefined,
    toBeFetched: true,
  };
}
