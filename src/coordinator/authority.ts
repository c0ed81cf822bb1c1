// May this message go through? Every reason why not stands here, one function each, in the order they are asked.
import { plural } from '../amounts.ts';
import { hopsWithNext } from './chain.ts';
import { direct, isSameRole } from './direction.ts';
import type { Colleague, Handoff, Refusal, Roster } from './handoff.ts';
import {
  inTheChain,
  type Judgement,
  type Proposal,
  refused,
  type Situation,
  slugsOf,
} from './situation.ts';

/** Judges a message. Pure: the same message in the same situation gets the same answer. */
export function judge(handoff: Handoff, situation: Situation): Judgement {
  const { roster } = situation;
  const target = roster.find(handoff.to);
  if (target !== undefined) {
    const proposal = { handoff, target, situation };
    return firstRefusal(CHECKS, proposal) ?? direct(proposal);
  }
  if (!roster.isPerson(handoff.to)) return unknown(handoff, roster);
  return firstRefusal(CHECKS_FOR_PEOPLE, { handoff, situation }) ?? forPeople(handoff);
}

type Sent = Pick<Proposal, 'handoff' | 'situation'>;
type Check = (proposal: Proposal) => Refusal | undefined;
type SenderCheck = (sent: Sent) => Refusal | undefined;

function firstRefusal<Given>(
  checks: readonly ((given: Given) => Refusal | undefined)[],
  given: Given,
): Refusal | undefined {
  for (const check of checks) {
    const refusal = check(given);
    if (refusal !== undefined) return refusal;
  }
  return undefined;
}

const hasEnded: SenderCheck = ({ situation }) =>
  situation.isOver
    ? refused(
        'E_TOOL_ABORTED',
        'Your task has ended: nothing is handed over any more.',
        'stop here',
      )
    : undefined;

const isItself: Check = ({ handoff, target }) =>
  target.slug === handoff.from && handoff.isFromPerson !== true
    ? refused('E_A2A_SELF', 'An agent cannot hand work to itself.', 'do it yourself')
    : undefined;

const mayNotSend: SenderCheck = ({ handoff: { from }, situation: { roster, chain } }) => {
  const sender = chain === undefined ? undefined : roster.find(from);
  return sender?.sends === false
    ? refused('E_A2A_DISABLED', `${sender.name} does not hand work over on this squad.`, OWN_WORK)
    : undefined;
};

const isRepeated: SenderCheck = ({ handoff, situation }) =>
  situation.chain !== undefined && situation.isUnderWay(handoff)
    ? refused('E_A2A_DUPLICATE', 'The same message is under way.', 'do not send it again')
    : undefined;

const goesTooFar: Check = ({ situation: { chain, rules } }) =>
  chain !== undefined && hopsWithNext(chain) > rules.hops
    ? refused(
        'E_A2A_HOPS',
        `This chain (${chain.path.join(' → ')}) may have ${plural(rules.hops, 'handoff')}, and no more.`,
        'answer the colleague who asked you, and say what is still to do',
      )
    : undefined;

const goesInACircle: Check = ({ target, situation: { chain } }) =>
  chain?.path.includes(target.slug) === true
    ? refused(
        'E_A2A_CIRCULAR',
        `${target.name} stands in this chain already (${chain.path.join(' → ')}).`,
        `put what ${target.name} must know into your answer: answers go back along the chain`,
      )
    : undefined;

const isNotActive: Check = ({ target, situation: { chain, rules, isActive } }) =>
  chain !== undefined && !rules.autoSpawn && !isActive(target.slug)
    ? refused('E_AGENT_INACTIVE', `Agent "${target.name}" is not currently active.`, OWN_WORK)
    : undefined;

const canNotReview: Check = (proposal) => {
  const { handoff, target } = proposal;
  if (handoff.type !== 'review-request' || target.reviews) return undefined;
  return refused(
    'E_A2A_CAPABILITY',
    `${target.name} does not review.`,
    whoElse(proposal, ({ reviews }) => reviews),
  );
};

