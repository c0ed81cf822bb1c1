// The tools of a session: those that it was given, and no other.
import { type SessionConfig, type Tool, ToolSet } from '@github/copilot-sdk';
import type { ImageLimits, SessionSpec, ToolReply } from '#src/ports/index.ts';
import type { OpenCalls } from './open-calls.ts';

export type ToolCalls = Pick<OpenCalls, 'messageOf' | 'turnOf' | 'endOf'>;

export type SessionToolDeps = {
  readonly calls: ToolCalls;
  /** The images that the session's model accepts. */
  readonly imageLimits: ImageLimits;
};

type OfferedTools = Pick<SessionConfig, 'availableTools' | 'excludedTools'> & {
  readonly tools: Tool[];
};

/**
 * Registers exactly the session's tools. All of the runtime's own are excluded, because they open files outside of the box, after
 * their paths were judged. Naming none is not enough: for some models a tool of ours would bring in one of the runtime's.
 */
export function sessionTools(
  { tools: given }: Pick<SessionSpec, 'tools'>,
  { calls, imageLimits }: SessionToolDeps,
): OfferedTools {
  const tools = given.map(
    (tool): Tool => ({
      name: tool.name,
      description: tool.description,
      parameters: tool.inputSchema,
      defer: 'never',
      overridesBuiltInTool: true,
      isTerminal: tool.endsTurn === true,
      async handler(input, { toolCallId: id, signal }) {
        const messageId = calls.messageOf(id);
        const call = { id, signal: signal ?? NEVER_ABORTED, messageId, imageLimits };
        // A tool that is called together with edits or commands sees what they wrote: a colleague gets it.
        await calls.turnOf(id);
        const reply = await tool.call(input, call).finally(() => calls.endOf(id));
        return toToolResult(reply);
      },
    }),
  );
  const availableTools = new ToolSet();
  for (const { name } of tools) availableTools.addCustom(name);
  return { tools, availableTools, excludedTools: new ToolSet().addBuiltIn('*') };
}

const NEVER_ABORTED = new AbortController().signal;

/** Never `rejected`: the runtime takes that for a person's refusal and ends the turn silently, as if it were done. */
const RESULT_TYPES = { ok: 'success', failed: 'failure', denied: 'denied' } as const;

/** Translates a tool's reply for the runtime. */
function toToolResult({ text, kind, image }: ToolReply) {
  const result = { textResultForLlm: text, resultType: RESULT_TYPES[kind] };
  if (image === undefined) return result;
  return { ...result, binaryResultsForLlm: [{ type: 'image' as const, ...image }] };
}
