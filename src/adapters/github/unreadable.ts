// A success that is not GitHub's: a page of something in between, an empty answer, the first half of one. It counts as a
// server's error: reads are asked again, and who writes looks what became of it.
import type { Octokit } from '@octokit/rest';

/** In the shape in which the retry plugin knows an error of the server. */
export class UnreadableAnswer extends Error {
  readonly status = 502;
  readonly request: object;
  constructor(request: object) {
    super('the answer is no JSON');
    this.request = request;
  }
}

/** A plugin that stands before the retry plugin, and has it ask again. */
export function refuseUnreadable(octokit: Pick<Octokit, 'hook'>): void {
  octokit.hook.after('request', ({ status, data }, options) => {
    if (status < 300 && !WITHOUT_CONTENT.includes(status) && !isJson(data)) {
      throw new UnreadableAnswer(options);
    }
  });
}

const WITHOUT_CONTENT = [204, 205];

/** What is no JSON is text or bytes to the client, whatever its type. */
function isJson(data: unknown): boolean {
  return typeof data === 'object' && data !== null && !(data instanceof ArrayBuffer);
}
