// What agents said of each other's work, and how far it was followed.
import { describe, expect, it } from '@jest/globals';
import { askedText, openReviews } from '#src/publish/reviews/review-progress.ts';
import { renderReviews } from '#src/publish/reviews/review-summary.ts';
import { renderBoard } from '#src/publish/views/board.ts';
import type { LockNote, ReviewNote } from '#src/run-log/review-note.ts';
import type { Transcript } from '#src/run-log/transcript.ts';
import { expectGolden } from '../a-golden.ts';
import { anAgent, aTranscript, context, fenster, work } from '../a-run.ts';
import { aFinding, aReview } from './a-review.ts';

const ripley = { reviewer: 'ripley', handoff: 'h1' };
const asked = aReview({ ...ripley, findings: [aFinding(), aFinding()] });
const approved = aReview({ ...ripley, handoff: 'h2', verdict: 'approved', findings: [] });
const again = { ...asked, handoff: 'h2' };
const lock: LockNote = { agent: 'fenster', path: 'src/login.ts', by: 'ripley' };
const agents = [anAgent({ name: 'Ripley' }), fenster];

const reviewsOf = (reviews: readonly ReviewNote[], changes: Partial<Transcript> = {}) =>
  renderReviews(context, aTranscript({ agents, reviews, ...changes }), 100);

describe('the reviews of a run', () => {
  it('say who reviewed what with which verdict, and who revises it', () => {
    const locks = (...of: readonly Partial<LockNote>[]) => of.map((one) => ({ ...lock, ...one }));
    const five = ['a', 'b', 'c', 'd', 'e'];
    const both = { ...asked, files: ['src/login.ts', 'src/form.ts'], findings: [] };
    const two = locks({}, { path: 'src/form.ts' });
    const revised = { agents: [fenster, anAgent({ files: ['src/login.ts'] })] };
    const cases: readonly (readonly [readonly ReviewNote[], Partial<Transcript>?])[] = [
      [[asked]],
      [[{ ...asked, revised: [1] }]],
      [[{ ...asked, changedSince: ['src/login.ts'], reviser: 'Hockney' }]],
      [[{ ...asked, files: five, findings: [], reassignTo: 'Fenster', reviser: 'Verbal' }]],
      [[{ ...approved, files: ['a', 'b'], changedSince: ['a', 'b'] }]],
      [[{ ...asked, verdict: 'none', findings: [aFinding()], files: [], requestedBy: 'x' }]],
      [[{ ...asked, revised: [1] }, approved]],
      [
        [
          { ...asked, revised: [1] },
          { ...again, reviewer: 'hockney', files: ['b.ts'] },
        ],
      ],
      [[], { locks: locks({}, { path: 'b.ts', reviser: 'Hockney' }, { by: 'octocat' }) }],
      [[], { ...revised, locks: locks({ reviser: 'hockney' }, { path: 'b', reviser: 'hockney' }) }],
      [[], { ...revised, locks: locks({ by: 'olga' }) }],
      [[], { ...revised, locks: locks({ by: 'fenster' }) }],
      [[], { locks: locks(...five.map((path) => ({ path }))) }],
      [[both, { ...approved, files: both.files }], { locks: two }],
      [[both, { ...approved, files: [] }], { locks: two }],
      [[both, approved], { locks: two }],
      [[both, { ...both, handoff: 'h2', verdict: 'none' }], { locks: two }],
    ];
    const shown = cases.map((one) => reviewsOf(...one).replace('**Reviews**\n\n', ''));
    expectGolden('reviews', shown.join('\n\n'));
  });

  it('are a bounded number, and none where nobody reviewed', () => {
    expect(reviewsOf(Array.from({ length: 200 }, () => asked))).toMatch(/\n- and 100 more$/);
    const locks = Array.from({ length: 500 }, (_, at) => ({ ...lock, path: `src/${at}.ts` }));
    expect(reviewsOf([], { locks })).toContain('`src/2.ts` and 497 more: Ripley');
    expect(reviewsOf([])).toBe('');
  });
});

describe('the progress of a review', () => {
  const other = { ...approved, files: ['b.ts'] };
  it.each<[string, readonly ReviewNote[], object | undefined]>([
    ['is open', [{ ...asked, revised: [1] }], { changed: 1, lookedAgain: false }],
    ['is closed by an approval', [asked, approved], undefined],
    [
      'is of the last look',
      [
        { ...asked, revised: [0, 1] },
        { ...again, findings: [aFinding()] },
      ],
      { changed: 0, lookedAgain: true, findings: [{ line: 12 }] },
    ],
    ['is open while an objection to another file stands', [asked, other], { lookedAgain: false }],
    ['is none without a verdict', [{ ...asked, verdict: 'none' }], undefined],
    ['is none without reviews', [], undefined],
  ])('%s', (_what, reviews, progress) => {
    expect(openReviews(reviews)).toMatchObject(progress === undefined ? [] : [progress]);
  });

  it('says whose lines were changed, and not that it was made', () => {
    const counts = [
      [0, 0],
      [1, 1],
      [3, 1],
      [3, 3],
    ] as const;
    expect(counts.map(([findings, changed]) => askedText(findings, changed))).toEqual([
      'asked for changes',
      'asked for 1 change (its lines have changed since)',
      'asked for 3 changes (the lines of 1 have changed since)',
      'asked for 3 changes (the lines of all have changed since)',
    ]);
  });
});

describe('the board where a review is open', () => {
  const boardOf = (...reviews: readonly ReviewNote[]) =>
    renderBoard(context, aTranscript({ agents, reviews }), {
      kind: 'changed',
      work,
      answer: 'Done.',
    });
  const open = { ...asked, findings: [aFinding({ text: 'An empty form\npasses.' })] };

  it('shows what was found and not changed since', () => {
    expect(boardOf(open)).toContain(
      '**What the review found**\n\n- `src/login.ts:12`: An empty form passes.',
    );
    expect(boardOf({ ...open, revised: [0] })).not.toContain('An empty form');
    expect(boardOf(open, { ...approved, handoff: 'h3' })).not.toContain('What the review found');
  });

  it('names the file that was changed since, where none of the lines was', () => {
    const changed = { ...open, changedSince: ['src/login.ts'] };
    const words = '1 change (`src/login.ts` was changed since)';
    expect(boardOf(changed)).toContain(`Ripley asked for ${words}, nobody looked again · `);
    expect(boardOf({ ...open, handoff: 'h0' }, changed)).toContain(
      `Ripley looked again and asks for ${words} · `,
    );
  });
});

describe('what is wanted of people', () => {
  const help = { kind: 'escalation', from: 'fenster', text: 'The rules contradict.' } as const;

  it('is bounded while the run goes on, and the rest is counted', () => {
    const transcript = aTranscript({ escalations: Array.from({ length: 30 }, () => help) });
    expect(renderBoard(context, transcript, undefined)).toContain('And 27 more.');
  });
});
