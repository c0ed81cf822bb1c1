// The crew for one request: roster, broker and budget, and what the coordinator and the agents are equipped with.
import type { Crew } from '../coordinator/agent.ts';
import { type Broker, openBroker } from '../coordinator/broker.ts';
import { type Budget, type Exhausted, type Limits, openBudget } from '../coordinator/budget.ts';
import type { CoordinationArgs } from '../coordinator/coordinator.ts';
import type { Handoff } from '../coordinator/handoff.ts';
import { openInstances } from '../coordinator/instances.ts';
import { openPool } from '../coordinator/sessions.ts';
import type { Inputs } from '../inputs.ts';
import type { Shelf } from '../team/briefing.ts';
import { selectDecisions } from '../team/decisions.ts';
import { loadDecisions } from '../team/load-decisions.ts';
import { narrow, type Limits as TeamLimits } from '../team/settings.ts';
import { listSkills } from '../team/skills.ts';
import type { Team } from '../team/team.ts';
import { createPolicy, type Policy } from '../workspace/policy.ts';
import { equipAgent, equipCoordinator, type Setting } from './equipment.ts';
import type { Ground } from './ground.ts';
import { type Authority, openAuthority } from './hub.ts';
import { withCommit } from './reviews.ts';
import type { Scene } from './scene.ts';
import { openToolbox } from './toolbox.ts';

export type AssembledCrew = {
  readonly crew: Crew;
  readonly broker: Broker;
  readonly authority: Authority;
  /** What the coordinator needs to take the request on. */
  coordination(): Promise<CoordinationArgs>;
  /** A request that names an agent (`@squad hockney: ...`), as a handoff from the person. */
  handoffTo(agent: string): Handoff;
};

/** Brings the crew together; no session is opened yet. */
export async function assembleCrew(
  scene: Scene,
  ground: Ground,
  budget: Budget,
): Promise<AssembledCrew> {
  const { team, target } = ground;
  const setting = await prepare(scene, ground, { budget, broker: () => broker });
  const { shelf, authority } = setting;
  const crew: Crew = {
    runtime: scene.world.runtime,
    clock: scene.world.clock,
    budget,
    thread: ground.quoted,
    canWrite: target.answerOnly === undefined,
    emit: (event) => scene.transcript.emit(withCommit(event, ground)),
    equip: (agent, label, handoff) => equipAgent(setting, { agent, label, handoff }),
  };
  const pool = openPool(limitsOf(scene.inputs, team.settings.limits).agents);
  const broker = openBroker({ ...authority, pool, crew });
  const request = scene.world.mask(requestOf(scene));
  const asker = scene.request.author.login;
  const handoff = { ...HANDOFF_BY_A_PERSON, from: asker, task: request };
  return {
    crew,
    broker,
    authority,
    handoffTo: (to) => ({ ...handoff, to }),
    coordination: async () => ({
      crew,
      broker,
      ...(await equipCoordinator(setting)),
      briefing: {
        team: authority.roster.colleagues,
        routing: routingOf(team),
        decisions: selectDecisions(shelf.decisions, { ...COORDINATOR_READS, query: request }).text,
      },
      model: scene.inputs.model,
      request,
      asker,
    }),
  };
}

async function prepare(
  scene: Scene,
  ground: Ground,
  { budget, broker }: Pick<Setting, 'budget' | 'broker'>,
): Promise<Setting> {
  // A tool host takes its time to start: it does so while the rest is read.
  const opening = openToolbox(scene, ground);
  return {
    scene,
    ground,
    budget,
    shelf: await stockShelf(scene, ground),
    policy: policyOf(scene, ground),
    authority: await introduceTeam(scene, ground),
    toolbox: await opening,
    instances: openInstances(scene.world.clock),
    broker,
  };
}

const COORDINATOR_READS = { agent: 'coordinator', budget: 4_000 } as const;

const HANDOFF_BY_A_PERSON = {
  type: 'implementation-request',
  files: [],
  context: undefined,
  constraints: [],
  priority: 'normal',
  waitForResult: true,
  model: undefined,
  timeoutMs: undefined,
  isFromPerson: true,
  availableTools: undefined,
} as const;

/** The decisions and skills of the trusted commit; what is odd about them is noted for people. */
async function stockShelf(scene: Scene, { tree, team, target }: Ground): Promise<Shelf> {
  const [decisions, skills] = await Promise.all([
    loadDecisions(tree, team),
    listSkills(tree, team.directory),
  ]);
  const { answerOnly } = target;
  const limits = answerOnly === undefined ? [] : [`Nothing is changed here: ${answerOnly}.`];
  for (const text of [...limits, ...team.warnings, ...decisions.warnings, ...skills.warnings]) {
    scene.transcript.emit({ kind: 'note', text });
  }
  return { tree, decisions: decisions.entries, skills: skills.skills };
}

function policyOf({ world }: Scene, { team, target }: Ground): Policy {
  const { answerOnly } = target;
  const { holdsSecret } = world;
  if (answerOnly !== undefined) return { holdsSecret, refuses: () => answerOnly };
  return createPolicy({
    holdsSecret,
    protectedGlobs: team.settings.protected,
    squadDirectory: team.directory,
  });
}

/** The request in its author's words. */
function requestOf({ request: { command, text } }: Scene): string {
  if (command.kind === 'work') return command.request;
  return command.kind === 'agent' ? command.request : text;
}

/** Who takes what: the rules that the tables hold, then the file's own words. */
function routingOf({ rules, routingText }: Team): string {
  const lines = rules.map((rule) => `- ${rule.work}: ${rule.agents.join(', ')}`);
  return [lines.join('\n'), routingText].filter((text) => text.trim() !== '').join('\n\n');
}

/** The run's budget: the workflow's inputs are the ceiling, the repository's settings may lower it. */
export function budgetFor(scene: Scene, settings: Partial<TeamLimits>) {
  const { inputs, world, transcript } = scene;
  const limits = limitsOf(inputs, settings);
  return openBudget({
    limits,
    clock: world.clock,
    startedAt: transcript.read().startedAt,
    cancelled: world.cancelled,
    onExhausted: (exhausted: Exhausted) => transcript.emit({ kind: 'limit', ...exhausted }),
  });
}

/** Workflow inputs, narrowed by the settings. */
export function limitsOf(inputs: Inputs, settings: Partial<TeamLimits>): Limits & TeamLimits {
  const { maxTokens: tokens, maxToolCalls: toolCalls, timeoutMinutes: minutes } = inputs;
  return narrow({ tokens, toolCalls, minutes, agents: inputs.maxAgents }, settings);
}

/** Opens the hub's side, and tells the transcript by which names people know the agents. */
async function introduceTeam(scene: Scene, ground: Ground): Promise<Authority> {
  const authority = await openAuthority(scene, ground);
  const names = authority.roster.colleagues.map(({ slug, name }) => [slug, name]);
  scene.transcript.emit({ kind: 'team', names: Object.fromEntries(names) });
  return authority;
}
