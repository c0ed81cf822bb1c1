// The sentences that follow from a review: for who asked for it, for the reviewer, and for people.
import type { ReviewNote } from '#src/run-log/review-note.ts';
import { firstOf } from '#src/text/count.ts';
import { type AgentRoster, type Colleague, type HandoffChain, nameOf } from '../tasks/handoff.ts';
import { lockText, type RevisionPlan } from './plan-revision.ts';

/** Says which suggestions are in the files already; empty without any. */
export function appliedText(note: ReviewNote, reviewer: string): string {
  const named = appliedPlaces([note]);
  if (named === '') return '';
  return `Applied as ${reviewer} suggested, so that these findings are settled: ${named}.`;
}

const MOST_APPLIED = 10;

/** Tells a reviewer which of its suggestions are in the files now: one for the wrong lines is seen only there. */
export function ownAppliedText(notes: readonly ReviewNote[], reader: string): string {
  const own = notes.filter(({ reviewer }) => reviewer === reader);
  const named = appliedPlaces(own);
  if (named === '') return '';
  return `Your suggestions were put in as you wrote them, in place of ${named}. Look whether the files are right with them.`;
}

/** Names the places whose suggestions were applied; empty without any. */
function appliedPlaces(notes: readonly ReviewNote[]): string {
  const places = notes.flatMap(({ findings, applied = [] }) =>
    applied.flatMap((place) => findings[place] ?? []),
  );
  return firstOf(places, MOST_APPLIED, ({ path, line }) => `${path}:${line}`);
}

type HandOn = {
  readonly note: ReviewNote;
  readonly chain: HandoffChain;
  /** True when the product hands the revision over. */
  readonly isTold: boolean;
};

/** Tells the requester who revises these files, or, without any, all that were rejected. */
export function handOnText(
  { slug, name }: Colleague,
  paths: readonly string[] | undefined,
  { note: { reviewer, requestedBy }, chain, isTold }: HandOn,
): string {
  const it = paths?.join(', ') ?? 'it';
  if (slug === requestedBy) return `You revise ${it}.`;
  if (chain.path.includes(slug)) {
    return `${name}, who waits for your answer, revises ${it}: say there what was rejected.`;
  }
  if (isTold) return `${name} revises ${it}.`;
  const files = paths === undefined ? '' : ` of ${it}`;
  const again = slug === reviewer ? '' : `; then ask ${reviewer} for a review of it`;
  return `Hand the revision${files} to ${slug} with squad_route, with these files${again}.`;
}

/** Tells the reviewer what happens when it ends. */
export function whatFollows(
  { authors, revisions, wish }: RevisionPlan,
  roster: AgentRoster,
): string {
  const doers = revisions.map(({ reviser, paths }) => {
    const what = revisions.length === 1 ? 'does' : `revises ${paths.join(', ')}`;
    return reviser === undefined ? `people are asked who ${what}` : `${reviser.name} ${what}`;
  });
  const locked = lockText(authors, (slug) => nameOf(slug, roster));
  const tasks = authors.length === 0 ? [] : [`${locked}: ${doers.join(', ')}.`];
  const answer =
    wish?.refusal === undefined ? [] : [`${wish.name} can't revise it: ${wish.refusal}.`];
  return [...tasks, ...answer].join(' ');
}

/** Words the question who should revise these files. */
export function whoRevises(paths: readonly string[]): string {
  return `The work on ${paths.join(', ')} was rejected, and every agent who could revise it is locked out there. Which agent should do it? Begin your answer with the agent's name and a colon: that lets it work on this again.`;
}
