// What a session's tools may do, enforced at the runtime's gates: its permission requests and, in a session with tools of
// its own, its hooks. Both deny by default, and a failure denies.
import {
  type PermissionHandler,
  type PermissionRequest,
  type SessionHooks,
  type Tool,
  ToolSet,
} from '@github/copilot-sdk';
import type { FileDecision, FileRequest, FileTool, SessionSpec } from '../../ports/agents.ts';
import { withTimeout } from '../programs/with-timeout.ts';
import { fileTools, OWN_FILE_TOOLS, type SessionFileTool } from './file-tools/file-tools.ts';
import type { ViewDeps } from './file-tools/view-path.ts';
import type { OpenCalls } from './open-calls.ts';
import { pathsInPatch } from './patch-paths.ts';
import { type Mask, shownResult, toToolResult } from './shown-result.ts';

/**
 * The file tools and what each does; a session without files gets none of them. Some are ours. Of the others, the runtime
 * chooses which a model is offered: some get `rg` for `grep`, and `apply_patch` for `create` and `edit`.
 */
const FILE_TOOLS: ReadonlyMap<string, FileRequest['access']> = new Map([
  ['view', 'read'],
  ['create', 'write'],
  ['edit', 'write'],
  ['apply_patch', 'write'],
  ['grep', 'read'],
  ['rg', 'read'],
  ['glob', 'read'],
]);
/** Long, since a worktree is checked out before its first decision. */
const DECISION_MS = 30_000;

export type ToolCalls = Pick<OpenCalls, 'messageOf' | 'turnOf' | 'endOf'>;

export type SessionToolDeps = ViewDeps & { readonly calls: ToolCalls };

/** Registers exactly the session's tools; the model sees no other. */
export function sessionTools(
  spec: SessionSpec,
  deps: SessionToolDeps,
): { tools: Tool[]; availableTools: ToolSet } {
  const { calls, mask } = deps;
  const availableTools = new ToolSet();
  const builtIns = runtimeTools(spec);
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
        // A tool that is called together with edits sees them: a command runs on them, a colleague gets them.
        await calls.turnOf(id);
        const reply = await tool.call(input, call);
        return toToolResult(reply);
      },
    }),
  );
  const own = fileTools(spec, {
    ...deps,
    mayUse: (tool) => hasOurs(spec, tool),
    decide: (request) => decidePath(spec, request),
  });
  const tools = [...own.map((tool) => toSdkTool(tool, mask)), ...given];
  for (const { name } of tools) availableTools.addCustom(name);
  return { tools, availableTools };
}

/** Returns the session's file tools that are the runtime's own. */
function runtimeTools(spec: SessionSpec): readonly string[] {
  return [...FILE_TOOLS.keys()].filter(
    (tool) => mayUse(spec, tool) && !isOurs(spec, tool) && offersPatch(spec, tool),
  );
}

function toSdkTool({ name, description, parameters, call }: SessionFileTool, mask: Mask): Tool {
  return {
    name,
    description,
    parameters: { ...parameters },
    defer: 'never',
    overridesBuiltInTool: true,
    async handler(input, { toolCallId }) {
      const { image, text, kind } = await call(input, toolCallId);
      const result = toToolResult({ kind, text: mask(text) });
      if (image === undefined) return result;
      return { ...result, binaryResultsForLlm: [{ type: 'image', ...image }] };
    },
  };
}

/** Models named after Codex write with `apply_patch`, which is the runtime's own tool. */
function isCodex({ model }: SessionSpec): boolean {
  return /codex/i.test(model ?? '');
}

/** Whether a file tool of this session is ours, and asks by itself before it touches a path. */
function isOurs(spec: SessionSpec, tool: string): boolean {
  return OWN_FILE_TOOLS.has(tool) && !isCodex(spec);
}

/** Whether the session has this file tool, and it is ours. */
function hasOurs(spec: SessionSpec, tool: string): boolean {
  return isOurs(spec, tool) && mayUse(spec, tool);
}

function offersPatch(spec: SessionSpec, tool: string): boolean {
  return tool !== 'apply_patch' || isCodex(spec);
}

/** Tools that some models are offered in place of the file tools listed for each. */
const STANDS_FOR: Readonly<Record<string, readonly FileTool[]>> = {
  rg: ['grep'],
  apply_patch: ['create', 'edit'],
};

/** Whether the session has this file tool. */
function mayUse({ files, fileTools }: SessionSpec, tool: string): boolean {
  if (files === undefined) return false;
  if (fileTools === undefined) return true;
  const needed: readonly string[] = STANDS_FOR[tool] ?? [tool];
  return needed.every((one) => fileTools.some((allowed) => allowed === one));
}

/** Whether one of the session's file tools has this access. */
function hasAccess(spec: SessionSpec, access: FileRequest['access']): boolean {
  return [...FILE_TOOLS].some(([tool, does]) => does === access && mayUse(spec, tool));
}

