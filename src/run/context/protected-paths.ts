// Which paths no agent may change in this repository.
import type { Ports } from '#src/ports/index.ts';
import type { Team } from '#src/team/index.ts';
import { createPolicy, type Policy } from '#src/workspace/index.ts';
import type { RunContext } from '../start/run-context.ts';

/** Returns the policy that combines the product's rules with the trusted settings. */
export function protectedPathsOf(
  { ports, request }: Pick<RunContext, 'request'> & { readonly ports: Pick<Ports, 'holdsSecret'> },
  { team }: { readonly team: Team },
): Policy {
  return createPolicy({
    holdsSecret: ports.holdsSecret,
    protectedGlobs: team.settings.protected,
    squadDirectory: team.directory,
    requestText: request.text,
  });
}
