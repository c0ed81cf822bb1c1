// Turns the repository's own tools into definitions for the pipeline, which check arguments against the tools' schemas.
import type { CustomTool, ToolCallContext, ToolHost, ToolHostReply } from '#src/ports/index.ts';
import type { ToolCall, ToolDefinition } from '../pipeline/define-tool.ts';
import { cutAndKeep, type KeptOutputFolder, type OutputToCut } from '../pipeline/keep-output.ts';
import { CONTINUE_WITHOUT, failure, ok, type ToolResult } from '../pipeline/tool-result.ts';
import { BUILD_ALLOWANCE_MS } from './executable/launch/build-go.ts';
import type { ExecutableTool } from './executable/read-executable.ts';
import { type ExecutableDeps, REPLY_BYTES, runExecutable } from './executable/run-executable.ts';
import { readSchema, type SchemaReading } from './json-schema.ts';

export type HostedToolDeps = {
  /** Starts the agent's tool host when it is first needed. */
  readonly host: () => Promise<ToolHost>;
  readonly context: (call: ToolCall) => ToolCallContext;
  readonly keptOutput: KeptOutputFolder;
};

/** Added to a tool's own limit, for notices. */
const MAX_NOTICE_BYTES = 1_000;

/** Defines a module or resource tool, which runs in the agent's tool host. */
export function defineHostedTool(tool: CustomTool, deps: HostedToolDeps): ToolDefinition {
  return defineCustomTool(tool, async (input, call) => {
    const host = await deps.host();
    const reply = await host.callTool(tool, input, deps.context(call), call.signal);
    return toToolResult(reply, { limits: tool.limits, call, keptOutput: deps.keptOutput });
  });
}

/** Defines an executable tool that agents call by its own name (`expose: true`). */
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
    limits: { ...limits, maxBytes: limits.maxBytes + MAX_NOTICE_BYTES },
    parse(input) {
      // Compiled at the first call: most tools of a session are never called.
      schema ??= readSchema(inputSchema);
      const reason = schema.kind === 'schema' ? schema.check(input) : schema.reason;
      if (reason !== undefined) return { kind: 'invalid', reason };
      const args = typeof input === 'object' && input !== null ? input : {};
      return { kind: 'valid', run: (call) => run(args, call) };
    },
  };
}

async function toToolResult(
  reply: ToolHostReply,
  output: Pick<OutputToCut, 'limits' | 'call' | 'keptOutput'>,
): Promise<ToolResult> {
  if (reply.kind === 'ok') {
    const { text, data, whole } = reply;
    return ok(await cutAndKeep({ ...output, text, whole, as: 'result' }), data);
  }
  const { code, message, name, suggestion, helpUrl } = reply;
  // Node begins a system error's message with its code, which the pipeline adds too.
  const messageText = message.startsWith(`${code}: `) ? message.slice(code.length + 2) : message;
  const fullMessage =
    name === undefined || name === 'Error' ? messageText : `${name}: ${messageText}`;
  const helpLink = helpUrl === undefined ? '' : ` (${helpUrl})`;
  return failure(code, fullMessage, `${suggestion ?? CONTINUE_WITHOUT}${helpLink}`);
}
