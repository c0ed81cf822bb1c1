// A success that is not GitHub's: a page of something in between, an empty answer, the first half of one. Reads are asked again.
import type { Octokit } from '@octokit/rest';

/** In the shape in which the retry plugin knows an error of the server. */
class UnreadableAnswer extends Error {
  readonly status = 502;
  readonly request: object;
  readonly response: { readonly data: unknown };
  constructor(request: object, response: { readonly data: unknown }) {
    super('the answer is no JSON');
    this.request = request;
    this.response = response;
  }
}

/** A plugin that stands before the retry plugin, and has it ask again. */
export function refuseUnreadable(octokit: Pick<Octokit, 'hook'>): void {
  octokit.hook.after('request', (response, options) => {
    // What is no JSON is text to the client, whatever its type.
    const isUnreadable = response.status === 200 && typeof response.data === 'string';
    if (options.method === 'GET' && isUnreadable) throw new UnreadableAnswer(options, response);
  });
}

/** After the last try the answer is given as it is: who reads it says what is wrong. */
export function giveUnreadable(octokit: Pick<Octokit, 'hook'>): void {
  octokit.hook.error('request', (error) => {
    if (error instanceof UnreadableAnswer) return error.response;
    throw error;
  });
}
