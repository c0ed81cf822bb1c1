// The inboxes of a squad: which files lie there, and what can be read of them.

import type { TreeEntry, TrustedTree } from '../../ports/git.ts';
import { isRegularFile } from '../../team/roster/agent-folders.ts';
import { type Drop, MAX_DROP_BYTES, readDrop } from './drop.ts';

/** A file that Scribe can't merge; it stays where it is. */
export type Unreadable = { readonly path: string; readonly reason: string };

export type Inbox = { readonly drops: readonly Drop[]; readonly unreadable: readonly Unreadable[] };

export type Inboxes = {
  readonly decisions: Inbox;
  /** By the agent's folder, relative to the repository. */
  readonly memories: ReadonlyMap<string, Inbox>;
};

type Reading = { readonly drop: Drop } | { readonly unreadable: Unreadable };

/** Reads every inbox below `directory`, each sorted by path. Only git itself failing can throw. */
export async function readInboxes(
  tree: TrustedTree,
  directory: string,
  holdsSecret: (text: string) => boolean,
): Promise<Inboxes> {
  const found = new Map<string, TreeEntry[]>();
  for (const entry of tree.entries) {
    const owner = ownerOf(entry.path, directory);
    if (owner === undefined) continue;
    const entries = found.get(owner);
    if (entries === undefined) found.set(owner, [entry]);
    else entries.push(entry);
  }
  const read = async (entries: readonly TreeEntry[]): Promise<Inbox> => {
    const sorted = entries.toSorted((one, other) => (one.path < other.path ? -1 : 1));
    const readings = await Promise.all(
      sorted.map((entry) =>
        isBelow(entry.path, directory)
          ? { unreadable: { path: entry.path, reason: BELOW } }
          : readEntry(tree, entry, holdsSecret),
      ),
    );
    return {
      drops: readings.flatMap((reading) => ('drop' in reading ? [reading.drop] : [])),
      unreadable: readings.flatMap((one) => ('unreadable' in one ? [one.unreadable] : [])),
    };
  };
  const decisions = await read(found.get(DECISIONS) ?? []);
  found.delete(DECISIONS);
  const memories = new Map<string, Inbox>();
  for (const [owner, entries] of found) memories.set(owner, await read(entries));
  return { decisions, memories };
}

const DECISIONS = '';

/** The agent's folder that an inbox's file belongs to, or DECISIONS; undefined for every other file. */
function ownerOf(path: string, directory: string): string | undefined {
  if (!path.startsWith(`${directory}/`)) return undefined;
  const parts = path.slice(directory.length + 1).split('/');
  const name = parts.at(-1) ?? '';
  // What keeps the folder, and notes to people.
  const isHidden = name.startsWith('.') && !/\.md$/i.test(name);
  if (isHidden || /^readme\.md$/i.test(name)) return undefined;
  if (parts.length > 2 && parts[0] === 'decisions' && parts[1] === 'inbox') return DECISIONS;
  const isMemory = parts.length > 3 && parts[0] === 'agents' && parts[2] === 'inbox';
  return isMemory ? `${directory}/agents/${parts[1]}` : undefined;
}

/** True in a folder of its own below an inbox. */
function isBelow(path: string, directory: string): boolean {
  const parts = path.slice(directory.length + 1).split('/');
  return parts.length > (parts[0] === 'agents' ? 4 : 3);
}

const BELOW = 'it lies in a folder below the inbox: move it up';

async function readEntry(
  tree: TrustedTree,
  { path, mode, size }: TreeEntry,
  holdsSecret: (text: string) => boolean,
): Promise<Reading> {
  const unreadable = (reason: string): Reading => ({ unreadable: { path, reason } });
  if (path.includes('\uFFFD')) return unreadable('its name is not UTF-8 text');
  if (!isRegularFile(mode)) return unreadable('it is a link, not a file');
  if (!/\.md$/i.test(path)) return unreadable('its name does not end in .md');
  if (size > MAX_DROP_BYTES) return unreadable('it is longer than 1 MiB');
  const bytes = await tree.bytes(path);
  if (bytes === undefined) return unreadable('git does not have it');
  const reading = readDrop(bytes);
  if (reading.kind === 'unreadable') return unreadable(reading.reason);
  if (holdsSecret(reading.text)) return unreadable(SECRET);
  return { drop: { path, text: reading.text } };
}

const SECRET =
  'it holds a secret, or something shaped like one: revoke it, and take it out of the file';
