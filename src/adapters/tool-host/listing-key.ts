// The key of a tool listing: a hash of everything that the listing can depend on.

import { readdir, readFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import type { ToolHostSpec } from '#src/ports/index.ts';
import { sha256 } from '#src/text/index.ts';
import { childEnvironment } from '../programs/child-environment.ts';

/** The host that makes listings, and the clock. */
export type ContentKeyDeps = {
  /** Absolute path of the built host. */
  readonly program: string;
  readonly now: () => number;
};

/** Hashes everything that a listing can depend on: the files, the wanted ones, the host, its environment, and the day. */
export async function contentKey(
  { folders, wanted, passed, mayStartPrograms }: ToolHostSpec,
  { program, now }: ContentKeyDeps,
): Promise<string> {
  const host = await readdir(dirname(program), { recursive: true });
  const contents = await Promise.all(
    folders.map(async ({ root, scope, shownAs, commit }) => [
      scope,
      shownAs,
      commit !== undefined,
      await folderContent(root),
    ]),
  );
  return sha256(
    JSON.stringify([
      [
        process.version,
        process.platform,
        process.arch,
        host.toSorted(),
        sha256(await readFile(program)),
      ],
      childEnvironment({ home: '', passed, set: {} }),
      mayStartPrograms,
      wanted,
      Math.floor(now() / DAY_MS),
      contents,
    ]),
  );
}

const DAY_MS = 86_400_000;

/** Returns the files' paths and hashes. Rejects if there is anything else, such as a link, whose target would not be hashed. */
async function folderContent(root: string): Promise<readonly (readonly string[])[]> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => !entry.isDirectory());
  if (!files.every((entry) => entry.isFile())) throw new Error('not only files');
  const paths = files.map(({ parentPath, name }) => join(parentPath, name)).toSorted();
  return Promise.all(
    paths.map(async (path) => [relative(root, path), sha256(await readFile(path))] as const),
  );
}
