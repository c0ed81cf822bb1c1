// The crew for one request: roster, broker and budget, and what the coordinator and the agents are equipped with.
import type { AgentEnvironment } from '../../coordinator/agent.ts';
import {
  type Budget,
  type BudgetLimits,
  type ExhaustedLimit,
  openBudget,
} from '../../coordinator/budget.ts';
import type { CoordinationArgs } from '../../coordinator/coordinator.ts';
import { type Broker, openBroker } from '../../coordinator/messages/broker.ts';
import type { Handoff } from '../../coordinator/messages/handoff.ts';
import { openAgentInstances } from '../../coordinator/sessions/agent-instances.ts';
import { openAgentPool } from '../../coordinator/sessions/agent-pool.ts';
import type { Inputs } from '../../inputs.ts';
import type { Knowledge } from '../../team/memory/briefing.ts';
import { selectDecisions } from '../../team/memory/decisions.ts';
import { loadDecisions } from '../../team/memory/load-decisions.ts';
import {
  narrowLimits,
  type SquadSettings,
  type RunLimits as TeamLimits,
} from '../../team/settings/settings.ts';
import { listSkills } from '../../team/skills.ts';
import type { Team } from '../../team/team.ts';
import { createPolicy, type Policy } from '../../workspace/policy/protected-paths.ts';
import type { RepositoryContext } from '../context/load-repository.ts';
import { withCommit } from '../finish/publish-reviews.ts';
import type { RunContext } from '../start/acknowledge.ts';
import { openRoutingPolicy, type RoutingPolicy } from './roster.ts';
import {
  type AgentSessionDeps,
  agentSessionConfig,
  coordinatorSessionConfig,
} from './session-config.ts';
import { openToolbox } from './toolbox.ts';

export type Agents = {
  readonly environment: AgentEnvironment;
  readonly broker: Broker;
  readonly routingPolicy: RoutingPolicy;
  /** What the coordinator needs to take the request on. */
  coordinationArgs(): Promise<CoordinationArgs>;
  /** A request that names an agent (`@squad hockney: ...`), as a handoff from the person. */
  handoffTo(agent: string): Handoff;
};

/** Brings the crew together; no session is opened yet. */
export async function createAgents(
  context: RunContext,
  repository: RepositoryContext,
  budget: Budget,
): Promise<Agents> {
  const { team, target } = repository;
  const deps = await prepareAgentSessionDeps(context, repository, { budget, broker: () => broker });
  const { knowledge, routingPolicy } = deps;
  const environment: AgentEnvironment = {
    runtime: context.ports.runtime,
    clock: context.ports.clock,
    budget,
    thread: repository.quotedThread,
    canWrite: target.answerOnly === undefined,
    emit: (event) => context.transcript.emit(withCommit(event, repository)),
    createSessionConfig: (agent, label, handoff) =>
      agentSessionConfig(deps, { agent, label, handoff }),
  };
  const pool = openAgentPool(limitsOf(context.inputs, team.settings.limits).agents);
  const broker = openBroker({ ...routingPolicy, pool, environment });
  const request = context.ports.mask(requestOf(context));
  const asker = context.request.author.login;
  const handoff = { ...PERSON_HANDOFF, from: asker, task: request };
  return {
    environment,
    broker,
    routingPolicy,
    handoffTo: (to) => ({ ...handoff, to }),
    coordinationArgs: async () => ({
      environment,
      broker,
      ...(await coordinatorSessionConfig(deps)),
      briefing: {
        team: routingPolicy.roster.colleagues,
        routing: routingOf(team),
        decisions: selectDecisions(knowledge.decisions, { ...COORDINATOR_READS, query: request })
          .text,
      },
      model: context.inputs.model,
      request,
      asker,
    }),
  };
}

async function prepareAgentSessionDeps(
  context: RunContext,
  repository: RepositoryContext,
  { budget, broker }: Pick<AgentSessionDeps, 'budget' | 'broker'>,
): Promise<AgentSessionDeps> {
  // A tool host takes its time to start: it does so while the rest is read.
  const openingToolbox = openToolbox(context, repository);
  return {
    context,
    repository,
    budget,
    knowledge: await loadKnowledge(context, repository),
    policy: policyOf(context, repository),
    routingPolicy: await openTeamPolicy(context, repository),
    toolbox: await openingToolbox,
    instances: openAgentInstances(context.ports.clock),
    broker,
  };
}

const COORDINATOR_READS = { agent: 'coordinator', budget: 4_000 } as const;

const PERSON_HANDOFF = {
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
async function loadKnowledge(
  context: RunContext,
  { tree, team, target }: RepositoryContext,
): Promise<Knowledge> {
  const [decisions, skills] = await Promise.all([
    loadDecisions(tree, team),
    listSkills(tree, team.directory),
  ]);
  const { answerOnly } = target;
  const limits = answerOnly === undefined ? [] : [`Nothing is changed here: ${answerOnly}.`];
  for (const text of [...limits, ...team.warnings, ...decisions.warnings, ...skills.warnings]) {
    context.transcript.emit({ kind: 'note', text });
  }
  return { tree, decisions: decisions.entries, skills: skills.skills };
}

function policyOf({ ports }: RunContext, { team, target }: RepositoryContext): Policy {
  const { answerOnly } = target;
  const { holdsSecret } = ports;
  if (answerOnly !== undefined) return { holdsSecret, refuses: () => answerOnly };
  return createPolicy({
    holdsSecret,
    protectedGlobs: team.settings.protected,
    squadDirectory: team.directory,
  });
}

/** The request in its author's words. */
function requestOf({ request: { command, text } }: RunContext): string {
  if (command.kind === 'work') return command.request;
  return command.kind === 'agent' ? command.request : text;
}

/** Who takes what: the rules that the tables hold, then the file's own words. */
function routingOf({ rules, routingText }: Team): string {
  const lines = rules.map((rule) => `- ${rule.work}: ${rule.agents.join(', ')}`);
  return [lines.join('\n'), routingText].filter((text) => text.trim() !== '').join('\n\n');
}

/** The run's budget: the workflow's inputs are the ceiling, the repository's settings may lower it. */
export function openRunBudget(context: RunContext, settings: SquadSettings['limits']) {
  const { inputs, ports, transcript } = context;
  const limits = limitsOf(inputs, settings);
  return openBudget({
    limits,
    clock: ports.clock,
    startedAt: transcript.read().startedAt,
    cancelled: ports.cancelled,
    onExhausted: (exhausted: ExhaustedLimit) => transcript.emit({ kind: 'limit', ...exhausted }),
  });
}

/** Workflow inputs, narrowed by the settings. */
export function limitsOf(
  inputs: Inputs,
  settings: SquadSettings['limits'],
): BudgetLimits & TeamLimits {
  const { maxTokens: tokens, maxToolCalls: toolCalls, timeoutMinutes: minutes } = inputs;
  return narrowLimits({ tokens, toolCalls, minutes, agents: inputs.maxAgents }, settings);
}

/** Opens the hub's side, and tells the transcript by which names people know the agents. */
async function openTeamPolicy(
  context: RunContext,
  repository: RepositoryContext,
): Promise<RoutingPolicy> {
  const routingPolicy = await openRoutingPolicy(context, repository);
  const names = routingPolicy.roster.colleagues.map(({ slug, name }) => [slug, name]);
  context.transcript.emit({ kind: 'team', names: Object.fromEntries(names) });
  return routingPolicy;
}
