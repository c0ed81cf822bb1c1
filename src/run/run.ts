// The story of one request: may they ask, what do they ask, answer it or let agents work, publish, report.
import { type Attempt, attempt } from '../errors.ts';
import type { Outcome } from '../outcome.ts';
import { runAgents } from './agents/run-agents.ts';
import { answerCommand, answerWithoutTeam } from './commands/answer-command.ts';
import type { CommandReply } from './commands/command-reply.ts';
import { keepDirectives, needsAgents } from './commands/keep-directives.ts';
import { readCommand } from './commands/read-command.ts';
import {
  fetchRemote,
  loadRepository,
  type RemoteSnapshot,
  type RepositoryContext,
} from './context/load-repository.ts';
import { answerOf, decideOutcome, type WorkResult } from './finish/decide-outcome.ts';
import { escalate } from './finish/escalate.ts';
import { finishRun, reportAnsweredBefore } from './finish/finish-run.ts';
import { publishReviews } from './finish/publish-reviews.ts';
import { publishWork } from './finish/publish-work.ts';
import { resumePushedWork } from './finish/resume-pushed-work.ts';
import { replyToReviewThreads } from './review-feedback/reply-to-review-threads.ts';
import { acknowledge, completeRequest } from './start/acknowledge.ts';
import { checkAccess, refuseAccess } from './start/check-access.ts';
import type { RunArgs, RunContext, RunReport } from './start/run-context.ts';

/** Runs one request to its outcome, which the board shows when this resolves. */
export async function run(args: RunArgs): Promise<RunReport> {
  const permit = await checkAccess(args);
  if (permit.kind === 'refused') return refuseAccess(args, permit);
  const completed = { ...args, request: await completeRequest(args) };
  // The remote is read while the board is written.
  const fetching = attempt(fetchRemote(completed));
  const context = await acknowledge(completed);
  if (context.kind === 'answered-before') return reportAnsweredBefore(context);
  return finishRun(context, await attempt(answer(context, fetching)));
}

async function answer(
  context: RunContext,
  fetching: Promise<Attempt<RemoteSnapshot>>,
): Promise<CommandReply> {
  // The runtime starts while the thread and the team are read. A failure shows at the first session.
  if (needsAgents(context.request)) void attempt(context.ports.runtime.start());
  const snapshot = await fetching;
  if (snapshot.kind === 'threw') throw snapshot.error;
  const repository = await loadRepository(context, snapshot.value);
  if (repository.kind === 'no-team') return answerWithoutTeam(context, repository);
  const commanded = readCommand(context, repository.team);
  const reply = await answerCommand(commanded, repository);
  if (reply !== undefined) return reply;
  return { outcome: await workAndPublish(commanded, repository) };
}

async function workAndPublish(
  context: RunContext,
  repository: RepositoryContext,
): Promise<Outcome> {
  const result = await work(context, repository);
  const published = await publishWork(answerOf(result), context, repository);
  await publishReviews(published, context, repository);
  const outcome = decideOutcome(result, published, context.transcript.read());
  await replyToReviewThreads(outcome, context, repository);
  await escalate(outcome, context, repository);
  return outcome;
}

async function work(context: RunContext, repository: RepositoryContext): Promise<WorkResult> {
  const resumed = await resumePushedWork(context, repository);
  if (resumed !== undefined) return resumed;
  const recorded = await keepDirectives(context, repository);
  if (recorded !== undefined) return recorded;
  return runAgents(context, repository);
}
