// Answers what a custom tool asks of other agents (`ctx.runtime`), through the broker.

import { COORDINATOR } from '#src/run-log/agent-row.ts';
import { folderRule, withLive } from '../sessions/agent-instances.ts';
import type { Caller, Handoff, RouteResult } from '../tasks/handoff.ts';
import {
  type AgentEventInput,
  type AgentRuntimeBackend,
  type AgentRuntimeBackendDeps,
  type AgentRuntimeReply,
  failed,
  failureOf,
  readAgentEvent,
  succeeded,
  unknownAgent,
} from './agent-runtime.ts';
import { answerIdOf } from './message-record.ts';

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
