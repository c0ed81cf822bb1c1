// The agents of one run: their broker, how a session of each is configured, and what the coordinator gets.

import type { AgentEnvironment } from '#src/coordinator/agents/agent-environment.ts';
import type { CoordinationArgs } from '#src/coordinator/coordinator.ts';
import { type Broker, openBroker } from '#src/coordinator/messages/broker.ts';
import type { RoutingPolicy } from '#src/coordinator/messages/route-handoff.ts';
import { type Reach, titledPart } from '#src/coordinator/prompts/rules.ts';
import { openAgentPool } from '#src/coordinator/sessions/agent-pool.ts';
import type { Handoff } from '#src/coordinator/tasks/handoff.ts';
import { sanitise } from '#src/markdown/sanitise.ts';
import type { BoxState } from '#src/ports/box.ts';
import { openPartsText } from '#src/run-log/transcript.ts';
import { recordWork } from '#src/run-log/work-record.ts';
import { narrowRights } from '#src/team/settings.ts';
import type { Request } from '#src/trigger/request.ts';
import {
  coordinatorBriefing,
  describeApproved,
  describeBefore,
} from '../briefing/coordinator-briefing.ts';
import { COMMENTED_LINES, commentedLinesOf, kindOfRequest } from '../briefing/describe-task.ts';
import { COORDINATOR_THREAD } from '../briefing/spend-budget.ts';
import { mayRunCommands } from '../context/box-state.ts';
import type { RepositoryContext } from '../context/load-repository.ts';
import type { RunContext } from '../context/run-context.ts';
import { grantableTools, ownToolsOf } from '../tools/toolbox.ts';
import { type AgentDeps, type AgentLimits, prepareDeps } from './agent-deps.ts';
import { agentSessionConfig, coordinatorSessionConfig, reachOf } from './session-config.ts';

export type Agents = {
  readonly environment: AgentEnvironment;
  readonly broker: Broker;
  readonly policy: RoutingPolicy;
  readonly boxState: () => Promise<BoxState>;
  /** The most that any agent can reach. */
  readonly reach: Reach;
  /** Returns what the coordinator needs for the request. */
  coordinationArgs(): Promise<CoordinationArgs>;
  /** Returns the request as a handoff from the person to an agent. */
  handoffTo(agent: string): Handoff;
};

/** Prepares the agents; no session is opened yet. */
export async function createAgents(
  limits: AgentLimits,
  context: RunContext,
  repository: RepositoryContext,
): Promise<Agents> {
  const { request, inputs, ports } = context;
  const { maxAgents, doneBefore } = limits;
  const deps = await prepareDeps(limits, context, repository);
  const { policy, boxState } = deps;
  const reach = reachOfRun(deps);
  const environment = environmentOf(deps);
  const broker = openBroker({
    policy,
    pool: openAgentPool(maxAgents),
    environment,
    tools: grantableTools(deps.toolbox),
    ...ports,
  });
  const task = ports.mask(textOf(request));
  const asker = request.author.login;
  const told = [
    await describeApproved(deps.toolbox, context, repository),
    describeBefore(doneBefore, context, repository),
  ];
  const before = told.filter((part) => part !== undefined).join('\n\n') || undefined;
  return {
    environment,
    broker,
    policy,
    boxState,
    reach,
    handoffTo: (to) => ({ ...PERSON_HANDOFF, from: asker, to, task, context: before }),
    coordinationArgs: async () => ({
      environment,
      broker,
      ...(await coordinatorSessionConfig(broker, deps)),
      briefing: await coordinatorBriefing(task, reach, deps),
      model: inputs.model,
      request: task,
      asker,
      kind: kindOfRequest(request),
      url: request.url,
      background: [
        titledPart(COMMENTED_LINES, ports.mask(commentedLinesOf(request, context.nonce))),
        titledPart('Before this run', before ?? ''),
        titledPart('The thread', repository.quoteThread(COORDINATOR_THREAD, { readsFiles: false })),
      ],
      whileThinking() {
        if (mayRunCommands(context, repository)) void boxState();
      },
    }),
  };
}

function reachOfRun({ context, repository, toolbox }: AgentDeps): Reach {
  const { settings } = repository.team;
  const hasShell = narrowRights(context.inputs.commands, settings.commands) === 'shell';
  // Whether there is a box is not known yet.
  const isBoxed = !settings.isBoxOptional;
  return reachOf({ hasShell, ownTools: ownToolsOf(toolbox), isBoxed }, settings);
}

function environmentOf(deps: AgentDeps): AgentEnvironment {
  const { ports, transcript } = deps.context;
  const { target } = deps.repository;
  const work = recordWork(transcript, deps.repository.team.directory);
  return {
    runtime: ports.runtime,
    clock: ports.clock,
    budget: deps.budget,
    canWrite: target.answerOnly === undefined,
    emit: (event) => transcript.emit(deps.starts.follow(event)),
    describeWork: (session) =>
      [work.describe(session), openPartsText(transcript.read(), session)].join(' ').trim(),
    hasWorked: work.hasWorked,
    createSessionConfig: (session, broker) => agentSessionConfig(session, broker, deps),
  };
}

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

/** Returns the request in its author's words, without hidden text that they may have pasted unseen. */
function textOf({ command, text }: Request): string {
  const isWork = command.kind === 'work' || command.kind === 'agent';
  return sanitise(isWork ? command.request : text, 'file').text;
}
