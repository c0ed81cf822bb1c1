// Reports a run for the outputs and the summary.
import type { Outcome } from '#src/outcome.ts';
import { commentUrl, renderSummary } from '#src/publish/index.ts';
import {
  type InitialRunContext,
  openInitialContext,
  type RunArgs,
  type RunReport,
} from '../context/run-context.ts';
import type { AnsweredBefore } from '../start/acknowledge.ts';

/** Makes the report; sends nothing. `unwritten` is set if the board could not be written, with our own Markdown for it. */
export function reportOf(
  { transcript, renderContext, outbound }: InitialRunContext,
  outcome: Outcome,
  commentId: number | undefined,
  unwritten?: { readonly reply: string | undefined },
): RunReport {
  const read = transcript.read();
  const context = renderContext();
  const isShown = commentId !== undefined && unwritten === undefined;
  const boardUrl = isShown ? commentUrl(context.facts, commentId) : undefined;
  const place = { boardUrl, reply: unwritten?.reply };
  const summary = outbound.seal(renderSummary(context, read, outcome, place));
  return { outcome, transcript: read, commentId, summary };
}

/** Why a run has nothing to do while another one answers the same request. */
export const AT_WORK = 'Another run is answering this request; its board is in the thread.';

/** Reports a request that was answered before, for which nothing is done again. */
export function reportAnsweredBefore(
  args: RunArgs,
  { commentId, isAtWork }: AnsweredBefore,
): RunReport {
  const reason = isAtWork
    ? AT_WORK
    : 'This request was answered before; its board is in the thread.';
  return reportOf(openInitialContext(args), { kind: 'nothing-to-do', reason }, commentId);
}
