// What a custom tool may ask of other agents (`ctx.runtime`), answered through the broker. Errors are data; the tool host throws them.

import type { RuntimeCallResult } from '#src/ports/tool-host.ts';
import { type AgentRow, COORDINATOR } from '#src/run-log/agent-row.ts';
import type { SessionLabel } from '#src/run-log/events.ts';
import type { JsonData } from '#src/text/json-text.ts';
import type { AgentInstances, InstanceOwner, SpawnedAgent } from '../sessions/agent-instances.ts';
import {
  type AgentRoster,
  HANDOFF_TYPES,
  type Handoff,
  type RouteResult,
  type SessionBroker,
} from '../tasks/handoff.ts';
import { unknownAgentReason } from './route.ts';
import { answerIdOf, waitOverReason } from './store.ts';

/** What a custom tool sends to an agent: a text, `{ input }`, or `{ message: { text } }`. */
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

/** The calling session, and which instance of its agent it is. */
export type AgentRuntimeCaller = InstanceOwner & {
  readonly session: SessionLabel;
  readonly signal?: AbortSignal;
};

type AgentRuntimeDeps = {
  readonly broker: Pick<SessionBroker, 'route'>;
  readonly caller: AgentRuntimeCaller;
  readonly roster: AgentRoster;
  /** Shared by every caller of a run. */
  readonly instances: AgentInstances;
  readonly swarmName: string;
  /** The sessions of the run. */
  readonly agents: () => readonly AgentRow[];
};

const DEFAULT_TIMEOUT_MS = 60_000;
const MAX_TIMEOUT_MS = 1_800_000;

const QUESTION = { type: 'question', isTyped: true, waitForResult: true } as const;

/** The target is to act on the event, so a session opens for it; by itself the event asks for nothing. */
const WORK = {
  type: 'implementation-request',
  isTyped: false,
  waitForResult: false,
  loggedAs: 'information-share',
} as const;

export type AgentRuntimeBackend = ReturnType<typeof createAgentRuntimeBackend>;

/** Builds what one session's tools call. Never rejects. A target is an agent's name or slug, ignoring case. */
export function createAgentRuntimeBackend(deps: AgentRuntimeDeps) {
  const { caller, roster, instances, swarmName } = deps;
  return {
    /** Waits for the answer: `timeoutMs`, or 60 s where that is missing or invalid. The ids are those of the message log. */
    async request(
      target: string,
      event: AgentEventInput,
      options?: { readonly timeoutMs?: unknown },
    ): Promise<RuntimeCallResult> {
      const timeoutMs = timeoutOf(options?.timeoutMs);
      const sent = await sendEvent(deps, target, event, { ...QUESTION, timeoutMs });
      if (sent === undefined) return NO_TEXT;
      const { id, correlationId, to, result } = sent;
      const receipt = { eventId: id, target: to, correlationId };
      if (result.kind !== 'answered') return failureOf(result) ?? succeeded(receipt);
      return succeeded({ ...receipt, eventId: answerIdOf(id), response: result.response });
    },
    /** Doesn't wait; `accepted` is false when the pool and its queue are full. */
    async send(target: string, event: AgentEventInput): Promise<RuntimeCallResult> {
      const sent = await sendEvent(deps, target, event, WORK);
      if (sent === undefined) return NO_TEXT;
      const { id, to, result } = sent;
      const isFull = result.kind === 'refused' && result.code === 'E_POOL_FULL';
      if (isFull) return succeeded({ eventId: id, target: to, accepted: false });
      return failureOf(result) ?? succeeded({ eventId: id, target: to, accepted: true });
    },
    /** Registers an instance unless it exists. Its session opens with the first message to it and is told its folder. */
    async spawn(
      target: string,
      options: { readonly instanceKey?: string; readonly cwd?: string } = {},
    ): Promise<RuntimeCallResult> {
      const colleague = roster.find(target);
      if (colleague === undefined) {
        const reason = unknownAgentReason(target, roster.colleagues);
        return failed('E_AGENT_NOT_FOUND', reason, 'choose one of them');
      }
      const spawned = instances.spawn({ ...options, target: colleague.slug }, caller);
      if (spawned.kind === 'refused') return failed(INVALID, spawned.reason, spawned.next);
      const { instanceKey, cwd } = spawned.instance;
      const receipt = { target: colleague.slug, instanceKey, spawned: spawned.isNew };
      return succeeded(cwd === undefined ? receipt : { ...receipt, cwd });
    },
    async list(options?: {
      readonly includeAll?: boolean;
    }): Promise<{ readonly agents: readonly SpawnedAgent[] }> {
      const isAll = options?.includeAll === true;
      return { agents: isAll ? instances.withLive(deps.agents()) : instances.of(caller) };
    },
    async catalog() {
      const availableAgents = roster.colleagues.map(({ slug }) => slug);
      const maySend = roster.find(caller.agent)?.sends !== false;
      return {
        swarmName,
        entryAgent: COORDINATOR,
        selfAgent: caller.agent,
        availableAgents,
        callableAgents: maySend ? availableAgents.filter((slug) => slug !== caller.agent) : [],
      };
    },
  };
}

const INVALID = 'E_TOOL_INVALID_ARGS';

const NO_TEXT = failed(
  INVALID,
  'the event holds no text',
  'pass a text, { input }, or { message: { text } }',
);

/** Sends an event like any other message: with the same checks, limits and log. Undefined if it holds no text. */
async function sendEvent(
  { broker, caller, roster, instances }: AgentRuntimeDeps,
  target: string,
  event: AgentEventInput,
  how: Pick<Handoff, 'type' | 'isTyped' | 'waitForResult' | 'timeoutMs' | 'loggedAs'>,
) {
  const fields = typeof event === 'string' ? { input: event } : event;
  const task = fields.input ?? fields.message?.text ?? '';
  if (task.trim() === '') return undefined;
  const to = roster.find(target)?.slug ?? target;
  const instance = fields.instanceKey ?? instances.latestKey(to, caller);
  const type = HANDOFF_TYPES.find((one) => one === fields.type);
  const handoff: Handoff = {
    from: caller.agent,
    to,
    task,
    files: [],
    constraints: instances.folderRule(to, instance, caller),
    priority: 'normal',
    ...how,
    ...(type === undefined ? {} : { type, isTyped: true, loggedAs: type }),
    ...(instance === undefined ? {} : { instance }),
  };
  let ids = { id: '', correlationId: '' };
  const { session, signal } = caller;
  const result = await broker.route(handoff, {
    session,
    isProgram: true,
    ...(signal === undefined ? {} : { signal }),
    onOpened: ({ id, correlationId }) => {
      ids = { id, correlationId };
    },
  });
  return { ...ids, to, result };
}

function timeoutOf(timeoutMs: unknown): number {
  if (typeof timeoutMs !== 'number' || !(timeoutMs > 0)) return DEFAULT_TIMEOUT_MS;
  return Math.min(timeoutMs, MAX_TIMEOUT_MS);
}

/** Returns the failure that a result means for a tool; undefined where it means none. */
function failureOf(result: RouteResult): RuntimeCallResult | undefined {
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

function succeeded(value: JsonData): RuntimeCallResult {
  return { kind: 'done', value };
}

function failed(code: string, message: string, suggestion: string): RuntimeCallResult {
  return { kind: 'error', error: { code, message, suggestion } };
}
