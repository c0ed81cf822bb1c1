// Turns a request that nobody answered into what the run that should have been started would have read.
import { type Request, readCommand, unknownThread } from '#src/trigger/index.ts';
import type { MissedRequest } from './missed-requests.ts';

/** As many as one job can do: each may take as long as a run of its own. */
const MAX_REQUESTS = 3;

export type ResumeSettings = {
  readonly phrase: string;
  readonly owner: string;
  readonly name: string;
  readonly defaultBranch: string;
};

export type ResumableRequest = { readonly missedRequest: MissedRequest; readonly request: Request };

/**
 * Returns the requests that may be started late: comments in threads, unedited. An edited one may hold somebody else's words,
 * and a comment on lines needs its diff; both are left to people.
 */
export function selectResumable(
  missed: readonly MissedRequest[],
  settings: ResumeSettings,
): readonly ResumableRequest[] {
  return missed
    .filter(({ edited, comment }) => !edited && comment.kind === 'comment')
    .flatMap((missedRequest) => {
      const request = toRequest(missedRequest, settings);
      return request === undefined ? [] : [{ missedRequest, request }];
    })
    .slice(0, MAX_REQUESTS);
}

function toRequest(
  { requestId, comment }: MissedRequest,
  { phrase, owner, name, defaultBranch }: ResumeSettings,
): Request | undefined {
  const { author, association, body, createdAt, url, thread, id } = comment;
  const command = readCommand(body, phrase);
  if (author === undefined || command === undefined) return undefined;
  const htmlUrl = url.split('/').slice(0, 5).join('/');
  return {
    id: requestId,
    source: 'comment',
    thread: unknownThread(thread, url.split('#')[0] ?? url),
    // Treated as public, where the right to read grants nothing.
    repository: { owner, name, defaultBranch, private: false, fork: false, htmlUrl },
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
