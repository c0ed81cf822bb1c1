// How a run ends for people: the outcome on the board, and the report that the outputs and the summary are made from.
import { attempt, describe, type ErrorDescription } from '../errors.ts';
import type { Outcome } from '../outcome.ts';
import { renderBoard } from '../publish/board.ts';
import { workOf } from '../publish/ending.ts';
import { renderSummary } from '../publish/summary.ts';
import type { AnsweredBefore, RunReport, Scene } from './scene.ts';

type Ending = { readonly outcome: Outcome; readonly markdown?: string | undefined };

/** Writes the outcome onto the board. `markdown`, our own words, replaces the board's. */
export async function endRun(scene: Scene, { outcome, markdown }: Ending): Promise<RunReport> {
  const { board, transcript } = scene;
  transcript.emit({ kind: 'run.ended', outcome: outcome.kind });
  const shown = await attempt(
    board.finish(outcome, markdown).then(() => reportOf(scene, outcome, board.commentId, markdown)),
  );
  if (shown.kind === 'done') return shown.value;
  const error = describe(shown.error);
  return error.code === 'E_SECRET'
    ? endWithoutWords(scene, outcome, error)
    : endUnseen(scene, { outcome, markdown }, error);
}

/** The board can't be written: the summary and the outputs say what was done. */
function endUnseen(
  scene: Scene,
  { outcome, markdown }: Ending,
  { message, hint }: ErrorDescription,
): RunReport {
  const reason = `The board could not be written. ${message}`;
  const failed: Outcome = { kind: 'failed', reason, hint, work: workOf(outcome) };
  return reportOf(scene, failed, scene.board.commentId, markdown);
}

/** What the agents wrote holds a secret: none of it is shown, only that it is so and where the work is. */
async function endWithoutWords(
  scene: Scene,
  meant: Outcome,
  { message, hint }: ErrorDescription,
): Promise<RunReport> {
  const { board, transcript, context } = scene;
  const outcome: Outcome = { kind: 'failed', reason: message, hint, work: workOf(meant) };
  const silent = { ...transcript.read(), agents: [], handoffs: [], notes: [], left: [] };
  const markdown = renderBoard(context(), silent, { kind: 'finished', outcome });
  await board.finish(outcome, withoutMarker(markdown));
  return { outcome, transcript: transcript.read(), commentId: board.commentId, summary: markdown };
}

/** A report without touching GitHub. `reply` as the board shows it. */
export function reportOf(
  { transcript, context, door }: Pick<Scene, 'transcript' | 'context' | 'door'>,
  outcome: Outcome,
  commentId: number | undefined,
  reply?: string,
): RunReport {
  const read = transcript.read();
  const summary = door.seal(renderSummary(context(), read, outcome, reply));
  return { outcome, transcript: read, commentId, summary };
}

function withoutMarker(board: string): string {
  return board.slice(board.indexOf('\n') + 1);
}

/** The same event came a second time: its board stands, nothing is done. */
export function reportAgain({ bearings, commentId }: AnsweredBefore): RunReport {
  const reason = 'This request was answered before; its board stands in the thread.';
  return reportOf(bearings, { kind: 'nothing-to-do', reason }, commentId);
}
