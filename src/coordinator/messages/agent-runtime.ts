// What a custom tool may ask of other agents (`ctx.runtime`), and the replies to it. Errors are data; the tool host throws them.

import * as z from 'zod';
import type { AgentRow } from '#src/run-log/agent-row.ts';
import type { SessionLabel } from '#src/run-log/events.ts';
import type { JsonData } from '#src/text/json-text.ts';
import type { AgentInstances, InstanceOwner, SpawnedAgent } from '../sessions/agent-instances.ts';
import {
  type AgentRoster,
  HANDOFF_TYPES,
  type HandoffType,
  type RouteResult,
  type SessionBroker,
} from '../tasks/handoff.ts';
import { waitOverReason } from './message-record.ts';
import { unknownAgentReason } from './routing/reach-others.ts';

// What a custom tool sends to an agent: a text, `{ input }`, or `{ message: { text } }`.

export type AgentEventInput =
  | string
  | {
      readonly input?: string;
      readonly message?: { readonly text: string };
      /** A handoff's type, if the event is meant as a handoff. */
      readonly type?: string;
      /** The instance of the target that the event is for. */
      readonly instanceKey?: string;
    };

type ParsedAgentEvent = {
  readonly text: string;
  readonly type: HandoffType | undefined;
  readonly instanceKey: string | undefined;
};

const OPTIONAL_TEXT = z.string().optional().catch(undefined);
const EVENT = z.object({
  input: OPTIONAL_TEXT,
  message: z.object({ text: OPTIONAL_TEXT }).optional().catch(undefined),
  type: z.enum(HANDOFF_TYPES).optional().catch(undefined),
  instanceKey: OPTIONAL_TEXT,
});

/** Returns the event's fields; undefined when it has no text. Takes anything: custom tools are not type-checked. */
export function readAgentEvent(event: unknown): ParsedAgentEvent | undefined {
  const fields = EVENT.safeParse(typeof event === 'string' ? { input: event } : event).data;
  const text = fields?.input ?? fields?.message?.text;
  if (text === undefined || text.trim() === '') return undefined;
  return { text, type: fields?.type, instanceKey: fields?.instanceKey };
}

type AgentRuntimeFailure = {
  readonly kind: 'error';
  readonly error: {
    readonly code: string;
    readonly message: string;
    /** What would work. */
    readonly suggestion: string;
  };
};

/** What a tool gets: a value or an error. */
export type AgentRuntimeReply<Value> =
  | { readonly kind: 'done'; readonly value: Value }
  | AgentRuntimeFailure;

/** The recipient of an event, and an id: the event's own in the message log, or that of the answer to it. */
type EventReceipt = { readonly eventId: string; readonly target: string };

type SpawnReceipt = Pick<SpawnedAgent, 'target' | 'instanceKey' | 'cwd'> & {
  readonly spawned: boolean;
};

/** Never rejects. A target is an agent's name or slug, ignoring case. */
export type AgentRuntimeBackend = {
  /** Waits for the answer: `timeoutMs`, or 60 s where that is missing or invalid. */
  request(
    target: string,
    event: AgentEventInput,
    options?: { readonly timeoutMs?: unknown },
  ): Promise<
    AgentRuntimeReply<
      EventReceipt & {
        readonly response?: JsonData;
        /** The same id as in the message log. */
        readonly correlationId: string;
      }
    >
  >;
  /** Doesn't wait; `accepted` is false when the pool and its queue are full. */
  send(
    target: string,
    event: AgentEventInput,
  ): Promise<AgentRuntimeReply<EventReceipt & { readonly accepted: boolean }>>;
  /** Registers an instance unless it exists. Its session opens with the first message to it and is told its folder. */
  spawn(
    target: string,
    options?: { readonly instanceKey?: string; readonly cwd?: string },
  ): Promise<AgentRuntimeReply<SpawnReceipt>>;
  list(options?: {
    readonly includeAll?: boolean;
  }): Promise<{ readonly agents: readonly SpawnedAgent[] }>;
  catalog(): Promise<{
    readonly swarmName: string;
    readonly entryAgent: string;
    readonly selfAgent: string;
    readonly availableAgents: readonly string[];
    readonly callableAgents: readonly string[];
  }>;
};

/** Returns the failure that a result means for a tool; undefined where it means none. */
export function failureOf(result: RouteResult): AgentRuntimeFailure | undefined {
  if (result.kind === 'working') {
    const next = 'go on without the answer, and do not ask the same question again';
    return failed('E_A2A_TIMEOUT', `${result.to}: ${waitOverReason(result)}`, next);
  }
  if (result.kind === 'refused') {
    const { code, reason, next = 'do without it' } = result;
    return failed(code === 'E_A2A_CIRCULAR' ? 'CIRCULAR_CALL_DETECTED' : code, reason, next);
  }
  if (result.kind !== 'failed') return undefined;
  const message = `${result.to} failed: ${result.reason}`;
  return failed('E_TOOL', message, 'ask another agent, or do without');
}

/** Returns the failure that says which agents there are. */
export function unknownAgent(target: string, { colleagues }: AgentRoster): AgentRuntimeFailure {
  return failed('E_AGENT_NOT_FOUND', unknownAgentReason(target, colleagues), 'choose one of them');
}

/** Returns the reply that holds a value. */
export function succeeded<Value>(value: Value): AgentRuntimeReply<Value> {
  return { kind: 'done', value };
}

/** Returns the reply that holds an error. */
export function failed(code: string, message: string, suggestion: string): AgentRuntimeFailure {
  return { kind: 'error', error: { code, message, suggestion } };
}

/** The calling session, and which instance of its agent it is. */
export type AgentRuntimeCaller = InstanceOwner & {
  readonly session: SessionLabel;
  readonly signal?: AbortSignal;
};

export type AgentRuntimeBackendDeps = {
  readonly broker: Pick<SessionBroker, 'route'>;
  readonly caller: AgentRuntimeCaller;
  readonly roster: AgentRoster;
  /** Shared by every caller of a run. */
  readonly instances: AgentInstances;
  readonly swarmName: string;
  /** The sessions of the run. */
  readonly agents: () => readonly AgentRow[];
};
