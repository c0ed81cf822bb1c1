// What settings say about agents that ask each other.
import * as z from 'zod';
import { agentKey, listOf, section } from './setting-shapes.ts';

const MODES = ['coordinator', 'all'] as const;

/** How agents may ask each other. */
export type AgentToAgentSettings = {
  /** Who has the tools for it: the coordinator alone, or agents too. */
  readonly mode: (typeof MODES)[number];
  /** Slugs of the agents that may hand work over; undefined: all that can. */
  readonly senders: readonly string[] | undefined;
  /** Whether an agent without a session in this run is started when a colleague asks it. */
  readonly autoSpawn: boolean;
};

/** The key `a2a`. */
export const AGENT_TO_AGENT = section({
  mode: z.enum(MODES, 'expected "coordinator" or "all"').optional(),
  senders: listOf(/^(?=.*[^\s@]).{1,80}$/s, "agents' names").optional(),
  autoSpawn: z.boolean('expected true or false').optional(),
}).transform((a2a) => ({
  mode: a2a.mode ?? 'all',
  // A list that can't be read must not mean "everybody".
  senders: 'senders' in a2a ? (a2a.senders ?? []).map(agentKey) : undefined,
  autoSpawn: a2a.autoSpawn ?? true,
}));
