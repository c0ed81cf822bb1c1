// A commit's files in memory, with the bounds of the real reader.
import type { TrustedTree } from '#src/ports/git.ts';

export type FileInTree = string | { readonly mode: string; readonly text: string };

/** Builds a TrustedTree from paths and texts; `{ mode: '120000', text: 'target' }` is a symlink. */
export function aTree(files: Readonly<Record<string, FileInTree>>): TrustedTree {
  const stored = new Map(
    Object.entries(files).map(([path, file]) => {
      const { mode, text } = typeof file === 'string' ? { mode: '100644', text: file } : file;
      return [path, { mode, bytes: Buffer.from(text) }];
    }),
  );
  const regular = (path: string) => {
    const file = stored.get(path);
    return file?.mode.startsWith('100') ? file.bytes : undefined;
  };
  return {
    commit: '1'.repeat(40),
    entries: [...stored]
      .map(([path, { mode, bytes }]) => ({ path, mode, size: bytes.length }))
      .sort((a, b) => (a.path < b.path ? -1 : 1)),
    bytes: async (path) => regular(path),
    read: async (path, maxBytes = 1024 * 1024) =>
      regular(path)?.subarray(0, maxBytes).toString('utf8'),
    readEnd: async (path, maxBytes) => regular(path)?.subarray(-maxBytes).toString('utf8'),
  };
}
