// A tool of the repository as the pipeline knows tools: arguments checked against its schema, run in the host or as a program.

import type {
  CustomTool,
  ToolCallContext,
  ToolHost,
  ToolHostReply,
} from '../../ports/custom-tools.ts';
import type { ToolCall, ToolDefinition } from '../pipeline/define-tool.ts';
import { cutAndKeep, type KeptOutputFolder } from '../pipeline/keep-output.ts';
import { failure, ok, type ToolResult } from '../pipeline/tool-result.ts';
import { BUILD_ALLOWANCE_MS } from './executable/launch-tool.ts';
import type { ExecutableTool } from './executable/read-executable.ts';
import { type ExecutableDeps, REPLY_BYTES, runExecutable } from './executable/run-executable.ts';
import { readSchema, type SchemaReading } from './json-schema.ts';

export type HostedToolDeps = {
  /** The agent's tool host, started when it is first needed. */
  readonly host: () => Promise<ToolHost>;
  readonly context: (call: ToolCall) => ToolCallContext;
  readonly keptOutput: KeptOutputFolder;
};

const CONTINUE_WITHOUT = 'go on without it and say so in your answer';
/** Notices come on top of what a tool said. */
const MAX_NOTICE_BYTES = 1_000;

/** A module or resource tool. */
export function defineHostedTool(tool: CustomTool, deps: HostedToolDeps): ToolDefinition {
  return defineCustomTool(tool, async (input, call) => {
    const host = await deps.host();
    const reply = await host.callTool(tool.name, input, deps.context(call), call.signal);
    return toToolResult(reply, { tool, call, keptOutput: deps.keptOutput });
  });
}

/** An executable tool that has a name of its own among the agent's tools (`expose: true`). */
export function defineExposedTool(
  executable: ExecutableTool,
  deps: ExecutableDeps,
): ToolDefinition {
  const { tool } = executable;
  const definition = defineCustomTool(tool, (input, call) =>
    runExecutable(deps, { executable, arguments: { ...input } }, call),
  );
  const timeoutMs = tool.limits.timeoutMs + BUILD_ALLOWANCE_MS;
  return { ...definition, limits: { timeoutMs, maxBytes: REPLY_BYTES, errorChars: REPLY_BYTES } };
}

type RunCustomTool = (input: object, call: ToolCall) => Promise<ToolResult>;

function defineCustomTool(tool: CustomTool, run: RunCustomTool): ToolDefinition {
  const { name, description, inputSchema, limits } = tool;
  let schema: SchemaReading | undefined;
  return {
    name,
    description,
    inputSchema,
    limits: {
      timeoutMs: limits.timeoutMs,
      maxBytes: limits.maxBytes + MAX_NOTICE_BYTES,
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

type ReplyInput = {
  readonly tool: CustomTool;
  readonly call: ToolCall;
  readonly keptOutput: KeptOutputFolder;
};

async function toToolResult(
  reply: ToolHostReply,
  { tool: { limits }, call, keptOutput }: ReplyInput,
): Promise<ToolResult> {
  if (reply.kind === 'ok') {
    const { text, data, whole } = reply;
    const outputToCut = { text, limits, call, keptOutput, as: 'result' };
    return ok(
      await cutAndKeep(whole === undefined ? outputToCut : { ...outputToCut, whole }),
      data,
    );
  }
  const { code, message, name, suggestion, helpUrl } = reply;
  // Node begins a system error's message with its code, which stands before every failure anyway.
  const messageText = message.startsWith(`${code}: `) ? message.slice(code.length + 2) : message;
  const fullMessage =
    name === undefined || name === 'Error' ? messageText : `${name}: ${messageText}`;
  const helpLink = helpUrl === undefined ? '' : ` (${helpUrl})`;
  return failure(code, fullMessage, `${suggestion ?? CONTINUE_WITHOUT}${helpLink}`);
}
