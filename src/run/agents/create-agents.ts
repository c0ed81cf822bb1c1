// What the agents of one run share: knowledge, tools, a broker, and how a session of each is configured.

import type { AgentEnvironment } from '../../coordinator/agent-environment.ts';
import type { Budget } from '../../coordinator/budget.ts';
import type { CoordinationArgs } from '../../coordinator/coordinator.ts';
import { type Broker, openBroker } from '../../coordinator/messages/broker.ts';
import type { Handoff } from '../../coordinator/messages/handoff.ts';
import type { RoutingPolicy } from '../../coordinator/messages/route-handoff.ts';
import { titledPart } from '../../coordinator/prompts/prompt-part.ts';
import type { Reach } from '../../coordinator/prompts/reach.ts';
import { openAgentInstances } from '../../coordinator/sessions/agent-instances.ts';
import { openAgentPool } from '../../coordinator/sessions/agent-pool.ts';
import { quoteUntrusted } from '../../markdown/quote-untrusted.ts';
import { sanitise } from '../../markdown/sanitise.ts';
import type { BoxState } from '../../ports/box.ts';
import type { RunEvent } from '../../run-log/events.ts';
import { recordWork } from '../../run-log/work-record.ts';
import { narrowRights } from '../../team/settings/command-settings.ts';
import { headOf } from '../../text/cut-characters.ts';
import type { Request } from '../../trigger/request.ts';
import type { Policy } from '../../workspace/policy/protected-paths.ts';
import type { RunBranch } from '../../workspace/run-branch.ts';
import { changesSoFar, continuedWork, undoneSoFar } from '../context/follow-up.ts';
import type { RepositoryContext } from '../context/load-repository.ts';
import { protectedPathsOf } from '../context/protected-paths.ts';
import type { RunContext } from '../start/run-context.ts';
import type { AgentDeps } from './agent-deps.ts';
import { mayRunCommands, openBoxState } from './box-state.ts';
import { openImageGallery } from './briefing/attached-images.ts';
import { coordinatorBriefing, loadDuties, loadKnowledge } from './briefing/knowledge.ts';
import { openRepositoryFacts } from './briefing/repository-facts.ts';
import { COMMENTED_LINES, commentedLinesOf, kindOfRequest } from './briefing/request-part.ts';
import { COORDINATOR_THREAD } from './briefing/spend-budget.ts';
import { openRoutingPolicy } from './open-routing-policy.ts';
import { runReach } from './reach.ts';
import { agentSessionConfig, coordinatorSessionConfig } from './session-config.ts';
import { grantableTools, openToolbox, ownToolsOf } from './toolbox.ts';

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

export type AgentLimits = {
  readonly budget: Budget;
  /** How many agents may work at once. */
  readonly maxAgents: number;
  /** What an earlier run of the same request did, one line for each agent. */
  readonly doneBefore?: string | undefined;
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
  const before = describeBefore(doneBefore, context, repository);
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
      briefing: await coordinatorBriefing(task, { ...(await coordinatorSources(deps)), reach }),
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
  const canRun = narrowRights(context.inputs.commands, settings.commands) === 'shell';
  return runReach(canRun, ownToolsOf(toolbox), settings);
}

async function prepareDeps(
  { budget, doneBefore }: AgentLimits,
  context: RunContext,
  repository: RepositoryContext,
): Promise<AgentDeps> {
  const boxState = openBoxState(context, repository);
  // A tool host takes a while to start, so it starts while the rest is read.
  const openingToolbox = openToolbox(context, repository, boxState);
  const knowledge = await loadKnowledge(context, repository);
  const duties = loadDuties(knowledge, repository.team);
  return {
    context,
    repository,
    budget,
    isResumed: doneBefore !== undefined,
    knowledge,
    facts: openRepositoryFacts(knowledge.reader, context, repository),
    images: openImageGallery(repository.images, context.ports.github),
    filePolicy: filePolicyOf(context, repository),
    policy: await openRoutingPolicy(context, repository),
    duties: await duties,
    toolbox: await openingToolbox,
    boxState,
    instances: openAgentInstances(context.ports.clock),
  };
}

async function coordinatorSources({ context, repository, policy, ...deps }: AgentDeps) {
  const { owner, name } = context.request.repository;
  const { checks } = await deps.facts();
  return {
    ...deps,
    repository: `${owner}/${name}`,
    baseBranch: repository.target.base,
    checks,
    continued: continuedWork(repository),
    showsChanges: changesSoFar(repository.target) !== '',
    team: repository.team,
    colleagues: policy.roster.colleagues,
  };
}

function environmentOf(deps: AgentDeps): AgentEnvironment {
  const { ports, transcript } = deps.context;
  const { target, branch } = deps.repository;
  return {
    runtime: ports.runtime,
    clock: ports.clock,
    budget: deps.budget,
    canWrite: target.answerOnly === undefined,
    emit: (event) => transcript.emit(withCommit(event, branch)),
    describeWork: recordWork(transcript, deps.repository.team.directory),
    createSessionConfig: (session, broker) => agentSessionConfig(session, broker, deps),
  };
}

/** Quotes what was done before and what the pull request lists as not done, for the agents that continue. */
function describeBefore(
  doneBefore: string | undefined,
  { nonce, ports }: RunContext,
  { target }: RepositoryContext,
): string | undefined {
  const quote = (words: string, label: string) => {
    const text = ports.mask(words);
    return quoteUntrusted({ text, author: 'the squad', label, nonce });
  };
  const listed = undoneSoFar(target).map((item) => `- ${item}`);
  const undone = headOf(listed.join('\n'), LONGEST_UNDONE);
  const parts = [
    ...(doneBefore === undefined ? [] : [BEFORE_RULE, quote(doneBefore, 'report')]),
    ...(undone === '' ? [] : [UNDONE_RULE, quote(undone, 'pull request')]),
  ];
  return parts.length === 0 ? undefined : parts.join('\n\n');
}

const BEFORE_RULE =
  'An earlier run of this request was interrupted. What its agents finished is on the branch: do not have it done again. Hand over only what is missing; if nothing is, say what was done.';

const UNDONE_RULE =
  'The pull request lists this as not done. Say again with "NOT DONE:" what is still not done, and of the rest in plain words that it is done: what you leave out stays on the list.';

const LONGEST_UNDONE = 4_000;

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

/** Returns which paths agents may change; none when the run only answers. */
function filePolicyOf(context: RunContext, repository: RepositoryContext): Policy {
  const { answerOnly } = repository.target;
  const { holdsSecret } = context.ports;
  if (answerOnly !== undefined) return { holdsSecret, refuses: () => answerOnly };
  return protectedPathsOf(context, repository);
}

/** Adds to a review's event the commit that the agent looked at, so that its lines can be traced later. */
function withCommit(event: RunEvent, branch: RunBranch): RunEvent {
  if (event.kind !== 'review') return event;
  return { ...event, note: { ...event.note, commit: event.note.commit ?? branch.tip() } };
}

/** Returns the request in its author's words, without hidden text that they may have pasted unseen. */
function textOf({ command, text }: Request): string {
  const isWork = command.kind === 'work' || command.kind === 'agent';
  return sanitise(isWork ? command.request : text, 'file').text;
}
