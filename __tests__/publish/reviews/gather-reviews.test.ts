import { describe, expect, it } from '@jest/globals';
import { renderFindingsMarker } from '#src/publish/render/markers.ts';
import type { Diff } from '#src/publish/reviews/diff.ts';
import {
  fingerprintOf,
  gatherReviews,
  linesOfHunk,
  type PlacedFinding,
} from '#src/publish/reviews/place-finding.ts';
import { readPostedFingerprints } from '#src/publish/reviews/post-reviews.ts';
import type { ReviewNote } from '#src/run-log/review-note.ts';
import { aFile, aFinding, aHunk, aReview, changedLines } from './a-review.ts';

const diff: Diff = [
  aFile(),
  aFile({ path: 'docs/how to.md', hunks: [aHunk({ start: 1, lines: 3 })] }),
];
const holdsSecret = (text: string) => text.includes('hunter2');

const gather = (notes: readonly ReviewNote[], since = new Map<string, Diff>()) =>
  gatherReviews({ notes, diff, since, holdsSecret, mayChange: () => true });
const place = (change: object, since?: Map<string, Diff>) =>
  gather([aReview({ findings: [aFinding(change)] })], since)[0]?.findings[0];

describe('a finding', () => {
  it.each<[string, object, Partial<PlacedFinding>]>([
    ['on a line of the diff', {}, { kind: 'inline', line: 12, endLine: 12 }],
    ['on several lines of a hunk', { endLine: 14 }, { kind: 'inline', line: 12, endLine: 14 }],
    ['that goes on below its hunk', { endLine: 90 }, { kind: 'inline', line: 12, endLine: 16 }],
    [
      'that begins above a hunk',
      { line: 2, endLine: 11 },
      { kind: 'inline', line: 10, endLine: 11 },
    ],
    ['above the diff', { line: 9 }, { kind: 'outside', line: 9 }],
    ['below the diff', { line: 17 }, { kind: 'outside', line: 17 }],
    ['in a file that was not changed', { path: 'src/a.ts' }, { kind: 'outside', path: 'src/a.ts' }],
    [
      'with only the end of its path',
      { path: 'login.ts' },
      { kind: 'inline', path: 'src/login.ts' },
    ],
    [
      'with a folder of the machine',
      { path: 'w/1/src/login.ts' },
      { kind: 'inline', path: 'src/login.ts' },
    ],
  ])('%s is placed there', (_what, change, expected) => {
    expect(place(change)).toMatchObject(expected);
  });

  it('follows its lines when others were added above them', () => {
    const added = aHunk({ start: 2, lines: 3, old: { start: 1, lines: 0 } });
    const since = new Map([['h2', [aFile({ hunks: [added] })]]]);
    expect(place({ line: 9 }, since)).toMatchObject({ kind: 'inline', line: 12 });
  });

  it('on lines that were changed after the review says so', () => {
    const changed = aHunk({ start: 12, lines: 1, old: { start: 12, lines: 1 } });
    const since = new Map([['h2', [aFile({ hunks: [changed] })]]]);
    expect(place({}, since)).toMatchObject({ kind: 'changed', line: 12 });
  });

  it('says so, too, where lines were added beside its own, as a suggestion may have been', () => {
    const added = aHunk({ start: 13, lines: 1, old: { start: 12, lines: 0 } });
    const since = new Map([['h2', [aFile({ hunks: [added] })]]]);
    const finding = place({ suggestion: 'check();\nreturn;' }, since);
    expect(finding).toMatchObject({ kind: 'changed', suggestion: { isApplicable: false } });
  });
});

