// Who gets an approved message: the agent that was meant, or a colleague instead.

import { firstOf } from '#src/text/count.ts';
import { pathInSentence } from '#src/text/paths.ts';
import { chooseReviser, type Lockout } from '../reviews/lockout.ts';
import type { AuthorsOf } from '../reviews/plan-revision.ts';
import type { AgentPool } from '../sessions/agent-pool.ts';
import {
  type AgentRoster,
  type Colleague,
  type Handoff,
  type HandoffChain,
  isNotice,
  isSameRole,
  type RouteRefusal,
} from '../tasks/handoff.ts';
import type { MessageStore } from './store.ts';

/** The rules of a run, from the workflow's inputs and the repository's settings. */
export type RoutingRules = {
  /** The most handoffs between agents in one chain. */
  readonly hops: number;
  /** The most messages of one agent that are accepted within 60 s. */
  readonly perMinute: number;
  /** False: only agents with a session of this run can be reached by agents. */
  readonly autoSpawn: boolean;
  /** The models that a call may choose for a session; undefined: any. */
  readonly models?: readonly string[] | undefined;
};

/** Who can be reached, and what decides whether a message goes through. */
export type RoutingPolicy = {
  readonly roster: AgentRoster;
  readonly rules: RoutingRules;
  readonly lockout: Lockout;
  readonly authorsOf: AuthorsOf;
};

/** The tools that a call may grant. */
export type GrantableTools = {
  /** Tools that agents may have. */
  readonly toolNames: readonly string[];
  /** Returns the names in a call's list of tools that no agent has. */
  unknownTools(names: readonly string[]): readonly string[];
};

/** What is known when a message is routed. */
export type RoutingContext = Omit<RoutingPolicy, 'authorsOf'> & {
  readonly tools: GrantableTools;
  readonly store: Pick<MessageStore, 'load' | 'sentLastMinute' | 'isUnderWay' | 'endedInLoop'>;
  readonly tasks: { isActive(slug: string): boolean };
  readonly pool: Pick<AgentPool, 'isOverloaded'>;
  /** The sender's chain; undefined for the coordinator and for people, who open chains. */
  readonly chain: HandoffChain | undefined;
  /** True when the sender's task has ended, or nobody waits for this call any more. */
  readonly isOver: boolean;
  /** True while this run's coordinator can be told something. */
  readonly hasCoordinator: boolean;
  /** Slugs of the agents that wrote what is to be reviewed. */
  readonly authors: ReadonlySet<string>;
  /** Those of them who wrote none of it in this run. */
  readonly earlierAuthors: ReadonlySet<string>;
};

/** A message before it is approved: `target` is the agent that its sender meant. */
export type RoutingProposal = {
  readonly handoff: Handoff;
  readonly target: Colleague;
  readonly routing: RoutingContext;
};

export type RouteApproval = {
  readonly kind: 'approved';
  readonly target: Colleague;
  /** Whom the sender meant, when that is somebody else, and why that agent doesn't get it: a sentence without its full stop. */
  readonly insteadOf: { readonly agent: Colleague; readonly why: string } | undefined;
};

/** Makes a refusal; `next` says what would work. */
export function createRefusal(code: string, reason: string, next: string): RouteRefusal {
  return { kind: 'refused', code, reason, next };
}

/** Returns who may not get a message of this chain: its sender and everybody it came through. */
export function agentsInChain({
  handoff,
  routing: { chain },
}: Pick<RoutingProposal, 'handoff' | 'routing'>): readonly string[] {
  return [handoff.from, ...(chain?.path ?? [])];
}

/** The most messages from colleagues that one agent may have pending. */
const MAX_PENDING_PER_AGENT = 3;

const MAX_FILES = 5;

/** Approves the target or, because of a lock-out, a review or too much work, a colleague; refuses when nobody can do it. */
export function chooseRecipient(proposal: RoutingProposal): RouteApproval | RouteRefusal {
  const { handoff, target } = proposal;
  if (isLockedOut(proposal)) return redirectToReviser(proposal);
  if (isNotice(handoff)) return approve(target);
  const { lockout } = proposal.routing;
  const reviser = rejectedIt(proposal)
    ? findReviser(proposal, lockout.reviewersOf(handoff.files))
    : undefined;
  if (reviser !== undefined) return approve(reviser, target, reviewedText(proposal));
  return chooseByLoad(proposal);
}

/** Chooses the target, or a free peer when the target has too much to do first; refuses an agent's message if neither can. */
function chooseByLoad(proposal: RoutingProposal): RouteApproval | RouteRefusal {
  const { handoff, target, routing } = proposal;
  const load = routing.store.load(target.slug);
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

function approve(target: Colleague, intended?: Colleague, why = ''): RouteApproval {
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

/** Finds who may revise these files, outside the chain: the chosen reviser before others. */
function findReviser(
  proposal: RoutingProposal,
  without: readonly string[] = [],
): Colleague | undefined {
  const { lockout, roster } = proposal.routing;
  const { files: paths } = proposal.handoff;
  const chosen = lockout.reviserOf(paths);
  return chooseReviser({
    colleagues: roster.colleagues,
    lockout,
    paths,
    preferred: roster.find(chosen ?? ''),
    without: [...agentsInChain(proposal), ...without.filter((slug) => slug !== chosen)],
  });
}

function redirectToReviser(proposal: RoutingProposal): RouteApproval | RouteRefusal {
  const { handoff, target, routing } = proposal;
  const { lockout } = routing;
  const reviser = findReviser(proposal);
  const rejected = handoff.files.filter((path) => lockout.isLocked(target.slug, path));
  const why = `A review rejected ${target.name}'s work on ${shownFiles(rejected)}`;
  if (reviser !== undefined) return approve(reviser, target, why);
  const isOne = handoff.files.length === 1;
  const which = isOne ? 'it' : 'all files of this message';
  const reason = `${why}, and no colleague is left who may revise ${which}.`;
  const sender = routing.roster.find(handoff.from);
  const maySenderRevise =
    sender?.implements === true && !isLockedOut({ handoff, target: sender, routing });
  if (maySenderRevise) return createRefusal('E_A2A_LOCKED', reason, 'revise the work yourself');
  const split = isOne ? '' : 'send each file in a message of its own; ';
  const next = `${split}leave what nobody may revise, and say in your answer that a person has to decide who does`;
  return createRefusal('E_A2A_LOCKED', reason, next);
}

/** Returns the colleagues who could answer instead of the target: qualified, free, outside the chain; its own role first. */
export function peersOf(proposal: RoutingProposal): readonly Colleague[] {
  const { target, routing } = proposal;
  const taken = [target.slug, ...agentsInChain(proposal)];
  const peers = routing.roster.colleagues.filter(
    (one) =>
      !taken.includes(one.slug) && routing.store.load(one.slug) === 0 && isPeer(one, proposal),
  );
  const isOfItsRole = ({ role }: Colleague) => Number(isSameRole(role, target.role));
  return peers.toSorted((one, other) => isOfItsRole(other) - isOfItsRole(one));
}

/** True for a colleague who can stand in for the target; messages of other types are for the target alone. */
function isPeer(one: Colleague, { handoff, target, routing }: RoutingProposal): boolean {
  if (handoff.type === 'review-request') return one.reviews && !routing.authors.has(one.slug);
  if (handoff.type !== 'question') return false;
  const canAll = (one.reviews || !target.reviews) && (one.implements || !target.implements);
  return canAll || isSameRole(one.role, target.role);
}
