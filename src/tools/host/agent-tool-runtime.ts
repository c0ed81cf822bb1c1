// `ctx.runtime`: asks the action over the host's connection, and throws when the broker refuses.
import type { Server } from '@modelcontextprotocol/sdk/server/index.js';
import * as z from 'zod';
import type { RuntimeMethod } from '#src/ports/index.ts';
import { toJson } from '#src/text/index.ts';
import type { AgentToolRuntime } from '../authoring.ts';
import { runtimeResult } from './protocol.ts';

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
