// Which requests ask for a review of their pull request, and which for something else.
import { describe, expect, it } from '@jest/globals';
import { asksForReview } from '../../src/trigger/review-request.ts';

describe('a request for a review', () => {
  it.each([
    'review this',
    'Review',
    'Please review this pull request.',
    're-review',
    'Rereview the changes again, please!',
    'review PR #8',
    'review it with an eye on the error handling',
    'Review this: is the cookie safe? Change nothing.',
    'review this and tell me whether it can be merged',
    'review the diff\n\nSee the thread for why.',
  ])('begins with the verb and the pull request, like %j', (request) => {
    expect(asksForReview(request)).toBe(true);
  });

  it.each([
    'review and fix this',
    'review this and fix what you find',
    'Review this. Then please add a test.',
    'Review this\nFix what you find.',
    'review this, and also directly correct the typos',
    "review bob's comments and answer them",
    'review the feedback above',
    'review this comment of bob',
    'reviewers are asked how?',
    'what did the review say?',
    'fix the login form, then review it',
    'write a review of the release notes',
  ])('is none that asks for more or for something else, like %j', (request) => {
    expect(asksForReview(request)).toBe(false);
  });
});
