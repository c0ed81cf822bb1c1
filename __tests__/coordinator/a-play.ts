// One agent that gets work from the coordinator and turns to others: what it reads, and what the log says.
import type { Handoff } from '../../src/coordinator/handoff.ts';
import { aCrew, aHandoff, type FakeCrew } from './a-crew.ts';
import { type Act, aRuntime } from './a-runtime.ts';

type Acts = Readonly<Record<string, readonly Act[]>>;
type Wishes = Parameters<typeof aCrew>[0];

/** Calls squad_route, one call after the other; the answer is what the tool said. */
export function routes(...inputs: readonly object[]): Act {
  return async ({ call }) => {
    const told: string[] = [];
    for (const input of inputs) told.push((await call('squad_route', input)).text);
    return told.join('\n---\n');
  };
}

/** All calls at once, as in one turn of a model. */
export function routesAtOnce(...inputs: readonly object[]): Act {
  return async ({ call }) => {
    const told = await Promise.all(inputs.map((input) => call('squad_route', input)));
    return told.map(({ text }) => text).join('\n---\n');
  };
}

/** Keaton gets work from the coordinator, and does what `acts` says. */
export async function play(acts: Acts, wishes: Wishes = {}, handoff: Partial<Handoff> = {}) {
  const company = aCrew({ runtime: aRuntime({ acts }), ...wishes });
  const { broker, clock } = company;
  const result = await clock.drive(broker.handOver(aHandoff({ to: 'keaton', ...handoff })));
  await clock.drive(broker.settled());
  return { ...company, told: 'response' in result ? result.response : '', result };
}

export const question = (to: string, task = 'Why?') => ({
  targetAgent: to,
  task,
  type: 'question',
});
export const sent = ({ messages }: FakeCrew) =>
  messages.filter(({ from }) => from !== 'coordinator');
export const labelsOf = ({ runtime }: FakeCrew) => runtime.opened.map(({ label }) => label);
