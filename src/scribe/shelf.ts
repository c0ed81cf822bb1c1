// The files that Scribe shares with everybody: read once from the commit, changed in memory, handed over together.
import { isUtf8 } from 'node:buffer';
import type { TreeEntry, TrustedTree } from '../ports/git.ts';
import { isRegularFile } from '../team/roster/agent-folders.ts';
import { brokenBy } from './read/broken.ts';
import type { Unreadable } from './read/inbox.ts';

export type Shelf = {
  /** The file's size in bytes; 0 when there is none. */
  size(path: string): number;
  /** The text as it is now; undefined when there is no such file, or it is broken. */
  read(path: string): Promise<string | undefined>;
  put(path: string, text: string): void;
  /** Files that were read, and must not be touched. */
  broken(): readonly Unreadable[];
  /** What differs from the commit. */
  changes(): ReadonlyMap<string, Uint8Array>;
};

const LONGEST = 64 * 1024 * 1024;

type Reading = { readonly text: string | undefined } | { readonly broken: string };

/** Opens a commit's files. */
export function openShelf(tree: TrustedTree): Shelf {
  const entries = new Map(tree.entries.map((entry) => [entry.path, entry]));
  const folders = new Set(tree.entries.flatMap(({ path }) => foldersAbove(path)));
  const texts = new Map<string, string | undefined>();
  const changed = new Set<string>();
  const broken: Unreadable[] = [];
  const readAt = async (path: string): Promise<Reading> => {
    // Git would take the whole folder away for a file of its name, and the link for a folder.
    if (folders.has(path)) return { broken: 'it is a folder, not a file' };
    const link = foldersAbove(path).find((folder) => entries.has(folder));
    if (link !== undefined) return { broken: `${link} is not a folder` };
    return readShared(tree, entries.get(path));
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
    put(path, text) {
      if (texts.get(path) === text) return;
      texts.set(path, text);
      changed.add(path);
    },
    broken: () => broken,
    changes: () => new Map([...changed].map((path) => [path, Buffer.from(texts.get(path) ?? '')])),
  };
}

async function readShared(tree: TrustedTree, entry: TreeEntry | undefined): Promise<Reading> {
  if (entry === undefined) return { text: undefined };
  if (!isRegularFile(entry.mode)) return { broken: 'it is a link, not a file' };
  if (entry.size > LONGEST) return { broken: 'it is longer than 64 MiB' };
  const bytes = (await tree.bytes(entry.path)) ?? new Uint8Array();
  if (!isUtf8(bytes)) return { broken: 'it is not UTF-8 text' };
  const text = Buffer.from(bytes).toString();
  const reason = brokenBy(text);
  return reason === undefined ? { text } : { broken: reason };
}

/** `a` and `a/b` for `a/b/c`. */
function foldersAbove(path: string): readonly string[] {
  const names = path.split('/').slice(0, -1);
  return names.map((_, at) => names.slice(0, at + 1).join('/'));
}
