// What people find after the last run: its board or, without one, a comment or the job's summary.
import type { Rehearsal } from '../rehearse.ts';
import { boxed } from '../terminal/box.ts';
import { type Line, span } from '../terminal/line.ts';
import type { Screen } from '../terminal/screen.ts';
import { terminalMarkdown } from '../terminal/terminal-markdown.ts';

/** How a board's comment begins. */
export const BOARD = '<!-- squad-action:board';

/** Renders what the last run left, in a box of at most `max` lines. */
export function boardBox(screen: Screen, rehearsal: Rehearsal, max: number): readonly Line[] {
  const found = findLeftover(rehearsal);
  if (found === undefined) return [[span('The run left nothing for people to read.', 'dim')]];
  const whole = boxed(screen, found.title, terminalMarkdown(found.body));
  if (whole.length <= max) return whole;
  return boxed(screen, found.title, terminalMarkdown(found.body, { isFolded: true }), max);
}

function findLeftover({ runs, comments }: Rehearsal) {
  const run = runs.at(-1);
  if (run === undefined) return undefined;
  // GitHub counts in whole seconds.
  const started = new Date(run.startedAt).toISOString().slice(0, 19);
  const written = comments.filter(({ updatedAt }) => updatedAt >= started);
  const board = written.findLast(({ body }) => body.startsWith(BOARD));
  const comment = board ?? written.at(-1);
  if (comment !== undefined) {
    const kind = comment === board ? 'the board' : 'a comment';
    return { title: `#${comment.thread}, ${kind}`, body: comment.body };
  }
  return run.summary.trim() === '' ? undefined : { title: "the job's summary", body: run.summary };
}
