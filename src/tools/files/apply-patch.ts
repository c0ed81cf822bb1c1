// apply_patch: changes several files at once, for models that know it instead of create and edit.
import { lstat, rm } from 'node:fs/promises';
import { sep } from 'node:path';
import * as z from 'zod';
import { attempt } from '#src/errors.ts';
import { createFile, replaceFile } from '#src/files/write-file.ts';
import { wayInside } from '#src/text/paths.ts';
import { defineTool, type ToolDefinition } from '../pipeline/define-tool.ts';
import { failure, ok, type ToolResult } from '../pipeline/tool-result.ts';
import { applyHunks, type FilePatch, type Patched, parsePatch, pathsOf } from './apply-hunks.ts';
import { readEditable } from './edit.ts';
import { FILE_TOOL_MS, type FileToolDeps, failed, inItsFolder, refusalOf } from './use-path.ts';

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
    aliases: { patch: 'input', diff: 'input' },
    limits: { timeoutMs: FILE_TOOL_MS },
    handler: ({ input }) => deps.inTurn(() => applyPatch(input, deps)),
  });
}

/** Writes nothing unless every file can be patched. */
async function applyPatch(input: string, deps: FileToolDeps): Promise<ToolResult> {
  const parsed = parsePatch(input);
  if (parsed.kind === 'unreadable') {
    return failure('E_TOOL_INVALID_ARGS', `the patch: ${parsed.reason}`, NOTHING_CHANGED);
  }
  const paths = parsed.files.flatMap(pathsOf);
  const twice = pathTwice(paths, deps.root);
  if (twice !== undefined) return failed(`the patch names ${twice} twice`, NOTHING_CHANGED);
  for (const path of paths) {
    const refusal = await refusalOf({ access: 'write', path, tool: 'apply_patch' }, deps);
    if (refusal !== undefined) return about(path, refusal);
  }
  const writes: PlannedWrite[] = [];
  for (const file of parsed.files) {
    const planned = await planWrites(file, deps);
    if (!Array.isArray(planned)) return planned;
    writes.push(...planned);
  }
  return writeAll(writes, deps);
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
): Promise<PlannedWrite[] | ToolResult> {
  const { path } = file;
  if (file.kind === 'add') {
    return (await obstacleAt(path, deps)) ?? [{ path, text: file.text, isNew: true }];
  }
  if (file.kind === 'delete') {
    return (await absenceAt(path, deps)) ?? [{ path, text: undefined, isNew: false }];
  }
  const found = await readAt(path, deps);
  if ('kind' in found) return found;
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
): string | ToolResult {
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

function misfit(path: string, { missing, line }: Extract<Patched, { kind: 'misfit' }>): ToolResult {
  const wanted = JSON.stringify(missing.slice(0, 200));
  const where =
    line === 0
      ? 'is not in the file, or above the place of the line before it'
      : `does not follow line ${line}`;
  return failed(`${path}: ${wanted} ${where}`, NOTHING_CHANGED);
}

async function readAt(path: string, deps: FileToolDeps) {
  let found: { readonly text: string; readonly mode: number } | undefined;
  const read = await inItsFolder(path, deps, async (place) => {
    const editable = await readEditable(place);
    if (typeof editable === 'string') return failed(editable);
    found = editable;
    return ok('');
  });
  return found ?? about(path, read);
}

/** Returns a failure when there is no file to delete. */
async function absenceAt(path: string, deps: FileToolDeps): Promise<ToolResult | undefined> {
  const looked = await inItsFolder(path, deps, async (place) =>
    (await lstat(place)).isDirectory() ? failed('that is a folder') : ok(''),
  );
  return looked.kind === 'ok' ? undefined : about(path, looked);
}

/** Returns a failure when anything has the name of a new file. */
async function obstacleAt(path: string, deps: FileToolDeps): Promise<ToolResult | undefined> {
  let isTaken = false;
  const looked = await inItsFolder(path, deps, async (place) => {
    isTaken = (await attempt(lstat(place))).kind === 'done';
    return ok('');
  });
  if (looked.kind !== 'ok') return about(path, looked);
  return isTaken ? failed(`${path} already exists`, NOTHING_CHANGED) : undefined;
}

async function writeAll(writes: readonly PlannedWrite[], deps: FileToolDeps): Promise<ToolResult> {
  const done: string[] = [];
  for (const write of writes) {
    const written = await inItsFolder(write.path, deps, (place) => writeOne(place, write));
    if (written.kind !== 'ok') {
      const sofar = done.length === 0 ? 'nothing was changed' : `changed were ${done.join(', ')}`;
      return about(write.path, written, `${sofar}; look at the files and go on from there`);
    }
    done.push(write.path);
  }
  const gone = writes.filter(({ text }) => text === undefined).map(({ path }) => path);
  const kept = done.filter((path) => !gone.includes(path));
  const parts = [
    ...(kept.length === 0 ? [] : [`Changed ${kept.join(', ')}.`]),
    ...(gone.length === 0 ? [] : [`Deleted ${gone.join(', ')}.`]),
  ];
  return ok(parts.join(' '));
}

async function writeOne(place: string, { text, mode, isNew }: PlannedWrite): Promise<ToolResult> {
  if (text === undefined) await rm(place);
  else if (isNew) await createFile(place, text, mode);
  else await replaceFile(place, text, mode);
  return ok('');
}

/** Says which file of the patch a failure is about. */
function about(path: string, result: ToolResult, next = NOTHING_CHANGED): ToolResult {
  if (result.kind === 'ok') return result;
  const message = result.message.startsWith(path) ? result.message : `${path}: ${result.message}`;
  return { ...result, message, next };
}
