import { describe, expect, it } from '@jest/globals';
import { chooseReviser, openLockout } from '../../../src/coordinator/reviews/lockout.ts';
import { aColleague, ROSTER } from '../messages/routing/a-routing-context.ts';

const rejected = { agent: 'hockney', path: 'src/a.js', by: 'verbal' };

describe('the lock-out', () => {
  it('knows what earlier runs left, by agent and path', () => {
    const lockout = openLockout([rejected]);
    expect(lockout.isLocked('hockney', 'src/a.js')).toBe(true);
    expect(lockout.isLocked('verbal', 'src/a.js')).toBe(false);
  });

  it.each(['./src/a.js', 'src//a.js', 'src/./a.js'])('takes %s for the same file', (path) => {
    expect(openLockout([rejected]).isLocked('hockney', path)).toBe(true);
    expect(openLockout([{ ...rejected, path }]).isLocked('hockney', 'src/a.js')).toBe(true);
  });

  it.each(['src/a.jsx', 'src/a', 'src', 'lib/src/a.js', 'src/A.js'])('leaves %s alone', (path) => {
    expect(openLockout([rejected]).isLocked('hockney', path)).toBe(false);
  });

  it('says whether a lock is new', () => {
    const lockout = openLockout([rejected]);
    expect([lockout.lock(rejected), lockout.lock({ ...rejected, path: 'b.js' })]).toEqual([
      false,
      true,
    ]);
  });

  it('is lifted for an agent that a person names', () => {
    const lockout = openLockout([rejected, { ...rejected, agent: 'fenster' }]);
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
    const lockout = openLockout([rejected, ...more, other]);
    lockout.release('verbal', (path) => path !== 'src/b.js');
    const paths = ['src/a.js', 'src/b.js', 'src/c.js'];
    expect(paths.map((path) => lockout.isLocked('hockney', path))).toEqual([false, true, true]);
    expect(paths.map((path) => lockout.reviewersOf([path]))).toEqual([[], ['verbal'], ['keaton']]);
    lockout.release('keaton', () => true);
    expect(lockout.isLocked('hockney', 'src/c.js')).toBe(false);
  });

  it('remembers who revises a set of files, when it is one agent', () => {
    const lockout = openLockout([]);
    lockout.assign('fenster', ['a.js', './b.js']);
    lockout.assign('verbal', ['c.js']);
    expect(lockout.reviserOf(['a.js', 'b.js'])).toBe('fenster');
    expect(lockout.reviserOf(['a.js', 'c.js'])).toBeUndefined();
    expect(lockout.reviserOf(['d.js'])).toBeUndefined();
    expect(lockout.reviserOf([])).toBeUndefined();
  });
});

describe('the reviser', () => {
  const { colleagues } = ROSTER;
  const choice = { colleagues, paths: ['a.js', 'b.js'], without: [], preferred: undefined };
  const lockout = openLockout([{ ...rejected, path: 'b.js', by: 'octocat' }]);

  it('is who rejected the work only when nobody else is left', () => {
    const rejectedByVerbal = openLockout([{ ...rejected, path: 'b.js' }]);
    const choose = (without: readonly string[]) =>
      chooseReviser({ ...choice, lockout: rejectedByVerbal, without })?.slug;
    expect(choose([])).toBe('fenster');
    const others = colleagues.map(({ slug }) => slug).filter((slug) => slug !== 'verbal');
    expect(choose(others)).toBe('verbal');
  });

  it('is the first who changes files and is locked out of none of them', () => {
    expect(chooseReviser({ ...choice, lockout })?.slug).toBe('verbal');
    expect(chooseReviser({ ...choice, lockout, without: ['verbal'] })?.slug).toBe('fenster');
    const [first, second, ...rest] = colleagues.map((one) => ({ ...one, implements: false }));
    const able = [first, second, ...rest.map((one) => ({ ...one, implements: true }))];
    const some = able.filter((one) => one !== undefined);
    expect(chooseReviser({ ...choice, lockout, colleagues: some })?.slug).toBe('fenster');
  });

  it('is whom the reviewer prefers, if that agent may', () => {
    const keaton = aColleague('Keaton');
    expect(chooseReviser({ ...choice, lockout, preferred: keaton })?.slug).toBe('keaton');
    const others = [aColleague('Hockney'), aColleague('Keaton', { implements: false })];
    for (const preferred of others) {
      expect(chooseReviser({ ...choice, lockout, preferred })?.slug).toBe('verbal');
    }
  });

  it('is nobody when all are locked out', () => {
    const notes = colleagues.map(({ slug }) => ({ agent: slug, path: 'a.js', by: 'octocat' }));
    expect(chooseReviser({ ...choice, lockout: openLockout(notes) })).toBeUndefined();
  });
});
