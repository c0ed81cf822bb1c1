// The end of a request whose author has no access. Only collaborators get an answer; strangers and bots get none.
import { findOwnBoards, renderMarker, renderRefusal } from '#src/publish/index.ts';
import { reportOf } from '../finish/report-run.ts';
import type { RefusedPermit } from './check-access.ts';
import { failRequest } from './fail-request.ts';
import {
  type InitialArgs,
  type InitialRunContext,
  openInitialContext,
  type RunReport,
} from './run-context.ts';

/** Ends a refused request with at most one short comment. If GitHub gave no answer, the run failed and nobody was refused. */
export async function refuseAccess(args: InitialArgs, permit: RefusedPermit): Promise<RunReport> {
  if (permit.cause === 'lookup') {
    return failRequest(args, { message: permit.reason, hint: permit.hint });
  }
  const initialContext = openInitialContext(args);
  const commentId = await explainRefusal(permit, initialContext);
  return reportOf(initialContext, { kind: 'declined', reason: permit.reason }, commentId);
}

/** Explains the refusal in a comment and returns its id; undefined for bots and strangers, who get no comment. */
async function explainRefusal(
  { audience, reason }: RefusedPermit,
  { request, ports: { github }, job, outbound }: InitialRunContext,
): Promise<number | undefined> {
  if (audience !== 'collaborator') return undefined;
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
