import { describe, expect, it } from '@jest/globals';
import { evaluate } from '#src/coordinator/messages/route.ts';
import { Lockout } from '#src/coordinator/reviews/lockout.ts';
import { HANDOFF_TYPES, type Handoff } from '#src/coordinator/tasks/handoff.ts';
import { TEAM } from '../../an-agent-environment.ts';
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

type Case = readonly [
  claim: string,
  handoff: Partial<Handoff>,
  routing: RoutingChanges,
  code: string,
];

const hockneyCanNot = (change: object) =>
  aRoster([aColleague('Hockney', change), ...ROSTER.colleagues.slice(1)]);

const refusals: readonly Case[] = [
  ['to nobody that is known', { to: 'rabbit' }, {}, 'E_AGENT_NOT_FOUND'],
  [
    'to a role that several have',
    { to: 'test-engineer' },
    {
      roster: aRoster(
        ['Hockney', 'Verbal', 'Keaton'].map((name) =>
          aColleague(name, { role: '🧪 Test Engineer' }),
        ),
      ),
    },
    'E_AGENT_NOT_FOUND',
  ],
  ['of an agent whose task has ended', {}, { isOver: true }, 'E_TOOL_ABORTED'],
  ['to itself, in any case', { to: 'KEATON' }, {}, 'E_A2A_SELF'],
  [
    'of an agent that does not send',
    {},
    { roster: aRoster([...ROSTER.colleagues.slice(0, 3), aColleague('Keaton', { sends: false })]) },
    'E_A2A_DISABLED',
  ],
  ['that is under way already', {}, { isUnderWay: () => true }, 'E_A2A_DUPLICATE'],
  [
    'of a chain that has used its hops',
    {},
    { chain: { id: 'h1', path: ['verbal', 'fenster', 'mcmanus', 'keaton'] } },
    'E_A2A_HOPS',
  ],
  [
    'for a model that the settings do not let calls choose',
    { model: 'gpt-99' },
    { rules: { hops: 3, perMinute: 5, autoSpawn: true, models: ['gpt-5', 'gpt-5-mini'] } },
    'E_A2A_MODEL',
  ],
  [
    'back into its own chain',
    {},
    { chain: { id: 'h1', path: ['hockney', 'keaton'] } },
    'E_A2A_CIRCULAR',
  ],
  [
    'to an agent without a session, where none is started',
    {},
    { rules: { hops: 3, perMinute: 5, autoSpawn: false } },
    'E_AGENT_INACTIVE',
  ],
  [
    'for a review, to an agent that does not review',
    { type: 'review-request' },
    { roster: hockneyCanNot({ reviews: false }) },
    'E_A2A_CAPABILITY',
  ],
  [
    'for a review, where nobody reviews',
    { type: 'review-request' },
    { roster: aRoster([aColleague('Hockney', { reviews: false }), aColleague('Keaton')]) },
    'E_A2A_CAPABILITY',
  ],
  [
    'for a review, to who wrote it',
    { type: 'review-request' },
    { authors: new Set(['hockney', 'verbal']) },
    'E_A2A_CAPABILITY',
  ],
  [
    'for a review, to who wrote it in this run, if nobody is left but who wrote it before',
    { type: 'review-request' },
    {
      roster: aRoster([aColleague('Hockney'), aColleague('Verbal'), aColleague('Keaton')]),
      authors: new Set(['hockney', 'verbal', 'keaton']),
      earlierAuthors: new Set(['verbal']),
    },
    'E_A2A_CAPABILITY',
  ],
  [
    'for changes, to an agent that changes no files',
    { type: 'implementation-request' },
    { roster: hockneyCanNot({ implements: false }) },
    'E_A2A_CAPABILITY',
  ],
  ['that is one too many within a minute', {}, { sentLastMinute: () => 5 }, 'E_A2A_RATE'],
  ['when nobody may even queue', {}, { isOverloaded: () => true }, 'E_POOL_FULL'],
  [
    'to an agent that has too much to do',
    { type: 'implementation-request' },
    busy({ hockney: 3 }),
    'E_AGENT_BUSY',
  ],
  [
    'to who may not revise, when no colleague may either',
    { type: 'implementation-request', files: ['a.js'] },
    {
      roster: aRoster([aColleague('Hockney'), aColleague('Keaton', { implements: false })]),
      lockout: new Lockout([{ agent: 'hockney', path: 'a.js', by: 'keaton' }]),
    },
    'E_A2A_LOCKED',
  ],
  [
    'to who may not revise one of the files, when colleagues may each revise some of them',
    { type: 'implementation-request', files: ['a.js', 'b.js', 'c.js'] },
    {
      roster: aRoster([
        aColleague('Hockney'),
        aColleague('Verbal'),
        aColleague('Keaton', { implements: false }),
      ]),
      lockout: new Lockout([
        { agent: 'hockney', path: 'a.js', by: 'keaton' },
        { agent: 'verbal', path: 'b.js', by: 'keaton' },
        { agent: 'hockney', path: 'c.js', by: 'keaton' },
        { agent: 'verbal', path: 'c.js', by: 'keaton' },
      ]),
    },
    'E_A2A_LOCKED',
  ],
  [
    'to who may not revise, when the sender alone may',
    { type: 'implementation-request', files: ['a.js'] },
    {
      roster: aRoster([aColleague('Hockney'), aColleague('Keaton')]),
      lockout: new Lockout([{ agent: 'hockney', path: 'a.js', by: 'octocat' }]),
    },
    'E_A2A_LOCKED',
  ],
  [
    'that gives a person work',
    { to: 'octocat', type: 'implementation-request' },
    {},
    'E_A2A_PERSON',
  ],
];

