// Who may start a run? GitHub is asked this first, while most of the program is loaded.
import { attempt, describe } from '../../errors.ts';
import { authorise, type Permit } from '../../trigger/authorise.ts';
import type { RunArgs } from './run-context.ts';

export type RefusedPermit = Extract<Permit, { readonly kind: 'refused' }>;

/** Checks everybody who has a part in the request. */
export function checkAccess({ request, inputs, ports, job }: RunArgs): Promise<Permit> {
  return authorise({
    request,
    minimum: inputs.minimumPermission,
    allowedBots: inputs.allowedBots,
    self: [],
    triggeringActor: job.triggeringActor,
    async permissionOf(login) {
      const answer = await attempt(ports.github.permissionOf(login));
      return answer.kind === 'done'
        ? { kind: 'known', permission: answer.value }
        : { kind: 'unknown', why: describe(answer.error).message };
    },
  });
}
