// Hands the request to agents: to those that feedback is about, to the one that is named, or to the coordinator.

import {
  type AgentReport,
  type CoordinationResult,
  runCoordinator,
  runNamedAgent,
} from '#src/coordinator/coordinator.ts';
import type { RoutingPolicy } from '#src/coordinator/messages/recipient.ts';
import { type BudgetLimits, openBudget } from '#src/coordinator/sessions/budget.ts';
import type { Handoff } from '#src/coordinator/tasks/handoff.ts';
import { attempt, describe, resultOr } from '#src/errors.ts';
import type { Inputs } from '#src/inputs.ts';
import { saidText } from '#src/report.ts';
import { COORDINATOR } from '#src/run-log/agent-row.ts';
import { standingParts } from '#src/run-log/transcript.ts';
import { narrowLimits, type RunLimits, type SquadSettings } from '#src/team/settings.ts';
import { isWorkPath } from '#src/workspace/policy.ts';
import { checkWork } from '../checks/check-work.ts';
import type { RepositoryContext } from '../context/load-repository.ts';
import type { RunContext, WorkResult } from '../context/run-context.ts';
import { type Agents, createAgents } from './create-agents.ts';
import { assignFeedback, runRevisions } from './review-feedback.ts';

/**
 * Lets agents work within the run's limits; `doneBefore` is what an earlier run of the request did. Never rejects: an error
 * must not discard the work they finished.
 */
export async function runAgents(
  context: RunContext,
  repository: RepositoryContext,
  doneBefore?: string,
): Promise<WorkResult> {
  const { inputs, ports, transcript } = context;
  const left = standingParts(repository.earlier.transcript.parts);
  if (left.length > 0) transcript.emit({ kind: 'parts', parts: left });
  const limits = limitsOf(inputs, repository.team.settings.limits);
  const budget = openBudget({
    limits,
    clock: ports.clock,
    startedAt: transcript.read().startedAt,
    cancelled: ports.cancelled,
    onExhausted: (exhausted) => transcript.emit({ kind: 'limit', ...exhausted }),
  });
  const working = createAgents(budget, limits.agents, doneBefore, context, repository);
  const ended = await attempt(working.then((agents) => workWith(agents, context, repository)));
  budget.close();
  // The runtime is killed at once; closing the ports waits for its end.
  void attempt(ports.runtime.stop());
  if (ended.kind === 'done') return ended.value;
  return { kind: 'broken', ...describe(ended.error) };
}

/** The workflow's inputs are the ceiling; the repository's settings may lower it. */
function limitsOf(inputs: Inputs, settings: SquadSettings['limits']): BudgetLimits & RunLimits {
  const { maxTokens: tokens, maxToolCalls: toolCalls, timeoutMinutes: minutes } = inputs;
  return narrowLimits({ tokens, toolCalls, minutes, agents: inputs.maxAgents }, settings);
}

async function workWith(
  agents: Agents,
  context: RunContext,
  repository: RepositoryContext,
): Promise<CoordinationResult> {
  try {
    const result = await letWork(agents, context, repository);
    const said = await checkWork(context, repository, agents, result.kind !== 'failed');
    agents.broker.close();
    return withRevisions(result, said);
  } finally {
    await agents.base.stop();
  }
}

/** Adds what agents say of their revisions after failed checks, so that the last word on the branch is told. */
function withRevisions(
  result: CoordinationResult,
  said: readonly AgentReport[],
): CoordinationResult {
  if (result.kind !== 'done' || said.length === 0) return result;
  const { report } = result;
  const parts = said.map((one) => `**${one.name}, after a check failed:** ${saidText(one.report)}`);
  return { ...result, report: { ...report, summary: [report.summary, ...parts].join('\n\n') } };
}

async function letWork(
  agents: Agents,
  context: RunContext,
  repository: RepositoryContext,
): Promise<CoordinationResult> {
  const since = await agents.broker.followLeftReviews();
  const feedback = await assignFeedback(agents.policy, context, repository);
  if (feedback !== undefined) return runRevisions(feedback, agents, context);
  const { command } = context.request;
  const agent = command.kind === 'agent' ? command.agent : await onlyWorker(agents, repository);
  if (agent === undefined) return runCoordinator(await agents.coordinationArgs(since));
  const handoff = await withReviewableFiles(
    agents.handoffTo(agent, since),
    agents.policy,
    repository,
  );
  return runNamedAgent(agents, handoff);
}

/**
 * Returns the agent to whom a request goes without a coordinator's turn: the team's only one, or the one who wrote all the
 * work of the pull request that it follows up and may go on with it. Never rejects.
 */
async function onlyWorker(
  { policy: { roster, lockout, authorsOf }, isResumed }: Agents,
  { target }: RepositoryContext,
): Promise<string | undefined> {
  const [first, ...others] = roster.colleagues;
  if (first !== undefined && others.length === 0) return first.slug;
  // The rest of an interrupted request may be somebody else's.
  if (target.pull === undefined || isResumed) return undefined;
  const written = await resultOr(authorsOf([], COORDINATOR), []);
  const [author, ...more] = [...new Set(written.map(({ agent }) => agent))];
  const agent = more.length === 0 ? roster.find(author ?? '') : undefined;
  if (agent?.implements !== true || lockout.lockedFor(agent.slug).length > 0) return undefined;
  return agent.slug;
}

/** As many as squad_route takes; a review of more is of everything. */
const MOST_FILES = 100;

/**
 * Adds the files of the thread's open pull request that an agent who reviews may record a review of: those that it didn't
 * write. Whether the person asked for a review is for the agent to read. Never rejects.
 */
async function withReviewableFiles(
  handoff: Handoff,
  { roster, authorsOf }: RoutingPolicy,
  { pullRequest, team }: RepositoryContext,
): Promise<Handoff> {
  const agent = roster.find(handoff.to);
  if (pullRequest?.pull.state !== 'open' || agent?.reviews !== true) return handoff;
  const paths = pullRequest.files.items
    .map(({ path }) => path)
    .filter((path) => isWorkPath(path, team.directory));
  const authors = await resultOr(authorsOf(paths, agent.slug), []);
  const own = new Set(authors.flatMap((one) => (one.agent === agent.slug ? [one.path] : [])));
  const files = paths.filter((path) => !own.has(path));
  if (own.size > 0 && files.length === 0) return handoff;
  return { ...handoff, reviewable: files.length > MOST_FILES ? [] : files };
}
