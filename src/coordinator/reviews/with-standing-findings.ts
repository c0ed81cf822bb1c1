// Findings travel with the work: who revises a file, or reviews it again, is told what stands about it.
import type { AgentRoster, Handoff } from '../messages/handoff.ts';
import { describeStanding } from './describe-review.ts';
import type { Lockout } from './lockout.ts';
import type { ReviewStore } from './review-store.ts';
import { type StandingFinding, standingFindings } from './standing-findings.ts';

type StandingDeps = {
  readonly roster: AgentRoster;
  readonly lockout: Pick<Lockout, 'assignedTo'>;
  readonly reviews: Pick<ReviewStore, 'notes'>;
};

/** The handoff with the findings that stand about its files, or about what its receiver is to revise, in its context. */
export function withStandingFindings(handoff: Handoff, deps: StandingDeps): Handoff {
  const found = describeStanding(
    findingsFor(handoff, deps),
    (slug) => deps.roster.find(slug)?.name ?? slug,
  );
  if (found === '') return handoff;
  const { context = '' } = handoff;
  return { ...handoff, context: [context, found].filter((text) => text !== '').join('\n\n') };
}

function findingsFor(
  { type, to, files }: Handoff,
  { roster, lockout, reviews: { notes } }: StandingDeps,
): readonly StandingFinding[] {
  if (files.length > 0 && WORK.has(type)) return standingFindings(notes, files);
  const slug = roster.find(to)?.slug ?? to;
  if (type === 'review-request') {
    return standingFindings(notes, []).filter(({ reviewer }) => reviewer === slug);
  }
  const assigned = type === 'implementation-request' ? lockout.assignedTo(slug) : [];
  return assigned.length === 0 ? [] : standingFindings(notes, assigned);
}

const WORK: ReadonlySet<string> = new Set(['implementation-request', 'review-request']);
