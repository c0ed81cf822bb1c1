// The files that Scribe shares with everybody: read once from the commit, changed in memory, handed over together.
import { isUtf8 } from 'node:buffer';
import type { TreeEntry, TrustedTree } from '#src/ports/index.ts';
import { isRegularFile } from '#src/team/index.ts';
import { findCorruption } from './read/find-corruption.ts';
import type { UnreadableFile } from './read/inboxes.ts';

export type MemoryFiles = {
  /** The file's size in bytes; 0 when there is none. */
  size(path: string): number;
  /** The text as it is now; undefined when there is no such file, or it is broken. */
  read(path: string): Promise<string | undefined>;
  /** Returns the commit's text without noting a broken file; undefined when there is no such file, or it is broken. */
  peek(path: string): Promise<string | undefined>;
  write(path: string, text: string): void;
  /** The broken files that were read; they must not be touched. */
  broken(): readonly UnreadableFile[];
  /** The files that differ from the commit. */
  changes(): ReadonlyMap<string, Uint8Array>;
};

const MAX_BYTES = 64 * 1024 * 1024;

type MemoryFileReading = { readonly text: string | undefined } | { readonly broken: string };

/** Opens a commit's files. */
export function openMemoryFiles(tree: TrustedTree): MemoryFiles {
  const entries = new Map(tree.entries.map((entry) => [entry.path, entry]));
  const folders = new Set(tree.entries.flatMap(({ path }) => parentFolders(path)));
  const texts = new Map<string, string | undefined>();
  const changed = new Set<string>();
  const broken: UnreadableFile[] = [];
  const readAt = async (path: string): Promise<MemoryFileReading> => {
    // git would remove the whole folder for a file of its name, and would replace a link by a folder.
    if (folders.has(path)) return { broken: 'it is a folder, not a file' };
    const link = parentFolders(path).find((folder) => entries.has(folder));
    if (link !== undefined) return { broken: `${link} is not a folder` };
    return readMemoryFile(tree, entries.get(path));
  };
  return {
    size: (path) => entries.get(path)?.size ?? 0,
    async read(path) {
      if (texts.has(path)) return texts.get(path);
      const reading = await readAt(path);
      if ('broken' in reading) broken.push({ path, reason: reading.broken });
      const text = 'text' in reading ? reading.text : undefined;
      texts.set(path, text);
      return text;
    },
    async peek(path) {
      const reading = await readAt(path);
      return 'text' in reading ? reading.text : undefined;
    },
    write(path, text) {
      if (texts.get(path) === text) return;
      texts.set(path, text);
      changed.add(path);
    },
    broken: () => broken,
    changes: () => new Map([...changed].map((path) => [path, Buffer.from(texts.get(path) ?? '')])),
  };
}

async function readMemoryFile(
  tree: TrustedTree,
  entry: TreeEntry | undefined,
): Promise<MemoryFileReading> {
  if (entry === undefined) return { text: undefined };
  if (!isRegularFile(entry.mode)) return { broken: 'it is a link, not a file' };
  if (entry.size > MAX_BYTES) return { broken: 'it is longer than 64 MiB' };
  const bytes = (await tree.bytes(entry.path)) ?? new Uint8Array();
  if (!isUtf8(bytes)) return { broken: 'it is not UTF-8 text' };
  const text = Buffer.from(bytes).toString();
  const reason = findCorruption(text);
  return reason === undefined ? { text } : { broken: reason };
}

/** Returns `a` and `a/b` for `a/b/c`. */
function parentFolders(path: string): readonly string[] {
  const names = path.split('/').slice(0, -1);
  return names.map((_, at) => names.slice(0, at + 1).join('/'));
}
