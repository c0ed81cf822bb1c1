// Which paths no agent may change in this repository.
import type { Ports } from '../../ports/ports.ts';
import type { Team } from '../../team/team.ts';
import { createPolicy, type Policy } from '../../workspace/policy/protected-paths.ts';
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
