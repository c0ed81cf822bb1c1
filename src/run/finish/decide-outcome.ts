// From what the agents did to how the run ended: publishes what there is, whatever happened, and names the outcome.
import type { CoordinationResult } from '../../coordinator/coordinator.ts';
import type { ErrorDescription } from '../../errors.ts';
import type { Outcome } from '../../outcome.ts';
import type { RepositoryContext } from '../context/load-repository.ts';
import { questionsOf } from '../context/thread-questions.ts';
import type { RunContext } from '../start/acknowledge.ts';
import { publishReviews } from './publish-reviews.ts';
import { type AccessRefused, type PublishedResult, publishWork } from './publish-work.ts';

/** How the work ended; `broken` by an error that nobody expected. */
export type WorkResult = CoordinationResult | ({ readonly kind: 'broken' } & ErrorDescription);

/** Publishes the run's commits and says how it ended. */
export async function decideOutcome(
  result: WorkResult,
  context: RunContext,
  repository: RepositoryContext,
): Promise<Outcome> {
  const answer = 'text' in result ? result.text : '';
  const published = await publishWork(answer, context, repository);
  if (published?.kind === 'refused') return refusedOutcome(published);
  await publishReviews(
    context,
    repository,
    published?.kind === 'branch' ? published.work : undefined,
  );
  switch (result.kind) {
    case 'limited':
      return { kind: 'limited', ...result.exhausted, work: published?.work };
    case 'failed':
      return {
        kind: 'failed',
        reason: result.reason,
        hint: hintForModelError(result.type),
        work: published?.work,
      };
    case 'broken': {
      const { message: reason, hint } = result;
      return { kind: 'failed', reason, hint, work: published?.work };
    }
    case 'question':
      return askedOutcome([answer, ...questionsOf(context)], '', published);
    case 'done': {
      const questions = questionsOf(context);
      return questions.length > 0
        ? askedOutcome(questions, answer, published)
        : finishedOutcome(answer, published, context);
    }
  }
}

/** A question waits for people, also when there is something to look at meanwhile. */
function askedOutcome(
  questions: readonly string[],
  answer: string,
  published: PublishedResult | undefined,
): Outcome {
  const work = published?.kind === 'branch' ? published.work : undefined;
  return { kind: 'asked', question: questions.join('\n\n'), answer, work };
}

/** A look-up that failed may succeed when the job is run again; a permission that is gone won't. */
function refusedOutcome({ cause, reason }: AccessRefused): Outcome {
  if (cause !== 'lookup') return { kind: 'declined', reason };
  return { kind: 'failed', reason, hint: 'Run the job again.', work: undefined };
}

function finishedOutcome(
  answer: string,
  published: PublishedResult | undefined,
  context: RunContext,
): Outcome {
  if (published?.kind === 'branch') return { kind: 'changed', work: published.work, answer };
  const agents = context.transcript.read().agents.filter((row) => row.session !== 'coordinator');
  const broken = agents.filter((row) => row.state === 'failed');
  if (broken.length > 0 && broken.length === agents.length) {
    const reason = broken.map((row) => `${row.name}: ${row.answer}`).join('; ');
    return { kind: 'failed', reason, hint: undefined, work: published?.work };
  }
  if (answer.trim() !== '' || published !== undefined) {
    return { kind: 'answered', answer, memory: published?.work };
  }
  return {
    kind: 'nothing-to-do',
    reason: 'The squad ended without a change and without an answer.',
  };
}

/** What to do about a model that doesn't answer, by the runtime's name for the error. */
function hintForModelError(type: string): string | undefined {
  switch (type) {
    case 'authentication':
    case 'authorization':
      return 'The model refused the credentials. Check the secret behind `provider-api-key` or `copilot-token`, and that it belongs to the model named in `model`.';
    case 'rate_limit':
    case 'quota':
      return "The model's limit is used up. Wait, or use another key or model.";
    case 'timeout':
    case 'silence':
      return 'The model did not answer in time. Run the job again, or raise `timeout-minutes`.';
    case 'runtime':
    case 'query':
      return 'Run the job again. If it fails the same way, check `model`, `provider` and `provider-base-url`.';
    default:
      // Our own codes say what to do in their reason.
      return undefined;
  }
}
