// Requests that nobody answered: a run that was never started, or was evicted before it could show its board, or whose runner was
// lost while its board says working.

import { resultOr } from '#src/errors.ts';
import type { Inputs } from '#src/inputs.ts';
import { BOT } from '#src/ports/accounts.ts';
import type { Account, GitHub, RecentComment } from '#src/ports/github.ts';
import { type FoundBoard, findOwnBoards, WRITER_ASSOCIATIONS } from '#src/publish/board.ts';
import { plural } from '#src/text/count.ts';
import { authorise, type Permit, permissionFrom } from '#src/trigger/access-policy.ts';
import { readCommand } from '#src/trigger/command.ts';
import { unknownThread } from '#src/trigger/event-request.ts';
import type { Request } from '#src/trigger/request.ts';

/** What the search needs; `now` is in milliseconds since the epoch. */
type MissedRequestSearch = {
  readonly github: Pick<GitHub, 'listRecentComments' | 'ownLogin' | 'permissionOf' | 'issue'>;
  readonly inputs: Pick<
    Inputs,
    'triggerPhrase' | 'minimumPermission' | 'allowedBots' | 'timeoutMinutes'
  >;
  readonly now: number;
};

const HOUR_MS = 3_600_000;
/** How far the search looks back. */
const WINDOW_MS = 24 * HOUR_MS;
/** A younger request may still have a run on its way. */
const MIN_AGE_MS = HOUR_MS / 4;

/** Looks for the phrase first: most comments don't have it, and need no parsing. */
function isRequest(body: string, phrase: string): boolean {
  const holds = body.toLowerCase().includes(phrase.toLowerCase());
  return holds && readCommand(body, phrase) !== undefined;
}

/** Returns the id that a run for the request has: `comment-12`, `review-comment-13`. */
export function requestIdOf({ kind, id }: RecentComment): string {
  return `${kind}-${id}`;
}

/**
 * Finds requests of the last 24 hours, by people who may ask, that no board answers. Takes two requests to GitHub if nothing
 * was missed, and one more for each of at most five authors and twenty threads. Throws a SquadError (E_GITHUB, E_GITHUB_PERMISSION).
 */
export async function findMissedRequests({ github, inputs, now }: MissedRequestSearch): Promise<{
  /** Oldest first; all by people who may ask. */
  readonly missed: readonly RecentComment[];
  /** Boards that say working although their runs must be over. */
  readonly stale: readonly StaleBoard[];
  /** What could not be checked, in sentences. */
  readonly notes: readonly string[];
}> {
  const [from, until] = [now - WINDOW_MS, now - MIN_AGE_MS];
  const { items, complete } = await github.listRecentComments(new Date(from).toISOString());
  const boards = await findOwnBoards(github, items);
  const answered = new Set(boards.map(({ marker }) => marker.triggerId));
  const open = items
    .filter((comment) => {
      const at = Date.parse(comment.createdAt);
      return at >= from && at <= until && !answered.has(requestIdOf(comment));
    })
    .filter(({ author, body }) => author !== undefined && isRequest(body, inputs.triggerPhrase))
    .toSorted((one, other) => one.id - other.id);
  const checked = await checkAuthors(open, { github, inputs });
  const allowed = open.filter(({ author }) => author && checked.allowed.has(keyOf(author)));
  const incompleteNote =
    'Only the newest comments of the last 24 hours were searched for missed requests.';
  return {
    missed: await withoutLocked(allowed, github),
    stale: findStaleBoards(items, boards, { now, timeoutMinutes: inputs.timeoutMinutes }),
    notes: [...(complete ? [] : [incompleteNote]), ...checked.notes],
  };
}

const MAX_THREADS = 20;

/** Leaves out locked conversations: they take no board, so nothing there tells whether a request was answered. */
async function withoutLocked(
  comments: readonly RecentComment[],
  github: Pick<GitHub, 'issue'>,
): Promise<readonly RecentComment[]> {
  const threads = [...new Set(comments.map(({ thread }) => thread))].slice(0, MAX_THREADS);
  const issues = await Promise.all(threads.map((one) => resultOr(github.issue(one), undefined)));
  const locked = new Set(issues.flatMap((one) => (one?.locked === true ? [one.number] : [])));
  return comments.filter(({ thread }) => !locked.has(thread));
}

/** How many authors are checked at most: each costs a request to GitHub. */
const MAX_AUTHORS = 5;

/** Checks a few authors. Strangers, who can write as often as they like, come last and are not counted in the note. */
async function checkAuthors(
  open: readonly RecentComment[],
  search: Pick<MissedRequestSearch, 'github' | 'inputs'>,
) {
  const insiders = authorsOf(
    open.filter(({ association }) => WRITER_ASSOCIATIONS.includes(association)),
  );
  const checkedAuthors = [...new Map([...insiders, ...authorsOf(open)]).values()].slice(
    0,
    MAX_AUTHORS,
  );
  const permits = await Promise.all(checkedAuthors.map((author) => checkAuthor(author, search)));
  const unknown = permits.flatMap((permit) =>
    permit.kind === 'refused' && permit.cause === 'lookup' ? [permit.reason] : [],
  );
  const uncheckedCount = insiders.size - MAX_AUTHORS;
  const uncheckedNote = `Unanswered requests by ${plural(uncheckedCount, 'more collaborator')} were not checked.`;
  return {
    allowed: new Set(checkedAuthors.filter((_, at) => permits[at]?.kind === 'allowed').map(keyOf)),
    notes: [...unknown, ...(uncheckedCount > 0 ? [uncheckedNote] : [])],
  };
}

