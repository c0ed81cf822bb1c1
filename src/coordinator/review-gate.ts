// After a review: what was found is written down, and who may not revise the work any more.
import type { RunEvent } from './events.ts';
import type { Handoff, Roster, RouteResult } from './handoff.ts';
import { chooseReviser, type Lockout } from './lockout.ts';
import { type ReviewNote, readReview } from './review.ts';

/** Which agent wrote what: of these files, or of what the sender (or anybody, for the coordinator) changed in this run. */
export type AuthorsOf = (
  files: readonly string[],
  sender: string,
) => Promise<readonly { readonly agent: string; readonly path: string }[]>;

type Gate = {
  readonly roster: Roster;
  readonly lockout: Lockout;
  readonly authorsOf: AuthorsOf;
  readonly crew: { emit(event: RunEvent): void };
};

type Reviewed = { readonly id: string; readonly handoff: Handoff; readonly reviewer: string };

/** Writes the review down, locks rejected authors out, and gives what the sender must know, a sentence each. */
export async function concludeReview(
  { id, handoff, reviewer }: Reviewed,
  result: RouteResult,
  gate: Gate,
): Promise<readonly string[]> {
  if (handoff.type !== 'review-request' || result.kind !== 'answered') return [];
  const { files, from: requestedBy } = handoff;
  const text = result.response;
  const review = readReview(text);
  const note = { ...review, handoff: id, reviewer, requestedBy, files, text };
  gate.crew.emit({ kind: 'review', note });
  return review.verdict === 'changes-requested' ? lockOut(note, gate) : [];
}

async function lockOut(note: ReviewNote, gate: Gate): Promise<readonly string[]> {
  const { roster, lockout, authorsOf, crew } = gate;
  const { reviewer: by, files, requestedBy, reassignTo } = note;
  const authors = (await authorsOf(files, requestedBy)).filter(({ agent }) => agent !== by);
  for (const author of authors) {
    const lock = { ...author, by };
    if (lockout.lock(lock)) crew.emit({ kind: 'lock', note: lock });
  }
  if (authors.length === 0) return [];
  const wish = reassignTo === undefined ? undefined : roster.find(reassignTo);
  const paths = [...new Set(authors.map(({ path }) => path))];
  const { colleagues } = roster;
  const reviser = chooseReviser({ colleagues, lockout, paths, without: [by], wish });
  const names = [...new Set(authors.map(({ agent }) => roster.find(agent)?.name ?? agent))];
  const locked = `The work was rejected: ${names.join(' and ')} may not revise ${paths.join(', ')}.`;
  if (reviser !== undefined) {
    return [`${locked} Hand the revision to ${reviser.slug} with squad_route, with these files.`];
  }
  const question = `The review by ${roster.find(by)?.name ?? by} rejected ${paths.join(', ')}, and every agent who could revise this is locked out. Who shall do it? Naming an agent lets it work again.`;
  crew.emit({ kind: 'appeal', note: { kind: 'question', from: by, text: question } });
  return [
    `${locked} Nobody else is left who may: people are asked. Leave these files as they are.`,
  ];
}
