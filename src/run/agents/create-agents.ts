// The agents of one run: their broker, how a session of each is configured, and what the coordinator gets.

import type { AgentEnvironment } from '#src/coordinator/agents/agent-environment.ts';
import type { AgentReport, CoordinationArgs } from '#src/coordinator/coordinator.ts';
import { type Broker, openBroker } from '#src/coordinator/messages/broker.ts';
import type { RoutingPolicy } from '#src/coordinator/messages/recipient.ts';
import type { CoordinatorBriefing } from '#src/coordinator/prompts/coordinator.ts';
import { type Reach, titledPart } from '#src/coordinator/prompts/rules.ts';
import { AgentPool } from '#src/coordinator/sessions/agent-pool.ts';
import type { Budget } from '#src/coordinator/sessions/budget.ts';
import { type Handoff, PLAIN_REQUEST } from '#src/coordinator/tasks/handoff.ts';
import { resultOr } from '#src/errors.ts';
import { quoteUntrusted } from '#src/markdown/quote-untrusted.ts';
import { sanitise } from '#src/markdown/sanitise.ts';
import type { BoxState } from '#src/ports/box.ts';
import { type AgentRow, COORDINATOR } from '#src/run-log/agent-row.ts';
import {
  listParts,
  openPartsText,
  standingParts,
  type Transcript,
  withIds,
} from '#src/run-log/transcript.ts';
import { composeDecisions } from '#src/team/briefing.ts';
import { narrowRights } from '#src/team/settings.ts';
import { headOf } from '#src/text/cut-characters.ts';
import { oneLine } from '#src/text/one-line.ts';
import type { Request } from '#src/trigger/request.ts';
import { findFileOwners } from '#src/workspace/trailers.ts';
import { COMMENTED_LINES, commentedLinesOf, kindOfRequest } from '../briefing/describe-task.ts';
import { renderColleagues, routingOf } from '../briefing/knowledge.ts';
import { COORDINATOR_THREAD } from '../briefing/spend-budget.ts';
import type { BaseChecks } from '../checks/base-checks.ts';
import { mayRunCommands } from '../context/box-state.ts';
import { issueOfBranch } from '../context/choose-branch.ts';
import type { RepositoryContext } from '../context/load-repository.ts';
import { continuedWork } from '../context/load-thread.ts';
import type { RunContext } from '../context/run-context.ts';
import { approvedTools, grantableTools, ownToolsOf, type Toolbox } from '../tools/toolbox.ts';
import { type AgentDeps, prepareDeps } from './agent-deps.ts';
import { applyReviewersLines } from './apply-suggestions.ts';
import { agentSessionConfig, coordinatorSessionConfig, reachOf } from './session-config.ts';

/** The coordinator writes nothing; agents who write read more decisions. */
const COORDINATOR_READS = { agent: 'coordinator', budget: 500 } as const;
const TEAM_LENGTH = 6_000;

/** Returns what the coordinator is told about the team for a task. */
async function coordinatorBriefing(task: string, deps: AgentDeps): Promise<CoordinatorBriefing> {
  const { context, repository, policy, knowledge, duties, facts } = deps;
  const { team, target } = repository;
  const { owner, name } = context.request.repository;
  const { checks } = await facts();
  return {
    repository: `${owner}/${name}`,
    baseBranch: target.base,
    checks,
    reach: reachOfRun(deps),
    continued: continuedWork(repository),
    team: renderColleagues(policy.roster.colleagues, duties, TEAM_LENGTH),
    routing: knowledge.reader.instructions(routingOf(team), `${team.directory}/routing.md`),
    decisions: await composeDecisions(knowledge, { ...COORDINATOR_READS, query: task }),
  };
}

