import { describe, expect, it } from '@jest/globals';
import type { RequestReviewComment } from '../../../src/run/review-feedback/review-comments.ts';
import { revisionTask } from '../../../src/run/review-feedback/run-revisions.ts';
import { aRequest } from '../context/a-thread.ts';

const commentWith = (text: string): RequestReviewComment => {
  return { thread: 1, path: 'src/a.js', line: 1, startLine: undefined, diffHunk: '', text };
};

function taskOf(reviewComments: readonly RequestReviewComment[]): string {
  const context = { request: aRequest(), nonce: '0f'.repeat(8) };
  return revisionTask(context, { agent: 'fenster', reviewComments, insteadOf: [] });
}

describe("a revision's task", () => {
  it('quotes every comment that fits, also after one that does not', () => {
    const long = Array.from({ length: 5 }, (_, at) =>
      commentWith(`Long ${at}. ${'x'.repeat(5000)}`),
    );
    const task = taskOf([...long, commentWith('Short.')]);
    expect(task).toContain('Long 3.');
    expect(task).not.toContain('Long 4.');
    expect(task).toContain('\nShort.\n');
    expect(task).toMatch(/\n1 more comment/);
  });
});
