// Where a search begins: a folder, or a single file in it.
import { lstat } from 'node:fs/promises';
import { join } from 'node:path';
import { attempt } from '../../../../errors.ts';
import { MAX_FILE_BYTES } from '../../../../files/open-file.ts';
import { namesOn, workInFolder } from '../../../../files/open-folder.ts';
import { wayInside } from '../../../../text/paths.ts';
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
  const { size } = found.value.value;
  if (size > MAX_FILE_BYTES) return failed(`${path} is too long to be searched: ${size} bytes`);
  return { folder: above.join('/'), file };
}
