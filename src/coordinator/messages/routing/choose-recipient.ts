// Who gets an approved message: the agent that was meant, or a colleague instead.

import { firstOf } from '#src/text/count.ts';
import { pathInSentence } from '#src/text/paths.ts';
import { chooseReviser } from '../../reviews/lockout.ts';
import { type Colleague, isNotice, isSameRole } from '../../tasks/handoff.ts';
import {
  agentsInChain,
  createRefusal,
  type RoutingDecision,
  type RoutingProposal,
} from './routing-context.ts';

/** The most messages from colleagues that one agent may have pending. */
export const MAX_PENDING_PER_AGENT = 3;

const MAX_FILES = 5;

/** Approves the target or, because of a lock-out, a review or too much work, a colleague; refuses when nobody can do it. */
export function chooseRecipient(proposal: RoutingProposal): RoutingDecision {
  const { handoff, target } = proposal;
  if (isLockedOut(proposal)) return redirectToReviser(proposal);
  if (isNotice(handoff)) return approve(target);
  const reviser = rejectedIt(proposal) ? chooseOther(proposal) : undefined;
  if (reviser !== undefined) return approve(reviser, target, reviewedText(proposal));
  return chooseByLoad(proposal);
}

/** Chooses the target, or a free peer when the target has too much to do first; refuses an agent's message if neither can. */
function chooseByLoad(proposal: RoutingProposal): RoutingDecision {
  const { handoff, target, routing } = proposal;
  const load = routing.load(target.slug);
  if (load === 0 || handoff.isFromPerson === true) return approve(target);
  const maxPending = handoff.type === 'review-request' ? 1 : MAX_PENDING_PER_AGENT;
  const [peer] = load >= maxPending ? peersOf(proposal) : [];
  if (peer !== undefined) return approve(peer, target, `${target.name} has other work to do first`);
  if (load < MAX_PENDING_PER_AGENT || routing.chain === undefined) return approve(target);
  return createRefusal(
    'E_AGENT_BUSY',
    `${target.name} has ${load} tasks to do first.`,
    'do this part yourself, ask another colleague, or try again later',
  );
}

function approve(target: Colleague, intended?: Colleague, why = ''): RoutingDecision {
  const insteadOf = intended === undefined ? undefined : { agent: intended, why };
  return { kind: 'approved', target, insteadOf };
}

/** True when the target may not change one of the files that it is asked to change. */
export function isLockedOut({ handoff, target, routing: { lockout } }: RoutingProposal): boolean {
  if (handoff.type !== 'implementation-request') return false;
  return handoff.files.some((path) => lockout.isLocked(target.slug, path));
}

/** True when the target rejected the work that it is asked to revise, and wasn't chosen to revise it. */
function rejectedIt({ handoff, target, routing: { lockout } }: RoutingProposal): boolean {
  const { type, files, isFromPerson } = handoff;
  if (type !== 'implementation-request' || isFromPerson === true) return false;
  return (
    lockout.reviewersOf(files).includes(target.slug) && lockout.reviserOf(files) !== target.slug
  );
}

function reviewedText({ handoff, target, routing: { lockout } }: RoutingProposal): string {
  const reviewed = handoff.files.filter((path) =>
    lockout.reviewersOf([path]).includes(target.slug),
  );
  return `${target.name} reviewed ${shownFiles(reviewed)}`;
}

function shownFiles(paths: readonly string[]): string {
  return firstOf(paths, MAX_FILES, pathInSentence);
}

/** Finds who may revise these files: the chosen reviser, or somebody who neither rejected them nor is part of the chain. */
function chooseOther(proposal: RoutingProposal): Colleague | undefined {
  const { files } = proposal.handoff;
  const { lockout } = proposal.routing;
  const chosen = lockout.reviserOf(files);
  return findReviser(
    proposal,
    lockout.reviewersOf(files).filter((slug) => slug !== chosen),
  );
}

function findReviser(proposal: RoutingProposal, without: readonly string[]): Colleague | undefined {
  const { lockout, roster } = proposal.routing;
  const { files: paths } = proposal.handoff;
  const preferred = roster.find(lockout.reviserOf(paths) ?? '');
  const left = { colleagues: roster.colleagues, lockout, paths, preferred };
  return chooseReviser({ ...left, without: [...agentsInChain(proposal), ...without] });
}

function redirectToReviser(proposal: RoutingProposal): RoutingDecision {
  const { handoff, target, routing } = proposal;
  const { lockout } = routing;
  const reviser = findReviser(proposal, []);
  const rejected = handoff.files.filter((path) => lockout.isLocked(target.slug, path));
  const why = `A review rejected ${target.name}'s work on ${shownFiles(rejected)}`;
  if (reviser !== undefined) return approve(reviser, target, why);
  return createRefusal(
    'E_A2A_LOCKED',
    `${why}, and no colleague is left who may revise ${handoff.files.length === 1 ? 'it' : 'all files of this message'}.`,
    maySenderRevise(proposal) ? 'revise the work yourself' : advise(proposal),
  );
}

function maySenderRevise({ handoff, routing }: RoutingProposal): boolean {
  const sender = routing.roster.find(handoff.from);
  return sender?.implements === true && !isLockedOut({ handoff, target: sender, routing });
}

/** Says who may revise which of the files alone, where nobody may revise them all. */
function advise(proposal: RoutingProposal): string {
  const { handoff } = proposal;
  const parts = handoff.files.flatMap((path) => {
    const alone = { ...proposal, handoff: { ...handoff, files: [path] } };
    const who = findReviser(alone, [])?.slug;
    if (who !== undefined) return [`${pathInSentence(path)} to ${who}`];
    return maySenderRevise(alone) ? [`${pathInSentence(path)} yourself`] : [];
  });
  const isAll = parts.length === handoff.files.length;
  const rest = `leave ${parts.length === 0 ? 'the work' : 'the rest'}; say in your answer that a person has to decide who revises it`;
  if (parts.length === 0) return rest;
  const split = `split the work, each with its own files: ${firstOf(parts, MAX_FILES, String)}`;
  return isAll ? split : `${split}; ${rest}`;
}

/** Returns the colleagues who could answer instead of the target: qualified, free, outside the chain; its own role first. */
export function peersOf(proposal: RoutingProposal): readonly Colleague[] {
  const { handoff, target, routing } = proposal;
  const isQualified = PEER_QUALIFICATIONS[handoff.type];
  if (isQualified === undefined) return [];
  const taken = [target.slug, ...agentsInChain(proposal)];
  const free = routing.roster.colleagues.filter(
    ({ slug }) => !taken.includes(slug) && routing.load(slug) === 0,
  );
  const peers = free.filter((one) => isQualified(one, proposal));
  const isOfItsRole = ({ role }: Colleague) => Number(isSameRole(role, target.role));
  return peers.toSorted((one, other) => isOfItsRole(other) - isOfItsRole(one));
}

type IsQualified = (one: Colleague, proposal: RoutingProposal) => boolean;

/** Who can stand in for the target, by message type; messages of other types are for the target alone. */
const PEER_QUALIFICATIONS: Partial<Record<string, IsQualified>> = {
  'review-request': (one, { routing: { authors } }) => one.reviews && !authors.has(one.slug),
  question: (one, { target }) => isSameRole(one.role, target.role) || canAll(one, target),
};

function canAll(one: Colleague, other: Colleague): boolean {
  return (one.reviews || !other.reviews) && (one.implements || !other.implements);
}
