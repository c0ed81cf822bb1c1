// Turns the repository's own tools into definitions for the pipeline, which check arguments against the tools' schemas.

import type { CustomTool } from '#src/ports/custom-tools.ts';
import type { ToolCallContext, ToolHost, ToolHostReply } from '#src/ports/tool-host.ts';
import type { ToolCall, ToolDefinition } from '../pipeline/define-tool.ts';
import { cutAndKeep, type KeptOutputFolder } from '../pipeline/keep-output.ts';
import { CONTINUE_WITHOUT, failure, ok, type ToolResult } from '../pipeline/tool-result.ts';
import type { ExecutableTool } from './executables.ts';
import { checkArguments } from './json-schema.ts';
import { BUILD_ALLOWANCE_MS } from './launch-tool.ts';
import { type ExecutableDeps, REPLY_BYTES, runExecutable } from './run-executable.ts';

export type HostedToolDeps = {
  /** Starts the agent's tool host when it is first needed. */
  readonly host: () => Promise<ToolHost>;
  readonly context: (call: ToolCall) => ToolCallContext;
  readonly keptOutput: KeptOutputFolder;
  /** Is told when a tool was refused what people could allow. */
  readonly onRefused?: (message: string, setting: string) => void;
};

/** Added to a tool's own limit, for notices. */
const MAX_NOTICE_BYTES = 1_000;

/** Defines a module or resource tool, which runs in the agent's tool host. */
export function defineHostedTool(tool: CustomTool, deps: HostedToolDeps): ToolDefinition {
  return defineCustomTool(tool, async (input, call) => {
    const host = await deps.host();
    const reply = await host.callTool(tool, input, deps.context(call), call.signal);
    if (reply.kind === 'failed') {
      const { message, setting } = reply;
      if (setting !== undefined) deps.onRefused?.(message, setting);
      return toFailure(reply);
    }
    const { text, data } = reply;
    const output = { text, as: 'result', limits: tool.limits, call };
    return ok(await cutAndKeep({ ...output, keptOutput: deps.keptOutput }), data);
  });
}

/** Defines an executable tool that agents call by its own name (`expose: true`). */
export function defineExposedTool(
  executable: ExecutableTool,
  deps: ExecutableDeps,
): ToolDefinition {
  const { tool } = executable;
  const definition = defineCustomTool(tool, (input, call) =>
    runExecutable(deps, executable, { ...input }, call),
  );
  const timeoutMs = tool.limits.timeoutMs + BUILD_ALLOWANCE_MS;
  return { ...definition, limits: { timeoutMs, maxBytes: REPLY_BYTES, errorChars: REPLY_BYTES } };
}

function defineCustomTool(
  tool: CustomTool,
  run: (input: object, call: ToolCall) => Promise<ToolResult>,
): ToolDefinition {
  const { name, description, inputSchema, limits } = tool;
  return {
    name,
    description,
    inputSchema,
    limits: { ...limits, maxBytes: limits.maxBytes + MAX_NOTICE_BYTES },
    parse(input) {
      const reason = checkArguments(inputSchema, input);
      if (reason !== undefined) return { kind: 'invalid', reason };
      const args = typeof input === 'object' && input !== null ? input : {};
      return { kind: 'valid', run: (call) => run(args, call) };
    },
  };
}

function toFailure(reply: Extract<ToolHostReply, { kind: 'failed' }>): ToolResult {
  const { code, message, name, suggestion, helpUrl } = reply;
  // Node begins a system error's message with its code, which the pipeline adds too.
  const messageText = message.startsWith(`${code}: `) ? message.slice(code.length + 2) : message;
  const fullMessage =
    name === undefined || name === 'Error' ? messageText : `${name}: ${messageText}`;
  const helpLink = helpUrl === undefined ? '' : ` (${helpUrl})`;
  return failure(code, fullMessage, `${suggestion ?? CONTINUE_WITHOUT}${helpLink}`);
}
