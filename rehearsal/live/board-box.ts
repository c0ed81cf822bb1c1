// What people find after the last run: its board or, without one, a comment or the job's summary.
import type { CommentRecord } from '../github/state.ts';
import type { Rehearsal } from '../rehearse.ts';
import type { RehearsedRun } from '../rehearsed-run.ts';
import { boxed, insideOf } from '../terminal/box.ts';
import { type Line, span } from '../terminal/line.ts';
import type { Screen } from '../terminal/screen.ts';
import { foldedMarkdown, terminalMarkdown } from '../terminal/terminal-markdown.ts';

/** The Markdown that a run left for people to read. */
export type Leftover = { readonly title: string; readonly body: string };

const BOARD = '<!-- squad-action:board';

/** Renders what the last run left, in a box of at most `max` lines. */
export function boardBox(screen: Screen, rehearsal: Rehearsal, max: number): readonly Line[] {
  const found = leftoverOf(rehearsal);
  if (found === undefined)
    return [[span('The run left nothing for people to read: no comment, no summary.', 'dim')]];
  const columns = insideOf(screen);
  const whole = boxed(screen, found.title, terminalMarkdown(found.body, columns));
  return whole.length <= max
    ? whole
    : boxed(screen, found.title, foldedMarkdown(found.body, columns), max);
}

/** Finds the last run's board, else a comment that it wrote, else its summary. */
export function leftoverOf(rehearsal: Rehearsal): Leftover | undefined {
  const run = rehearsal.runs.at(-1);
  if (run === undefined) return undefined;
  const written = commentsOf(rehearsal, run);
  const comment = written.findLast(isBoard) ?? written.at(-1);
  if (comment !== undefined) {
    const kind = isBoard(comment) ? 'the board' : 'a comment';
    return { title: `#${comment.thread}, ${kind}`, body: comment.body };
  }
  return run.summary.trim() === '' ? undefined : { title: "the job's summary", body: run.summary };
}

function isBoard({ body }: CommentRecord): boolean {
  return body.startsWith(BOARD);
}

/** Finds the comments that the run posted or changed. */
function commentsOf(
  { comments, requests }: Rehearsal,
  { startedAt, endedAt }: RehearsedRun,
): readonly CommentRecord[] {
  const changed = requests
    .filter(({ at, kind }) => kind === 'api' && startedAt <= at && at <= endedAt)
    .filter(({ method }) => method === 'POST' || method === 'PATCH');
  return comments.filter(({ id, thread }) =>
    changed.some(
      ({ path, answer }) =>
        path.endsWith(`/issues/comments/${id}`) ||
        (path.endsWith(`/issues/${thread}/comments`) && idOf(answer) === id),
    ),
  );
}

function idOf(answer: unknown): unknown {
  return typeof answer === 'object' && answer !== null && 'id' in answer ? answer.id : undefined;
}
