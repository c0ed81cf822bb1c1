// Passes findings along with the work: whoever revises or re-reviews a file is told which findings still stand.

import { firstOf } from '#src/text/count.ts';
import { pathInSentence } from '#src/text/paths.ts';
import type { AgentRoster, Handoff } from '../tasks/handoff.ts';
import { normalizePath } from '../tasks/normalize-handoff.ts';
import type { Lockout } from './lockout.ts';
import type { ReviewStore } from './review-store.ts';
import { describeStanding, type StandingFinding, standingFindings } from './standing-findings.ts';

type StandingDeps = {
  readonly roster: AgentRoster;
  readonly lockout: Pick<Lockout, 'assignedTo' | 'lockedFor'>;
  readonly reviews: Pick<ReviewStore, 'notes'>;
};

/** Adds to the handoff's context the findings that stand on its files, or on what its receiver is to revise. */
export function withStandingFindings(handoff: Handoff, deps: StandingDeps): Handoff {
  const { roster } = deps;
  const reader = roster.find(handoff.to)?.slug ?? handoff.to;
  const found = describeStanding(
    findingsFor(handoff, deps),
    reader,
    (slug) => roster.find(slug)?.name ?? slug,
  );
  const why = found !== '' && isChosen(handoff, deps) ? WHY_YOU : '';
  const { context = '' } = handoff;
  const parts = [context, found, why, locksText(handoff, deps)];
  if (parts.slice(1).every((text) => text === '')) return handoff;
  return { ...handoff, context: parts.filter((text) => text !== '').join('\n\n') };
}

const WHY_YOU =
  'The agent whose version was rejected may not revise it, so you do, even where your charter leaves these files to others.';

/** True when the handoff is the revision that its receiver was chosen for. */
function isChosen({ type, to, files }: Handoff, { roster, lockout }: StandingDeps): boolean {
  const assigned = lockout.assignedTo(roster.find(to)?.slug ?? to);
  const isMeant =
    files.length === 0 || files.some((path) => assigned.includes(normalizePath(path)));
  return type === 'implementation-request' && assigned.length > 0 && isMeant;
}

const MAX_LOCKED = 10;

/** Names the files that the receiver may not change, if it is asked to change files: it would learn it by refusals. */
function locksText({ type, to }: Handoff, { roster, lockout }: StandingDeps): string {
  const { slug = to, name = to } = roster.find(to) ?? {};
  const paths = type === 'implementation-request' ? lockout.lockedFor(slug) : [];
  if (paths.length === 0) return '';
  return `${name} may not change ${firstOf(paths, MAX_LOCKED, pathInSentence)}: a review rejected ${name}'s work there.`;
}

function findingsFor(
  { type, to, files }: Handoff,
  { roster, lockout, reviews: { notes } }: StandingDeps,
): readonly StandingFinding[] {
  // Whoever works on a file may be asked to do what an approval's findings say, too.
  if (files.length > 0 && type === 'implementation-request') {
    return standingFindings(notes, files, () => true);
  }
  if (files.length > 0 && type === 'review-request') return standingFindings(notes, files);
  const slug = roster.find(to)?.slug ?? to;
  if (type === 'review-request') {
    return standingFindings(notes, []).filter(({ reviewer }) => reviewer === slug);
  }
  const assigned = type === 'implementation-request' ? lockout.assignedTo(slug) : [];
  return assigned.length === 0 ? [] : standingFindings(notes, assigned);
}
