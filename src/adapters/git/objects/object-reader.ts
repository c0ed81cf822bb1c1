// Reads git's objects through one long-lived `git cat-file`: the squad's files, after one listing, and folders.
import type { Git, TrustedTree } from '#src/ports/index.ts';
import { CHECK_FILES, CONVENTION_FILES } from '#src/team/index.ts';
import { type ListedEntry, readTreeListing } from '#src/workspace/index.ts';
import { type CatFileBatch, type CatFileSettings, openCatFile } from './cat-file.ts';
import { parseTree } from './parse-tree.ts';

/** All paths that readers of the trusted commit may ask for. */
const TRUSTED_PATHS = [
  '.squad',
  '.ai-team',
  '.github/agents',
  '.github/skills',
  '.copilot/skills',
  '.claude/skills',
  '.agents/skills',
  '.github/workflows',
  '.github/CODEOWNERS',
  'CODEOWNERS',
  'docs/CODEOWNERS',
  ...CONVENTION_FILES,
  ...Object.values(CHECK_FILES),
];
const DEFAULT_BYTES = 1024 * 1024;

type ObjectReaderSettings = CatFileSettings & {
  readonly run: (args: readonly string[]) => Promise<string>;
  /** The input `squad-directory`. */
  readonly extraDirectory: string | undefined;
};

/** A reader of objects; `close` ends its helper process. */
export type ObjectReader = Pick<Git, 'tree' | 'readTree' | 'readObject'> & { close(): void };

export function createObjectReader(settings: ObjectReaderSettings): ObjectReader {
  let batch: CatFileBatch | undefined;
  let isClosed = false;
  const openBatch = () => {
    if (batch === undefined || (batch.hasEnded() && !isClosed)) batch = openCatFile(settings);
    return batch;
  };
  const read = (object: string) => {
    const reading = openBatch();
    return reading.read(object).catch((error: unknown) => {
      // A process that somebody killed is started once more.
      if (reading.hasEnded() && !isClosed) return openBatch().read(object);
      throw error;
    });
  };
  return {
    async tree(commit) {
      const extraDirectory = settings.extraDirectory === undefined ? [] : [settings.extraDirectory];
      const paths = [...TRUSTED_PATHS, ...extraDirectory];
      const listing = await settings.run(['ls-tree', '-r', '-l', '-z', commit, '--', ...paths]);
      return treeOf(commit, readTreeListing(listing), read);
    },
    readTree: async (id) => parseTree(await read(`${id}^{tree}`), id.length / 2),
    readObject: read,
    close() {
      isClosed = true;
      batch?.close();
    },
  };
}

function treeOf(
  commit: string,
  entries: readonly ListedEntry[],
  readBlob: (object: string) => Promise<Buffer>,
): TrustedTree {
  const files = new Map(
    entries.filter((entry) => entry.mode.startsWith('100')).map((entry) => [entry.path, entry]),
  );
  const bytesOf = async (path: string) => {
    const entry = files.get(path);
    return entry === undefined ? undefined : readBlob(entry.object);
  };
  return {
    commit,
    entries: entries.map(({ path, mode, size }) => ({ path, mode, size })),
    bytes: bytesOf,
    async read(path, maxBytes = DEFAULT_BYTES) {
      return (await bytesOf(path))?.subarray(0, maxBytes).toString('utf8');
    },
    async readEnd(path, maxBytes) {
      const bytes = await bytesOf(path);
      return bytes?.subarray(Math.max(0, bytes.length - maxBytes)).toString('utf8');
    },
  };
}
