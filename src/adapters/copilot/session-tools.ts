// The tools of a session: those that it was given, and its file tools.
import { type Tool, ToolSet } from '@github/copilot-sdk';
import type { SessionSpec, ToolReply } from '../../ports/agents.ts';
import { fileTools, type SessionFileTool } from './file-tools/file-tools.ts';
import { hasOwnFileTool, runtimeFileTools } from './file-tools/offered-tools.ts';
import type { ViewDeps } from './file-tools/view-path.ts';
import type { OpenCalls } from './open-calls.ts';
import { decidePath } from './permissions.ts';

export type ToolCalls = Pick<OpenCalls, 'messageOf' | 'turnOf' | 'endOf'>;

export type SessionToolDeps = ViewDeps & { readonly calls: ToolCalls };

/** Registers exactly the session's tools; the model sees no other. */
export function sessionTools(
  spec: SessionSpec,
  deps: SessionToolDeps,
): { tools: Tool[]; availableTools: ToolSet } {
  const { calls } = deps;
  const availableTools = new ToolSet();
  const builtIns = runtimeFileTools(spec);
  if (builtIns.length > 0) availableTools.addBuiltIn(builtIns);
  const given = spec.tools.map(
    (tool): Tool => ({
      name: tool.name,
      description: tool.description,
      parameters: tool.inputSchema,
      defer: 'never',
      // The runtime has a tool of that name, which runs commands outside of the box.
      ...(tool.name === 'bash' ? { overridesBuiltInTool: true } : {}),
      async handler(input, { toolCallId: id, signal }) {
        const call = { id, signal: signal ?? NEVER_ABORTED, messageId: calls.messageOf(id) };
        // A tool that is called together with edits or commands sees what they wrote: a colleague gets it.
        await calls.turnOf(id);
        const reply = await tool.call(input, call).finally(() => calls.endOf(id));
        return toToolResult(reply);
      },
    }),
  );
  const own = fileTools(spec, {
    ...deps,
    mayUse: (tool) => hasOwnFileTool(spec, tool),
    decide: (request) => decidePath(spec, request),
  });
  const tools = [...own.map(toSdkTool), ...given];
  for (const { name } of tools) availableTools.addCustom(name);
  return { tools, availableTools };
}

const NEVER_ABORTED = new AbortController().signal;

function toSdkTool({ name, description, parameters, call }: SessionFileTool): Tool {
  return {
    name,
    description,
    parameters: { ...parameters },
    defer: 'never',
    overridesBuiltInTool: true,
    async handler(input, { toolCallId }) {
      const { image, ...reply } = await call(input, toolCallId);
      const result = toToolResult(reply);
      if (image === undefined) return result;
      return { ...result, binaryResultsForLlm: [{ type: 'image', ...image }] };
    },
  };
}

/** Never `rejected`: the runtime takes that for a person's refusal and ends the turn silently, as if it were done. */
const RESULT_TYPES = { ok: 'success', failed: 'failure', denied: 'denied' } as const;

/** Translates a tool's reply for the runtime. */
function toToolResult({ text, kind }: ToolReply) {
  return { textResultForLlm: text, resultType: RESULT_TYPES[kind] };
}
