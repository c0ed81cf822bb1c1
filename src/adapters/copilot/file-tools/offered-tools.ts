// Which file tools a session has, and whether each is ours or the runtime's.
import type { FileRequest, FileTool, SessionSpec } from '../../../ports/agents.ts';
import { OWN_FILE_TOOLS } from './tool-kinds.ts';

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

/** Tools that some models are offered in place of the file tools listed for each. */
const STANDS_FOR: Readonly<Record<string, readonly FileTool[]>> = {
  rg: ['grep'],
  apply_patch: ['create', 'edit'],
};

/** Returns what a file tool does with a path; undefined for any other tool. */
export function fileAccessOf(tool: string): FileRequest['access'] | undefined {
  return FILE_TOOLS.get(tool);
}

/** Returns the names by which the session's file tools are known to every model. */
export function commonFileTools(spec: SessionSpec): readonly string[] {
  return [...FILE_TOOLS.keys()].filter(
    (tool) => !(tool in STANDS_FOR) && mayUseFileTool(spec, tool),
  );
}

/** Returns the session's file tools that are the runtime's own. */
export function runtimeFileTools(spec: SessionSpec): readonly string[] {
  return [...FILE_TOOLS.keys()].filter(
    (tool) => mayUseFileTool(spec, tool) && !isOurs(spec, tool) && offersPatch(spec, tool),
  );
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
export function hasOwnFileTool(spec: SessionSpec, tool: string): boolean {
  return isOurs(spec, tool) && mayUseFileTool(spec, tool);
}

function offersPatch(spec: SessionSpec, tool: string): boolean {
  return tool !== 'apply_patch' || isCodex(spec);
}

/** Whether the session has this file tool. */
export function mayUseFileTool({ files, fileTools }: SessionSpec, tool: string): boolean {
  if (files === undefined) return false;
  if (fileTools === undefined) return true;
  const needed: readonly string[] = STANDS_FOR[tool] ?? [tool];
  return needed.every((one) => fileTools.some((allowed) => allowed === one));
}

/** Whether one of the session's file tools has this access. */
export function hasFileAccess(spec: SessionSpec, access: FileRequest['access']): boolean {
  return [...FILE_TOOLS].some(([tool, does]) => does === access && mayUseFileTool(spec, tool));
}
