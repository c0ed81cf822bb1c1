// view: shows a file's text, whole or some lines of it, an image, or a folder's entries.
import { isUtf8 } from 'node:buffer';
import { basename, dirname } from 'node:path';
import * as z from 'zod';
import { type ImageFacts, imageObstacle, readImageFacts } from '#src/files/image-facts.ts';
import { readPlace } from '#src/files/open-file.ts';
import { readFolder, workInFolder } from '#src/files/open-folder.ts';
import type { ImageLimits } from '#src/ports/agents.ts';
import { compareText } from '#src/text/compare.ts';
import { plural } from '#src/text/count.ts';
import { headOfBytes } from '#src/text/cut-characters.ts';
import { isLfsPointer } from '#src/text/decode-text.ts';
import {
  defineTool,
  hiddenArgument,
  type ToolCall,
  type ToolDefinition,
} from '../pipeline/define-tool.ts';
import { ok, type ToolResult } from '../pipeline/tool-result.ts';
import { ARGUMENT_NAMES } from './argument-names.ts';
import {
  CONTROL_CHARACTER,
  FILE_TOOL_MS,
  type FileToolDeps,
  failed,
  type MarksIn,
  usePath,
} from './use-path.ts';

/** Longer results don't reach the model: see `largeOutput`. */
export const SHOWN_BYTES = 50_000;
const IMAGE_NAME = /\.(?:png|jpe?g|gif|webp)$/i;

const parameters = z.object({
  path: z.string(),
  view_range: z.array(z.number().int()).optional().describe('First and last line; -1: the end.'),
  // As other products have it: the first line and how many, or the first line and the last.
  offset: hiddenArgument(z.number().int().optional()),
  limit: hiddenArgument(z.number().int().positive().optional()),
  end_line: hiddenArgument(z.number().int().optional()),
});

/** Builds view. */
export function createView(deps: FileToolDeps): ToolDefinition {
  return defineTool('view', {
    description: "A file's text, an image, or a folder's entries.",
    parameters,
    aliases: ARGUMENT_NAMES,
    limits: { timeoutMs: FILE_TOOL_MS, maxBytes: SHOWN_BYTES + 2_000 },
    handler: ({ path, ...lines }, call) =>
      usePath({ access: 'read', path, tool: 'view' }, deps, (place, _note, marksIn) =>
        viewPlace(place, rangeOf(lines), call, marksIn),
      ),
  });
}

function rangeOf({
  view_range: range,
  offset = 1,
  limit,
  end_line: last = -1,
}: Omit<z.output<typeof parameters>, 'path'>): readonly number[] {
  const from = Math.max(1, offset);
  return range ?? [from, limit === undefined ? last : from + limit - 1];
}

async function viewPlace(
  place: string,
  range: readonly number[],
  call: ToolCall,
  marksIn: MarksIn,
): Promise<ToolResult> {
  const read = await readPlace(place);
  if (read.kind === 'folder') return listFolder(place, call.run.mask, marksIn);
  return read.kind === 'file' ? viewFile(read.bytes, place, range, call) : failed(read.reason);
}

function viewFile(
  bytes: Buffer,
  place: string,
  range: readonly number[],
  { imageLimits, run }: ToolCall,
): ToolResult {
  const facts = IMAGE_NAME.test(place) ? readImageFacts(bytes) : undefined;
  if (facts !== undefined) return viewImage(bytes, facts, imageLimits);
  if (isLfsPointer(bytes)) return ok(`${POINTER}\n${run.mask(bytes.toString())}`);
  if (!isText(bytes)) return failed(`that is not a text file: ${bytes.length} bytes`);
  // Masked before it is cut, since half a secret would not be found.
  return viewText(run.mask(bytes.toString()), range);
}

const POINTER =
  'Git LFS keeps what this file holds, and it is not here. The repository has this in its place:';

/** Text that is not UTF-8, such as Latin-1, has hardly a control character; of random bytes, every tenth is one. */
function isText(bytes: Buffer): boolean {
  if (bytes.includes(0)) return false;
  return isUtf8(bytes) || bytes.filter(isControl).length * 100 <= bytes.length;
}

const ESCAPE = 27;

function isControl(byte: number): boolean {
  return byte < 9 || (byte > 13 && byte < 32 && byte !== ESCAPE) || byte === 127;
}

async function listFolder(
  place: string,
  mask: (text: string) => string,
  marksIn: MarksIn,
): Promise<ToolResult> {
  const listed = await workInFolder({ root: dirname(place), names: [basename(place)] }, (base) =>
    readFolder(base, MAX_ENTRIES),
  );
  if (listed.kind === 'blocked') return failed('that is no longer a folder');
  const { entries, hasMore } = listed.value;
  const own = entries.filter(({ name }) => name !== '.git' && !CONTROL_CHARACTER.test(name));
  if (own.length === 0) return ok(EMPTY_FOLDER);
  const marked = await marksIn();
  const names = own.toSorted((one, other) => compareText(one.name, other.name));
  const lines = names.map(
    (entry) => `${entry.name}${entry.isDirectory() ? '/' : ''}${marked(entry.name)}`,
  );
  const text = mask(lines.join('\n'));
  const shown = headOfBytes(text, SHOWN_BYTES);
  const isWhole = shown === text && !hasMore;
  return ok(isWhole ? text : `${shown}\n[there is more in this folder; glob finds files by name]`);
}

/** More than fit into a result. */
const MAX_ENTRIES = 20_000;

const EMPTY_FOLDER = 'The folder is empty, or holds only what git ignores and commands alone find.';
const NO_IMAGES: ImageLimits = { mimeTypes: [], count: 0, bytes: 0 };

function viewImage(bytes: Buffer, facts: ImageFacts, limits = NO_IMAGES): ToolResult {
  const obstacle = imageObstacle(facts, bytes.length, limits);
  if (obstacle !== undefined) return failed(`the image is not shown: ${obstacle}`, 'go on without');
  const image = { mimeType: facts.mimeType, data: bytes.toString('base64') };
  return { kind: 'ok', text: `An image of ${bytes.length} bytes.`, image };
}

function viewText(text: string, range: readonly number[]): ToolResult {
  if (text === '') return ok('The file is empty.');
  const lines = text.replace(/\n$/, '').split('\n');
  const [from, to] = readRange(range, lines.length);
  if (from > lines.length || to < from) {
    const has = `the file has ${plural(lines.length, 'line')}`;
    return failed(`there are no lines ${from} to ${to}: ${has}`, 'view lines that are there');
  }
  const isToEnd = (range[1] ?? -1) < 0 || to > lines.length;
  const end = isToEnd && text.endsWith('\n') ? '\n' : '';
  const wanted = lines.slice(from - 1, to).join('\n') + end;
  const kept = headOfBytes(wanted, SHOWN_BYTES);
  if (kept === wanted) return ok(wanted);
  const last = from - 1 + kept.split('\n').length;
  return ok(`${kept}\n[cut in line ${last} of ${lines.length}; view_range shows the rest]`);
}

/** Returns the first and the last line, counted from 1; a last line of -1 means the end. */
function readRange(
  [from = 1, to = -1]: readonly number[],
  count: number,
): readonly [from: number, to: number] {
  return [Math.max(1, from), to < 0 ? Math.max(count, from) : to];
}
