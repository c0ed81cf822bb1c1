// create and edit: write one file of the agent's worktree.
import { isUtf8 } from 'node:buffer';
import * as z from 'zod';
import type { FileNote } from '#src/coordinator/agents/agent-environment.ts';
import { readPlace } from '#src/files/open-file.ts';
import { createFile, replaceFile } from '#src/files/write-file.ts';
import { defineTool, type ToolDefinition } from '../pipeline/define-tool.ts';
import { ok, type ToolResult } from '../pipeline/tool-result.ts';
import { ARGUMENT_NAMES } from './argument-names.ts';
import { FILE_TOOL_MS, type FileToolDeps, failed, noteFailure, usePath } from './use-path.ts';

const creation = z.object({ path: z.string(), file_text: z.string() });
const edition = z.object({ path: z.string(), old_str: z.string(), new_str: z.string() });
const LIMITS = { timeoutMs: FILE_TOOL_MS };

/** Builds create. */
export function createCreate(deps: FileToolDeps): ToolDefinition {
  return defineTool('create', {
    description: 'Create a new file and the folders that it needs.',
    parameters: creation,
    aliases: ARGUMENT_NAMES,
    limits: LIMITS,
    handler: ({ path, file_text: text }) =>
      deps.inTurn(() =>
        usePath({ access: 'write', path, tool: 'create' }, deps, async (place, note) => {
          const refusal = noteFailure(note, text);
          if (refusal !== undefined) return refusal;
          await createFile(place, text);
          return ok('Created.');
        }),
      ),
  });
}

/** Builds edit. */
export function createEdit(deps: FileToolDeps): ToolDefinition {
  return defineTool('edit', {
    description: 'Replace the only exact occurrence of old_str in a file with new_str.',
    parameters: edition,
    aliases: ARGUMENT_NAMES,
    limits: LIMITS,
    handler: ({ path, old_str: old, new_str: text }) =>
      deps.inTurn(() =>
        usePath({ access: 'write', path, tool: 'edit' }, deps, (place, note) =>
          editPlace(place, old, text, note),
        ),
      ),
  });
}

async function editPlace(
  place: string,
  old: string,
  text: string,
  note: FileNote | undefined,
): Promise<ToolResult> {
  const found = await readEditable(place);
  const edited = typeof found === 'string' ? found : replaceOnce(found.text, old, text);
  if (typeof found === 'string' || typeof edited === 'string')
    return failed(`nothing was changed: ${edited}`, 'view the file and try again');
  const refusal = noteFailure(note, edited.text);
  if (refusal !== undefined) return refusal;
  await replaceFile(place, edited.text, found.mode);
  return ok('Changed.');
}

/** Reads a text of at most 5 MB, or says why it can't be edited. Throws the file system's errors. */
export async function readEditable(
  place: string,
): Promise<{ readonly text: string; readonly mode: number } | string> {
  const read = await readPlace(place);
  if (read.kind === 'folder') return 'that is a folder';
  if (read.kind === 'irregular') return read.reason;
  if (!isUtf8(read.bytes)) return 'the file is not UTF-8';
  return { text: read.bytes.toString(), mode: read.mode };
}

/** Replaces a text that occurs once. Models write line feeds; a file with other line ends keeps its own. */
function replaceOnce(before: string, old: string, text: string) {
  if (needsCarriageReturns(before, old)) {
    const withReturns = (one: string) => one.replaceAll(/\r?\n/g, '\r\n');
    return replaceExactly(before, withReturns(old), withReturns(text));
  }
  return replaceExactly(before, old, text);
}

/** In a file that mixes both line ends, converts only a text that doesn't occur as it was given. */
function needsCarriageReturns(before: string, old: string): boolean {
  const isMixed = /(?<!\r)\n/.test(before);
  return before.includes('\r\n') && !old.includes('\r') && !(isMixed && before.includes(old));
}

/** Returns the new text, or says why nothing can be replaced. */
function replaceExactly(before: string, old: string, text: string): { text: string } | string {
  if (old === text) return 'old_str and new_str are the same';
  if (old === '' && before !== '') return 'old_str is empty, and the file is not';
  const at = before.indexOf(old);
  if (at === -1) return 'old_str is not in the file';
  const next = old === '' ? -1 : before.indexOf(old, at + 1);
  if (next !== -1) {
    const lines = [at, next].map((place) => before.slice(0, place).split('\n').length);
    return `old_str occurs more than once, on lines ${lines.join(' and ')}; include more of the text around it`;
  }
  return { text: `${before.slice(0, at)}${text}${before.slice(at + old.length)}` };
}
