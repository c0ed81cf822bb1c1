// How every file tool reaches a path: it asks for the access, then works in the path's folder, which is held open. Since the
// decision, a command may have replaced a folder on the way by a link.
import { isAbsolute, join } from 'node:path';
import type {
  FileDecision,
  FileNote,
  FileRequest,
} from '#src/coordinator/agents/agent-environment.ts';
import { attempt, systemCode } from '#src/errors.ts';
import { inFolderOf, isThere } from '#src/files/open-file.ts';
import { namesOn } from '#src/files/open-folder.ts';
import { similarPaths } from '#src/text/closest.ts';
import { gitPathInside, pathInSentence, wayInside } from '#src/text/paths.ts';
import { denial, failure, type ToolFailure, type ToolResult } from '../pipeline/tool-result.ts';

/** What the file tools of one session work with. */
export type FileToolDeps = {
  /** Absolute real path of the worktree. */
  readonly root: string;
  /** The repository's files when the run began: among them, what may be meant by a path is looked for. */
  readonly files: readonly string[];
  /** Decides an access, and prepares the file or the folder for it. */
  decide(request: FileRequest): Promise<FileDecision>;
  /** Runs one write after the other. */
  inTurn<T>(work: () => Promise<T>): Promise<T>;
};

/** No file with one in its path can be used, and a list of such names could pass for other lines. */
export const CONTROL_CHARACTER = /\p{Cc}/u;

/** Time for a worktree that is checked out before its first decision. */
export const FILE_TOOL_MS = 60_000;

/** Asks for the access, then works on the path's last name in its open folder. Returns failures as results. */
export async function usePath(
  request: FileRequest,
  deps: FileToolDeps,
  work: (place: string, note: FileNote | undefined, marksIn: MarksIn) => Promise<ToolResult>,
): Promise<ToolResult> {
  const path = await pathMeant(request, deps);
  const access = await askAccess({ ...request, path }, deps);
  if ('kind' in access) return access;
  const { note } = access;
  const marksIn = async () => {
    const marks = await access.marks?.();
    return (name: string) => marks?.get(gitPathInside(deps.root, join(path, name)) ?? '') ?? '';
  };
  const result = await inItsFolder(path, deps, (place) => work(place, note, marksIn));
  if (result.kind !== 'ok' || note === undefined) return result;
  return { ...result, text: `${result.text} ${note.told}` };
}

/** Returns what tells what is shown after a name in the folder that is used. */
export type MarksIn = () => Promise<(name: string) => string>;

/** Asks for an access: returns a refusal, or what becomes of the file if it is a note, and which files are links. */
export async function askAccess(
  request: FileRequest,
  { decide }: Pick<FileToolDeps, 'decide'>,
): Promise<ToolFailure | Extract<FileDecision, { readonly allowed: true }>> {
  const decision = await decide(request);
  if (decision.allowed) return decision;
  return denial('E_TOOL_DENIED', decision.reason, decision.next ?? 'name a file of the repository');
}

/** Returns why nothing was written: a text that can't be kept as a note. */
export function noteFailure(note: FileNote | undefined, text: string): ToolFailure | undefined {
  const problem = note?.problemOf(text);
  if (problem === undefined) return undefined;
  return denial('E_TOOL_DENIED', `nothing was written: ${problem}`, 'correct the text');
}

/** Nothing there is the repository's, whatever folders that has. */
const OF_THE_SYSTEM = new Set(['dev', 'etc', 'home', 'proc', 'root', 'sys', 'tmp', 'var']);

/**
 * Returns the path that is meant: models that imagine the repository at the root of the file system write `/src/a.ts`. What lies
 * outside is not looked at.
 */
export async function pathMeant(
  { path, access }: Pick<FileRequest, 'path' | 'access'>,
  { root, files }: Pick<FileToolDeps, 'root' | 'files'>,
): Promise<string> {
  if (!isAbsolute(path) || wayInside(root, path) !== undefined) return path;
  const names = namesOn(path);
  const [first] = names;
  if (first === undefined) return access === 'read' ? '.' : path;
  if (OF_THE_SYSTEM.has(first)) return path;
  const isKnown = files.some((file) => file === first || file.startsWith(`${first}/`));
  return isKnown || (await isThere(root, first)) ? names.join('/') : path;
}

/** Works on a path that may be used. No file system error leaves it. */
export async function inItsFolder<T>(
  path: string,
  deps: Pick<FileToolDeps, 'root' | 'files'>,
  work: (place: string) => Promise<T>,
): Promise<T | ToolFailure> {
  const { root } = deps;
  const way = wayInside(root, path);
  if (way === undefined) return failed('that is outside the repository');
  const used = await attempt(inFolderOf(root, way, work));
  return used.kind === 'done'
    ? (used.value ?? failed(NO_FOLDER))
    : describeFault(used.error, path, deps);
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
  EISDIR: 'that is a folder',
  ENOTDIR: NO_FOLDER,
  ELOOP: 'that is a symbolic link',
  ENXIO: 'that is not a file',
  ENOSPC: 'the disk is full',
};

/** Says that there is nothing at a path, and which files have similar names. */
export function missing(
  path: string,
  { root, files }: Pick<FileToolDeps, 'root' | 'files'>,
): ToolFailure {
  const way = wayInside(root, path) ?? path;
  const similar = similarPaths(way, files).map(pathInSentence);
  const next = similar.length === 0 ? undefined : `perhaps ${similar.join(' or ')} is meant`;
  return failed(`${way}: there is no such file`, next);
}

/** Leaves the path out, which may name a folder of this machine. */
function describeFault(
  error: unknown,
  path: string,
  deps: Pick<FileToolDeps, 'root' | 'files'>,
): ToolFailure {
  const code = systemCode(error);
  if (code === 'ENOENT') return missing(path, deps);
  if (code === undefined) return failed('the file could not be used');
  const next = code === 'EEXIST' ? 'view it, then edit it' : undefined;
  return failed(FAULTS[code] ?? `the file can't be used (${code})`, next);
}
