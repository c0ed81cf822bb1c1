// Which paths no agent may change in this repository.
import { createPolicy, type Policy } from '../../workspace/policy/protected-paths.ts';
import type { RunContext } from '../start/run-context.ts';
import type { RepositoryContext } from './load-repository.ts';

/** The rules of the product and of the trusted settings. */
export function protectedPathsOf(
  { ports, request }: RunContext,
  { team }: RepositoryContext,
): Policy {
  return createPolicy({
    holdsSecret: ports.holdsSecret,
    protectedGlobs: team.settings.protected,
    squadDirectory: team.directory,
    requestText: request.text,
  });
}
