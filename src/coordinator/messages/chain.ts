// A chain: one assignment and every message that follows from it. Hops and circles are counted along it.

export type HandoffChain = {
  /** The same for every message of the chain. */
  readonly id: string;
  /** Slugs from the agent that got the assignment to the one that works now; each handed over to the next. */
  readonly path: readonly string[];
};

/** The chain as the next agent has it. A finished answer needs no entry: it ends with its session. */
export function extendChain({ id, path }: HandoffChain, slug: string): HandoffChain {
  return { id, path: [...path, slug] };
}

/** How many handoffs between agents a message from the end of this chain makes; an assignment is none. */
export function hopsWithNext({ path }: HandoffChain): number {
  return path.length;
}
