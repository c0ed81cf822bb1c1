// What the thread's state says of the requests before this one, as far as they concern the branch that the run continues.
import type { EarlierWork } from '#src/publish/index.ts';
import { questionText } from '#src/report.ts';
import { COORDINATOR } from '#src/run-log/index.ts';
import type { BranchTarget } from '#src/workspace/index.ts';
import { transcriptOf, withOwnNames } from './finished-work.ts';
import type { RequestState, ThreadState } from './thread-state.ts';

/**
 * Returns the number of the part that a request belongs to: requests on one branch, until that is merged or closed. Work that
 * is on no branch yet goes on in its part. Pure.
 */
export function partOf({ branch, from }: BranchTarget, { requests }: ThreadState): number {
  const there = requests.filter((one) => one.branch === branch);
  const open = from === 'branch' ? there.at(-1) : there.findLast(({ tip }) => tip !== undefined);
  return open?.part ?? Math.max(0, ...requests.map(({ part }) => part)) + 1;
}

/** Returns what the other requests of a part did. Pure. */
export function earlierWorkIn(
  part: number,
  { requests }: ThreadState,
  requestId: string,
): EarlierWork {
  const earlier = requests.filter((one) => one.part === part && one.id !== requestId);
  const events = earlier.flatMap((one, at) =>
    one.events.map((event) => withOwnNames(event, `-before-${at + 1}`)),
  );
  return {
    requests: earlier
      .filter(({ events: own }) => own.some(({ kind }) => kind === 'commit'))
      .map(({ id, report, actor, run }) => ({
        report,
        actor,
        run,
        isWholeIssue: report.isWholeIssue || id.startsWith('issue-'),
      })),
    transcript: transcriptOf(events),
  };
}

/**
 * Returns what a request asked people; undefined when it asked nothing. What agents' own reports ask counts where the last
 * report asks nothing itself. Pure.
 */
export function questionOf({ report: last, events }: RequestState): string | undefined {
  const { agents, escalations } = transcriptOf(events);
  const nameOf = (slug: string) => agents.find(({ agent }) => agent === slug)?.name ?? slug;
  const own = last.question === undefined ? [] : [questionText(last.question)];
  const asked = escalations.flatMap(({ kind, from, text }) =>
    kind === 'question' ? [`${nameOf(from)} asks: ${text}`] : [],
  );
  const open = agents.flatMap(({ session, name, report }) => {
    if (session === COORDINATOR || report?.question === undefined) return [];
    return [`${name} asks: ${questionText(report.question)}`];
  });
  const text = [...own, ...asked, ...(own.length === 0 ? open : [])].join('\n\n').trim();
  return text === '' ? undefined : text;
}
