// Finds the inbox entry that a new one replaces, which is withdrawn only while nobody has merged it.
import { basename } from 'node:path/posix';
import { oneLine } from '../../text/one-line.ts';
import { fileSlug } from '../../text/slug.ts';
import { failure, type ToolResult } from '../pipeline/tool-result.ts';
import type { StagedFiles, ToolWorkspace } from './staged-files.ts';

type EntryText = { readonly path: string; readonly text: string };

export type Replacement =
  | {
      readonly kind: 'ready';
      /** The entry that is removed when the new one is written. */
      readonly withdrawn?: EntryText | undefined;
      /** The entry that stays, because people have merged it or it isn't the squad's to take back. */
      readonly kept?: EntryText | undefined;
    }
  | { readonly kind: 'refused'; readonly result: ToolResult };

const MOST_NAMED = 5;

export type EntryDeps = { readonly workspace: ToolWorkspace; readonly stagedFiles: StagedFiles };

/** Finds an inbox entry by its path, its file name or words of it. A refusal ends with `otherwise`, what to do instead. */
export async function findReplaced(
  asked: string | undefined,
  { folder, otherwise }: { readonly folder: string; readonly otherwise: string },
  { workspace, stagedFiles }: EntryDeps,
): Promise<Replacement> {
  if (asked === undefined || asked.trim() === '') return { kind: 'ready' };
  const files = await stagedFiles.list(folder);
  const found = files.filter((file) => isNamed(file, asked.trim()));
  const [file] = found;
  if (file !== undefined && found.length === 1) {
    const path = `${folder}/${file}`;
    const entry = { path, text: (await stagedFiles.read(path)) ?? '' };
    const isKept = !isOurs(file) || workspace.isMerged?.(path) === true;
    return isKept ? { kind: 'ready', kept: entry } : { kind: 'ready', withdrawn: entry };
  }
  return {
    kind: 'refused',
    result: refuse(asked, found.length > 1 ? found : files, { found: found.length, otherwise }),
  };
}

type Refusal = { readonly found: number; readonly otherwise: string };

function refuse(
  asked: string,
  files: readonly string[],
  { found, otherwise }: Refusal,
): ToolResult {
  const named = files.slice(-MOST_NAMED).join(', ');
  const reason = `${found > 1 ? 'several entries are' : 'no entry here is'} called "${oneLine(asked, 80)}"`;
  return failure(
    'E_TOOL_NOT_FOUND',
    reason,
    named === '' ? otherwise : `name one of ${named}; or ${otherwise}`,
  );
}

/** True for an entry that an agent's tool wrote. What people wrote, or said through the coordinator, is theirs to take back. */
function isOurs(file: string): boolean {
  return /-[0-9a-f]{8}(?:-\d{1,4})?\.md$/.test(file) && !file.startsWith('coordinator-');
}

function isNamed(file: string, asked: string): boolean {
  const [stem, wanted] = [stemOf(file), stemOf(basename(asked))];
  if (stem === wanted) return true;
  const words = fileSlug(stemOf(asked));
  return words !== '' && `-${stem}-`.includes(`-${words}-`);
}

function stemOf(file: string): string {
  return file.replace(/\.md$/i, '');
}
