// May this message go through, and to whom? Every reason why not stands here, one function each, in the order they are asked.
import { type Chain, hopsWithNext } from './chain.ts';
import type { Colleague, Handoff, Refusal, Roster } from './handoff.ts';
import type { Lockout } from './lockout.ts';
import { chooseReviser } from './lockout.ts';

/** The rules of a run, from the workflow's inputs and the repository's settings. */
export type Rules = {
  /** Handoffs between agents in one chain. */
  readonly hops: number;
  /** Accepted messages of one agent within 60 s. */
  readonly perMinute: number;
  /** False: only agents with a session of this run can be reached by agents. */
  readonly autoSpawn: boolean;
};

/** What is known at the moment of the message. */
export type Situation = {
  readonly roster: Roster;
  readonly rules: Rules;
  readonly lockout: Lockout;
  /** The sender's chain; undefined for the coordinator and for people, who open chains. */
  readonly chain: Chain | undefined;
  /** Messages an agent works on or has in line. */
  load(slug: string): number;
  /** True when the agent has a session in this run. */
  isActive(slug: string): boolean;
  /** Accepted messages of an agent in the last minute. */
  sentLately(slug: string): number;
  /** True when the same message waits for its answer already. */
  isUnderWay(handoff: Handoff): boolean;
  /** True when nobody may even queue. */
  isOverloaded(): boolean;
};

export type Judgement =
  | {
      readonly kind: 'approved';
      readonly target: Colleague;
      /** Whom the sender meant, when it is somebody else. */
      readonly insteadOf: Colleague | undefined;
    }
  /** It is for people: they read it when the run has ended. */
  | { readonly kind: 'for-people'; readonly name: string }
  | Refusal;

/** Messages that one agent may have before it at once, from colleagues. */
const MOST_BEFORE_ONE = 3;

/** Judges a message. Pure: the same message in the same situation gets the same answer. */
export function judge(handoff: Handoff, situation: Situation): Judgement {
  const { roster } = situation;
  const target = roster.find(handoff.to);
  if (target === undefined) {
    return roster.isPerson(handoff.to) ? forPeople(handoff) : unknown(handoff, roster);
  }
  const message = { handoff, target, situation };
  for (const check of CHECKS) {
    const refusal = check(message);
    if (refusal !== undefined) return refusal;
  }
  return direct(message);
}

type Message = {
  readonly handoff: Handoff;
  readonly target: Colleague;
  readonly situation: Situation;
};

type Check = (message: Message) => Refusal | undefined;

const isItself: Check = ({ handoff, target }) =>
  target.slug === handoff.from && handoff.isFromPerson !== true
    ? refused('E_A2A_SELF', 'An agent can not hand work to itself.', 'do it yourself')
    : undefined;

const mayNotSend: Check = ({ handoff: { from }, situation: { roster, chain } }) =>
  chain !== undefined && roster.find(from)?.sends === false
    ? refused('E_A2A_DISABLED', `${from} does not hand work over on this squad.`, OWN_WORK)
    : undefined;

const isRepeated: Check = ({ handoff, situation }) =>
  situation.chain !== undefined && situation.isUnderWay(handoff)
    ? refused('E_A2A_DUPLICATE', 'The same message is under way.', 'wait for its answer')
    : undefined;

const goesTooFar: Check = ({ situation: { chain, rules } }) =>
  chain !== undefined && hopsWithNext(chain) > rules.hops
    ? refused(
        'E_A2A_HOPS',
        `This chain (${chain.path.join(' → ')}) has used its ${rules.hops} handoffs.`,
        'answer the colleague who asked you, and say what is still to do',
      )
    : undefined;

const goesInACircle: Check = ({ target, situation: { chain } }) =>
  chain?.path.includes(target.slug) === true
    ? refused(
        'E_A2A_CIRCULAR',
        `${target.name} waits for this chain itself (${chain.path.join(' → ')}).`,
        `answer instead: your answer reaches ${target.name} along the chain`,
      )
    : undefined;

const isNotActive: Check = ({ target, situation: { chain, rules, isActive } }) =>
  chain !== undefined && !rules.autoSpawn && !isActive(target.slug)
    ? refused('E_AGENT_INACTIVE', `Agent "${target.name}" is not currently active.`, OWN_WORK)
    : undefined;

