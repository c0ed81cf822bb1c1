import { describe, expect, it } from '@jest/globals';
import {
  standingFindings,
  standingReviews,
} from '../../../src/coordinator/reviews/standing-findings.ts';
import type { Finding, ReviewNote } from '../../../src/run-log/review-note.ts';

const finding = (path: string): Finding => ({
  path,
  line: 1,
  endLine: undefined,
  rule: undefined,
  text: `About ${path}.`,
});

function aNote(files: readonly string[], change: Partial<ReviewNote> = {}): ReviewNote {
  return {
    handoff: 'h1',
    reviewer: 'hockney',
    requestedBy: 'fenster',
    verdict: 'changes-requested',
    findings: files.map(finding),
    reassignTo: undefined,
    files,
    text: '',
    ...change,
  };
}

const approval = (files: readonly string[]) => aNote(files, { verdict: 'approved', findings: [] });
const pathsOf = (...notes: readonly ReviewNote[]) =>
  standingFindings(notes, []).map(({ path }) => path);

describe('a finding stands', () => {
  it('until its reviewer looks at the file again', () => {
    const first = aNote(['a.js', 'b.js']);
    expect(pathsOf(first)).toEqual(['a.js', 'b.js']);
    expect(pathsOf(first, approval(['a.js']))).toEqual(['b.js']);
    expect(pathsOf(first, approval([]))).toEqual([]);
    expect(pathsOf(first, aNote(['a.js'], { findings: [finding('a.js')] }))).toEqual([
      'b.js',
      'a.js',
    ]);
  });

  it('whatever another reviewer says', () => {
    expect(pathsOf(aNote(['a.js']), { ...approval(['a.js']), reviewer: 'verbal' })).toEqual([
      'a.js',
    ]);
  });

  it('no longer when its folder was reviewed again, or the files beside it', () => {
    expect(pathsOf(aNote(['src/a.js']), approval(['src']))).toEqual([]);
    const beside = aNote(['a.js'], { findings: [finding('z.js')] });
    expect(pathsOf(beside, approval(['a.js']))).toEqual([]);
    expect(pathsOf(beside, approval(['b.js']))).toEqual(['z.js']);
  });

  it('on a file beside those under review, until a review names it or approves all of them', () => {
    const beside = aNote(['a.js', 'b.js'], { findings: [finding('z.js')] });
    const again = aNote(['a.js'], { findings: [finding('a.js')] });
    expect(pathsOf(beside, again)).toEqual(['z.js', 'a.js']);
    expect(pathsOf(beside, approval(['a.js']))).toEqual(['z.js']);
    expect(pathsOf(beside, { ...again, findings: [finding('z.js')] })).toEqual(['z.js']);
    expect(pathsOf(beside, approval(['a.js', 'b.js']))).toEqual([]);
    expect(standingFindings([beside], ['a.js']).map(({ path }) => path)).toEqual(['z.js']);
    expect(standingFindings([beside], ['c.js'])).toEqual([]);
  });

  it('only when the work was rejected', () => {
    expect(pathsOf(aNote(['a.js'], { verdict: 'approved' }))).toEqual([]);
  });
});

describe('a review of which a part stands', () => {
  it('keeps which of its findings were revised', () => {
    const note = aNote(['a.js', 'b.js', 'c.js'], { revised: [0, 2] });
    expect(standingReviews([note, approval(['a.js'])])[0]).toMatchObject({
      findings: [finding('b.js'), finding('c.js')],
      revised: [1],
    });
  });

  it('without findings is taken back by another look at one of its files', () => {
    const note = aNote(['a.js', 'b.js'], { findings: [] });
    expect(standingReviews([note, approval(['b.js'])])).toHaveLength(1);
    expect(standingReviews([note, approval(['c.js'])])).toHaveLength(2);
  });
});
