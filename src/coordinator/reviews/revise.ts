// After a rejecting review: its revision, and the reviewer's second look. Neither needs a coordinator's turn.

import { firstOf } from '#src/text/count.ts';
import { pathInSentence } from '#src/text/paths.ts';
import {
  type Colleague,
  type Handoff,
  PLAIN_REQUEST,
  type RouteResult,
  whyUnanswered,
} from '../tasks/handoff.ts';
import type { AssignedRevision } from './reviews.ts';

/**
 * Asks for each revision and, once something was revised, or where there is nothing left to revise, for another review of the whole, in the name of whoever asked for the
 * first review, with `from` and `files`. Returns what became of it, a sentence each.
 */
export async function reviseAndLookAgain(
  { from, files }: Pick<Handoff, 'from' | 'files'>,
  reviewer: Colleague,
  revisions: readonly AssignedRevision[],
  route: (message: Handoff) => Promise<RouteResult>,
): Promise<readonly string[]> {
  const ours = { ...PLAIN_REQUEST, from };
  const revised = await Promise.all(
    revisions.map(({ reviser, files: own }) => {
      const task = `Revise ${firstOf(own, MOST_NAMED, pathInSentence)} as the review by ${reviewer.name} asks`;
      const type = 'implementation-request';
      return route({ ...ours, to: reviser.slug, task, type, isTyped: true, files: own });
    }),
  );
  const said = revised.map(revisionText);
  // Nobody looks at work of their own, or at what was left as it is.
  const isToLookAt = ({ kind, hasWorked }: RouteResult, at: number) =>
    kind === 'answered' && hasWorked === true && revisions[at]?.reviser.slug !== reviewer.slug;
  if (revisions.length > 0 && !revised.some(isToLookAt)) return said;
  const task = 'Look at the revision of what you rejected, and record your review of it';
  const own = revisions.flatMap((one) => (one.reviser.slug === reviewer.slug ? one.files : []));
  const others = files.filter((path) => !own.includes(path));
  const look = await route({
    ...ours,
    to: reviewer.slug,
    task,
    type: 'review-request',
    files: others,
  });
  const verdict = look.kind === 'answered' ? look.response : whyUnanswered(look);
  return [...said, `${reviewer.name} looked again. ${verdict}`, ...(look.remarks ?? [])];
}

const MOST_NAMED = 3;

function revisionText(result: RouteResult): string {
  if (result.kind !== 'answered') return `The revision was not made: ${whyUnanswered(result)}`;
  const did = result.hasWorked === true ? 'revised it' : 'changed nothing';
  return `${result.from} ${did}: ${result.report.title}`;
}
