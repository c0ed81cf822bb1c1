// What a session's tools may do, enforced at the runtime's two gates. Both deny by default, and a failure denies.
import { type PermissionHandler, type SessionHooks, type Tool, ToolSet } from '@github/copilot-sdk';
import type { FileDecision, FileRequest, SessionSpec } from '../world.ts';

/** The runtime's file tools; a session without files gets none of them. */
const FILE_TOOLS = ['view', 'create', 'edit', 'grep', 'glob'];
const DECISION_MS = 30_000;

/** Registers exactly the session's tools: what is not registered doesn't exist for the model. */
export function toolsOf(spec: SessionSpec): { tools: Tool[]; availableTools: ToolSet } {
  const availableTools = new ToolSet();
  if (spec.files !== undefined) availableTools.addBuiltIn(FILE_TOOLS);
  for (const tool of spec.tools) availableTools.addCustom(tool.name);
  const tools = spec.tools.map(
    (tool): Tool => ({
      name: tool.name,
      description: tool.description,
      parameters: tool.inputSchema,
      defer: 'never',
      async handler(input, invocation) {
        const signal = 'signal' in invocation ? invocation.signal : undefined;
        const reply = await tool.call(input, {
          id: invocation.toolCallId,
          signal: signal instanceof AbortSignal ? signal : new AbortController().signal,
        });
        return { textResultForLlm: reply.text, resultType: reply.ok ? 'success' : 'failure' };
      },
    }),
  );
  return { tools, availableTools };
}

/** The permission handler and the hook before each tool. */
export function policyOf(spec: SessionSpec): {
  onPermissionRequest: PermissionHandler;
  hooks: SessionHooks;
} {
  const own = new Set(spec.tools.map((tool) => tool.name));
  const decide = (request: FileRequest) => decideSafely(spec, request);
  return {
    async onPermissionRequest(request) {
      switch (request.kind) {
        case 'custom-tool':
          return own.has(request.toolName) ? APPROVED : reject('this session has no such tool');
        case 'read':
          return answer(await decide({ access: 'read', path: request.path, tool: 'read' }));
        case 'write':
          return answer(await decide({ access: 'write', path: request.fileName, tool: 'write' }));
        default:
          return reject('not allowed in this session');
      }
    },
    hooks: {
      // Denying here spares the runtime the work, and `create` needs its parent folder made first.
      // Never answers "allow": that would skip the permission handler.
      async onPreToolUse({ toolName, toolArgs }) {
        if (!FILE_TOOLS.includes(toolName)) return undefined;
        const access = toolName === 'create' || toolName === 'edit' ? 'write' : 'read';
        const decision = await decide({ access, path: pathOf(toolArgs), tool: toolName });
        if (decision.allowed) return undefined;
        return { permissionDecision: 'deny', permissionDecisionReason: decision.reason };
      },
    },
  };
}

const APPROVED = { kind: 'approve-once' } as const;
const reject = (feedback: string) => ({ kind: 'reject', feedback }) as const;

function answer(decision: FileDecision) {
  return decision.allowed ? APPROVED : reject(decision.reason);
}

/** `grep` and `glob` may name no path: then they search the working directory. */
function pathOf(args: unknown): string {
  if (typeof args !== 'object' || args === null || !('path' in args)) return '.';
  return typeof args.path === 'string' && args.path !== '' ? args.path : '.';
}

/** A decision in any case: an error or a time-out denies. The hook itself fails open, so it must never see either. */
async function decideSafely(spec: SessionSpec, request: FileRequest): Promise<FileDecision> {
  const denied = { allowed: false, reason: 'the path could not be checked' } as const;
  if (spec.files === undefined) return denied;
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<FileDecision>((resolve) => {
    timer = setTimeout(() => resolve(denied), DECISION_MS);
  });
  return Promise.race([spec.files(request).catch(() => denied), late]).finally(() =>
    clearTimeout(timer),
  );
}
