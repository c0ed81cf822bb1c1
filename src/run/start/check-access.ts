// Checks who may start this run, by trigger/access-policy.ts. A refusal is posted only where strangers gain nothing by it.
import { findOwnBoards } from '../../publish/board-keeper.ts';
import { renderMarker } from '../../publish/render/board-marker.ts';
import { renderRefusal } from '../../publish/render/command-replies.ts';
import { authorise, type Permit, permissionFrom } from '../../trigger/access-policy.ts';
import { reportOf } from '../finish/finish-run.ts';
import {
  type InitialRunContext,
  openInitialContext,
  type RunArgs,
  type RunReport,
} from './run-context.ts';

export type RefusedPermit = Extract<Permit, { readonly kind: 'refused' }>;

/** Checks everybody who has a part in the request. */
export function checkAccess({ request, inputs, ports, job }: RunArgs): Promise<Permit> {
  return authorise({
    request,
    minimum: inputs.minimumPermission,
    allowedBots: inputs.allowedBots,
    self: [],
    triggeringActor: job.triggeringActor,
    permissionOf: permissionFrom(ports.github),
  });
}

/** Ends a refused request with at most one short comment. */
export async function refuseAccess(args: RunArgs, permit: RefusedPermit): Promise<RunReport> {
  const initialContext = openInitialContext(args);
  const commentId = await explainRefusal(permit, initialContext);
  return reportOf(initialContext, { kind: 'declined', reason: permit.reason }, commentId);
}

/** The comment that says why; undefined for bots, and for strangers on a public repository: they get none. */
async function explainRefusal(
  { audience, cause, reason }: RefusedPermit,
  { request, ports: { github }, job, outbound }: InitialRunContext,
): Promise<number | undefined> {
  const mayBeAnswered = audience === 'collaborator' || request.repository.private;
  if (audience === 'bot' || cause === 'lookup' || !mayBeAnswered) return undefined;
  const { number, commentCount } = request.thread;
  const comments = await github.listComments(number, commentCount);
  const boards = await findOwnBoards(github, comments.items);
  const earlier = boards.find(({ marker }) => marker.triggerId === request.id);
  if (earlier !== undefined) return earlier.comment.id;
  const marker = renderMarker({
    triggerId: request.id,
    runId: job.runId,
    state: 'done',
    outcome: 'declined',
    branch: undefined,
  });
  const text = `${marker}\n${renderRefusal(reason, outbound.safe)}`;
  return (await github.createComment(number, outbound.seal(text))).id;
}
