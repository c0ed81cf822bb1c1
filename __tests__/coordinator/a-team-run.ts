// One agent that gets work from the coordinator and turns to others: what it reads, and what the log says.
import type { Handoff } from '#src/coordinator/tasks/handoff.ts';
import { aRuntime, type TurnScript } from './a-runtime.ts';
import { aHandoff, anAgentEnvironment, type FakeAgentEnvironment } from './an-agent-environment.ts';

type Acts = Readonly<Record<string, readonly TurnScript[]>>;
type AgentEnvironmentOptions = Parameters<typeof anAgentEnvironment>[0];

/** Calls squad_route, one call after the other; the answer is what the tool said. */
export function routes(...inputs: readonly object[]): TurnScript {
  return async ({ call }) => {
    const toolTexts: string[] = [];
    for (const input of inputs) toolTexts.push((await call('squad_route', input)).text);
    return toolTexts.join('\n---\n');
  };
}

/** All calls at once, as in one turn of a model. */
export function routesAtOnce(...inputs: readonly object[]): TurnScript {
  return async ({ call }) => {
    const toolTexts = await Promise.all(inputs.map((input) => call('squad_route', input)));
    return toolTexts.map(({ text }) => text).join('\n---\n');
  };
}

/** Calls squad_review, one call after the other; what the tool said to each is put into `told`. */
export function reviews(inputs: readonly object[], told: string[] = []): TurnScript {
  return async ({ call }) => {
    for (const input of inputs) told.push((await call('squad_review', input)).text);
    return 'I have recorded it.';
  };
}

/** Keaton gets work from the coordinator, and does what `acts` says. */
export async function runTeam(
  acts: Acts,
  options: AgentEnvironmentOptions = {},
  handoff: Partial<Handoff> = {},
) {
  const environment = anAgentEnvironment({ runtime: aRuntime({ acts }), ...options });
  const { broker, clock } = environment;
  const result = await clock.drive(broker.route(aHandoff({ to: 'keaton', ...handoff })));
  await clock.drive(broker.settled());
  return { ...environment, toolTexts: 'response' in result ? result.response : '', result };
}

export const question = (to: string, task = 'Why?') => ({
  targetAgent: to,
  task,
  type: 'question',
});
export const sent = ({ messages }: FakeAgentEnvironment) =>
  messages.filter(({ from }) => from !== 'coordinator');
export const labelsOf = ({ runtime }: FakeAgentEnvironment) =>
  runtime.opened.map(({ label }) => label);
