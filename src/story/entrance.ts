// May they ask? Refusals end here, in silence where an answer would only serve strangers.
import { attempt, describe } from '../errors.ts';
import { findOwnBoards } from '../publish/board-keeper.ts';
import { renderMarker } from '../publish/marker.ts';
import { renderRefusal } from '../publish/reply.ts';
import { authorise, type Permit } from '../trigger/authorise.ts';
import { reportOf } from './ending.ts';
import { openBearings, type RunArgs, type RunReport } from './scene.ts';

/** Checks everybody who has a part in the request. */
export function mayAsk({ request, inputs, world, job }: RunArgs): Promise<Permit> {
  return authorise({
    request,
    minimum: inputs.minimumPermission,
    allowedBots: inputs.allowedBots,
    self: [],
    triggeringActor: job.triggeringActor,
    async permissionOf(login) {
      const answer = await attempt(world.github.permissionOf(login));
      return answer.kind === 'done'
        ? { kind: 'known', permission: answer.value }
        : { kind: 'unknown', why: describe(answer.error).message };
    },
  });
}

/** The end of a refused request: at most one short comment, and none for strangers on a public repository. */
export async function refuse(
  args: RunArgs,
  permit: Extract<Permit, { kind: 'refused' }>,
): Promise<RunReport> {
  const { request, world, job } = args;
  const { number, commentCount } = request.thread;
  const bearings = openBearings(args, request.thread);
  const outcome = { kind: 'declined', reason: permit.reason } as const;
  const isHeard = permit.audience === 'collaborator' || request.repository.private;
  if (permit.audience === 'bot' || permit.cause === 'lookup' || !isHeard) {
    return reportOf(bearings, outcome, undefined);
  }
  const comments = await world.github.listComments(number, commentCount);
  const boards = await findOwnBoards(world.github, comments.items);
  const earlier = boards.find(({ marker }) => marker.triggerId === request.id);
  if (earlier !== undefined) return reportOf(bearings, outcome, earlier.comment.id);
  const marker = renderMarker({
    triggerId: request.id,
    runId: job.runId,
    state: 'done',
    outcome: 'declined',
    branch: undefined,
  });
  const text = `${marker}\n${renderRefusal(permit.reason, bearings.door.safe)}`;
  const comment = await world.github.createComment(number, bearings.door.seal(text));
  return reportOf(bearings, outcome, comment.id);
}
