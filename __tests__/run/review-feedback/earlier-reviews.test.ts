// Whose request for changes stood before a run, and stands after it.
import { expect, it } from '@jest/globals';
import { earlierReviews } from '../../../src/run/review-feedback/earlier-reviews.ts';
import { aRequest, aReview } from '../context/a-thread.ts';

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
