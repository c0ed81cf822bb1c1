import { describe, expect, it } from '@jest/globals';
import { askedText, reviewProgress } from '../../../src/publish/reviews/review-progress.ts';
import { aFinding, aReview } from './a-review.ts';

const three = [aFinding(), aFinding({ line: 14 }), aFinding({ line: 16 })];

describe('the progress of a review', () => {
  it('says what was asked for, how much of it was changed, and that nobody looked again', () => {
    const [progress] = reviewProgress([aReview({ findings: three, revised: [1] })]);
    expect(progress).toMatchObject({
      reviewer: 'hockney',
      isOpen: true,
      files: ['src/login.ts'],
      changed: 1,
      lookedAgain: false,
    });
    expect(progress?.findings.map(({ isChanged }) => isChanged)).toEqual([false, true, false]);
  });

  it('is closed by an approval', () => {
    const approval = aReview({ handoff: 'h3', verdict: 'approved', findings: [] });
    expect(reviewProgress([aReview({ findings: three }), approval])).toMatchObject([
      { isOpen: false, verdict: 'approved', findings: [], lookedAgain: true },
    ]);
  });

  it('is of the last look where the reviewer still asks for changes', () => {
    const again = aReview({ handoff: 'h3', findings: [aFinding()] });
    expect(reviewProgress([aReview({ findings: three, revised: [0, 1] }), again])).toMatchObject([
      { isOpen: true, changed: 0, lookedAgain: true, findings: [{ line: 12 }] },
    ]);
  });

  it('is open as long as an objection to another file stands', () => {
    const other = aReview({ handoff: 'h3', verdict: 'approved', findings: [], files: ['b.ts'] });
    expect(reviewProgress([aReview(), other])).toMatchObject([
      { isOpen: true, lookedAgain: false, files: ['src/login.ts', 'b.ts'] },
    ]);
  });

  it('has no second look where only what was approved was looked at again', () => {
    const first = aReview({ findings: [] });
    const files = ['b.ts', 'c.md'];
    const other = aReview({ handoff: 'h3', findings: [], files });
    const approval = aReview({ handoff: 'h4', verdict: 'approved', findings: [] });
    expect(reviewProgress([first, other, approval])).toMatchObject([
      { isOpen: true, lookedAgain: false },
    ]);
    const again = aReview({ handoff: 'h5', findings: [], files });
    expect(reviewProgress([first, other, approval, again])).toMatchObject([
      { isOpen: true, lookedAgain: true },
    ]);
  });

  it('is told for each reviewer', () => {
    const other = aReview({ handoff: 'h3', reviewer: 'ripley', verdict: 'none' });
    const found = reviewProgress([aReview(), other]);
    expect(found.map(({ reviewer, isOpen }) => [reviewer, isOpen])).toEqual([
      ['hockney', true],
      ['ripley', false],
    ]);
    expect(reviewProgress([])).toEqual([]);
  });
});

describe('how a request for changes is told', () => {
  it('says whose lines were changed, and not that it was made', () => {
    const asked = [
      [0, 0],
      [1, 0],
      [1, 1],
      [3, 1],
      [3, 3],
    ] as const;
    expect(asked.map(([findings, changed]) => askedText(findings, changed))).toEqual([
      'asked for changes',
      'asked for 1 change',
      'asked for 1 change (its lines have changed since)',
      'asked for 3 changes (the lines of 1 have changed since)',
      'asked for 3 changes (the lines of all have changed since)',
    ]);
  });
});
