// What the broker knows about a message, and what it can decide.

import type { Lockout } from '../../reviews/lockout.ts';
import type { AgentRoster, Colleague, Handoff, RouteRefusal } from '../../tasks/handoff.ts';

/** One assignment and every message that follows from it. */
export type HandoffChain = {
  /** The same for every message of the chain. */
  readonly id: string;
  /** Slugs from the agent that got the assignment to the one that works now; each wrote to the next. */
  readonly path: readonly string[];
};

/** Returns the chain with one more agent at its end. */
export function extendChain({ id, path }: HandoffChain, slug: string): HandoffChain {
  return { id, path: [...path, slug] };
}

/** Returns how many handoffs between agents the chain has with its next message, not counting the assignment. */
export function hopsWithNext({ path }: HandoffChain): number {
  return path.length;
}

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

/** What is known when a message is routed. */
export type RoutingContext = {
  readonly roster: AgentRoster;
  readonly rules: RoutingRules;
  readonly lockout: Lockout;
  /** The sender's chain; undefined for the coordinator and for people, who open chains. */
  readonly chain: HandoffChain | undefined;
  /** True when the sender's task has ended, or nobody waits for this call any more. */
  readonly isOver: boolean;
  /** Slugs of the agents that wrote what is to be reviewed. */
  readonly authors: ReadonlySet<string>;
  /** Those of them who wrote none of it in this run. */
  readonly earlierAuthors: ReadonlySet<string>;
  /** Returns how many messages an agent works on or has queued. */
  load(slug: string): number;
  /** True when the agent has a session in this run. */
  isActive(slug: string): boolean;
  /** True while this run's coordinator can be told something. */
  readonly hasCoordinator: boolean;
  /** Returns how many messages of an agent were accepted in the last minute. */
  sentLastMinute(slug: string): number;
  /** Tools that agents may have. */
  readonly toolNames: readonly string[];
  /** Returns the names in a call's list of tools that no agent has. */
  unknownTools(names: readonly string[]): readonly string[];
  /** True when the same message is under way already. */
  isUnderWay(handoff: Handoff): boolean;
  /** True when the pool's queue is full as well. */
  isOverloaded(): boolean;
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

/** An approved message as work for an agent. */
export type Task = {
  readonly agent: Colleague;
  readonly handoff: Handoff;
  /** The chain, with this agent at its end. */
  readonly chain: HandoffChain;
  /** Called with the session's id as soon as the work begins. */
  readonly onStart: (sessionId: string) => void;
};

export type RoutingDecision =
  | RouteApproval
  /** A message for people, who read it when the run has ended. */
  | { readonly kind: 'for-people'; readonly name: string }
  /** A notice for the coordinator, which is at work. */
  | { readonly kind: 'for-coordinator' }
  | RouteRefusal;

/** Makes a refusal; `next` says what would work. */
export function createRefusal(code: string, reason: string, next: string): RouteRefusal {
  return { kind: 'refused', code, reason, next };
}

/** Returns `a, b, c`, for a model to choose from. */
export function slugsOf(colleagues: readonly Colleague[]): string {
  return colleagues.map(({ slug }) => slug).join(', ');
}

/** Returns who may not get a message of this chain: its sender and everybody it came through. */
export function agentsInChain({
  handoff,
  routing: { chain },
}: Pick<RoutingProposal, 'handoff' | 'routing'>): readonly string[] {
  return [handoff.from, ...(chain?.path ?? [])];
}
