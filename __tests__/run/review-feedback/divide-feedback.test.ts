import { describe, expect, it } from '@jest/globals';
import { openLockout } from '../../../src/coordinator/reviews/lockout.ts';
import { divideFeedback } from '../../../src/run/review-feedback/divide-feedback.ts';

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
    const lockout = openLockout([{ agent: 'fenster', path: 'a.js', by: 'mona' }]);
    expect(divideFeedback([on('a.js', 'fenster')], { roster, lockout })).toMatchObject({
      parts: [{ agent: 'verbal', insteadOf: ['fenster'] }],
      unassignedPaths: [],
    });
  });

  it('gives what no agent owns to the first, and what nobody may revise to nobody', () => {
    const lockout = openLockout(
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
    const lockout = openLockout([]);
    expect(divideFeedback([on('a.js', 'kujan')], { roster, lockout }).parts).toMatchObject([
      { agent: 'fenster', insteadOf: ['kujan'] },
    ]);
  });
});
