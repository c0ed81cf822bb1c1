// What tool code may ask of colleagues, as seed 004 has it: five thin callers of the hub. Errors are data; the tool host throws them.
import type { JsonValue } from '../world.ts';
import { type AgentEvent, readEvent } from './agent-event.ts';
import type { Broker } from './broker.ts';
import type { SessionLabel } from './events.ts';
import type { Caller, Handoff, Roster, RouteResult } from './handoff.ts';
import type { Instances, SpawnedAgent } from './instances.ts';

/** Who calls: an agent's session, and the instance that it is. */
export type RuntimeCaller = {
  /** The agent's slug. */
  readonly agent: string;
  readonly session: SessionLabel;
  readonly instanceKey: string;
  /** Absolute path of the agent's worktree. */
  readonly workspace: string;
  readonly signal?: AbortSignal;
};

export type AgentRuntimeSettings = {
  readonly broker: Pick<Broker, 'handOver'>;
  readonly caller: RuntimeCaller;
  readonly roster: Roster;
  /** Shared by every caller of a run. */
  readonly instances: Instances;
  readonly swarmName: string;
};

export type RuntimeError = {
  readonly code: string;
  readonly message: string;
  /** What would work. */
  readonly suggestion: string;
};

type Failed = { readonly kind: 'error'; readonly error: RuntimeError };

export type Asked<Value> = { readonly kind: 'done'; readonly value: Value } | Failed;

export type RequestResult = {
  readonly eventId: string;
  readonly target: string;
  readonly response?: JsonValue;
  /** The same as in the log of messages. */
  readonly correlationId: string;
};

export type SendResult = {
  readonly eventId: string;
  readonly target: string;
  /** False: every place and the queue are taken. */
  readonly accepted: boolean;
};

export type SpawnResult = {
  readonly target: string;
  readonly instanceKey: string;
  /** False: there was such an instance. */
  readonly spawned: boolean;
  readonly cwd?: string;
};

export type Catalog = {
  readonly swarmName: string;
  readonly entryAgent: string;
  readonly selfAgent: string;
  readonly availableAgents: readonly string[];
  readonly callableAgents: readonly string[];
};

/** Never rejects. Agents are named by name or slug, in any case. */
export type AgentToolRuntime = {
  /** Waits for the answer; `timeoutMs` is 60 s where it is missing or makes no sense. */
  request(
    target: string,
    event: AgentEvent,
    options?: { readonly timeoutMs?: unknown },
  ): Promise<Asked<RequestResult>>;
  /** Doesn't wait. */
  send(target: string, event: AgentEvent): Promise<Asked<SendResult>>;
  /** Registers an instance; its session opens with the first message to it. */
  spawn(
    target: string,
    options?: { readonly instanceKey?: string; readonly cwd?: string },
  ): Promise<Asked<SpawnResult>>;
  list(options?: {
    readonly includeAll?: boolean;
  }): Promise<{ readonly agents: readonly SpawnedAgent[] }>;
  catalog(): Promise<Catalog>;
};

const USUAL_WAIT_MS = 60_000;
const LONGEST_WAIT_MS = 1_800_000;

/** Builds what one session's tools call. */
export function createAgentRuntime(settings: AgentRuntimeSettings): AgentToolRuntime {
  const { caller, roster, instances } = settings;
  return {
    async request(target, event, options) {
      const timeoutMs = waitOf(options?.timeoutMs);
      const wish = { type: 'question', waitForResult: true, timeoutMs } as const;
      const sent = await deliver(settings, { target, event, wish });
      if (sent.kind === 'error') return sent;
      const { id, correlationId, to, result } = sent.value;
      const facts = { eventId: id, target: to, correlationId };
      if (result.kind === 'answered') return done({ ...facts, response: result.response });
      return badEnd(result) ?? done(facts);
    },
    async send(target, event) {
      const wish = {
        type: 'information-share',
        waitForResult: false,
        timeoutMs: undefined,
      } as const;
      const sent = await deliver(settings, { target, event, wish });
      if (sent.kind === 'error') return sent;
      const { id, to, result } = sent.value;
      const isFull = result.kind === 'refused' && result.code === 'E_POOL_FULL';
      if (isFull) return done({ eventId: id, target: to, accepted: false });
      return badEnd(result) ?? done({ eventId: id, target: to, accepted: true });
    },
    async spawn(target, options = {}) {
      const colleague = roster.find(nameOf(target));
      if (colleague === undefined) return nobodyCalled(roster);
      const spawned = instances.spawn({ ...options, target: colleague.slug }, caller);
      if (spawned.kind === 'refused') return wrong(INVALID, spawned.reason, spawned.next);
      const { instanceKey, cwd } = spawned.instance;
      const place = cwd === undefined ? {} : { cwd };
      return done({ target: colleague.slug, instanceKey, spawned: spawned.isNew, ...place });
    },
    list: async (options) => ({
      agents: options?.includeAll === true ? instances.all() : instances.of(caller),
    }),
    catalog: async () => catalogOf(settings),
  };
}

