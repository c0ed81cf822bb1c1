// Who revises what a review is about, and with which words.
import { describe, expect, it } from '@jest/globals';
import { Lockout } from '#src/coordinator/reviews/lockout.ts';
import { divideFeedback, revisionTask } from '#src/run/agents/review-feedback.ts';
import type { RequestReviewComment } from '#src/run/context/review-comments.ts';
import { earlierReviews } from '#src/run/finish/publish-work.ts';
import { aRequest, aReview } from '../context/a-thread.ts';

describe('sharing out', () => {
  const colleagues = ['fenster', 'hockney', 'verbal'].map((slug) => ({
    slug,
    name: slug,
    role: '',
    reviews: true,
    implements: slug !== 'hockney',
    sends: true,
  }));
  const roster = {
    colleagues,
    find: (name: string) => colleagues.find(({ slug }) => slug === name),
    isPerson: () => false,
  };
  const on = (path: string, owner: string | undefined) => ({
    owner,
    reviewComment: { thread: 1, path, line: 1, startLine: undefined, diffHunk: '@@', text: 'x' },
  });

  it('takes no agent that does not implement', () => {
    const lockout = new Lockout([{ agent: 'fenster', path: 'a.js', by: 'mona' }]);
    expect(divideFeedback([on('a.js', 'fenster')], { roster, lockout })).toMatchObject({
      parts: [{ agent: 'verbal', insteadOf: ['fenster'] }],
      unassignedPaths: [],
    });
  });

  it('gives what no agent owns to the first, and what nobody may revise to nobody', () => {
    const lockout = new Lockout(
      ['fenster', 'verbal'].map((agent) => ({ agent, path: 'b.js', by: 'mona' })),
    );
    const owned = [on('p.js', undefined), on('a.js', 'fenster'), on('b.js', 'verbal')];
    const { parts, unassignedPaths } = divideFeedback(owned, { roster, lockout });
    expect(parts).toHaveLength(1);
    expect(parts[0]).toMatchObject({ agent: 'fenster', insteadOf: [] });
    expect(parts[0]?.reviewComments.map(({ path }) => path)).toEqual(['p.js', 'a.js']);
    expect(unassignedPaths).toEqual(['b.js']);
  });

  it('chooses somebody else for the work of an agent who left the team', () => {
    const lockout = new Lockout([]);
    expect(divideFeedback([on('a.js', 'kujan')], { roster, lockout }).parts).toMatchObject([
      { agent: 'fenster', insteadOf: ['kujan'] },
    ]);
  });
});

describe("a revision's task", () => {
  const commentWith = (text: string): RequestReviewComment => {
    return { thread: 1, path: 'src/a.js', line: 1, startLine: undefined, diffHunk: '', text };
  };

  function taskOf(reviewComments: readonly RequestReviewComment[]): string {
    const context = { request: aRequest(), nonce: '0f'.repeat(8) };
    return revisionTask(context, { agent: 'fenster', reviewComments, insteadOf: [] });
  }

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

describe('an earlier review that stands', () => {
  type Reviews = readonly (readonly [login: string, state: string, association?: string])[];

  const earlier = (reviews: Reviews, asker: string) => {
    const items = reviews.map(([login, state, association = 'MEMBER']) =>
      aReview({ state, association, author: { login, type: 'User' } }),
    );
    const before = { rejections: [], pullRequest: { reviews: { items } } };
    const nothing = { names: new Map(), reviews: [] };
    const author = { ...aRequest().author, login: asker };
    return earlierReviews(nothing, before, { author }).map(({ reviewer }) => reviewer);
  };

  it('is a member whose last verdict asks for changes, and a comment takes nothing back', () => {
    const reviews: Reviews = [
      ['olga', 'CHANGES_REQUESTED'],
      ['kim', 'CHANGES_REQUESTED'],
      ['kim', 'APPROVED'],
      ['olga', 'COMMENTED'],
      ['mallory', 'CHANGES_REQUESTED', 'NONE'],
    ];
    expect(earlier(reviews, 'alice')).toEqual(['olga']);
  });

  it('is nobody who asks now, as they know', () => {
    expect(earlier([['olga', 'CHANGES_REQUESTED']], 'olga')).toEqual([]);
  });
});
