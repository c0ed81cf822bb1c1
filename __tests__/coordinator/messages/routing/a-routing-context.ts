// What the broker knows at the moment of a message: a quiet run, in which a test changes what it is about.

import type { RoutingContext } from '#src/coordinator/messages/recipient.ts';
import { Lockout } from '#src/coordinator/reviews/lockout.ts';
import type { AgentRoster, Colleague, Handoff } from '#src/coordinator/tasks/handoff.ts';
import { ABLE, aHandoff } from '../../an-agent-environment.ts';

export function aColleague(name: string, change: Partial<Colleague> = {}): Colleague {
  return { slug: name.toLowerCase(), name, role: 'Developer', ...ABLE, ...change };
}

export function aRoster(colleagues: readonly Colleague[]): AgentRoster {
  return {
    colleagues,
    find: (name) => colleagues.find(({ slug }) => slug === name.toLowerCase()),
    isPerson: (name) => name === 'octocat',
  };
}

export const ROSTER = aRoster(['Hockney', 'Verbal', 'Fenster', 'Keaton'].map((n) => aColleague(n)));

/** What a test changes, by its plain name. */
export type RoutingChanges = Partial<
  RoutingContext & RoutingContext['store'] & RoutingContext['tasks'] & RoutingContext['pool']
>;

export function aRoutingContext(changes: RoutingChanges = {}): RoutingContext {
  const { load, sentLastMinute, isUnderWay, isActive, isOverloaded, ...change } = changes;
  return {
    roster: ROSTER,
    rules: { hops: 3, perMinute: 5, autoSpawn: true },
    lockout: new Lockout(),
    tools: { toolNames: ['view', 'bash'], unknownTools: () => [] },
    store: {
      load: load ?? (() => 0),
      sentLastMinute: sentLastMinute ?? (() => 0),
      isUnderWay: isUnderWay ?? (() => false),
      endedInLoop: () => false,
    },
    tasks: { isActive: isActive ?? (() => false) },
    pool: { isOverloaded: isOverloaded ?? (() => false) },
    chain: undefined,
    isOver: false,
    authors: new Set(),
    earlierAuthors: new Set(),
    hasCoordinator: false,
    ...change,
  };
}

/** Keaton's message to Hockney, in the first hop of a chain. */
export function fromKeaton(change: Partial<Handoff> = {}): Handoff {
  return aHandoff({ from: 'keaton', type: 'question', isTyped: true, ...change });
}

export const KEATONS_CHAIN = { id: 'h1', path: ['keaton'] };

export function busy(
  loads: Readonly<Record<string, number>>,
): Pick<RoutingContext['store'], 'load'> {
  return { load: (slug) => loads[slug] ?? 0 };
}
