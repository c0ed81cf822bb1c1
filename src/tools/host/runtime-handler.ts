// The action's side of `ctx.runtime`: passes a tool's requests to the broker.

import * as z from 'zod';
import type { AgentRuntimeBackend } from '#src/coordinator/index.ts';
import type { RuntimeCall, RuntimeCallResult, ToolHostSpec } from '#src/ports/index.ts';
import type { JsonData } from '#src/text/index.ts';

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
