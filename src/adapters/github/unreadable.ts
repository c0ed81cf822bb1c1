// Successful answers that are not GitHub's: a page of something in between, an empty answer, the first half of one. They
// count as server errors: reads are sent again, and callers that write check what became of it.
import type { Octokit } from '@octokit/rest';

/** An error in the shape by which the retry plugin recognises a server error. */
export class UnreadableAnswer extends Error {
  readonly status = 502;
  readonly request: object;
  constructor(request: object) {
    super('the answer is not JSON');
    this.request = request;
  }
}

/** Makes the retry plugin, which must be registered after this one, repeat requests with an unreadable answer. */
export function refuseUnreadable(octokit: Pick<Octokit, 'hook'>): void {
  octokit.hook.after('request', ({ status, data }, options) => {
    if (status < 300 && !WITHOUT_CONTENT.includes(status) && !isJson(data)) {
      throw new UnreadableAnswer(options);
    }
  });
}

const WITHOUT_CONTENT = [204, 205];

/** The client returns anything but JSON as text or bytes, whatever its type. */
function isJson(data: unknown): boolean {
  return typeof data === 'object' && data !== null && !(data instanceof ArrayBuffer);
}
