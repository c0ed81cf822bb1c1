// Reports a run for the outputs and the summary.
import type { Outcome } from '#src/outcome.ts';
import { commentUrl, renderSummary } from '#src/publish/index.ts';
import type { InitialRunContext, RunReport } from '../context/run-context.ts';

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
