// The one door out, as the Scribe job uses it.
import type { Inputs } from '../inputs.ts';
import type { Ports } from '../ports/ports.ts';
import { createOutbound, type Outbound } from '../publish/outbound/outbound.ts';
import type { RepositorySite } from '../publish/render/render-context.ts';
import type { ReportContext } from './report/report.ts';

/** Who is at work, and where. */
export type ScribeOutboundDeps = {
  readonly inputs: Pick<Inputs, 'triggerPhrase' | 'dryRun'>;
  readonly ports: Pick<Ports, 'holdsSecret'>;
  readonly job: RepositorySite;
};

/** Opens the door, and what renderers need of it. */
export function openScribeOutbound({ inputs, ports, job }: ScribeOutboundDeps): {
  readonly outbound: Outbound;
  readonly reportContext: ReportContext;
} {
  const { serverUrl, repository } = job;
  const { holdsSecret } = ports;
  const outbound = createOutbound({ holdsSecret, phrase: inputs.triggerPhrase, serverUrl });
  return { outbound, reportContext: { facts: { serverUrl, repository }, safe: outbound.safe } };
}