/** Nobody reviews what it wrote, while there is somebody else who can; two authors may read each other's work. */
const reviewsItsOwnWork: Check = (proposal) => {
  const { handoff, target, situation } = proposal;
  const { authors } = situation;
  if (handoff.type !== 'review-request' || !authors.has(target.slug)) return undefined;
  const isFree = (one: Colleague) => one.reviews && !authors.has(one.slug);
  if (authors.size > 1 && colleaguesOf(proposal, isFree).length === 0) return undefined;
  return refused(
    'E_A2A_CAPABILITY',
    `${target.name} wrote this itself, and does not review its own work.`,
    whoElse(proposal, isFree),
  );
};

/** Plain work, which has no type, may be anything: only who asks for files to be changed is told. */
const canNotImplement: Check = (proposal) => {
  const { handoff, target } = proposal;
  const isMeant = handoff.type === 'implementation-request' && handoff.isTyped === true;
  if (!isMeant || target.implements) return undefined;
  return refused(
    'E_A2A_CAPABILITY',
    `${target.name} does not change files.`,
    whoElse(proposal, (one) => one.implements),
  );
};

const writesTooOften: SenderCheck = ({ handoff: { from }, situation }) => {
  const { chain, rules, sentLately } = situation;
  return chain !== undefined && sentLately(from) >= rules.perMinute
    ? refused(
        'E_A2A_RATE',
        `${from} sent ${plural(rules.perMinute, 'message')} within a minute, which is the most.`,
        'go on with your own work, and put what you have to say into one message later',
      )
    : undefined;
};

const findsNoPlace: Check = ({ situation }) =>
  situation.isOverloaded()
    ? refused(
        'E_POOL_FULL',
        'The pool of agent sessions is full and its queue too.',
        'wait for an agent to end, then try again',
      )
    : undefined;

const CHECKS: readonly Check[] = [
  hasEnded,
  isItself,
  mayNotSend,
  isRepeated,
  goesTooFar,
  goesInACircle,
  isNotActive,
  canNotReview,
  reviewsItsOwnWork,
  canNotImplement,
  writesTooOften,
  findsNoPlace,
];

const CHECKS_FOR_PEOPLE: readonly SenderCheck[] = [hasEnded, mayNotSend, writesTooOften];

/** A person reads questions, calls for help and requests for review; people are given no other work. */
function forPeople({ to, type }: Handoff): Judgement {
  if (type !== 'implementation-request') return { kind: 'for-people', name: to };
  return refused(
    'E_A2A_PERSON',
    `${to} is a person: a run gives people no work.`,
    'ask a question (type question), or leave it and say so in your answer',
  );
}

function unknown({ to }: Handoff, { colleagues }: Roster): Refusal {
  const inRole = colleagues.filter(({ role }) => isSameRole(role, to));
  const [first] = inRole;
  if (first !== undefined) {
    const names = inRole.map(({ name }) => name).join(' and ');
    const verb = inRole.length === 1 ? 'is' : 'are';
    return refused(
      'E_AGENT_NOT_FOUND',
      `"${to}" is a role: agents are called by their names. ${names} ${verb} the ${first.role}.`,
      `use "${first.slug}"`,
    );
  }
  const reason = `There is no such agent on this squad. Available agents: ${slugsOf(colleagues) || 'none'}.`;
  return refused('E_AGENT_NOT_FOUND', reason, 'choose one of them, or do it yourself');
}

const OWN_WORK = 'do this part yourself, or say in your answer what is missing';

/** Colleagues that this sender could reach. */
function colleaguesOf(proposal: Proposal, may: (one: Colleague) => boolean): readonly Colleague[] {
  const taken = inTheChain(proposal);
  const { colleagues } = proposal.situation.roster;
  return colleagues.filter((one) => may(one) && !taken.includes(one.slug));
}

function whoElse(proposal: Proposal, may: (one: Colleague) => boolean): string {
  const able = colleaguesOf(proposal, may);
  return able.length === 0
    ? 'nobody else can do it either: say in your answer that a person has to'
    : `ask one who does: ${slugsOf(able)}`;
}
