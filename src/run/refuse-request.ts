// Ends a request whose author has no access, or whose run could not begin or broke. Strangers and bots get no answer.

import { attempt, type ErrorDescription, refusalKindOf, resultOr } from '#src/errors.ts';
import type { Outcome } from '#src/outcome.ts';
import { findOwnBoards, WRITER_ASSOCIATIONS } from '#src/publish/board.ts';
import { renderMarker } from '#src/publish/render/markers.ts';
import { renderRefusal } from '#src/publish/replies/command-replies.ts';
import { renderBoard } from '#src/publish/views/board.ts';
import type { RefusedPermit } from './context/check-access.ts';
import {
  type InitialArgs,
  type InitialRunContext,
  openInitialContext,
  type RunReport,
  reportOf,
} from './context/run-context.ts';

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
  const told = await attempt(github.createComment(number, outbound.seal(text)));
  if (told.kind === 'done') return told.value.id;
  // The run's summary says it.
  if (refusalKindOf(told.error) === 'locked') return undefined;
  throw told.error;
}

type Failure = Pick<ErrorDescription, 'message' | 'hint'>;

/** Ends the request as failed and says so on this run's unfinished board, or on a new one. Never rejects because of GitHub. */
export async function failRequest(
  args: InitialArgs,
  { message: reason, hint }: Failure,
): Promise<RunReport> {
  const context = openInitialContext(args);
  const outcome: Outcome = { kind: 'failed', reason, hint, work: undefined };
  context.transcript.emit({ kind: 'run.ended', outcome: outcome.kind });
  const showing = isMember(args) ? showFailure(outcome, context) : undefined;
  const commentId = showing && (await resultOr(showing, undefined));
  return reportOf(context, outcome, commentId);
}

/** True when the event itself shows the author as one of the repository's people; nobody else gets an unrequested answer. */
function isMember({ request, inputs }: InitialArgs): boolean {
  return !inputs.dryRun && WRITER_ASSOCIATIONS.includes(request.association);
}

/** Returns the id of the comment that says how the request ended. A comment of another run is left alone. */
async function showFailure(
  outcome: Outcome,
  { request, ports: { github }, job, outbound, transcript, renderContext }: InitialRunContext,
): Promise<number> {
  const { number } = request.thread;
  const comments = await github.listComments(number, undefined);
  const boards = await findOwnBoards(github, comments.items);
  const ours = boards.filter(({ marker }) => marker.triggerId === request.id);
  const open = ours.find(
    ({ marker: { runId, state, outcome: before } }) =>
      runId === job.runId && (state === 'working' || before === 'failed'),
  );
  const body = outbound.seal(renderBoard(renderContext(), transcript.read(), outcome));
  if (open !== undefined) {
    await github.updateComment(open.comment.id, body);
    return open.comment.id;
  }
  return ours[0]?.comment.id ?? (await github.createComment(number, body)).id;
}