/** Quotes what was done before, what came `since` of its reviews and what the pull request lists as not done, for who continues. */
function describeBefore(
  doneBefore: string | undefined,
  since: readonly string[],
  { nonce, ports }: RunContext,
  { earlier }: RepositoryContext,
): string | undefined {
  const quote = (words: string, label: string) => {
    const text = ports.mask(words);
    return quoteUntrusted({ text, author: 'the squad', label, nonce });
  };
  const listed = listParts(withIds([], standingParts(earlier.transcript.parts)));
  const undone = headOf(listed.join('\n'), LONGEST_UNDONE);
  const parts = [
    ...(doneBefore === undefined ? [] : [BEFORE_RULE, quote(doneBefore, 'report')]),
    ...(since.length === 0 ? [] : [SINCE_RULE, quote(since.join('\n\n'), 'report')]),
    ...(undone === '' ? [] : [UNDONE_RULE, quote(undone, 'pull request')]),
  ];
  return parts.length === 0 ? undefined : parts.join('\n\n');
}

const BEFORE_RULE =
  'An earlier run of this request was interrupted. What its agents finished is on the branch: do not have it done again. Hand over only what is missing; if nothing is, say what was done.';

const SINCE_RULE = 'What its reviews rejected was gone on with before you were asked:';

const UNDONE_RULE =
  'Earlier runs left this undone. Settle what is done now with its ids in `settles` when you finish. The rest stays on the list: do not list it again.';

const LONGEST_UNDONE = 4_000;

/**
 * Says which proposed tools the request allows, who proposed them and for what, since the request itself may say "run it";
 * undefined if it allows none. Never rejects.
 */
async function describeApproved(
  toolbox: Toolbox,
  context: RunContext,
  repository: RepositoryContext,
): Promise<string | undefined> {
  const { request, inputs, ports, transcript } = context;
  const { baseCommit: base, branch, target } = repository;
  const tools = approvedTools(toolbox, context);
  if (tools.length === 0) return undefined;
  const files = tools.map(({ origin }) => origin.path);
  const range = { base, tip: branch.start };
  const owners = await resultOr(findFileOwners(ports.git, range, files), []);
  const { names } = transcript.read();
  const { branchPrefix } = inputs;
  const isOurs = target.branch.startsWith(branchPrefix);
  const issue = isOurs ? issueOfBranch(target.branch, branchPrefix) : undefined;
  const place = target.pull === undefined ? `on ${target.branch}` : `in #${target.pull.number}`;
  const where = `${place}${issue === undefined ? '' : `, which is for #${issue}`}`;
  const lines = tools.map(({ name, origin }) => {
    // A commit may name anybody.
    const owner = names.get(owners.find(({ path }) => path === origin.path)?.agent ?? '');
    const by = owner === undefined ? '' : ` by ${owner}`;
    return `${request.author.login} allowed the tool ${name} for this run. It was proposed${by} ${where}.`;
  });
  const which = tools.length === 1 ? 'this tool' : 'one of these tools';
  return ports.mask([...lines, `In the request, "it" may mean ${which}.`].join(' '));
}

export type Agents = {
  readonly environment: AgentEnvironment;
  readonly broker: Broker;
  readonly policy: RoutingPolicy;
  readonly boxState: () => Promise<BoxState>;
  /** The checks as they end without the run's work. */
  readonly base: BaseChecks;
  /** True when an earlier run of the same request was interrupted. */
  readonly isResumed: boolean;
  /** Returns what the coordinator needs for the request; `since` is what became of an interrupted run's reviews. */
  coordinationArgs(since: readonly string[]): Promise<CoordinationArgs>;
  /** Returns the request as a handoff from the person to an agent. */
  handoffTo(agent: string, since?: readonly string[]): Handoff;
};

/**
 * Prepares the agents, of which at most `maxAgents` work at once; no session is opened yet. `doneBefore` is what an earlier run of
 * the same request did, one line for each agent.
 */