function authorsOf(comments: readonly RecentComment[]): ReadonlyMap<string, Account> {
  return new Map(comments.flatMap(({ author }) => (author ? [[keyOf(author), author]] : [])));
}

/** What an App writes in a person's name is judged apart from what they write themselves. */
function keyOf({ login, via = '' }: Account): string {
  return `${login} ${via}`;
}

function checkAuthor(
  author: Account,
  { github, inputs }: Pick<MissedRequestSearch, 'github' | 'inputs'>,
): Promise<Permit> {
  return authorise({
    request: { author, sender: author, repository: { private: false } },
    minimum: inputs.minimumPermission,
    allowedBots: inputs.allowedBots,
    ownLogin: () => github.ownLogin(),
    triggeringActor: undefined,
    permissionOf: permissionFrom(github),
  });
}

export type StaleBoard = {
  /** What started the run: `comment-12`. */
  readonly request: string;
  readonly thread: number;
  readonly url: string;
};

const MINUTE_MS = 60_000;
/** Allows for a job that waits for its runner, and for a workflow that gives its runs more time than Scribe's knows of. */
const MARGIN_MINUTES = 60;

/** Returns the boards at work that nobody has edited for longer than a run may take. Pure. */
function findStaleBoards(
  comments: readonly RecentComment[],
  boards: readonly FoundBoard[],
  { now, timeoutMinutes }: { readonly now: number; readonly timeoutMinutes: number },
): readonly StaleBoard[] {
  const latest = now - (timeoutMinutes + MARGIN_MINUTES) * MINUTE_MS;
  return boards.flatMap(({ comment: { id }, marker }) => {
    const comment = comments.find((one) => one.kind === 'comment' && one.id === id);
    if (comment === undefined || marker.state !== 'working') return [];
    if (Date.parse(comment.updatedAt) > latest) return [];
    return [{ request: marker.triggerId, thread: comment.thread, url: comment.url }];
  });
}

/** Returns a request by Scribe itself in a board's thread, to settle what is left there. It asks for nothing. */
export function settlingRequest(
  { thread, url }: StaleBoard,
  repository: Pick<Request['repository'], 'owner' | 'name' | 'defaultBranch'>,
  runId: string,
): Request {
  const bot = { login: BOT.name, type: 'Bot' };
  const page = url.split('#')[0] ?? url;
  return {
    id: `scribe-${runId}`,
    source: 'dispatch',
    thread: unknownThread(thread, page),
    repository: repositoryOf(repository, url),
    author: bot,
    association: 'NONE',
    sender: bot,
    text: '',
    at: '',
    url: page,
    command: { kind: 'work', request: '' },
    reaction: undefined,
  };
}

type ResumeSettings = Pick<Request['repository'], 'owner' | 'name' | 'defaultBranch'> & {
  readonly phrase: string;
};

/** As many as one job can do: each may take as long as a run of its own. */
const MAX_REQUESTS = 3;

/**
 * Returns the requests that may be started late: comments in threads, unedited. Nobody knows who edited one, so it may hold
 * somebody else's words; and a comment on lines needs its diff. Both are left to people.
 */
export function selectResumable(
  missed: readonly RecentComment[],
  settings: ResumeSettings,
): readonly Request[] {
  return missed
    .filter(({ kind, createdAt, updatedAt }) => kind === 'comment' && createdAt === updatedAt)
    .flatMap((comment) => toRequest(comment, settings) ?? [])
    .slice(0, MAX_REQUESTS);
}

function toRequest(
  comment: RecentComment,
  { phrase, owner, name, defaultBranch }: ResumeSettings,
): Request | undefined {
  const { author, association, body, createdAt, url, thread, id } = comment;
  const command = readCommand(body, phrase);
  if (author === undefined || command === undefined) return undefined;
  return {
    id: requestIdOf(comment),
    source: 'comment',
    thread: unknownThread(thread, url.split('#')[0] ?? url),
    repository: repositoryOf({ owner, name, defaultBranch }, url),
    author,
    association,
    sender: author,
    text: body,
    at: createdAt,
    url,
    command,
    reaction: { kind: 'issue-comment', id },
  };
}

/** Returns the repository of a page, treated as public, where the right to read grants nothing. */
function repositoryOf(
  named: Pick<Request['repository'], 'owner' | 'name' | 'defaultBranch'>,
  page: string,
): Request['repository'] {
  const htmlUrl = page.split('/').slice(0, 5).join('/');
  return { ...named, private: false, fork: false, htmlUrl };
}
