// apply_patch: changes several files at once, for models that know it instead of create and edit.
import { lstat, rm } from 'node:fs/promises';
import { sep } from 'node:path';
import * as z from 'zod';
import type { FileNote } from '#src/coordinator/agents/agent-environment.ts';
import { attempt } from '#src/errors.ts';
import { createFile, replaceFile } from '#src/files/write-file.ts';
import { wayInside } from '#src/text/paths.ts';
import { defineTool, type ToolDefinition } from '../pipeline/define-tool.ts';
import { failure, ok, type ToolFailure, type ToolResult } from '../pipeline/tool-result.ts';
import { applyHunks, type FilePatch, type Patched, parsePatch, pathsOf } from './apply-hunks.ts';
import { ARGUMENT_NAMES } from './argument-names.ts';
import { readEditable } from './edit.ts';
import {
  askAccess,
  FILE_TOOL_MS,
  type FileToolDeps,
  failed,
  inItsFolder,
  noteFailure,
  pathMeant,
} from './use-path.ts';

const parameters = z.object({
  input: z
    .string()
    .describe('From "*** Begin Patch" to "*** End Patch", with paths in the repository.'),
});

/** Builds apply_patch. */
export function createApplyPatch(deps: FileToolDeps): ToolDefinition {
  return defineTool('apply_patch', {
    description: 'Add, update, move and delete files with a patch.',
    parameters,
    aliases: ARGUMENT_NAMES,
    limits: { timeoutMs: FILE_TOOL_MS },
    handler: ({ input }) => deps.inTurn(() => applyPatch(input, deps)),
  });
}

/** Writes nothing unless every file can be patched. */
async function applyPatch(input: string, deps: FileToolDeps): Promise<ToolResult> {
  const parsed = parsePatch(input);
  if (typeof parsed === 'string') {
    return failure('E_TOOL_INVALID_ARGS', `the patch: ${parsed}`, NOTHING_CHANGED);
  }
  const files = await Promise.all(parsed.map((file) => withPathMeant(file, deps)));
  const paths = files.flatMap(pathsOf);
  const twice = pathTwice(paths, deps.root);
  if (twice !== undefined) return failed(`the patch names ${twice} twice`, NOTHING_CHANGED);
  const notes = await askAll(paths, deps);
  if ('kind' in notes) return notes;
  const writes: PlannedWrite[] = [];
  for (const file of files) {
    const planned = await planWrites(file, deps);
    if ('kind' in planned) return planned;
    writes.push(...planned);
  }
  const told = [...new Set([...notes.values()].map((note) => note.told))];
  return refuseNotes(writes, notes) ?? writeAll(writes, told, deps);
}

/** Asks for all paths, and returns the notes among them by path. */
async function askAll(
  paths: readonly string[],
  deps: FileToolDeps,
): Promise<ReadonlyMap<string, FileNote> | ToolFailure> {
  const notes = new Map<string, FileNote>();
  for (const path of paths) {
    const access = await askAccess({ access: 'write', path, tool: 'apply_patch' }, deps);
    if ('kind' in access) return about(path, access);
    if (access.note !== undefined) notes.set(path, access.note);
  }
  return notes;
}

/** Returns a failure for a text that can't be kept as a note. */
function refuseNotes(
  writes: readonly PlannedWrite[],
  notes: ReadonlyMap<string, FileNote>,
): ToolFailure | undefined {
  for (const { path, text } of writes) {
    const refusal = text === undefined ? undefined : noteFailure(notes.get(path), text);
    if (refusal !== undefined) return about(path, refusal);
  }
  return undefined;
}

async function withPathMeant(file: FilePatch, deps: FileToolDeps): Promise<FilePatch> {
  const meant = (path: string) => pathMeant({ path, access: 'write' }, deps);
  const path = await meant(file.path);
  if (file.kind !== 'update' || file.moveTo === undefined) return { ...file, path };
  return { ...file, path, moveTo: await meant(file.moveTo) };
}

const MAX_ROUNDS = 20;
const NOTHING_CHANGED = 'nothing was changed; send a corrected patch';

/** Finds a path that is named in two spellings. */
function pathTwice(paths: readonly string[], root: string): string | undefined {
  const ways = paths.map((path) => wayInside(root, path)?.split(sep).join('/') ?? path);
  const seen = new Set<string>();
  return ways.find((way) => seen.size === seen.add(way).size);
}

