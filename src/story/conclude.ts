// From what the agents did to how the run ended: publishes what there is, whatever happened, and names the outcome.
import type { Coordination } from '../coordinator/coordinator.ts';
import type { ErrorDescription } from '../errors.ts';
import type { Outcome } from '../outcome.ts';
import type { Ground } from './ground.ts';
import { type Published, publish, type Refused } from './publication.ts';
import { questionsOf } from './questions.ts';
import { publishReviews } from './reviews.ts';
import type { Scene } from './scene.ts';

/** How the work ended; `broken` by an error that nobody expected. */
export type Ended = Coordination | ({ readonly kind: 'broken' } & ErrorDescription);

/** Publishes the run's commits and says how it ended. */
export async function conclude(
  coordination: Ended,
  scene: Scene,
  ground: Ground,
): Promise<Outcome> {
  const answer = 'text' in coordination ? coordination.text : '';
  const published = await publish(answer, scene, ground);
  if (published?.kind === 'refused') return refusal(published);
  await publishReviews(scene, ground, published?.kind === 'branch' ? published.work : undefined);
  switch (coordination.kind) {
    case 'limited':
      return { kind: 'limited', ...coordination.exhausted, work: published?.work };
    case 'failed':
      return {
        kind: 'failed',
        reason: coordination.reason,
        hint: hintFor(coordination.type),
        work: published?.work,
      };
    case 'broken': {
      const { message: reason, hint } = coordination;
      return { kind: 'failed', reason, hint, work: published?.work };
    }
    case 'question':
      return asked([answer, ...questionsOf(scene)], '', published);
    case 'done': {
      const questions = questionsOf(scene);
      return questions.length > 0
        ? asked(questions, answer, published)
        : ending(answer, published, scene);
    }
  }
}

/** A question waits for people, also when there is something to look at meanwhile. */
function asked(
  questions: readonly string[],
  answer: string,
  published: Published | undefined,
): Outcome {
  const work = published?.kind === 'branch' ? published.work : undefined;
  return { kind: 'asked', question: questions.join('\n\n'), answer, work };
}

/** A look-up that failed may succeed when the job is run again; a permission that is gone won't. */
function refusal({ cause, reason }: Refused): Outcome {
  if (cause !== 'lookup') return { kind: 'declined', reason };
  return { kind: 'failed', reason, hint: 'Run the job again.', work: undefined };
}

function ending(answer: string, published: Published | undefined, scene: Scene): Outcome {
  if (published?.kind === 'branch') return { kind: 'changed', work: published.work, answer };
  const agents = scene.transcript.read().agents.filter((row) => row.session !== 'coordinator');
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
function hintFor(type: string): string | undefined {
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
