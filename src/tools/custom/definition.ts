// A tool of the repository as the pipeline knows tools: arguments checked against its schema, run in the host or as a program.

import type { CallContext, CustomTool, HostReply, ToolHost } from '../../ports/custom-tools.ts';
import { cutAndKeep, type Keeping } from '../pipeline/keep-output.ts';
import type { ToolCall, ToolDefinition } from '../pipeline/tool.ts';
import { failure, ok, type ToolResult } from '../pipeline/tool-result.ts';
import { BUILD_ROOM_MS } from './executable/build.ts';
import type { Executable } from './executable/executable.ts';
import { REPLY_BYTES, type RunningDeps, runExecutable } from './executable/run-executable.ts';
import { readSchema, type SchemaReading } from './schema.ts';

export type HostedDeps = {
  /** The agent's tool host, started when it is first needed. */
  readonly host: () => Promise<ToolHost>;
  readonly context: (call: ToolCall) => CallContext;
  readonly keeping: Keeping;
};

const GO_ON = 'go on without it and say so in your answer';
/** Notices come on top of what a tool said. */
const NOTICE_BYTES = 1_000;

/** A module or resource tool. */
export function defineHostedTool(tool: CustomTool, deps: HostedDeps): ToolDefinition {
  return define(tool, async (input, call) => {
    const host = await deps.host();
    const reply = await host.callTool(tool.name, input, deps.context(call), call.signal);
    return resultOf(reply, { tool, call, keeping: deps.keeping });
  });
}

/** An executable tool that has a name of its own among the agent's tools (`expose: true`). */
export function defineExposedTool(executable: Executable, deps: RunningDeps): ToolDefinition {
  const { tool } = executable;
  const definition = define(tool, (input, call) =>
    runExecutable(deps, { executable, arguments: { ...input } }, call),
  );
  const timeoutMs = tool.limits.timeoutMs + BUILD_ROOM_MS;
  return { ...definition, limits: { timeoutMs, maxBytes: REPLY_BYTES, errorChars: REPLY_BYTES } };
}

type Run = (input: object, call: ToolCall) => Promise<ToolResult>;

function define(tool: CustomTool, run: Run): ToolDefinition {
  const { name, description, inputSchema, limits } = tool;
  let schema: SchemaReading | undefined;
  return {
    name,
    description,
    inputSchema,
    limits: {
      timeoutMs: limits.timeoutMs,
      maxBytes: limits.maxBytes + NOTICE_BYTES,
      errorChars: limits.errorChars,
    },
    parse(input) {
      // Compiled when it is first called: most tools of a session never are.
      schema ??= readSchema(inputSchema);
      const reason = schema.kind === 'schema' ? schema.check(input) : schema.reason;
      if (reason !== undefined) return { kind: 'invalid', reason };
      const args = typeof input === 'object' && input !== null ? input : {};
      return { kind: 'valid', run: (call) => run(args, call) };
    },
  };
}

type Replied = {
  readonly tool: CustomTool;
  readonly call: ToolCall;
  readonly keeping: Keeping;
};

async function resultOf(
  reply: HostReply,
  { tool: { limits }, call, keeping }: Replied,
): Promise<ToolResult> {
  if (reply.kind === 'ok') {
    const { text, data, whole } = reply;
    const cutting = { text, limits, call, keeping, as: 'result' };
    return ok(await cutAndKeep(whole === undefined ? cutting : { ...cutting, whole }), data);
  }
  const { code, message, name, suggestion, helpUrl } = reply;
  // Node begins a system error's message with its code, which stands before every failure anyway.
  const words = message.startsWith(`${code}: `) ? message.slice(code.length + 2) : message;
  const said = name === undefined || name === 'Error' ? words : `${name}: ${words}`;
  const more = helpUrl === undefined ? '' : ` (${helpUrl})`;
  return failure(code, said, `${suggestion ?? GO_ON}${more}`);
}
