// Checks who may start this run, by trigger/access-policy.ts. GitHub is asked first, while most of the program still loads.

import { authorise, type Permit, permissionFrom } from '#src/trigger/access-policy.ts';
import type { RunArgs } from './run-context.ts';

export type RefusedPermit = Extract<Permit, { readonly kind: 'refused' }>;

type AccessArgs = Omit<RunArgs, 'ports'> & { readonly ports: Pick<RunArgs['ports'], 'github'> };

/** GitHub may once say of somebody that it doesn't know them, so it is asked a second time after this pause. */
const ASK_AGAIN_MS = 2_000;

/** Checks everybody who has a part in making the request. */
export function checkAccess({ request, inputs, ports, job }: AccessArgs): Promise<Permit> {
  return authorise({
    request,
    minimum: inputs.minimumPermission,
    allowedBots: inputs.allowedBots,
    ownLogin: () => ports.github.ownLogin(),
    triggeringActor: job.triggeringActor,
    permissionOf: permissionFrom(ports.github),
  });
}

/**
 * Checks again before work is delivered. What was allowed at the start stays allowed unless GitHub says no twice: when
 * GitHub gives no answer, finished work is not thrown away.
 */
export async function findRevocation(args: RunArgs): Promise<RefusedPermit | undefined> {
  const permit = await checkAccess(args);
  if (permit.kind === 'allowed' || permit.cause === 'lookup') return undefined;
  await args.ports.clock.sleep(ASK_AGAIN_MS);
  const again = await checkAccess(args);
  return again.kind === 'refused' ? permit : undefined;
}
