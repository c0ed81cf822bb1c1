// The one door out, as the Scribe job uses it.
import type { Inputs } from '../inputs.ts';
import { createOutbound, type Outbound } from '../publish/outbound.ts';
import type { Site } from '../publish/words.ts';
import type { World } from '../world.ts';
import type { ReportContext } from './report.ts';

/** Who is at work, and where. */
export type ScribePlace = {
  readonly inputs: Pick<Inputs, 'triggerPhrase' | 'dryRun'>;
  readonly world: Pick<World, 'holdsSecret'>;
  readonly job: Site;
};

/** Opens the door, and what renderers need of it. */
export function openDoor({ inputs, world, job }: ScribePlace): {
  readonly door: Outbound;
  readonly context: ReportContext;
} {
  const { serverUrl, repository } = job;
  const { holdsSecret } = world;
  const door = createOutbound({ holdsSecret, phrase: inputs.triggerPhrase, serverUrl });
  return { door, context: { facts: { serverUrl, repository }, safe: door.safe } };
}
