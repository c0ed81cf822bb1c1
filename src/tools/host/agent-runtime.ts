// Both sides of `ctx.runtime`: the host asks over its connection, and the action passes it on to the broker.
import type { Server } from '@modelcontextprotocol/sdk/server/index.js';
import * as z from 'zod';
import type { AgentRuntimeBackend } from '#src/coordinator/messages/agent-runtime.ts';
import type {
  RuntimeCall,
  RuntimeCallResult,
  RuntimeMethod,
  ToolHostSpec,
} from '#src/ports/tool-host.ts';
import { type JsonData, toJson } from '#src/text/json-text.ts';
import type { AgentToolRuntime } from '../authoring.ts';
import { runtimeResult } from './protocol.ts';

const requestOptions = z.looseObject({ timeoutMs: z.unknown() }).optional().catch(undefined);
const spawnOptions = z
  .object({ instanceKey: z.string().exactOptional(), cwd: z.string().exactOptional() })
  .optional()
  .catch(undefined);
const listOptions = z
  .object({ includeAll: z.boolean().exactOptional() })
  .optional()
  .catch(undefined);
const target = z.string().catch('');
const event = z
  .union([
    z.string(),
    z.looseObject({
      type: z.string().exactOptional(),
      instanceKey: z.string().exactOptional(),
      input: z.string().exactOptional(),
      message: z.looseObject({ text: z.string() }).exactOptional(),
    }),
  ])
  .catch('');

/** Answers tools with one session's runtime. Unusable arguments become empty, and the broker refuses them. */
export function createRuntimeHandler(
  runtime: AgentRuntimeBackend,
): NonNullable<ToolHostSpec['askRuntime']> {
  return async ({ method, args }) => {
    const result = await callRuntime(runtime, method, args);
    if (result.kind === 'error') return result;
    // Only JSON goes over the connection: undefined fields are dropped.
    return { kind: 'done', value: z.json().parse(JSON.parse(JSON.stringify(result.value))) };
  };
}

async function callRuntime(
  runtime: AgentRuntimeBackend,
  method: RuntimeCall['method'],
  [first, second, third]: readonly JsonData[],
): Promise<
  { readonly kind: 'done'; readonly value: unknown } | Exclude<RuntimeCallResult, { kind: 'done' }>
> {
  switch (method) {
    case 'request':
      return runtime.request(target.parse(first), event.parse(second), requestOptions.parse(third));
    case 'send':
      return runtime.send(target.parse(first), event.parse(second));
    case 'spawn':
      return runtime.spawn(target.parse(first), spawnOptions.parse(second ?? undefined));
    case 'list':
      return { kind: 'done', value: await runtime.list(listOptions.parse(first ?? undefined)) };
    case 'catalog':
      return { kind: 'done', value: await runtime.catalog() };
  }
}

const json: z.ZodType<z.core.util.JSONType> = z.json();
const text = z.string();
const texts = z.array(text);

const responseSchemas = {
  request: z.looseObject({
    eventId: text,
    target: text,
    correlationId: text,
    response: json.exactOptional(),
  }),
  send: z.looseObject({ eventId: text, target: text, accepted: z.boolean() }),
  spawn: z.looseObject({
    target: text,
    instanceKey: text,
    spawned: z.boolean(),
    cwd: text.exactOptional(),
  }),
  list: z.looseObject({
    agents: z.array(
      z.looseObject({
        target: text,
        instanceKey: text,
        createdAt: text,
        ownerAgent: text,
        ownerInstanceKey: text,
        cwd: text.exactOptional(),
      }),
    ),
  }),
  catalog: z.looseObject({
    swarmName: text,
    entryAgent: text,
    selfAgent: text,
    availableAgents: texts,
    callableAgents: texts,
  }),
} as const;

/** Longer than any wait that the broker allows. */
const MAX_WAIT_MS = 1_860_000;

/** Creates the five methods for one call. */
export function createAgentToolRuntime(
  server: Server,
  { toolCallId, signal }: { readonly toolCallId: string; readonly signal: AbortSignal },
): AgentToolRuntime {
  const callRuntime = async (method: RuntimeMethod, args: readonly unknown[]): Promise<unknown> => {
    const params = { toolCallId, method, args: args.map((it) => toJson(it) ?? null) };
    // A new signal for each request, because the server leaves a listener on it.
    const options = { signal: AbortSignal.any([signal]), timeout: MAX_WAIT_MS };
    const request = { method: 'squad/runtime', params };
    const { asked } = await server.request(request, runtimeResult, options);
    if (asked.kind === 'done') return asked.value;
    const { code, message, suggestion } = asked.error;
    throw Object.assign(new Error(message), { name: 'AgentRuntimeError', code, suggestion });
  };
  return Object.freeze<AgentToolRuntime>({
    request: async (...args) => responseSchemas.request.parse(await callRuntime('request', args)),
    send: async (...args) => responseSchemas.send.parse(await callRuntime('send', args)),
    spawn: async (...args) => responseSchemas.spawn.parse(await callRuntime('spawn', args)),
    list: async (...args) => responseSchemas.list.parse(await callRuntime('list', args)),
    catalog: async () => responseSchemas.catalog.parse(await callRuntime('catalog', [])),
  });
}
