// How a run ends for people: the outcome on the board, and the report that the outputs and the summary are made from.
import { attempt, describe, type ErrorDescription } from '../../errors.ts';
import type { Outcome } from '../../outcome.ts';
import { renderBoard } from '../../publish/render/board.ts';
import { renderSummary } from '../../publish/render/job-summary.ts';
import { workOfOutcome } from '../../publish/render/outcome-text.ts';
import type { AnsweredBefore, RunContext, RunReport } from '../start/acknowledge.ts';

type RunEnd = { readonly outcome: Outcome; readonly markdown?: string | undefined };

/** Writes the outcome onto the board. `markdown`, our own words, replaces the board's. */
export async function finishRun(
  context: RunContext,
  { outcome, markdown }: RunEnd,
): Promise<RunReport> {
  const { board, transcript } = context;
  transcript.emit({ kind: 'run.ended', outcome: outcome.kind });
  const shown = await attempt(
    board
      .finish(outcome, markdown)
      .then(() => reportOf(context, outcome, board.commentId, markdown)),
  );
  if (shown.kind === 'done') return shown.value;
  const error = describe(shown.error);
  return error.code === 'E_SECRET'
    ? finishWithoutText(context, outcome, error)
    : finishWithoutBoard(context, { outcome, markdown }, error);
}

/** The board can't be written: the summary and the outputs say what was done. */
function finishWithoutBoard(
  context: RunContext,
  { outcome, markdown }: RunEnd,
  { message, hint }: ErrorDescription,
): RunReport {
  const reason = `The board could not be written. ${message}`;
  const failed: Outcome = { kind: 'failed', reason, hint, work: workOfOutcome(outcome) };
  return reportOf(context, failed, context.board.commentId, markdown);
}

/** What the agents wrote holds a secret: none of it is shown, only that it is so and where the work is. */
async function finishWithoutText(
  context: RunContext,
  intended: Outcome,
  { message, hint }: ErrorDescription,
): Promise<RunReport> {
  const { board, transcript, renderContext } = context;
  const outcome: Outcome = { kind: 'failed', reason: message, hint, work: workOfOutcome(intended) };
  const redacted = { ...transcript.read(), agents: [], handoffs: [], notes: [], left: [] };
  const markdown = renderBoard(renderContext(), redacted, outcome);
  await board.finish(outcome, withoutMarker(markdown));
  return { outcome, transcript: transcript.read(), commentId: board.commentId, summary: markdown };
}

/** A report without touching GitHub. `reply` as the board shows it. */
export function reportOf(
  {
    transcript,
    renderContext,
    outbound,
  }: Pick<RunContext, 'transcript' | 'renderContext' | 'outbound'>,
  outcome: Outcome,
  commentId: number | undefined,
  reply?: string,
): RunReport {
  const read = transcript.read();
  const summary = outbound.seal(renderSummary(renderContext(), read, outcome, reply));
  return { outcome, transcript: read, commentId, summary };
}

function withoutMarker(board: string): string {
  return board.slice(board.indexOf('\n') + 1);
}

/** The same event came a second time: its board stands, nothing is done. */
export function reportAnsweredBefore({ initialContext, commentId }: AnsweredBefore): RunReport {
  const reason = 'This request was answered before; its board stands in the thread.';
  return reportOf(initialContext, { kind: 'nothing-to-do', reason }, commentId);
}
