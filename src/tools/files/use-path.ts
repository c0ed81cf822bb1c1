// How every file tool reaches a path: it asks for the access, then works in the path's folder, which is held open. Since the
// decision, a command may have replaced a folder on the way by a link.
import type {
  FileDecision,
  FileNote,
  FileRequest,
} from '#src/coordinator/agents/agent-environment.ts';
import { attempt, systemCode } from '#src/errors.ts';
import { inFolderOf } from '#src/files/open-file.ts';
import { wayInside } from '#src/text/paths.ts';
import type { ArgumentAliases } from '../pipeline/define-tool.ts';
import { denial, failure, type ToolFailure, type ToolResult } from '../pipeline/tool-result.ts';

/** What the file tools of one session work with. */
export type FileToolDeps = {
  /** Absolute real path of the worktree. */
  readonly root: string;
  /** Decides an access, and prepares the file or the folder for it. */
  decide(request: FileRequest): Promise<FileDecision>;
  /** Runs one write after the other. */
  inTurn<T>(work: () => Promise<T>): Promise<T>;
};

/** The names by which models know a path from other products. */
export const PATH_NAMES: readonly string[] = ['file', 'file_path', 'filePath', 'filename'];

/** The names by which models know the arguments from other products. */
export const FILE_ALIASES: ArgumentAliases = {
  ...Object.fromEntries(PATH_NAMES.map((name) => [name, 'path'])),
  content: 'file_text',
  old_string: 'old_str',
  new_string: 'new_str',
};

/** No file with one in its path can be used, and a list of such names could pass for other lines. */
export const CONTROL_CHARACTER = /\p{Cc}/u;

/** Time for a worktree that is checked out before its first decision. */
export const FILE_TOOL_MS = 60_000;

/** Asks for the access, then works on the path's last name in its open folder. Returns failures as results. */
export async function usePath(
  request: FileRequest,
  deps: FileToolDeps,
  work: (place: string, note: FileNote | undefined) => Promise<ToolResult>,
): Promise<ToolResult> {
  const access = await askAccess(request, deps);
  if ('kind' in access) return access;
  const { note } = access;
  const result = await inItsFolder(request.path, deps, (place) => work(place, note));
  if (result.kind !== 'ok' || note === undefined) return result;
  return { ...result, text: `${result.text} ${note.told}` };
}

/** Asks for an access: returns a refusal, or what becomes of the file if it is a note. */
export async function askAccess(
  request: FileRequest,
  { decide }: FileToolDeps,
): Promise<ToolFailure | { readonly note: FileNote | undefined }> {
  const decision = await decide(request);
  if (decision.allowed) return { note: decision.note };
  return denial('E_TOOL_DENIED', decision.reason, decision.next ?? 'name a file of the repository');
}

/** Returns why nothing was written: a text that can't be kept as a note. */
export function noteFailure(note: FileNote | undefined, text: string): ToolFailure | undefined {
  const problem = note?.problemOf(text);
  if (problem === undefined) return undefined;
  return denial('E_TOOL_DENIED', `nothing was written: ${problem}`, 'correct the text');
}

/** Works on a path that may be used. No file system error leaves it. */
export async function inItsFolder<T>(
  path: string,
  { root }: Pick<FileToolDeps, 'root'>,
  work: (place: string) => Promise<T>,
): Promise<T | ToolFailure> {
  const way = wayInside(root, path);
  if (way === undefined) return failed('that is outside the repository');
  const used = await attempt(inFolderOf(root, way, work));
  return used.kind === 'done' ? (used.value ?? failed(NO_FOLDER)) : describeFault(used.error);
}

/** Tells the model that a path can't be used, and what would work. */
export function failed(
  message: string,
  next = 'view its folder to see what is there',
): ToolFailure {
  return failure('E_TOOL', message, next);
}

const NO_FOLDER = 'a file or a link is in the place of a folder on this path';
const FAULTS: Readonly<Record<string, string>> = {
  EEXIST: 'the file already exists',
  ENOENT: 'there is no such file',
  EISDIR: 'that is a folder',
  ENOTDIR: NO_FOLDER,
  ELOOP: 'that is a symbolic link',
  ENXIO: 'that is not a file',
  ENOSPC: 'the disk is full',
};

/** Leaves the path out, which may name a folder of this machine. */
function describeFault(error: unknown): ToolFailure {
  const code = systemCode(error);
  if (code === undefined) return failed('the file could not be used');
  const next = code === 'EEXIST' ? 'view it, then edit it' : undefined;
  return failed(FAULTS[code] ?? `the file can't be used (${code})`, next);
}
