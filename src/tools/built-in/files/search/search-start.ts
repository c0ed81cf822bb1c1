// Where a search begins: a folder, or a single file in it.
import type { Stats } from 'node:fs';
import { lstat } from 'node:fs/promises';
import { join } from 'node:path';
import { attempt } from '#src/errors.ts';
import { MAX_FILE_BYTES, namesOn, workInFolder } from '#src/files/index.ts';
import { wayInside } from '#src/text/index.ts';
import type { ToolResult } from '../../../pipeline/tool-result.ts';
import { type FileToolDeps, failed, refusalOf } from '../use-path.ts';

/** Both relative to the root; the folder is empty for the root itself. */
export type SearchStart = { readonly folder: string; readonly file?: string | undefined };

/** Asks for the access and finds what the path names, or says why nothing can be searched there. */
export async function findStart(
  path: string,
  tool: string,
  deps: FileToolDeps,
): Promise<SearchStart | ToolResult> {
  const refusal = await refusalOf({ access: 'read', path, tool }, deps);
  if (refusal !== undefined) return refusal;
  const { root } = deps;
  const names = namesOn(wayInside(root, path) ?? '');
  const opened = await attempt(workInFolder({ root, names }, async () => undefined));
  if (opened.kind === 'done' && opened.value.kind === 'worked') return { folder: names.join('/') };
  const [above, file = ''] = [names.slice(0, -1), names.at(-1)];
  const found = await attempt(
    workInFolder({ root, names: above }, (base) => lstat(join(base, file))),
  );
  if (found.kind === 'threw' || found.value.kind === 'blocked') {
    return failed(`there is no ${path}`);
  }
  const stats = found.value.value;
  const reason = whyUnsearched(stats);
  return reason === undefined ? { folder: above.join('/'), file } : failed(`${path} ${reason}`);
}

/** Says why a file that is named would never match; undefined for one that is searched. */
function whyUnsearched(stats: Stats): string | undefined {
  if (!stats.isFile()) return 'is neither a folder nor a regular file';
  const { nlink, size } = stats;
  if (nlink > 1) return 'has a second name elsewhere (a hard link)';
  return size > MAX_FILE_BYTES ? `is too long to be searched: ${size} bytes` : undefined;
}
