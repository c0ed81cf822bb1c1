// Remembers the names, descriptions and inputs of tools between runs, by the content of their folders. An earlier tool of
// the repository can write to the tool cache, so an entry counts only with a seal that no tool can make.

import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import * as z from 'zod';
import { attempt } from '#src/errors.ts';
import { openPlain } from '#src/files/index.ts';
import type { ToolFolder, ToolHostSpec, ToolListing } from '#src/ports/index.ts';
import { readJson, sha256 } from '#src/text/index.ts';
import { listingSchema, type SentListing, toListing } from '#src/tools/index.ts';
import { childEnvironment } from '../programs/child-environment.ts';

// The key of a tool listing: a hash of everything that the listing can depend on.

/** The host that makes listings, and the clock. */
type ContentKeyDeps = {
  /** Absolute path of the built host. */
  readonly program: string;
  readonly now: () => number;
};

/** Hashes everything that a listing can depend on: the files, the wanted ones, the host, its environment, and the day. */
async function contentKey(
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

/** What is remembered of the folders, and the key of their current content; each undefined if there is none. */
type RememberedListing = {
  readonly key: string | undefined;
  readonly listing: ToolListing | undefined;
};

export type ListingCache = {
  /** Returns no listing if none is kept for the folders' current content, or the entry isn't ours. Never rejects. */
  read(spec: ToolHostSpec): Promise<RememberedListing>;
  /** Keeps a host's listing of the folders if their content still matches `key`. Never rejects. */
  write(spec: ToolHostSpec, listing: ToolListing, key: string | undefined): Promise<void>;
};

type ListingCacheSettings = ContentKeyDeps & {
  /** The runner's tool cache. */
  readonly toolCache: string;
  /** A secret that no program of the repository gets. */
  readonly secret: string;
};

const MAX_ENTRY_BYTES = 16 * 1024 * 1024;

const entrySchema = z.object({ seal: z.string(), listing: z.string() });

export function openListingCache(settings: ListingCacheSettings): ListingCache {
  const sealKey = createHmac('sha256', settings.secret)
    .update('squad-action: tool listing')
    .digest();
  const seal = (key: string, listing: string) =>
    createHmac('sha256', sealKey).update(`${key}\n${listing}`).digest();
  const folder = join(settings.toolCache, 'squad-tool-listings');
  return {
    async read(spec) {
      const known = await attempt(contentKey(spec, settings));
      if (known.kind === 'threw') return { key: undefined, listing: undefined };
      const key = known.value;
      const found = await attempt(
        (async () => {
          const entry = entrySchema.parse(parseJson(await readEntry(join(folder, `${key}.json`))));
          const given = Buffer.from(entry.seal, 'hex');
          const expected = seal(key, entry.listing);
          if (given.length !== expected.length || !timingSafeEqual(given, expected))
            return undefined;
          return withCommit(listingSchema.parse(parseJson(entry.listing)), spec.folders);
        })(),
      );
      return { key, listing: found.kind === 'done' ? found.value : undefined };
    },
    async write(spec, listing, before) {
      // A file that could not be imported may work the next time.
      if (listing.diagnostics.some(({ code }) => code === 'L_IMPORT')) return;
      await attempt(
        (async () => {
          const key = await contentKey(spec, settings);
          // If files changed while they were imported, the listing may not describe them.
          if (key !== before) return;
          const text = JSON.stringify(listing);
          const entry = JSON.stringify({ seal: seal(key, text).toString('hex'), listing: text });
          await writeWhole(join(folder, `${key}.json`), entry);
        })(),
      );
    },
  };
}

function parseJson(text: string): unknown {
  const json = readJson(text);
  return json.kind === 'value' ? json.value : undefined;
}

/** Sets the current commit: the same content may be at another commit by now. */
function withCommit(known: SentListing, folders: readonly ToolFolder[]): ToolListing {
  const commit = folders.find((folder) => folder.commit !== undefined)?.commit;
  return toListing(known, (earlier) => (earlier === undefined ? undefined : commit));
}

/** Reads an entry without following a link or waiting for a pipe. */
async function readEntry(path: string): Promise<string> {
  const file = await openPlain(path);
  try {
    const stats = await file.stat();
    if (!stats.isFile() || stats.size > MAX_ENTRY_BYTES) throw new Error('no entry of ours');
    return await file.readFile('utf8');
  } finally {
    await file.close();
  }
}

/** Writes a file so that a concurrent reader finds all of it or nothing. */
async function writeWhole(path: string, text: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const draft = `${path}.${randomUUID()}`;
  const written = await attempt(writeFile(draft, text, { flag: 'wx' }));
  if (written.kind === 'done') await rename(draft, path);
  else await rm(draft, { force: true });
}
