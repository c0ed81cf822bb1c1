// Which requests ask for a review.
import { describe, expect, it } from '@jest/globals';
import { asksForReview } from '../../src/trigger/review-request.ts';

describe('a request for a review', () => {
  it.each([
    ['Please review this pull request.', true],
    ['review it with an eye on the error handling', true],
    ['review this and fix what you find', false],
    ['review the feedback above', false],
    ['fix the login form, then review it', false],
  ])('begins with the verb and the pull request: %j %s', (request, asks) => {
    expect(asksForReview(request)).toBe(asks);
  });
});
