// May they ask? Refusals end here, in silence where an answer would only serve strangers.
import { attempt, describe } from '../../errors.ts';
import { findOwnBoards } from '../../publish/board-keeper.ts';
import { renderMarker } from '../../publish/render/board-marker.ts';
import { renderRefusal } from '../../publish/render/command-replies.ts';
import { authorise, type Permit } from '../../trigger/authorise.ts';
import { reportOf } from '../finish/finish-run.ts';
import { openInitialContext, type RunArgs, type RunReport } from './acknowledge.ts';

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

/** The end of a refused request: at most one short comment, and none for strangers on a public repository. */
export async function refuseAccess(
  args: RunArgs,
  permit: Extract<Permit, { kind: 'refused' }>,
): Promise<RunReport> {
  const { request, ports, job } = args;
  const { number, commentCount } = request.thread;
  const initialContext = openInitialContext(args, request.thread);
  const outcome = { kind: 'declined', reason: permit.reason } as const;
  const mayBeAnswered = permit.audience === 'collaborator' || request.repository.private;
  if (permit.audience === 'bot' || permit.cause === 'lookup' || !mayBeAnswered) {
    return reportOf(initialContext, outcome, undefined);
  }
  const comments = await ports.github.listComments(number, commentCount);
  const boards = await findOwnBoards(ports.github, comments.items);
  const earlier = boards.find(({ marker }) => marker.triggerId === request.id);
  if (earlier !== undefined) return reportOf(initialContext, outcome, earlier.comment.id);
  const marker = renderMarker({
    triggerId: request.id,
    runId: job.runId,
    state: 'done',
    outcome: 'declined',
    branch: undefined,
  });
  const text = `${marker}\n${renderRefusal(permit.reason, initialContext.outbound.safe)}`;
  const comment = await ports.github.createComment(number, initialContext.outbound.seal(text));
  return reportOf(initialContext, outcome, comment.id);
}
