// The files that Scribe reads and writes. Inboxes: what is there and what it says, or why it can't be read; such a file stays where
// it is. Shared files: read once from the commit, changed in memory, handed over together.

import { isUtf8 } from 'node:buffer';
import { readFrontMatter } from '#src/markdown/front-matter.ts';
import type { TreeEntry, TrustedTree } from '#src/ports/git.ts';
import { isRegularFile } from '#src/team/repository-files.ts';
import { compareText } from '#src/text/compare.ts';
import { normaliseText, plainText } from '#src/text/json.ts';

/** A readable file of an inbox. */
export type InboxFile = {
  /** Relative to the repository, with `/`. */
  readonly path: string;
  readonly text: string;
};

/** A text, or why there is none: the reason completes the sentence "It stays where it is: ...". */
type TextReading = { readonly text: string } | { readonly reason: string };

/** The most bytes of one inbox file: its entry must stay readable in a file that people open. */
const MAX_INBOX_FILE_BYTES = 1024 * 1024;

/** Reads the bytes of an inbox file. Never throws. */
export function readInboxFile(bytes: Uint8Array): TextReading {
  if (bytes.length > MAX_INBOX_FILE_BYTES) return { reason: 'it is longer than 1 MiB' };
  if (bytes.includes(0)) return { reason: 'it is a binary file' };
  if (!isUtf8(bytes)) return { reason: 'it is not UTF-8 text' };
  const text = new TextDecoder().decode(bytes);
  const reason = findReadProblem(text);
  return reason === undefined ? { text } : { reason };
}

function findReadProblem(text: string): string | undefined {
  if (plainText(text) === '') return 'it is empty';
  const frontMatter = readFrontMatter(text);
  if (frontMatter.kind === 'broken') return `its front matter is ${frontMatter.reason}`;
  if (frontMatter.kind === 'none' && opensFrontMatter(text))
    return 'its front matter never ends (no `---`)';
  if (plainText(frontMatter.body) === '') return 'there is nothing below its front matter';
  return findCorruption(text);
}

/** True when a field follows a first line `---`; without one, the line may be a ruler between paragraphs. */
function opensFrontMatter(text: string): boolean {
  return /^---[ \t]*\n\s{0,100}[\w-]{1,100}:(?:\s|$)/.test(normaliseText(text.slice(0, 1000)));
}

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
    const entries = found.get(owner) ?? [];
    found.set(owner, entries);
    entries.push(entry);
  }
  const readInbox = async (entries: readonly TreeEntry[]): Promise<Inbox> => {
    const sorted = entries.toSorted((one, other) => compareText(one.path, other.path));
    const readings = await Promise.all(
      sorted.map(async (entry) => ({
        path: entry.path,
        ...(isNested(entry.path, directory)
          ? { reason: 'it lies in a folder below the inbox: move it up' }
          : await readEntry(tree, entry, holdsSecret)),
      })),
    );
    return {
      files: readings.filter((one) => 'text' in one),
      unreadable: readings.filter((one) => 'reason' in one),
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

async function readEntry(
  tree: TrustedTree,
  { path, mode, size }: TreeEntry,
  holdsSecret: (text: string) => boolean,
): Promise<TextReading> {
  if (path.includes('\uFFFD')) return { reason: 'its name is not UTF-8 text' };
  if (!isRegularFile(mode)) return { reason: 'it is a link, not a file' };
  if (!/\.md$/i.test(path)) return { reason: 'its name does not end in .md' };
  if (size > MAX_INBOX_FILE_BYTES) return { reason: 'it is longer than 1 MiB' };
  const bytes = await tree.bytes(path);
  if (bytes === undefined) return { reason: 'git does not have it' };
  const reading = readInboxFile(bytes);
  return 'text' in reading && holdsSecret(reading.text) ? { reason: SECRET_REASON } : reading;
}

const SECRET_REASON =
  'it holds a secret, or something shaped like one: revoke it, and take it out of the file';

/**
 * Returns what is broken in a text, as the end of a sentence, or undefined. A conflict's outer marks count at the start of any
 * line, even in code. Its middle mark alone doesn't: `=======` also underlines a heading.
 */
export function findCorruption(text: string): string | undefined {
  if (text.startsWith('version https://git-lfs.github.com/')) return 'Git LFS keeps it elsewhere';
  const mark = /^(?:<{7}|>{7})(?:[ \t].*)?\r?$/m.exec(text);
  if (mark === null) return undefined;
  const line = text.slice(0, mark.index).split('\n').length;
  return `line ${line} is a conflict mark of an unfinished merge (\`${mark[0].slice(0, 7)}\`)`;
}

export type MemoryFiles = {
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

/** Opens a commit's files. */
export function openMemoryFiles(tree: TrustedTree): MemoryFiles {
  const entries = new Map(tree.entries.map((entry) => [entry.path, entry]));
  const folders = new Set(tree.entries.flatMap(({ path }) => parentFolders(path)));
  const texts = new Map<string, string | undefined>();
  const changed = new Set<string>();
  const broken: UnreadableFile[] = [];
  const readAt = async (path: string): Promise<TextReading | undefined> => {
    // git would remove the whole folder for a file of its name, and would replace a link by a folder.
    if (folders.has(path)) return { reason: 'it is a folder, not a file' };
    const link = parentFolders(path).find((folder) => entries.has(folder));
    if (link !== undefined) return { reason: `${link} is not a folder` };
    const entry = entries.get(path);
    return entry && readMemoryFile(tree, entry);
  };
  const textOf = (reading: TextReading | undefined) =>
    reading !== undefined && 'text' in reading ? reading.text : undefined;
  return {
    async read(path) {
      if (texts.has(path)) return texts.get(path);
      const reading = await readAt(path);
      if (reading !== undefined && 'reason' in reading) broken.push({ path, ...reading });
      texts.set(path, textOf(reading));
      return texts.get(path);
    },
    peek: async (path) => textOf(await readAt(path)),
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
  { path, mode, size }: TreeEntry,
): Promise<TextReading> {
  if (!isRegularFile(mode)) return { reason: 'it is a link, not a file' };
  if (size > MAX_BYTES) return { reason: 'it is longer than 64 MiB' };
  const bytes = (await tree.bytes(path)) ?? new Uint8Array();
  if (!isUtf8(bytes)) return { reason: 'it is not UTF-8 text' };
  const text = Buffer.from(bytes).toString();
  const reason = findCorruption(text);
  return reason === undefined ? { text } : { reason };
}

/** Returns `a` and `a/b` for `a/b/c`. */
function parentFolders(path: string): readonly string[] {
  const names = path.split('/').slice(0, -1);
  return names.map((_, at) => names.slice(0, at + 1).join('/'));
}