describe('reviews of a run', () => {
  it('end with the last word on the same files, and say the same thing of a line once', () => {
    const again = aReview({ handoff: 'h3', verdict: 'approved', findings: [], text: 'Fine now.' });
    const withdrawn = [{ ...aFinding(), isChanged: false }];
    const words = { text: 'Fine now.', secrets: 0, isEarly: false };
    const reviews = gather([aReview(), again]);
    expect(reviews).toHaveLength(1);
    expect(reviews).toMatchObject([{ verdict: 'approved', findings: [], withdrawn, ...words }]);
    expect(gather([aReview({ findings: [aFinding(), aFinding()] })])[0]?.findings).toHaveLength(1);
  });

  it('say what was changed after each of the reviews that have the verdict, and by the reviewer', () => {
    const since = new Map([['h2', [aFile({ hunks: [aHunk({ start: 80 })] })]]]);
    const files = ['src/login.ts'];
    const later = { handoff: 'h3', verdict: 'approved', findings: [], files: ['b.ts'] } as const;
    expect(gather([aReview(), aReview(later)], since)).toMatchObject([
      { verdict: 'changes-requested', changedSince: files, changedByReviewer: [] },
    ]);
    const first = aReview({ verdict: 'approved', findings: [], changedByReviewer: files });
    expect(gather([first, aReview(later)], since)).toMatchObject([
      { verdict: 'approved', changedSince: files, changedByReviewer: files },
    ]);
  });

  it('have the words of the verdict that stands, not those of a later approval of other files', () => {
    const asked = aReview({ findings: [], text: 'Check the name.' });
    const later = { handoff: 'h3', verdict: 'approved', files: ['b.ts'], text: 'Good.' } as const;
    expect(gather([asked, aReview({ ...later, findings: [] })])).toMatchObject([
      { verdict: 'changes-requested', text: 'Check the name.' },
    ]);
  });

  it('lose words that hold a secret', () => {
    const words = aReview({ findings: [], text: 'Take hunter2 out.' });
    expect(gather([words])).toMatchObject([{ text: '', secrets: 1 }]);
  });
});

describe('a fingerprint', () => {
  const lines = ['const name = form.name;'];

  it.each([
    ['file', aFinding({ path: 'src/a.ts' }), lines],
    ['lines', aFinding(), ['other']],
    ['rule', aFinding({ rule: 'naming' }), lines],
    ['first words', aFinding({ text: 'Something else entirely.' }), lines],
    ['place beside the diff', aFinding(), undefined],
  ])('changes with the %s, but with no other words about a rule', (_what, finding, where) => {
    expect(fingerprintOf(finding, where)).not.toBe(fingerprintOf(aFinding(), lines));
    const ruled = { ...finding, rule: 'input' };
    expect(fingerprintOf({ ...ruled, text: 'Other.' }, ['x'])).toBe(fingerprintOf(ruled, ['x']));
  });

  it('is of the lines that it is about, and of those around them where they are but a bracket', () => {
    const marked = changedLines(['a', '  const b = 1;', '}', '', 'last();']);
    const hunk = aHunk({ marked, lines: 5 });
    const about = ['a', 'const b = 1;', '}', '', 'last();'];
    expect(linesOfHunk(hunk, { line: 11, endLine: 11 })).toEqual(['const b = 1;']);
    expect(linesOfHunk(hunk, { line: 11, endLine: 14 })).toEqual(about.slice(1));
    expect(linesOfHunk(hunk, { line: 12, endLine: 12 })).toEqual(about);
    expect(linesOfHunk(hunk, { line: 90, endLine: 91 })).toEqual([]);
  });

  it('knows a finding again two lines off, and not three', () => {
    const at = (line: number) => gather([aReview({ findings: [aFinding({ line })] })])[0];
    const [{ fingerprint = '' } = {}] = at(12)?.findings ?? [];
    const known = [10, 11, 12, 13, 14, 15].filter((line) => {
      const [found] = at(line)?.findings ?? [];
      return found?.fingerprint === fingerprint || found?.nearby.includes(fingerprint) === true;
    });
    expect(known).toEqual([10, 11, 12, 13, 14]);
  });

  it('stays when other lines of its file are changed, and changes with its own', () => {
    const printIn = (shown: readonly string[], line: number) => {
      const hunks = [aHunk({ start: 1, lines: shown.length, marked: changedLines(shown) })];
      const notes = [aReview({ findings: [aFinding({ line })] })];
      const input = { notes, diff: [aFile({ hunks })], since: new Map(), holdsSecret };
      return (
        gatherReviews({ ...input, mayChange: () => true })[0]?.findings[0]?.fingerprint ?? line
      );
    };
    const first = ['one();', 'two();', 'three();', 'four();'];
    const later = ['zero();', 'one();', 'two(2);', 'three();', 'four();'];
    expect(printIn(later, 4)).toBe(printIn(first, 3));
    expect(printIn(later, 3)).not.toBe(printIn(first, 2));
  });

  it('stands only where one of ours wrote it', () => {
    const body = `${renderFindingsMarker(['0123abcd'])}\nText`;
    const bot = { login: 'github-actions[bot]', type: 'Bot' };
    const mona = { login: 'mona', type: 'User' };
    const own = ['github-actions[bot]'];
    expect(readPostedFingerprints([{ author: bot, body }], own)).toEqual(new Set(['0123abcd']));
    const others = [
      { author: mona, body },
      { author: undefined, body },
    ];
    expect(readPostedFingerprints(others, own)).toEqual(new Set());
  });
});
