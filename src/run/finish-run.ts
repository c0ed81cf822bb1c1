// Ends a run: writes the outcome onto the board, and returns the report for the outputs and the summary.
import { type Attempt, attempt, describe, type ErrorDescription } from '#src/errors.ts';
import { cancelledOutcome, type Outcome } from '#src/outcome.ts';
import { goesOn, stateOf } from '#src/publish/render/markers.ts';
import { renderBoard } from '#src/publish/views/board.ts';
import { workOfOutcome } from '#src/publish/views/outcome-text.ts';
import type { RunEvent } from '#src/run-log/events.ts';
import { emptyTranscript } from '#src/run-log/transcript.ts';
import type { CommandReply } from './commands/command-reply.ts';
import { lockedNote, type RunContext, type RunReport, reportOf } from './context/run-context.ts';
import { withRef } from './finish/decide-outcome.ts';
import { notifyPeople } from './finish/notify-people.ts';

/** Writes the outcome onto the board; Markdown of a command's reply replaces the board's own. */
export async function finishRun(
  context: RunContext,
  ended: Attempt<CommandReply>,
): Promise<RunReport> {
  const { board, transcript } = context;
  const reply = orCancelled(
    ended.kind === 'done' ? ended.value : failedReply(ended.error),
    context,
  );
  const { markdown, keeper } = reply;
  const { kind } = reply.outcome;
  const saving = keeper?.save(kind, goesOn({ state: stateOf(reply.outcome), outcome: kind }));
  const outcome = await withRef(reply.outcome, saving);
  // Whoever sends a command is watching, so nobody is called. Once the run's time is over, there is only time for the board.
  if (markdown === undefined && !context.ports.time.over.aborted) {
    await notifyPeople(outcome, context);
  }
  transcript.emit(endEvent(outcome));
  if (markdown === undefined) await publishPage(context);
  const shown = await attempt(
    board.finish(outcome, markdown).then(() => reportShown(context, reply)),
  );
  await saving;
  if (shown.kind === 'done') return shown.value;
  // Nobody was told.
  await keeper?.save();
  const error = describe(shown.error);
  return error.code === 'E_SECRET'
    ? finishWithoutText(context, outcome, error)
    : finishWithoutBoard(context, { ...reply, outcome }, error);
}

/** Returns the report; where a locked conversation takes no board, with all that it would say. */
function reportShown(context: RunContext, { outcome, markdown }: CommandReply): RunReport {
  const { board, transcript, request } = context;
  if (board.commentId !== undefined) return reportOf(context, outcome, board.commentId);
  const note = lockedNote(request.thread);
  if (!transcript.read().notes.includes(note)) transcript.note(note);
  return reportOf(context, outcome, undefined, { reply: markdown });
}

function endEvent(outcome: Outcome): RunEvent {
  const pull = workOfOutcome(outcome)?.pullRequest;
  const said = [
    'answer' in outcome ? outcome.answer : '',
    'question' in outcome ? outcome.question : '',
  ];
  return {
    kind: 'run.ended',
    outcome: outcome.kind,
    answer: said.filter((part) => part?.trim()).join('\n\n'),
    ...(pull === undefined ? {} : { pull: `#${pull.number}`, isDraft: pull.isDraft }),
  };
}

/** Publishes the run's page, to which the board's first line links if it is there in time. */
async function publishPage({ ports, transcript }: RunContext): Promise<void> {
  const url = await ports.page.publish();
  if (url !== undefined) transcript.emit({ kind: 'page', url });
}

/** In a cancelled job, any failure counts as the cancellation; what became of the work is noted. */
function orCancelled(reply: CommandReply, { ports, transcript }: RunContext): CommandReply {
  const { outcome } = reply;
  if (outcome.kind !== 'failed' || !ports.cancelled.aborted) return reply;
  if (outcome.reason !== cancelledOutcome().reason) transcript.note(outcome.reason);
  return { ...reply, outcome: cancelledOutcome(outcome.work) };
}

function failedReply(thrown: unknown): CommandReply {
  const { message: reason, hint } = describe(thrown);
  return { outcome: { kind: 'failed', reason, hint, work: undefined } };
}

/**
 * Returns the report when the board can't be written: the summary and the outputs say what was done. The run failed, unless
 * people find its work in a pull request anyway; then the next run of the thread repairs the board. What it failed of stays.
 */
function finishWithoutBoard(
  context: RunContext,
  { outcome, markdown }: CommandReply,
  { message, hint }: ErrorDescription,
): RunReport {
  const reason = `The board could not be written. ${message}`;
  const isFound = outcome.kind === 'changed' && outcome.work.pullRequest !== undefined;
  const isKept = isFound || outcome.kind === 'failed';
  if (isKept) {
    context.ports.log.warning(reason);
    context.transcript.note(hint === undefined ? reason : `${reason.replace(/\.$/, '')}. ${hint}`);
  }
  const work = workOfOutcome(outcome);
  const failed: Outcome = context.ports.cancelled.aborted
    ? cancelledOutcome(work)
    : { kind: 'failed', reason, hint, work };
  const shown = isKept ? outcome : failed;
  return reportOf(context, shown, context.board.commentId, { reply: markdown });
}

/** Ends a run whose agents wrote a secret: the board shows none of their text, but says so and where the work is. */
async function finishWithoutText(
  context: RunContext,
  intended: Outcome,
  { message, hint }: ErrorDescription,
): Promise<RunReport> {
  const { board, transcript, renderContext } = context;
  const outcome: Outcome = { kind: 'failed', reason: message, hint, work: workOfOutcome(intended) };
  const { startedAt, notice } = transcript.read();
  const redacted = { ...emptyTranscript(startedAt), notice };
  const markdown = renderBoard(renderContext(), redacted, outcome);
  await board.finish(outcome, withoutMarker(markdown));
  return { outcome, transcript: transcript.read(), commentId: board.commentId, summary: markdown };
}

function withoutMarker(board: string): string {
  return board.slice(board.indexOf('\n') + 1);
}
