// From a board that is up to a reply: the repository is loaded, then a command is answered, or agents work.
import { attempt } from '../errors.ts';
import type { Outcome } from '../outcome.ts';
import { removeWorktrees } from '../workspace/worktrees/worktrees.ts';
import { runAgents } from './agents/run-agents.ts';
import { answerCommand, answerWithoutTeam } from './commands/answer-command.ts';
import type { CommandReply } from './commands/command-reply.ts';
import { keepDirectives } from './commands/keep-directives.ts';
import { readCommand } from './commands/read-command.ts';
import type { RemoteSnapshot } from './context/fetch-remote.ts';
import { loadRepository, type RepositoryContext } from './context/load-repository.ts';
import { answerOf, decideOutcome, type WorkResult } from './finish/decide-outcome.ts';
import { escalate } from './finish/escalate.ts';
import { publishReviews } from './finish/publish-reviews.ts';
import { publishWork } from './finish/publish-work.ts';
import { resumePushedWork } from './finish/resume-pushed-work.ts';
import { replyToReviewThreads } from './review-feedback/reply-to-review-threads.ts';
import type { RunContext } from './start/run-context.ts';

/** Answers a request; throws what breaks outside of the agents' work. */
export async function answerRequest(
  context: RunContext,
  fetching: Promise<RemoteSnapshot>,
): Promise<CommandReply> {
  const repository = await loadRepository(context, await fetching);
  if (repository.kind === 'no-team') return answerWithoutTeam(context, repository);
  const commanded = readCommand(context, repository.team);
  const reply = await answerCommand(commanded, repository);
  if (reply !== undefined) return reply;
  return { outcome: await carryOut(commanded, repository) };
}

async function carryOut(context: RunContext, repository: RepositoryContext): Promise<Outcome> {
  const result = await work(context, repository);
  // The worktrees go while the commits are published. Where the run broke, an agent may still be at work in one.
  const removing =
    result.kind === 'broken' ? undefined : attempt(removeWorktrees(context.ports.git));
  const published = await publishWork(answerOf(result), context, repository);
  await publishReviews(published, context, repository);
  const outcome = decideOutcome(result, published, context.transcript.read());
  await replyToReviewThreads(outcome, context, repository);
  await escalate(outcome, context, repository);
  await removing;
  return outcome;
}

async function work(context: RunContext, repository: RepositoryContext): Promise<WorkResult> {
  const resumed = await resumePushedWork(context, repository);
  if (resumed !== undefined) return resumed;
  const recorded = await keepDirectives(context, repository);
  if (recorded !== undefined) return recorded;
  return runAgents(context, repository);
}