it('takes a role for the name of the only other agent that has it', () => {
  const roster = aRoster(
    ['Hockney', 'Keaton'].map((name) => aColleague(name, { role: '🧪 Test Engineer' })),
  );
  const routing = aRoutingContext({ chain: KEATONS_CHAIN, roster });
  const judged = evaluate(fromKeaton({ to: 'test-engineer' }), routing);
  expect(judged).toMatchObject({ kind: 'approved', target: { slug: 'hockney' } });
});

describe('a message is refused, with the reason and what would work', () => {
  it.each(refusals)('%s', (_claim, handoff, routing, code) => {
    const judged = evaluate(
      fromKeaton(handoff),
      aRoutingContext({ chain: KEATONS_CHAIN, ...routing }),
    );
    expect(judged).toMatchObject({ kind: 'refused', code });
  });

  it.each([
    [
      'to a role that several have',
      '"test-engineer" is a role: agents are called by their names. Hockney and Verbal are the 🧪 Test Engineer.',
      'use "hockney"',
    ],
    [
      'for a review, to who wrote it',
      'Hockney wrote this itself, and does not review its own work.',
      'ask one who does: fenster',
    ],
    [
      'to who may not revise one of the files, when colleagues may each revise some of them',
      "A review rejected Hockney's work on a.js, c.js, and no colleague is left who may revise all files of this message.",
      'send each file in a message of its own; leave what nobody may revise, and say in your answer that a person has to decide who does',
    ],
  ])('in words that help: %s', (which, reason, next) => {
    const [, handoff, routing] = refusals.find(([claim]) => claim === which) ?? [];
    const judged = evaluate(
      fromKeaton(handoff),
      aRoutingContext({ chain: KEATONS_CHAIN, ...routing }),
    );
    expect(judged).toMatchObject({ reason, next });
  });

  it('by the limits that are set', () => {
    const rules = { hops: 1, perMinute: 2, autoSpawn: true };
    const chain = { id: 'h1', path: ['verbal', 'keaton'] };
    const judged = [
      evaluate(fromKeaton(), aRoutingContext({ rules, chain })),
      evaluate(
        fromKeaton(),
        aRoutingContext({ rules, chain: KEATONS_CHAIN, sentLastMinute: () => 2 }),
      ),
      evaluate(
        fromKeaton(),
        aRoutingContext({ rules, chain: KEATONS_CHAIN, sentLastMinute: () => 1 }),
      ),
    ];
    expect(judged).toMatchObject([
      { code: 'E_A2A_HOPS' },
      { code: 'E_A2A_RATE' },
      { kind: 'approved' },
    ]);
  });

  it('names only colleagues that the sender could reach', () => {
    const chain = { id: 'h1', path: ['verbal', 'keaton'] };
    const roster = hockneyCanNot({ reviews: false });
    const judged = evaluate(
      fromKeaton({ type: 'review-request' }),
      aRoutingContext({ roster, chain }),
    );
    expect(judged).toMatchObject({ next: 'ask one who does: fenster' });
  });
});

describe('a message goes through', () => {
  it.each(HANDOFF_TYPES)('of the type %s', (type) => {
    const judged = evaluate(fromKeaton({ type }), aRoutingContext({ chain: KEATONS_CHAIN }));
    expect(judged).toMatchObject({ kind: 'approved', target: { slug: 'hockney' } });
  });

  it('from the coordinator, whatever agents are limited by', () => {
    const limited = aRoutingContext({
      rules: { hops: 0, perMinute: 0, autoSpawn: false },
      sentLastMinute: () => 99,
      ...busy({ hockney: 9 }),
    });
    expect(evaluate(fromKeaton({ from: 'coordinator' }), limited)).toMatchObject({
      kind: 'approved',
    });
  });

  it('to an agent with a session, where none is started', () => {
    const rules = { hops: 3, perMinute: 5, autoSpawn: false };
    const isActive = (slug: string) => slug === 'hockney';
    const judged = evaluate(
      fromKeaton(),
      aRoutingContext({ rules, isActive, chain: KEATONS_CHAIN }),
    );
    expect(judged).toMatchObject({ kind: 'approved' });
  });

  it('for a review, between two authors where nobody else reviews', () => {
    const authors = new Set(['hockney', 'verbal', 'fenster', 'keaton']);
    const judged = evaluate(fromKeaton({ type: 'review-request' }), aRoutingContext({ authors }));
    expect(judged).toMatchObject({ kind: 'approved', target: { slug: 'hockney' } });
  });

  it('without a type, to an agent that changes no files: it may be anything', () => {
    const roster = hockneyCanNot({ implements: false });
    const plain = fromKeaton({ type: 'implementation-request', isTyped: false });
    expect(evaluate(plain, aRoutingContext({ roster }))).toMatchObject({ kind: 'approved' });
  });

  it.each(['question', 'escalation', 'review-request', 'completion-notice'] as const)(
    'to people, as a %s',
    (type) => {
      const judged = evaluate(fromKeaton({ to: 'octocat', type }), aRoutingContext());
      expect(judged).toEqual({ kind: 'for-people', name: 'octocat' });
    },
  );

  it('from a person who is called like the agent', () => {
    const own = fromKeaton({ from: 'hockney', isFromPerson: true });
    expect(evaluate(own, aRoutingContext({ roster: aRoster(TEAM) }))).toMatchObject({
      kind: 'approved',
    });
  });
});
