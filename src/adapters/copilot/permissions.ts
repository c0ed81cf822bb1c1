// What a session's tools may do, enforced at the runtime's gates: its permission requests and, in a session with tools of
// its own, its hooks. Both deny by default, and a failure denies.
import type { PermissionHandler, PermissionRequest, SessionHooks } from '@github/copilot-sdk';
import type { FileDecision, FileRequest, SessionSpec } from '../../ports/agents.ts';
import { withTimeout } from '../programs/with-timeout.ts';
import {
  commonFileTools,
  fileAccessOf,
  hasFileAccess,
  hasOwnFileTool,
  mayUseFileTool,
  runtimeFileTools,
} from './file-tools/offered-tools.ts';
import { pathsInPatch } from './file-tools/patch-paths.ts';
import { type Mask, shownResult } from './file-tools/shown-result.ts';

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
      runtimeFileTools(spec).length === 0
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
  const access = fileAccessOf(tool);
  if (access === undefined) return undefined;
  if (hasOwnFileTool(spec, tool)) return undefined;
  const paths = accessedPaths(tool, toolArgs);
  if (!mayUseFileTool(spec, tool) || paths.includes('')) return noSuchTool(spec, tool);
  const decision = await decidePaths(spec, paths, { access, tool });
  if (decision.allowed) return undefined;
  return { permissionDecision: 'deny', permissionDecisionReason: decision.reason } as const;
}

/** Models call `apply_patch` without being offered it, and in forms that are no patch. */
function noSuchTool(spec: SessionSpec, tool: string) {
  const problem = mayUseFileTool(spec, tool)
    ? `${tool} can't be called like that`
    : `there is no tool ${tool}`;
  const names = [...commonFileTools(spec), ...spec.tools.map(({ name }) => name)].join(', ');
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
        hasOwnFileTool(spec, request.toolName)
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

/** Long, since a worktree is checked out before its first decision. */
const DECISION_MS = 30_000;
const DENIED = { allowed: false, reason: 'the path could not be checked' } as const;
const NO_FILES = { allowed: false, reason: 'this session has no tool for that' } as const;

/** Always decides: an error or a time-out denies. The hook itself fails open, so it must never see either. */
export async function decidePath(spec: SessionSpec, request: FileRequest): Promise<FileDecision> {
  const { files } = spec;
  if (files === undefined || !hasFileAccess(spec, request.access)) return NO_FILES;
  const decision = (async () => (await files(request)) ?? DENIED)().catch(() => DENIED);
  return withTimeout(DECISION_MS, decision, () => DENIED);
}
