// Marks the questions of earlier runs of the thread as answered by the request that this run worked on.
import type { Outcome } from '../../outcome.ts';
import type { Comment } from '../../ports/threads.ts';
import { commentUrl } from '../../publish/render/render-context.ts';
import { renderAnswered } from '../../publish/replies/answered.ts';
import { isNoticeFor } from '../../publish/replies/notice.ts';
import type { RunContext } from '../start/run-context.ts';

const MOST_COMMENTS = 6;

/**
 * Edits the boards and notices that asked; what GitHub refuses is noted. A run that failed, or in which no agent worked,
 * answered nothing. Never rejects.
 */
export async function settleQuestions(outcome: Outcome, context: RunContext): Promise<void> {
  const { board, ports, transcript, outbound, renderContext } = context;
  const hasWorked = transcript.read().agents.length > 0;
  if (!hasWorked || outcome.kind === 'failed' || outcome.kind === 'declined') return;
  const boardUrl = commentUrl(renderContext().facts, board.commentId);
  const settled = askingComments(context).flatMap(({ id, body }) => {
    const answered = renderAnswered(body, boardUrl);
    return answered === undefined ? [] : [{ id, answered }];
  });
  const editing = settled.slice(-MOST_COMMENTS).map(async ({ id, answered }) =>
    transcript.noteFailure(
      'An earlier question still looks open.',
      // Sealing throws if the text holds a secret.
      (async () => ports.github.updateComment(id, outbound.seal(answered)))(),
    ),
  );
  await Promise.all(editing);
}

/** Returns our boards of other requests that ended with a question, and the comments that called people to them. */
function askingComments({ boards, comments, board, request }: RunContext): readonly Comment[] {
  const asked = boards.filter(
    ({ marker: { outcome, asker, triggerId } }) =>
      // A command's board names no asker and asks nothing.
      outcome === 'asked' && asker !== undefined && triggerId !== request.id,
  );
  return asked.flatMap(({ comment, marker }) => [
    comment,
    ...comments.items.filter(
      ({ author, body }) => author?.login === board.login && isNoticeFor(body, marker.triggerId),
    ),
  ]);
}
