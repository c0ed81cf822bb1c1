// THE STORY of a comment run: authorised, acknowledged, understood, coordinated, published, answered.
import type { Budget } from '../coordinator/budget.ts';
import {
  type CoordinationResult,
  runCoordinator,
  runNamedAgent,
} from '../coordinator/coordinator.ts';
import { type Attempt, attempt, describe } from '../errors.ts';
import type { Outcome } from '../outcome.ts';
import { createAgents, openRunBudget } from './agents/create-agents.ts';
import { answerDoctor } from './commands/answer-doctor.ts';
import { answerApproval, readApprovals } from './commands/approve-tool.ts';
import {
  answerFromState,
  askForTeam,
  type CommandReply,
  resolveAddressee,
} from './commands/command-replies.ts';
import { keepDirectives, needsAgents } from './commands/keep-directives.ts';
import { listTools } from './commands/list-tools.ts';
import { removeTool } from './commands/remove-tool.ts';
import {
  fetchRemote,
  loadRepository,
  type RemoteSnapshot,
  type RepositoryContext,
} from './context/load-repository.ts';
import { decideOutcome, type WorkResult } from './finish/decide-outcome.ts';
import { escalate } from './finish/escalate.ts';
import { finishRun, reportAnsweredBefore } from './finish/finish-run.ts';
import { resumePushedWork } from './finish/resume-pushed-work.ts';
import { assignFeedback } from './review-feedback/assign-feedback.ts';
import { replyToReviewThreads } from './review-feedback/reply-to-review-threads.ts';
import { runRevisions } from './review-feedback/run-revisions.ts';
import {
  acknowledge,
  completeRequest,
  type RunArgs,
  type RunContext,
  type RunReport,
} from './start/acknowledge.ts';
import { checkAccess, refuseAccess } from './start/check-access.ts';

/** Runs one request to its outcome, which the board shows when this resolves. */
export async function run(args: RunArgs): Promise<RunReport> {
  const permit = await checkAccess(args);
  if (permit.kind === 'refused') return refuseAccess(args, permit);
  const completeArgs = { ...args, request: await completeRequest(args) };
  // The remote is looked at while the board is written.
  const pendingSnapshot = attempt(fetchRemote(completeArgs));
  const context = await acknowledge(completeArgs);
  if (context.kind === 'answered-before') return reportAnsweredBefore(context);
  const reply = await attempt(answerRequest(context, pendingSnapshot));
  return finishRun(context, reply.kind === 'done' ? reply.value : failedReply(reply.error));
}

async function answerRequest(
  context: RunContext,
  pendingSnapshot: Promise<Attempt<RemoteSnapshot>>,
): Promise<CommandReply> {
  const isForAgents = needsAgents(context.request);
  // The board is up: the runtime starts while the thread and the team are read. A failure shows at the first session.
  if (isForAgents) void attempt(context.ports.runtime.start());
  const snapshot = await pendingSnapshot;
  if (snapshot.kind === 'threw') throw snapshot.error;
  const repository = await loadRepository(context, snapshot.value);
  if (context.request.command.kind === 'doctor')
    return answerDoctor(context, snapshot.value, repository);
  if (repository.kind === 'no-team') return askForTeam(context, repository.location);
  const resolved = resolveAddressee(readApprovals(context), repository);
  return (
    (await answerWithoutAgents(resolved, repository)) ?? {
      outcome: await work(resolved, repository),
    }
  );
}

/** Without an agent. */
async function answerWithoutAgents(
  context: RunContext,
  repository: RepositoryContext,
): Promise<CommandReply | undefined> {
  const { command } = context.request;
  if (command.kind === 'approve') return answerApproval(context, repository);
  if (command.kind === 'tools') return listTools(context, repository);
  if (command.kind === 'remove-tool') return removeTool(command.tool, context, repository);
  return answerFromState(context, repository);
}

async function work(context: RunContext, repository: RepositoryContext): Promise<Outcome> {
  const ended =
    (await resumePushedWork(context, repository)) ??
    (await keepDirectives(context, repository)) ??
    (await coordinateAgents(context, repository));
  const outcome = await decideOutcome(ended, context, repository);
  await replyToReviewThreads(context, repository, outcome);
  await escalate(context, repository, outcome);
  return outcome;
}

/** What breaks on the way doesn't take the agents' finished work with it. */
async function coordinateAgents(
  context: RunContext,
  repository: RepositoryContext,
): Promise<WorkResult> {
  const budget = openRunBudget(context, repository.team.settings.limits);
  const ended = await attempt(runWithinBudget(budget, context, repository));
  budget.close();
  await attempt(context.ports.runtime.stop());
  return ended.kind === 'done' ? ended.value : { kind: 'broken', ...describe(ended.error) };
}

async function runWithinBudget(
  budget: Budget,
  context: RunContext,
  repository: RepositoryContext,
): Promise<CoordinationResult> {
  const agents = await createAgents(context, repository, budget);
  const feedback = await assignFeedback(context, repository, agents.routingPolicy);
  if (feedback !== undefined) return runRevisions(context, feedback, agents);
  const { command } = context.request;
  return command.kind === 'agent'
    ? runNamedAgent(agents, agents.handoffTo(command.agent))
    : runCoordinator(await agents.coordinationArgs());
}

function failedReply(thrown: unknown): CommandReply {
  const { message, hint } = describe(thrown);
  return { outcome: { kind: 'failed', reason: message, hint, work: undefined } };
}
