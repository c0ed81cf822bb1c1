// Who gets a message that may go through: the one who was meant, or a colleague in its place.
import type { Colleague } from './handoff.ts';
import { chooseReviser } from './lockout.ts';
import { inTheChain, type Judgement, type Proposal, refused } from './situation.ts';

/** Messages that one agent may have before it at once, from colleagues. */
export const MOST_BEFORE_ONE = 3;

/** To the one who was meant, unless a lock-out or too much work sends it to a colleague. */
export function direct(proposal: Proposal): Judgement {
  const { handoff, target, situation } = proposal;
  if (isLockedOut(proposal)) return toReviser(proposal);
  const load = situation.load(target.slug);
  if (load === 0 || handoff.isFromPerson === true) return to(target);
  const mostBefore = handoff.type === 'review-request' ? 1 : MOST_BEFORE_ONE;
  const [peer] = load >= mostBefore ? peersOf(proposal) : [];
  if (peer !== undefined) return to(peer, target, `${target.name} has other work to do first`);
  if (load < MOST_BEFORE_ONE || situation.chain === undefined) return to(target);
  return refused(
    'E_AGENT_BUSY',
    `${target.name} has ${load} tasks to do first.`,
    'do this part yourself, ask another colleague, or try again later',
  );
}

function to(target: Colleague, meant?: Colleague, why = ''): Judgement {
  const insteadOf = meant === undefined ? undefined : { agent: meant, why };
  return { kind: 'approved', target, insteadOf };
}

function isLockedOut({ handoff, target, situation: { lockout } }: Proposal): boolean {
  if (handoff.type !== 'implementation-request') return false;
  return handoff.files.some((path) => lockout.isLocked(target.slug, path));
}

function toReviser(proposal: Proposal): Judgement {
  const { handoff, target, situation } = proposal;
  const { lockout, roster } = situation;
  const { files: paths } = handoff;
  const wished = lockout.reviserOf(paths);
  const wish = wished === undefined ? undefined : roster.find(wished);
  const choice = { colleagues: roster.colleagues, lockout, paths };
  const reviser = chooseReviser({ ...choice, without: inTheChain(proposal), wish });
  const why = `A review rejected ${target.name}'s work on these files`;
  if (reviser !== undefined) return to(reviser, target, why);
  const sender = roster.find(handoff.from);
  const maySender =
    sender?.implements === true && !isLockedOut({ handoff, target: sender, situation });
  return refused(
    'E_A2A_LOCKED',
    `${why}, and no colleague is left to revise them.`,
    maySender
      ? 'revise them yourself'
      : 'leave them; say in your answer that a person has to decide who revises them',
  );
}

/** Colleagues who could answer in the target's place: qualified, free, and not part of the chain; the target's role first. */
export function peersOf(proposal: Proposal): readonly Colleague[] {
  const { handoff, target, situation } = proposal;
  const isQualified = QUALIFIED[handoff.type];
  if (isQualified === undefined) return [];
  const taken = [target.slug, ...inTheChain(proposal)];
  const free = situation.roster.colleagues.filter(
    ({ slug }) => !taken.includes(slug) && situation.load(slug) === 0,
  );
  const peers = free.filter((one) => isQualified(one, proposal));
  const isOfItsRole = ({ role }: Colleague) => Number(isSameRole(role, target.role));
  return peers.toSorted((one, other) => isOfItsRole(other) - isOfItsRole(one));
}

type Qualified = (one: Colleague, proposal: Proposal) => boolean;

/** What somebody else can do as well, and who; other types are meant for one agent alone. */
const QUALIFIED: Partial<Record<string, Qualified>> = {
  'review-request': (one, { situation: { authors } }) => one.reviews && !authors.has(one.slug),
  question: (one, { target }) => isSameRole(one.role, target.role) || canAll(one, target),
};

function canAll(one: Colleague, other: Colleague): boolean {
  return (one.reviews || !other.reviews) && (one.implements || !other.implements);
}

/** `Backend Dev`, `backend-dev` and `🔧 Backend dev` are one role. */
export function isSameRole(one: string, other: string): boolean {
  const role = roleKey(one);
  return role !== '' && role === roleKey(other);
}

function roleKey(role: string): string {
  return role.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
}
