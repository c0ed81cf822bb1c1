// What findings say and how long they stand, and who is locked out.
import { describe, expect, it } from '@jest/globals';
import { Lockout } from '#src/coordinator/reviews/lockout.ts';
import {
  describeFindings,
  standingFindings,
  standingReviews,
} from '#src/coordinator/reviews/standing-findings.ts';
import type { Finding, ReviewNote } from '#src/run-log/review-note.ts';

describe('findings in words', () => {
  const finding = (line: number, text: string): Finding => {
    return { path: 'src/a.js', line, endLine: line, rule: undefined, text };
  };

  it('hold every one that fits, also after one that does not, and count the rest', () => {
    const long = Array.from({ length: 6 }, (_, at) => finding(at + 1, 'x'.repeat(5000)));
    const words = describeFindings([...long, finding(9, 'Short.')]);
    expect(words).toMatch(/Short\.\n- and 1 more finding$/);
  });

  it.each<[Partial<Finding>, string]>([
    [{}, '- src/a.js:2: No.'],
    [{ endLine: 3, severity: 'nit', rule: 'style' }, '- src/a.js:2-3 (nit) [style]: No.'],
    [{ text: 'No.\nNever.' }, '- src/a.js:2: No.\n  Never.'],
    [{ suggestion: '' }, '- src/a.js:2: No.\n  Suggested: remove these lines.'],
    [
      { suggestion: 'a\nb' },
      '- src/a.js:2: No.\n  Suggested in place of these lines:\n  ```\n  a\n  b\n  ```',
    ],
  ])('say where, how bad and what instead: %j', (change, words) => {
    const one = { ...finding(2, 'No.'), endLine: undefined, ...change };
    expect(describeFindings([one])).toBe(words);
  });
});

describe('findings that stand', () => {
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

  const approval = (files: readonly string[]) =>
    aNote(files, { verdict: 'approved', findings: [] });
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
});

describe('the lock-out', () => {
  const rejected = { agent: 'hockney', path: 'src/a.js', by: 'verbal' };

  it('knows what earlier runs left, by agent and path', () => {
    const lockout = new Lockout([rejected]);
    expect(lockout.isLocked('hockney', 'src/a.js')).toBe(true);
    expect(lockout.isLocked('verbal', 'src/a.js')).toBe(false);
  });

  it.each(['./src/a.js', 'src//a.js', 'src/./a.js'])('takes %s for the same file', (path) => {
    expect(new Lockout([rejected]).isLocked('hockney', path)).toBe(true);
    expect(new Lockout([{ ...rejected, path }]).isLocked('hockney', 'src/a.js')).toBe(true);
  });

  it.each(['src/a.jsx', 'src/a', 'src', 'lib/src/a.js', 'src/A.js'])('leaves %s alone', (path) => {
    expect(new Lockout([rejected]).isLocked('hockney', path)).toBe(false);
  });

  it('is lifted for an agent that a person names', () => {
    const lockout = new Lockout([rejected, { ...rejected, agent: 'fenster' }]);
    lockout.lift('hockney');
    expect(lockout.isLocked('hockney', 'src/a.js')).toBe(false);
    expect(lockout.isLocked('fenster', 'src/a.js')).toBe(true);
  });

  it('ends on the settled files of a reviewer, when no other reviewer rejected them', () => {
    const more = [
      { ...rejected, path: 'src/b.js' },
      { ...rejected, path: 'src/c.js' },
    ];
    const other = { ...rejected, path: 'src/c.js', by: 'keaton' };
    const lockout = new Lockout([rejected, ...more, other]);
    lockout.release('verbal', (path) => path !== 'src/b.js');
    const paths = ['src/a.js', 'src/b.js', 'src/c.js'];
    expect(paths.map((path) => lockout.isLocked('hockney', path))).toEqual([false, true, true]);
    expect(paths.map((path) => lockout.reviewersOf([path]))).toEqual([[], ['verbal'], ['keaton']]);
    lockout.release('keaton', () => true);
    expect(lockout.isLocked('hockney', 'src/c.js')).toBe(false);
  });

  it('remembers who revises a set of files, when it is one agent', () => {
    const lockout = new Lockout();
    lockout.assign('fenster', ['a.js', './b.js']);
    lockout.assign('verbal', ['c.js']);
    expect(lockout.reviserOf(['a.js', 'b.js'])).toBe('fenster');
    expect(lockout.reviserOf(['a.js', 'c.js'])).toBeUndefined();
    expect(lockout.reviserOf(['d.js'])).toBeUndefined();
    expect(lockout.reviserOf([])).toBeUndefined();
  });
});
