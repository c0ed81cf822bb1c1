// Checks who may start this run, by trigger/access-policy.ts. GitHub is asked first, while most of the program is loaded.
import { authorise, type Permit, permissionFrom } from '../../trigger/access-policy.ts';
import type { RunArgs } from './run-context.ts';

export type RefusedPermit = Extract<Permit, { readonly kind: 'refused' }>;

/** Checks everybody who has a part in the request. */
export function checkAccess({
  request,
  inputs,
  ports,
  job,
}: Pick<RunArgs, 'request' | 'inputs' | 'job'> & {
  readonly ports: Pick<RunArgs['ports'], 'github'>;
}): Promise<Permit> {
  return authorise({
    request,
    minimum: inputs.minimumPermission,
    allowedBots: inputs.allowedBots,
    self: [],
    triggeringActor: job.triggeringActor,
    permissionOf: permissionFrom(ports.github),
  });
}
