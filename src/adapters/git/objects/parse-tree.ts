// Reads a tree object, git's form of a folder.
import type { GitTreeEntry } from '#src/ports/index.ts';

/** Returns the entries, `<mode> <name>\0<id>` each; `idBytes` is an id's length in bytes. */
export function parseTree(tree: Buffer, idBytes: number): readonly GitTreeEntry[] {
  const entries: GitTreeEntry[] = [];
  for (let at = 0; at < tree.length; ) {
    const space = tree.indexOf(' ', at);
    const end = tree.indexOf(0, space);
    const next = end + 1 + idBytes;
    entries.push({
      mode: canonicalMode(Number.parseInt(tree.toString('latin1', at, space), 8)),
      name: tree.toString('utf8', space + 1, end),
      object: tree.toString('hex', end + 1, next),
    });
    at = next;
  }
  return entries;
}

/** Returns a mode as git writes it today: old trees also hold `100664` and `040000`. */
function canonicalMode(mode: number): string {
  const kind = mode & 0o170000;
  if (kind === 0o100000) return (mode & 0o100) === 0 ? '100644' : '100755';
  return kind.toString(8);
}
