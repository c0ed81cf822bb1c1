import { describe, expect, it } from '@jest/globals';
import { peersOf } from '#src/coordinator/messages/recipient.ts';
import { evaluate } from '#src/coordinator/messages/route.ts';
import { Lockout } from '#src/coordinator/reviews/lockout.ts';
import type { Handoff } from '#src/coordinator/tasks/handoff.ts';
import { isSameRole } from '#src/coordinator/tasks/handoff.ts';
import {
  aColleague,
  aRoster,
  aRoutingContext,
  busy,
  fromKeaton,
  KEATONS_CHAIN,
  ROSTER,
  type RoutingChanges,
} from './a-routing-context.ts';

/** Who gets the message, and in whose place. */
function gets(handoff: Partial<Handoff>, routing: RoutingChanges) {
  const judged = evaluate(
    fromKeaton(handoff),
    aRoutingContext({ chain: KEATONS_CHAIN, ...routing }),
  );
  if (judged.kind !== 'approved') return judged.kind === 'refused' ? judged.code : judged.kind;
  const { target, insteadOf } = judged;
  return [target.slug, insteadOf?.agent.slug, insteadOf?.why];
}

const BUSY = 'Hockney has other work to do first';

describe('a busy agent', () => {
  it('has its reviews done by another reviewer', () => {
    const who = gets({ type: 'review-request' }, busy({ hockney: 1 }));
    expect(who).toEqual(['verbal', 'hockney', BUSY]);
  });

  it.each<[string, RoutingChanges, string]>([
    ['is busy', busy({ hockney: 1, verbal: 1 }), 'fenster'],
    ['wrote it', { ...busy({ hockney: 1 }), authors: new Set(['verbal']) }, 'fenster'],
    [
      'stands in the chain',
      { ...busy({ hockney: 1 }), chain: { id: 'h1', path: ['verbal', 'keaton'] } },
      'fenster',
    ],
    [
      'does not review',
      {
        ...busy({ hockney: 1 }),
        roster: aRoster(
          ROSTER.colleagues.map((one) => ({ ...one, reviews: one.slug !== 'verbal' })),
        ),
      },
      'fenster',
    ],
  ])('has none done by a colleague who %s', (_what, routing, reviewer) => {
    expect(gets({ type: 'review-request' }, routing)).toEqual([reviewer, 'hockney', BUSY]);
  });

  it('does its reviews itself, later, when nobody else is free', () => {
    const all = busy({ hockney: 1, verbal: 1, fenster: 1 });
    expect(gets({ type: 'review-request' }, all)).toEqual(['hockney', undefined, undefined]);
  });

  it('has questions answered by another only when it has too much to do', () => {
    expect(gets({}, busy({ hockney: 2 }))).toEqual(['hockney', undefined, undefined]);
    expect(gets({}, busy({ hockney: 3 }))).toEqual(['verbal', 'hockney', BUSY]);
  });

  it.each(['implementation-request', 'escalation'] as const)(
    'gets a %s itself, or nobody does',
    (type) => {
      expect(gets({ type }, busy({ hockney: 2 }))).toEqual(['hockney', undefined, undefined]);
      expect(gets({ type }, busy({ hockney: 3 }))).toBe('E_AGENT_BUSY');
    },
  );

  it('gets what a person gives it, whatever it has to do', () => {
    const who = gets({ isFromPerson: true, type: 'review-request' }, busy({ hockney: 5 }));
    expect(who).toEqual(['hockney', undefined, undefined]);
  });
});

describe('peers', () => {
  const target = aColleague('Hockney', { role: 'Tester', implements: false });
  const tester = aColleague('Verbal', { role: '🧪 tester', reviews: false });
  const reviewer = aColleague('Fenster', { role: 'Lead' });
  const coder = aColleague('McManus', { role: 'Coder', reviews: false });
  const roster = aRoster([target, reviewer, coder, tester, aColleague('Keaton')]);
  const slugs = (handoff: Handoff) =>
    peersOf({ handoff, target, routing: aRoutingContext({ roster }) }).map(({ slug }) => slug);

  it('for a question have its role, or can do what it can; its role comes first', () => {
    expect(slugs(fromKeaton())).toEqual(['verbal', 'fenster']);
  });

  it.each([
    ['Backend Dev', 'backend-dev', true],
    ['🔧 Backend Dev', 'Backend dev', true],
    ['Tester', 'Test', false],
    ['', '', false],
    ['🔧', '', false],
  ])('%j and %j are one role: %s', (one, other, isOne) => {
    expect(isSameRole(one, other)).toBe(isOne);
  });
});

describe('an agent whose work was rejected', () => {
  const lockout = new Lockout([{ agent: 'hockney', path: 'src/a.js', by: 'fenster' }]);
  const WHY = "A review rejected Hockney's work on src/a.js";
  const revise = { type: 'implementation-request', files: ['src/a.js'] } as const;

  it('does not revise it: a colleague does', () => {
    expect(gets(revise, { lockout })).toEqual(['verbal', 'hockney', WHY]);
  });

  it('does not revise it for the coordinator either', () => {
    const wanted = gets({ ...revise, from: 'coordinator' }, { lockout, chain: undefined });
    expect(wanted).toEqual(['verbal', 'hockney', WHY]);
  });

  it('is replaced by the one that was chosen after the review', () => {
    const chosen = new Lockout([{ agent: 'hockney', path: 'src/a.js', by: 'fenster' }]);
    chosen.assign('fenster', ['src/a.js']);
    expect(gets(revise, { lockout: chosen })).toEqual(['fenster', 'hockney', WHY]);
  });

  it('is replaced by the reviewer that was chosen, also where another reviewer is asked', () => {
    const twice = ['fenster', 'verbal'].map((by) => ({ agent: 'hockney', path: 'src/a.js', by }));
    const chosen = new Lockout(twice);
    chosen.assign('fenster', ['src/a.js']);
    const who = gets({ ...revise, to: 'verbal' }, { lockout: chosen });
    expect(who).toEqual(['fenster', 'verbal', 'Verbal reviewed src/a.js']);
  });

  it('is told of by its own files alone, where the message has others', () => {
    const two = new Lockout([
      { agent: 'hockney', path: 'src/a.js', by: 'fenster' },
      { agent: 'verbal', path: 'src/b.js', by: 'fenster' },
    ]);
    const files = ['src/a.js', 'src/b.js', 'src/c.js'];
    expect(gets({ ...revise, files }, { lockout: two })).toEqual(['fenster', 'hockney', WHY]);
    const asked = { ...revise, to: 'fenster', files: ['src/c.js', 'src/b.js'] };
    const why = 'Fenster reviewed src/b.js';
    expect(gets(asked, { lockout: two })).toEqual(['hockney', 'fenster', why]);
  });

  it('may do other work, answer questions, and work on other files', () => {
    const self = ['hockney', undefined, undefined];
    expect(gets({ ...revise, files: ['src/a.jsx'] }, { lockout })).toEqual(self);
    expect(gets({ ...revise, files: [] }, { lockout })).toEqual(self);
    expect(gets({ ...revise, type: 'question' }, { lockout })).toEqual(self);
  });
});
