// Requests that nobody answered: a run that was never started, or was evicted before it could show its board.

import type { Inputs } from '#src/inputs.ts';
import type { GitHub, RecentComment } from '#src/ports/index.ts';
import { findOwnBoards } from '#src/publish/index.ts';
import { readCommand } from '#src/trigger/index.ts';
import { checkAuthors } from './check-authors.ts';
import { findStaleBoards, type StaleBoard } from './stale-boards.ts';

export type MissedRequest = {
  /** The id that a run for it has: `comment-12`, `review-comment-13`. */
  readonly requestId: string;
  readonly login: string;
  readonly thread: number;
  readonly url: string;
  /** When it was asked, ISO 8601. */
  readonly at: string;
  /** True when it was edited later. Nobody knows who edited it, so it must not be started. */
  readonly edited: boolean;
  readonly comment: RecentComment;
};

export type MissedRequests = {
  /** Oldest first; all by people who may ask. */
  readonly missed: readonly MissedRequest[];
  /** Boards that say working although their runs must be over. */
  readonly stale: readonly StaleBoard[];
  /** What could not be checked, in sentences. */
  readonly notes: readonly string[];
};

const HOUR_MS = 3_600_000;
/** How far the search looks back. */
const WINDOW_MS = 24 * HOUR_MS;
/** A younger request may still have a run on its way. */
const MIN_AGE_MS = HOUR_MS / 4;

export type SearchWindow = {
  readonly phrase: string;
  /** Milliseconds since the epoch; both ends are included. */
  readonly from: number;
  readonly until: number;
};

/** Returns the requests among comments that no board answers, oldest first. Whether their authors may ask is not checked. */
export function findUnanswered(
  comments: readonly RecentComment[],
  answered: ReadonlySet<string>,
  { phrase, from, until }: SearchWindow,
): readonly RecentComment[] {
  return comments
    .filter((comment) => {
      const at = Date.parse(comment.createdAt);
      return at >= from && at <= until && !answered.has(requestIdOf(comment));
    })
    .filter(({ author, body }) => author !== undefined && isRequest(body, phrase))
    .toSorted((one, other) => one.id - other.id);
}

/** Looks for the phrase first: most comments don't have it, and need no parsing. */
function isRequest(body: string, phrase: string): boolean {
  const holds = body.toLowerCase().includes(phrase.toLowerCase());
  return holds && readCommand(body, phrase) !== undefined;
}

function requestIdOf({ kind, id }: RecentComment): string {
  return `${kind}-${id}`;
}

export type MissedRequestSearch = {
  readonly github: Pick<GitHub, 'listRecentComments' | 'ownLogin' | 'permissionOf'>;
  readonly inputs: Pick<
    Inputs,
    'triggerPhrase' | 'minimumPermission' | 'allowedBots' | 'timeoutMinutes'
  >;
  /** Milliseconds since the epoch. */
  readonly now: number;
};

/**
 * Finds requests of the last 24 hours, by people who may ask, that no board answers. Takes two requests to GitHub if nothing
 * was missed, and one more for each of at most five authors. Throws a SquadError (E_GITHUB, E_GITHUB_PERMISSION).
 */
export async function findMissedRequests({
  github,
  inputs,
  now,
}: MissedRequestSearch): Promise<MissedRequests> {
  const { triggerPhrase: phrase } = inputs;
  const window = { phrase, from: now - WINDOW_MS, until: now - MIN_AGE_MS };
  const since = new Date(window.from).toISOString();
  const { items, complete } = await github.listRecentComments(since);
  const boards = await findOwnBoards(github, items);
  const answered = new Set(boards.map(({ marker }) => marker.triggerId));
  const open = findUnanswered(items, answered, window);
  const checked = await checkAuthors(open, { github, inputs });
  const missed = open.filter(({ author }) => checked.allowed.has(author?.login ?? ''));
  const incompleteNote =
    'Only the newest comments of the last 24 hours were searched for missed requests.';
  return {
    missed: missed.map(toMissedRequest),
    stale: findStaleBoards(items, boards, { now, timeoutMinutes: inputs.timeoutMinutes }),
    notes: [...(complete ? [] : [incompleteNote]), ...checked.notes],
  };
}

function toMissedRequest(comment: RecentComment): MissedRequest {
  const { author, thread, url, createdAt, updatedAt } = comment;
  return {
    requestId: requestIdOf(comment),
    login: author?.login ?? '',
    thread,
    url,
    at: createdAt,
    edited: createdAt !== updatedAt,
    comment,
  };
}
