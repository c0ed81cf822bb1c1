// Whom a reviewer wants as reviser, and why that agent isn't chosen.
import type { ReviewNote } from '#src/run-log/index.ts';
import { cutCharacters } from '#src/text/index.ts';
import type { AgentRoster, Colleague } from '../messages/handoff.ts';
import { isSameRole } from '../messages/routing/choose-recipient.ts';
import type { Lockout } from './lockout.ts';

/** A wish, and whether it is followed. */
export type RevisionWish = {
  /** The agent's name, or what the reviewer wrote. */
  readonly name: string;
  /** Undefined when the wish is followed. */
  readonly refusal: string | undefined;
};

/** Finds the wanted agent by name, or by a role that only one agent has. */
export function findWanted(
  { reassignTo }: Pick<ReviewNote, 'reassignTo'>,
  roster: AgentRoster,
): Colleague | undefined {
  if (reassignTo === undefined) return undefined;
  const inRole = roster.colleagues.filter(({ role }) => isSameRole(role, reassignTo));
  return roster.find(reassignTo) ?? (inRole.length === 1 ? inRole[0] : undefined);
}

type WishfulReview = Pick<ReviewNote, 'reassignTo' | 'verdict' | 'reviewer'>;

type WishContext = Pick<Lockout, 'isLocked'> & {
  /** The rejected files. */
  readonly paths: readonly string[];
  /** The reviser, if one agent revises them all. */
  readonly next: Colleague | undefined;
};

/** Answers a reviewer's wish; undefined without one. */
export function answerWish(
  review: WishfulReview,
  roster: AgentRoster,
  context: WishContext,
): RevisionWish | undefined {
  const { reassignTo } = review;
  if (reassignTo === undefined) return undefined;
  const wanted = findWanted(review, roster);
  const name = wanted?.name ?? cutCharacters(reassignTo, 60);
  if (review.verdict !== 'changes-requested') return { name, refusal: 'nothing was rejected' };
  if (wanted !== undefined) return { name, refusal: whyNot(wanted, review, context) };
  const isPerson = roster.isPerson(reassignTo);
  return { name, refusal: isPerson ? 'that is a person' : 'nobody on this squad has that name' };
}

function whyNot(
  { slug, name, implements: changesFiles }: Colleague,
  { reviewer }: WishfulReview,
  { paths, isLocked, next }: WishContext,
): string | undefined {
  if (!changesFiles) return `${name} does not change files`;
  const locked = paths.filter((path) => isLocked(slug, path));
  if (locked.length > 0) return `a review rejected ${name}'s work on ${locked.join(', ')}`;
  const isReviewer = slug === reviewer && next?.slug !== slug;
  return isReviewer ? 'the reviewer revises the work only when nobody else can' : undefined;
}
