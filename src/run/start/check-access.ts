// Checks who may start this run, by trigger/access-policy.ts. GitHub is asked first, while most of the program still loads.
import { authorise, type Permit, permissionFrom } from '../../trigger/access-policy.ts';
import type { RunArgs } from './run-context.ts';

export type RefusedPermit = Extract<Permit, { readonly kind: 'refused' }>;

type AccessArgs = Pick<RunArgs, 'request' | 'inputs' | 'job'> & {
  readonly ports: Pick<RunArgs['ports'], 'github'>;
};

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
 * Checks again before work is delivered. What was allowed at the start stays allowed unless GitHub says no: when GitHub
 * gives no answer, finished work is not thrown away.
 */
export async function findRevocation(args: AccessArgs): Promise<RefusedPermit | undefined> {
  const permit = await checkAccess(args);
  return permit.kind === 'refused' && permit.cause !== 'lookup' ? permit : undefined;
}