/** What happens to one path; without a text, it is removed. */
type PlannedWrite = {
  readonly path: string;
  readonly text: string | undefined;
  readonly mode?: number;
  readonly isNew: boolean;
};

/** Returns the writes, or why the file can't be patched. */
async function planWrites(
  file: FilePatch,
  deps: FileToolDeps,
): Promise<readonly PlannedWrite[] | ToolFailure> {
  const { path } = file;
  if (file.kind === 'add') {
    return (await obstacleAt(path, deps)) ?? [{ path, text: file.text, isNew: true }];
  }
  if (file.kind === 'delete') {
    return (await absenceAt(path, deps)) ?? [{ path, text: undefined, isNew: false }];
  }
  const found = await inItsFolder(path, deps, readEditable);
  if (typeof found === 'string') return about(path, failed(found));
  if ('kind' in found) return about(path, found);
  const { mode } = found;
  const text = patchText(found.text, file);
  if (typeof text !== 'string') return text;
  if (file.moveTo === undefined) return [{ path, text, mode, isNew: false }];
  const obstacle = await obstacleAt(file.moveTo, deps);
  if (obstacle !== undefined) return obstacle;
  return [
    { path: file.moveTo, text, mode, isNew: true },
    { path, text: undefined, isNew: false },
  ];
}

function patchText(
  before: string,
  { path, rounds }: Extract<FilePatch, { kind: 'update' }>,
): string | ToolFailure {
  if (rounds.length > MAX_ROUNDS) {
    return failed(`the patch updates ${path} more than ${MAX_ROUNDS} times`, NOTHING_CHANGED);
  }
  let text = before;
  for (const hunks of rounds) {
    const patched = applyHunks(text, hunks);
    if (patched.kind === 'misfit') return misfit(path, patched);
    text = patched.text;
  }
  return text;
}

function misfit(
  path: string,
  { missing, line }: Extract<Patched, { kind: 'misfit' }>,
): ToolFailure {
  const wanted = JSON.stringify(missing.slice(0, 200));
  const where =
    line === 0
      ? 'is not in the file, or above the place of the line before it'
      : `does not follow line ${line}`;
  return failed(`${path}: ${wanted} ${where}`, NOTHING_CHANGED);
}

/** Returns a failure when there is no file to delete. */
async function absenceAt(path: string, deps: FileToolDeps): Promise<ToolFailure | undefined> {
  const looked = await inItsFolder(path, deps, (place) => lstat(place));
  if ('kind' in looked) return about(path, looked);
  return looked.isDirectory() ? about(path, failed('that is a folder')) : undefined;
}

/** Returns a failure when anything has the name of a new file. */
async function obstacleAt(path: string, deps: FileToolDeps): Promise<ToolFailure | undefined> {
  const looked = await inItsFolder(path, deps, (place) => attempt(lstat(place)));
  if (looked.kind === 'threw') return undefined;
  if (looked.kind === 'done') return failed(`${path} already exists`, NOTHING_CHANGED);
  return about(path, looked);
}

async function writeAll(
  writes: readonly PlannedWrite[],
  told: readonly string[],
  deps: FileToolDeps,
): Promise<ToolResult> {
  const done: string[] = [];
  for (const write of writes) {
    const failure = await inItsFolder(write.path, deps, (place) => writeOne(place, write));
    if (failure !== true) {
      const sofar = done.length === 0 ? 'nothing was changed' : `changed were ${done.join(', ')}`;
      return about(write.path, failure, `${sofar}; look at the files and go on from there`);
    }
    done.push(write.path);
  }
  const gone = writes.filter(({ text }) => text === undefined).map(({ path }) => path);
  const kept = done.filter((path) => !gone.includes(path));
  const parts = [
    ...(kept.length === 0 ? [] : [`Changed ${kept.join(', ')}.`]),
    ...(gone.length === 0 ? [] : [`Deleted ${gone.join(', ')}.`]),
  ];
  return ok([...parts, ...told].join(' '));
}

async function writeOne(place: string, { text, mode, isNew }: PlannedWrite): Promise<true> {
  if (text === undefined) await rm(place);
  else if (isNew) await createFile(place, text, mode);
  else await replaceFile(place, text, mode);
  return true;
}

/** Says which file of the patch a failure is about. */
function about(path: string, failure: ToolFailure, next = NOTHING_CHANGED): ToolFailure {
  const { message } = failure;
  return { ...failure, message: message.startsWith(path) ? message : `${path}: ${message}`, next };
}