type Sending = {
  readonly target: string;
  readonly event: AgentEvent;
  readonly wish: Pick<Handoff, 'type' | 'waitForResult' | 'timeoutMs'>;
};

type Delivered = {
  readonly id: string;
  readonly correlationId: string;
  readonly to: string;
  readonly result: RouteResult;
};

const INVALID = 'E_TOOL_INVALID_ARGS';

/** Hands an event over like any other message: the same checks, limits and log. */
async function deliver(
  { broker, caller, roster, instances }: AgentRuntimeSettings,
  { target, event, wish }: Sending,
): Promise<Asked<Delivered>> {
  const read = readEvent(event);
  if (read === undefined) {
    const next = 'pass a text, { input }, or { message: { text } }';
    return wrong(INVALID, 'the event holds no text', next);
  }
  const to = roster.find(nameOf(target))?.slug ?? nameOf(target);
  const instance = read.instanceKey ?? instances.latest(to, caller)?.instanceKey;
  const handoff: Handoff = {
    ...{ from: caller.agent, to, task: read.text, isTyped: true, ...NOTHING_MORE, ...wish },
    type: read.type ?? wish.type,
    ...(instance === undefined ? {} : { instance }),
  };
  let ids = { id: '', correlationId: '' };
  const asCaller: Caller = {
    session: caller.session,
    ...(caller.signal === undefined ? {} : { signal: caller.signal }),
    onOpened: ({ id, correlationId }) => {
      ids = { id, correlationId };
    },
  };
  const result = await broker.handOver(handoff, asCaller);
  return done({ ...ids, to, result });
}

const NOTHING_MORE = {
  files: [],
  context: undefined,
  constraints: [],
  priority: 'normal',
  model: undefined,
  availableTools: undefined,
} as const;

/** Tool code is not checked: anything may stand where a name should. */
function nameOf(target: unknown): string {
  return typeof target === 'string' ? target : '';
}

function waitOf(timeoutMs: unknown): number {
  if (typeof timeoutMs !== 'number' || !(timeoutMs > 0)) return USUAL_WAIT_MS;
  return Math.min(timeoutMs, LONGEST_WAIT_MS);
}

function catalogOf({ caller, roster, swarmName }: AgentRuntimeSettings): Catalog {
  const available = roster.colleagues.map(({ slug }) => slug);
  const maySend = roster.find(caller.agent)?.sends !== false;
  return {
    swarmName,
    entryAgent: 'coordinator',
    selfAgent: caller.agent,
    availableAgents: available,
    callableAgents: maySend ? available.filter((slug) => slug !== caller.agent) : [],
  };
}

function badEnd(result: RouteResult): Failed | undefined {
  if (result.kind === 'refused') {
    const { code, reason, next = 'do without it' } = result;
    return wrong(code, reason, next);
  }
  if (result.kind !== 'failed') return undefined;
  const code = result.type === 'timeout' ? 'E_A2A_TIMEOUT' : 'E_TOOL';
  return wrong(code, `${result.to} failed: ${result.reason}`, 'ask another agent, or do without');
}

function nobodyCalled({ colleagues }: Roster): Failed {
  const names = colleagues.map(({ slug }) => slug).join(', ') || 'none';
  const message = `There is no such agent on this squad. Available agents: ${names}.`;
  return wrong('E_AGENT_NOT_FOUND', message, 'choose one of them');
}

function done<Value>(value: Value): Asked<Value> {
  return { kind: 'done', value };
}

function wrong(code: string, message: string, suggestion: string): Failed {
  return { kind: 'error', error: { code, message, suggestion } };
}