export async function createAgents(
  budget: Budget,
  maxAgents: number,
  doneBefore: string | undefined,
  context: RunContext,
  repository: RepositoryContext,
): Promise<Agents> {
  const { request, inputs, ports } = context;
  const deps = await prepareDeps(budget, doneBefore !== undefined, context, repository);
  const { policy, boxState } = deps;
  const environment = environmentOf(deps);
  const broker = openBroker({
    policy,
    pool: new AgentPool(maxAgents),
    environment,
    tools: grantableTools(deps.toolbox),
    before: context.transcript.read(),
    logMessage: ports.logMessage,
    mask: ports.mask,
  });
  const task = ports.mask(textOf(request));
  const asker = request.author.login;
  const approved = await describeApproved(deps.toolbox, context, repository);
  const told = (since: readonly string[] = []) => {
    const parts = [approved, describeBefore(doneBefore, since, context, repository)];
    return parts.filter((part) => part !== undefined).join('\n\n') || undefined;
  };
  return {
    environment,
    broker,
    policy,
    boxState,
    base: deps.base,
    isResumed: deps.isResumed,
    handoffTo: (to, since) => ({
      ...PERSON_HANDOFF,
      from: asker,
      to,
      task,
      context: told(since),
    }),
    coordinationArgs: async (since) => ({
      environment,
      broker,
      ...(await coordinatorSessionConfig(broker, deps)),
      briefing: await coordinatorBriefing(task, deps),
      model: inputs.model,
      request: task,
      asker,
      kind: kindOfRequest(request),
      url: request.url,
      background: [
        titledPart(COMMENTED_LINES, ports.mask(commentedLinesOf(request, context.nonce))),
        titledPart('Before this run', told(since) ?? ''),
        titledPart('The thread', repository.quoteThread(COORDINATOR_THREAD, { readsFiles: false })),
      ],
      reports: () => reportsToCoordinator(context.transcript.read()),
      whileThinking() {
        if (mayRunCommands(context, repository)) void boxState();
      },
    }),
  };
}

/** What the agents reported whom the coordinator asked in this run. */
function reportsToCoordinator({ agents, reviews }: Transcript): readonly AgentReport[] {
  // A review stands in a part of its own, beside the work that it is about.
  const isReview = ({ agent, files }: AgentRow) =>
    files.length === 0 && reviews.some(({ reviewer }) => reviewer === agent);
  const others = agents.filter((row) => !isReview(row) && row.files.length > 0);
  const told = others.length === 0 ? agents : agents.filter((row) => !isReview(row));
  return told.flatMap(({ name, report, requestedBy, isEarlier, state }) => {
    const isAsked = requestedBy === COORDINATOR && isEarlier !== true && state === 'done';
    return isAsked && report !== undefined ? [{ name, report }] : [];
  });
}

/** Returns the most that any agent can reach. */
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
  return {
    runtime: ports.runtime,
    clock: ports.clock,
    budget: deps.budget,
    canWrite: target.answerOnly === undefined,
    emit(event) {
      const isStart = event.kind === 'agent.spawned' || event.kind === 'agent.resumed';
      if (isStart) deps.starts.set(event.session, deps.repository.branch.tip());
      transcript.emit(event);
    },
    quote: (text, label) =>
      quoteUntrusted({ text, author: 'git', label, nonce: deps.context.nonce, form: 'source' }),
    describeWork: (session) =>
      [
        deps.work.describe(session),
        failingText(deps.base, target.base),
        openPartsText(transcript.read(), session),
      ]
        .filter((text) => text !== '')
        .join(' '),
    hasWorked: deps.work.hasWorked,
    applySuggestions: (reviewer, findings, availableTools) =>
      applyReviewersLines(reviewer, findings, availableTools, deps),
    createSessionConfig: (session, broker) => agentSessionConfig(session, broker, deps),
  };
}

/** Names the checks that are known to fail without the run's work; empty when none is. */
function failingText(base: BaseChecks, branch: string): string {
  const names = base.failing().map(({ check }) => `\`${oneLine(check.run, 60)}\``);
  return names.length === 0
    ? ''
    : `On \`${branch}\`, without this work, ${names.join(', ')} fails.`;
}

const PERSON_HANDOFF = {
  ...PLAIN_REQUEST,
  type: 'implementation-request',
  isFromPerson: true,
} as const;

/** Returns the request in its author's words, without hidden text that they may have pasted unseen. */
function textOf({ command, text }: Request): string {
  const isWork = command.kind === 'work' || command.kind === 'agent';
  return sanitise(isWork ? command.request : text, 'file').text;
}
