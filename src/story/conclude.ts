// From what the agents did to how the run ended: publishes what there is, whatever happened, and names the outcome.
import type { Coordination } from '../coordinator/coordinator.ts';
import { attempt, describe, type ErrorDescription } from '../errors.ts';
import type { Outcome, PublishedWork } from '../outcome.ts';
import {
  type Publication,
  type PublishPorts,
  publishBranch,
  publishMemory,
} from '../publish/publish.ts';
import type { Permit } from '../trigger/authorise.ts';
import { mayAsk } from './entrance.ts';
import type { Ground } from './ground.ts';
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
      return published?.kind === 'branch'
        ? { kind: 'changed', work: published.work, answer }
        : { kind: 'asked', question: answer };
    case 'done':
      return ending(answer, published, scene);
  }
}

type Published = { readonly kind: 'branch' | 'memory'; readonly work: PublishedWork };

/** Write access was taken away while the agents worked. */
type Refused = Extract<Permit, { readonly kind: 'refused' }>;

/** A look-up that failed may succeed when the job is run again; a permission that is gone won't. */
function refusal({ cause, reason }: Refused): Outcome {
  if (cause !== 'lookup') return { kind: 'declined', reason };
  return { kind: 'failed', reason, hint: 'Run the job again.', work: undefined };
}

async function publish(
  answer: string,
  scene: Scene,
  ground: Ground,
): Promise<Published | Refused | undefined> {
  const files = scene.transcript.read().agents.flatMap((row) => row.files);
  if (files.length === 0) return undefined;
  const permit = await mayAsk(scene);
  if (permit.kind === 'refused') return permit;
  const publication = publicationOf(answer, scene, ground);
  const ports = portsOf(scene);
  if (files.some((path) => !path.startsWith(`${ground.team.directory}/`))) {
    return { kind: 'branch', work: await publishBranch(publication, ports) };
  }
  const kept = await attempt(publishMemory(publication, ports));
  if (kept.kind === 'done') return { kind: 'memory', work: kept.value };
  if (answer.trim() === '') throw kept.error;
  // The answer is what was asked for; it must not be lost with what was learnt on the way.
  const text = `What was learnt could not be kept. ${describe(kept.error).message}`;
  scene.transcript.emit({ kind: 'note', text });
  return undefined;
}

function publicationOf(
  answer: string,
  { inputs, transcript }: Scene,
  { branch, target, thread, trunk }: Ground,
): Publication {
  return {
    target,
    start: branch.start,
    tip: branch.tip(),
    transcript: transcript.read(),
    answer,
    threadTitle: thread.thread.title,
    draft: inputs.draft,
    prefix: inputs.branchPrefix,
    trunk,
  };
}

function portsOf({ world, transcript, context, door }: Scene): PublishPorts {
  return {
    ...world,
    context,
    seal: door.seal,
    sealTitle: door.sealTitle,
    effect: (effect, detail) => transcript.emit({ kind: 'effect', effect, detail }),
  };
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