const NEVER_ABORTED = new AbortController().signal;

/** The permission handler and the hook before each tool. */
export function permissionHandlers(
  spec: SessionSpec,
  mask: Mask,
): {
  onPermissionRequest: PermissionHandler;
  hooks: SessionHooks;
} {
  return {
    onPermissionRequest: async (request) => permissionResult(await decidePermission(spec, request)),
    // Our own tools judge and mask by themselves, and the runtime would wait for several answers at every call.
    hooks:
      runtimeTools(spec).length === 0
        ? {}
        : {
            onPreToolUse: (input) => judgeCall(spec, input),
            onPostToolUse: (input) => shownResult(input, mask),
          },
  };
}

/**
 * Denying here spares the runtime the work; allowing makes the parent folder first, which the runtime's `create` needs.
 * Never answers "allow": that would skip the permission handler.
 */
async function judgeCall(spec: SessionSpec, { toolName: tool, toolArgs }: PreToolUse) {
  const access = FILE_TOOLS.get(tool);
  if (access === undefined) return undefined;
  if (hasOurs(spec, tool)) return undefined;
  const paths = accessedPaths(tool, toolArgs);
  if (!mayUse(spec, tool) || paths.includes('')) return noSuchTool(spec, tool);
  const decision = await decidePaths(spec, paths, { access, tool });
  if (decision.allowed) return undefined;
  return { permissionDecision: 'deny', permissionDecisionReason: decision.reason } as const;
}

/** Models call `apply_patch` without being offered it, and in forms that are no patch. */
function noSuchTool(spec: SessionSpec, tool: string) {
  const offered = [...FILE_TOOLS.keys()].filter((one) => !(one in STANDS_FOR) && mayUse(spec, one));
  const problem = mayUse(spec, tool)
    ? `${tool} can't be called like that`
    : `there is no tool ${tool}`;
  const names = [...offered, ...spec.tools.map(({ name }) => name)].join(', ');
  const permissionDecisionReason = `${problem} in this session, which has ${names}`;
  return { permissionDecision: 'deny', permissionDecisionReason } as const;
}

type PreToolUse = Parameters<NonNullable<SessionHooks['onPreToolUse']>>[0];

/** The table of decisions, by kind of request; a kind that isn't here is denied. */
async function decidePermission(
  spec: SessionSpec,
  request: PermissionRequest,
): Promise<FileDecision> {
  switch (request.kind) {
    case 'custom-tool':
      return spec.tools.some((tool) => tool.name === request.toolName) ||
        hasOurs(spec, request.toolName)
        ? { allowed: true }
        : { allowed: false, reason: 'this session has no such tool' };
    case 'read':
      return decidePaths(spec, requestedPaths(request.path, request.resolvedPath), READ);
    case 'write':
      return decidePaths(spec, requestedPaths(request.fileName, request.resolvedPath), WRITE);
    default:
      return { allowed: false, reason: 'not allowed in this session' };
  }
}

const READ = { access: 'read', tool: 'read' } as const;
const WRITE = { access: 'write', tool: 'write' } as const;

/** Returns the path as requested and, if the runtime reports it, as resolved. */
function requestedPaths(path: string, resolved: string | undefined): readonly string[] {
  return resolved === undefined ? [path] : [path, resolved];
}

/** Allows the access only if every path is allowed. */
async function decidePaths(
  spec: SessionSpec,
  paths: readonly string[],
  fileAccess: Omit<FileRequest, 'path'>,
): Promise<FileDecision> {
  for (const path of paths) {
    const decision = await decidePath(spec, { ...fileAccess, path });
    if (!decision.allowed) return decision;
  }
  return { allowed: true };
}

function permissionResult(decision: FileDecision) {
  return decision.allowed
    ? ({ kind: 'approve-once' } as const)
    : ({ kind: 'reject', feedback: decision.reason } as const);
}

/** `grep` and `glob` may name no path: then they search the working directory. */
function accessedPaths(tool: string, args: unknown): readonly string[] {
  if (tool === 'apply_patch') return pathsInPatch(args);
  if (typeof args !== 'object' || args === null || !('path' in args)) return ['.'];
  return typeof args.path === 'string' && args.path !== '' ? [args.path] : ['.'];
}

const DENIED = { allowed: false, reason: 'the path could not be checked' } as const;
const NO_FILES = { allowed: false, reason: 'this session has no tool for that' } as const;

/** Always decides: an error or a time-out denies. The hook itself fails open, so it must never see either. */
async function decidePath(spec: SessionSpec, request: FileRequest): Promise<FileDecision> {
  const { files } = spec;
  if (files === undefined || !hasAccess(spec, request.access)) return NO_FILES;
  const decision = (async () => (await files(request)) ?? DENIED)().catch(() => DENIED);
  return withTimeout(DECISION_MS, decision, () => DENIED);
}
