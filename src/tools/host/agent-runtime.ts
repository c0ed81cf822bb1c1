// Both sides of `ctx.runtime`: the host asks over its connection, and the action passes it on to the broker.
import type { Server } from '@modelcontextprotocol/sdk/server/index.js';
import * as z from 'zod';
import type { AgentRuntimeBackend } from '#src/coordinator/messages/agent-runtime.ts';
import type { RuntimeCallResult, RuntimeMethod, ToolHostSpec } from '#src/ports/tool-host.ts';
import { toJson } from '#src/text/json-text.ts';
import { runtimeResult } from './protocol.ts';

const text = z.string().exactOptional();
const target = z.string().catch('');
const event = z
  .union([
    z.string(),
    z.looseObject({
      type: text,
      instanceKey: text,
      input: text,
      message: z.looseObject({ text: z.string() }).exactOptional(),
    }),
  ])
  .catch('');
const requestOptions = z.looseObject({ timeoutMs: z.unknown() }).optional().catch(undefined);
const spawnOptions = z.object({ instanceKey: text, cwd: text }).optional().catch(undefined);
const listOptions = z
  .object({ includeAll: z.boolean().exactOptional() })
  .optional()
  .catch(undefined);

/** Answers tools with one session's runtime. Unusable arguments become empty, and the broker refuses them. */
export function createRuntimeHandler(
  runtime: AgentRuntimeBackend,
): NonNullable<ToolHostSpec['askRuntime']> {
  return async ({ method, args: [first, second, third] }) => {
    switch (method) {
      case 'request': {
        const options = requestOptions.parse(third);
        return runtime.request(target.parse(first), event.parse(second), options);
      }
      case 'send':
        return runtime.send(target.parse(first), event.parse(second));
      case 'spawn':
        return runtime.spawn(target.parse(first), spawnOptions.parse(second));
      case 'list':
        return done(await runtime.list(listOptions.parse(first)));
      case 'catalog':
        return done(await runtime.catalog());
    }
  };
}

/** Only JSON goes over the connection: undefined fields are dropped. */
function done(value: object): RuntimeCallResult {
  return { kind: 'done', value: toJson(value) ?? null };
}

/** Longer than any wait that the broker allows. */
const MAX_WAIT_MS = 1_860_000;

/** The methods of `ctx.runtime`. The action checks the arguments, and answers as `AgentToolRuntime` says. */
export type RuntimeMethods = Readonly<
  Record<RuntimeMethod, (...args: readonly unknown[]) => Promise<unknown>>
>;

/** Creates the five methods for one call. */
export function createAgentToolRuntime(
  server: Server,
  { toolCallId, signal }: { readonly toolCallId: string; readonly signal: AbortSignal },
): RuntimeMethods {
  const ask =
    (method: RuntimeMethod) =>
    async (...args: readonly unknown[]) => {
      const params = { toolCallId, method, args: args.map((it) => toJson(it) ?? null) };
      // A new signal for each request, because the server leaves a listener on it.
      const options = { signal: AbortSignal.any([signal]), timeout: MAX_WAIT_MS };
      const request = { method: 'squad/runtime', params };
      const { asked } = await server.request(request, runtimeResult, options);
      if (asked.kind === 'done') return asked.value;
      const { code, message, suggestion } = asked.error;
      throw Object.assign(new Error(message), { name: 'AgentRuntimeError', code, suggestion });
    };
  return Object.freeze({
    request: ask('request'),
    send: ask('send'),
    spawn: ask('spawn'),
    list: ask('list'),
    catalog: ask('catalog'),
  });
}
