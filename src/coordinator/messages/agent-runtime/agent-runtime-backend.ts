// What a custom tool may ask of other agents (`ctx.runtime`), through the broker. Errors are data; the tool host throws them.
import { type AgentRow, COORDINATOR } from '../../../run-log/agent-row.ts';
import type { SessionLabel } from '../../../run-log/events.ts';
import type { JsonData } from '../../../text/json-text.ts';
import {
  type AgentInstances,
  folderRule,
  type InstanceOwner,
  type SpawnedAgent,
  withLive,
} from '../../sessions/agent-instances.ts';
import type { AgentRoster, Caller, Handoff, RouteResult, SessionBroker } from '../handoff.ts';
import { answerIdOf, waitOverReason } from '../message-store.ts';
import { unknownAgentReason } from '../routing/reach-others.ts';
import { type AgentEventInput, readAgentEvent } from './read-agent-event.ts';

/** The calling session, and which instance of its agent it is. */
export type AgentRuntimeCaller = InstanceOwner & {
  readonly session: SessionLabel;
  readonly signal?: AbortSignal;
};

type AgentRuntimeBackendDeps = {
  readonly broker: Pick<SessionBroker, 'route'>;
  readonly caller: AgentRuntimeCaller;
  readonly roster: AgentRoster;
  /** Shared by every caller of a run. */
  readonly instances: AgentInstances;
  readonly swarmName: string;
  /** The sessions of the run. */
  readonly agents: () => readonly AgentRow[];
};

type AgentRuntimeFailure = {
  readonly kind: 'error';
  readonly error: {
    readonly code: string;
    readonly message: string;
    /** What would work. */
    readonly suggestion: string;
  };
};

type AgentRuntimeReply<Value> =
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

const DEFAULT_TIMEOUT_MS = 60_000;
const MAX_TIMEOUT_MS = 1_800_000;

/** Builds what one session's tools call. */
export function createAgentRuntimeBackend(deps: AgentRuntimeBackendDeps): AgentRuntimeBackend {
  const { caller, roster, instances, swarmName } = deps;
  return {
    async request(target, event, options) {
      const timeoutMs = timeoutOf(options?.timeoutMs);
      const handoffOptions = { ...AWAITED, timeoutMs };
      const sent = await sendEvent(deps, { target, event, handoffOptions });
      if (sent.kind === 'error') return sent;
      const { id, correlationId, to, result } = sent.value;
      const facts = { eventId: id, target: to, correlationId };
      if (result.kind !== 'answered') return failureOf(result) ?? succeeded(facts);
      return succeeded({ ...facts, eventId: answerIdOf(id), response: result.response });
    },
    async send(target, event) {
      const sent = await sendEvent(deps, { target, event, handoffOptions: NOT_AWAITED });
      if (sent.kind === 'error') return sent;
      const { id, to, result } = sent.value;
      const isFull = result.kind === 'refused' && result.code === 'E_POOL_FULL';
      if (isFull) return succeeded({ eventId: id, target: to, accepted: false });
      return failureOf(result) ?? succeeded({ eventId: id, target: to, accepted: true });
    },
    async spawn(target, options = {}) {
      const colleague = roster.find(nameOf(target));
      if (colleague === undefined) return unknownAgent(nameOf(target), roster);
      const spawned = instances.spawn({ ...options, target: colleague.slug }, caller);
      if (spawned.kind === 'refused') return failed(INVALID, spawned.reason, spawned.next);
      const { instanceKey, cwd } = spawned.instance;
      const spawnedNow = { target: colleague.slug, instanceKey, spawned: spawned.isNew };
      return succeeded(cwd === undefined ? spawnedNow : { ...spawnedNow, cwd });
    },
    list: async (options) => ({
      agents:
        options?.includeAll === true
          ? withLive(instances.all(), deps.agents())
          : instances.of(caller),
    }),
    async catalog() {
      const available = roster.colleagues.map(({ slug }) => slug);
      const maySend = roster.find(caller.agent)?.sends !== false;
      return {
        swarmName,
        entryAgent: COORDINATOR,
        selfAgent: caller.agent,
        availableAgents: available,
        callableAgents: maySend ? available.filter((slug) => slug !== caller.agent) : [],
      };
    },
  };
}

const AWAITED = { type: 'question', isTyped: true, waitForResult: true } as const;

/** The target is to act on the event, so a session opens for it. */
const NOT_AWAITED = {
  type: 'implementation-request',
  isTyped: false,
  waitForResult: false,
  timeoutMs: undefined,
} as const;

type OutgoingAgentEvent = {
  readonly target: string;
  readonly event: AgentEventInput;
  readonly handoffOptions: Pick<Handoff, 'type' | 'isTyped' | 'waitForResult' | 'timeoutMs'>;
};

type DeliveredAgentEvent = {
  readonly id: string;
  readonly correlationId: string;
  readonly to: string;
  readonly result: RouteResult;
};

const INVALID = 'E_TOOL_INVALID_ARGS';

/** Sends an event like any other message: with the same checks, limits and log. */
async function sendEvent(
  { broker, caller, roster, instances }: AgentRuntimeBackendDeps,
  { target, event, handoffOptions }: OutgoingAgentEvent,
): Promise<AgentRuntimeReply<DeliveredAgentEvent>> {
  const read = readAgentEvent(event);
  if (read === undefined) {
    const next = 'pass a text, { input }, or { message: { text } }';
    return failed(INVALID, 'the event holds no text', next);
  }
  const to = roster.find(nameOf(target))?.slug ?? nameOf(target);
  const instance = read.instanceKey ?? instances.latest(to, caller)?.instanceKey;
  const handoff: Handoff = {
    from: caller.agent,
    to,
    task: read.text,
    ...HANDOFF_DEFAULTS,
    ...handoffOptions,
    constraints: folderRule({ target: to, instanceKey: instance }, instances, caller),
    ...(read.type === undefined ? {} : { type: read.type, isTyped: true }),
    ...(instance === undefined ? {} : { instance }),
  };
  let ids = { id: '', correlationId: '' };
  const handoffCaller: Caller = {
    session: caller.session,
    isProgram: true,
    ...(caller.signal === undefined ? {} : { signal: caller.signal }),
    onOpened: ({ id, correlationId }) => {
      ids = { id, correlationId };
    },
  };
  const result = await broker.route(handoff, handoffCaller);
  return succeeded({ ...ids, to, result });
}

const HANDOFF_DEFAULTS = {
  files: [],
  context: undefined,
  priority: 'normal',
  model: undefined,
  availableTools: undefined,
} as const;

/** Custom tools are not type-checked, so the target may be anything. */
function nameOf(target: unknown): string {
  return typeof target === 'string' ? target : '';
}

function timeoutOf(timeoutMs: unknown): number {
  if (typeof timeoutMs !== 'number' || !(timeoutMs > 0)) return DEFAULT_TIMEOUT_MS;
  return Math.min(timeoutMs, MAX_TIMEOUT_MS);
}

function failureOf(result: RouteResult): AgentRuntimeFailure | undefined {
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

function unknownAgent(target: string, { colleagues }: AgentRoster): AgentRuntimeFailure {
  return failed('E_AGENT_NOT_FOUND', unknownAgentReason(target, colleagues), 'choose one of them');
}

function succeeded<Value>(value: Value): AgentRuntimeReply<Value> {
  return { kind: 'done', value };
}

function failed(code: string, message: string, suggestion: string): AgentRuntimeFailure {
  return { kind: 'error', error: { code, message, suggestion } };
}