const canNotReview: Check = ({ handoff, target, situation: { roster } }) => {
  if (handoff.type !== 'review-request' || target.reviews) return undefined;
  const able = roster.colleagues.filter((one) => one.reviews && one.slug !== handoff.from);
  return refused(
    'E_A2A_CAPABILITY',
    `${target.name} does not review.`,
    able.length === 0
      ? 'nobody else does either: say in your answer that a person has to review this'
      : `ask one who does: ${slugsOf(able)}`,
  );
};

const writesTooOften: Check = ({ handoff: { from }, situation }) => {
  const { chain, rules, sentLately } = situation;
  return chain !== undefined && sentLately(from) >= rules.perMinute
    ? refused(
        'E_A2A_RATE',
        `${from} sent ${rules.perMinute} messages within a minute, which is the most.`,
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
  isItself,
  mayNotSend,
  isRepeated,
  goesTooFar,
  goesInACircle,
  isNotActive,
  canNotReview,
  writesTooOften,
  findsNoPlace,
];

/** To the one who was meant, unless a lock-out or too much work sends it to a colleague. */
function direct(message: Message): Judgement {
  const { handoff, target, situation } = message;
  if (isLockedOut(message)) return toReviser(message);
  const load = situation.load(target.slug);
  const isAlone = load === 0 || handoff.isFromPerson === true;
  if (isAlone) return { kind: 'approved', target, insteadOf: undefined };
  const [peer] = handoff.type === 'review-request' ? peersOf(message) : [];
  if (peer !== undefined) return { kind: 'approved', target: peer, insteadOf: target };
  if (load < MOST_BEFORE_ONE || situation.chain === undefined) {
    return { kind: 'approved', target, insteadOf: undefined };
  }
  return refused(
    'E_AGENT_BUSY',
    `${target.name} has ${load} tasks to do.`,
    'do this part yourself, ask another colleague, or try again later',
  );
}

function isLockedOut({ handoff, target, situation: { lockout } }: Message): boolean {
  if (handoff.type !== 'implementation-request') return false;
  return handoff.files.some((path) => lockout.isLocked(target.slug, path));
}

function toReviser({ handoff, target, situation }: Message): Judgement {
  const { roster, lockout, chain } = situation;
  const without = [handoff.from, ...(chain?.path ?? [])];
  const { colleagues } = roster;
  const choice = { colleagues, lockout, paths: handoff.files, without, wish: undefined };
  const reviser = chooseReviser(choice);
  if (reviser !== undefined) return { kind: 'approved', target: reviser, insteadOf: target };
  return refused(
    'E_A2A_LOCKED',
    `${target.name}'s work on these files was rejected, and nobody else may revise them.`,
    'leave them; say in your answer that a person has to decide who revises them',
  );
}

/** Colleagues who could answer in the target's place: able, free, and not part of the chain; in the roster's order. */
export function peersOf({ handoff, target, situation }: Message): readonly Colleague[] {
  const { roster, chain, load } = situation;
  const taken = [handoff.from, target.slug, ...(chain?.path ?? [])];
  const isAble = (one: Colleague) => handoff.type !== 'review-request' || one.reviews;
  return roster.colleagues.filter(
    (one) => isAble(one) && !taken.includes(one.slug) && load(one.slug) === 0,
  );
}

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
  const inRole = colleagues.find(({ role }) => dashed(role) === dashed(to));
  if (inRole !== undefined) {
    return refused(
      'E_AGENT_NOT_FOUND',
      `"${to}" is a role: agents are called by their names. ${inRole.name} is the ${inRole.role}.`,
      `use "${inRole.slug}"`,
    );
  }
  const reason = `There is no such agent on this squad. Available agents: ${slugsOf(colleagues) || 'none'}.`;
  return refused('E_AGENT_NOT_FOUND', reason, 'choose one of them, or do it yourself');
}

const OWN_WORK = 'do this part yourself, or say in your answer what is missing';

function refused(code: string, reason: string, next: string): Refusal {
  return { kind: 'refused', code, reason, next };
}

function slugsOf(colleagues: readonly Colleague[]): string {
  return colleagues.map(({ slug }) => slug).join(', ');
}

function dashed(role: string): string {
  return role
    .trim()
    .toLowerCase()
    .replace(/[\s_-]+/g, '-');
}
