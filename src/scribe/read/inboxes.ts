// The inboxes of a squad: which files are there, and what they say.
import type { TreeEntry, TrustedTree } from '#src/ports/index.ts';
import { isRegularFile } from '#src/team/index.ts';
import { compareText } from '#src/text/index.ts';
import { type InboxFile, MAX_INBOX_FILE_BYTES, readInboxFile } from './inbox-file.ts';

/** A file that Scribe can't merge; it stays where it is. */
export type UnreadableFile = { readonly path: string; readonly reason: string };

export type Inbox = {
  readonly files: readonly InboxFile[];
  readonly unreadable: readonly UnreadableFile[];
};

export type SquadInboxes = {
  readonly decisions: Inbox;
  /** By the agent's folder, relative to the repository. */
  readonly memories: ReadonlyMap<string, Inbox>;
};

type InboxReading = { readonly file: InboxFile } | { readonly unreadable: UnreadableFile };

/** Reads every inbox below `directory`, each sorted by path. Throws only when git itself fails. */
export async function readInboxes(
  tree: TrustedTree,
  directory: string,
  holdsSecret: (text: string) => boolean,
): Promise<SquadInboxes> {
  const found = new Map<string, TreeEntry[]>();
  for (const entry of tree.entries) {
    const owner = findOwner(entry.path, directory);
    if (owner === undefined) continue;
    const entries = found.get(owner);
    if (entries === undefined) found.set(owner, [entry]);
    else entries.push(entry);
  }
  const readInbox = async (entries: readonly TreeEntry[]): Promise<Inbox> => {
    const sorted = entries.toSorted((one, other) => compareText(one.path, other.path));
    const readings = await Promise.all(
      sorted.map((entry) =>
        isNested(entry.path, directory)
          ? { unreadable: { path: entry.path, reason: NESTED_REASON } }
          : readEntry(tree, entry, holdsSecret),
      ),
    );
    return {
      files: readings.flatMap((reading) => ('file' in reading ? [reading.file] : [])),
      unreadable: readings.flatMap((one) => ('unreadable' in one ? [one.unreadable] : [])),
    };
  };
  const decisions = await readInbox(found.get(DECISIONS_OWNER) ?? []);
  found.delete(DECISIONS_OWNER);
  const memories = new Map<string, Inbox>();
  for (const [owner, entries] of found) memories.set(owner, await readInbox(entries));
  return { decisions, memories };
}

const DECISIONS_OWNER = '';

/** Returns the folder of the agent whose inbox has the file, or DECISIONS_OWNER; undefined for every other file. */
function findOwner(path: string, directory: string): string | undefined {
  if (!path.startsWith(`${directory}/`)) return undefined;
  const parts = path.slice(directory.length + 1).split('/');
  const name = parts.at(-1) ?? '';
  // Files that only keep the folder in git, and notes to people, are skipped.
  const isHidden = name.startsWith('.') && !/\.md$/i.test(name);
  if (isHidden || /^readme\.md$/i.test(name)) return undefined;
  if (parts.length > 2 && parts[0] === 'decisions' && parts[1] === 'inbox') return DECISIONS_OWNER;
  const isMemory = parts.length > 3 && parts[0] === 'agents' && parts[2] === 'inbox';
  return isMemory ? `${directory}/agents/${parts[1]}` : undefined;
}

/** True for a file in a subfolder of an inbox. */
function isNested(path: string, directory: string): boolean {
  const parts = path.slice(directory.length + 1).split('/');
  return parts.length > (parts[0] === 'agents' ? 4 : 3);
}

const NESTED_REASON = 'it lies in a folder below the inbox: move it up';

async function readEntry(
  tree: TrustedTree,
  { path, mode, size }: TreeEntry,
  holdsSecret: (text: string) => boolean,
): Promise<InboxReading> {
  const unreadable = (reason: string): InboxReading => ({ unreadable: { path, reason } });
  if (path.includes('\uFFFD')) return unreadable('its name is not UTF-8 text');
  if (!isRegularFile(mode)) return unreadable('it is a link, not a file');
  if (!/\.md$/i.test(path)) return unreadable('its name does not end in .md');
  if (size > MAX_INBOX_FILE_BYTES) return unreadable('it is longer than 1 MiB');
  const bytes = await tree.bytes(path);
  if (bytes === undefined) return unreadable('git does not have it');
  const reading = readInboxFile(bytes);
  if (reading.kind === 'unreadable') return unreadable(reading.reason);
  if (holdsSecret(reading.text)) return unreadable(SECRET_REASON);
  return { file: { path, text: reading.text } };
}

const SECRET_REASON =
  'it holds a secret, or something shaped like one: revoke it, and take it out of the file';
