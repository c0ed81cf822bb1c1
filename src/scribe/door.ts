// The one door out, as the Scribe job uses it.
import type { Inputs } from '../inputs.ts';
import type { Ports } from '../ports/ports.ts';
import { createOutbound, type Outbound } from '../publish/outbound/outbound.ts';
import type { RepositorySite } from '../publish/render/render-context.ts';
import type { ReportContext } from './report/report.ts';

/** Who is at work, and where. */
export type ScribePlace = {
  readonly inputs: Pick<Inputs, 'triggerPhrase' | 'dryRun'>;
  readonly ports: Pick<Ports, 'holdsSecret'>;
  readonly job: RepositorySite;
};

/** Opens the door, and what renderers need of it. */
export function openDoor({ inputs, ports, job }: ScribePlace): {
  readonly door: Outbound;
  readonly context: ReportContext;
} {
  const { serverUrl, repository } = job;
  const { holdsSecret } = ports;
  const door = createOutbound({ holdsSecret, phrase: inputs.triggerPhrase, serverUrl });
  return { door, context: { facts: { serverUrl, repository }, safe: door.safe } };
}
