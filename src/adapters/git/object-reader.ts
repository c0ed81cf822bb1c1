// Reads git's objects through one long-lived `git cat-file`: the squad's files, after one listing, and folders.

import { spawn } from 'node:child_process';
import type { Readable } from 'node:stream';
import { SquadError } from '#src/errors.ts';
import type { Git, GitTreeEntry, TrustedTree } from '#src/ports/git.ts';
import { CHECK_FILES, CONVENTION_FILES } from '#src/team/repository-files.ts';
import { decodeText } from '#src/text/decode-text.ts';
import { type ListedEntry, readTreeListing } from '#src/workspace/git-history.ts';

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
  '.gitattributes',
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
type ObjectReader = Pick<Git, 'tree' | 'readTree' | 'readObject'> & { close(): void };

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
      const bytes = await bytesOf(path);
      return bytes && decodeText(bytes.subarray(0, maxBytes));
    },
    async readEnd(path, maxBytes) {
      const bytes = await bytesOf(path);
      return bytes && decodeText(bytes.subarray(Math.max(0, bytes.length - maxBytes)));
    },
  };
}

// One long-lived `git cat-file --batch`: https://git-scm.com/docs/git-cat-file

/** The repository, and the whole environment of git's process. */
type CatFileSettings = {
  readonly repository: string;
  readonly environment: Readonly<Record<string, string>>;
};

/** A process that reads objects; `close` ends it. */
type CatFileBatch = {
  read(object: string): Promise<Buffer>;
  hasEnded(): boolean;
  close(): void;
};
/** Kept in a set, whose first entry can be removed in constant time. */
type PendingRead = { resolve(content: Buffer): void; reject(error: Error): void };

/** Starts `git cat-file --batch`, which answers in the order of the requests. */
function openCatFile({ repository, environment }: CatFileSettings): CatFileBatch {
  const child = spawn('git', ['cat-file', '--batch'], { cwd: repository, env: { ...environment } });
  const pendingReads = new Set<PendingRead>();
  let hasEnded = false;
  const fail = () => {
    hasEnded = true;
    for (const pending of pendingReads) pending.reject(unreadableError());
    pendingReads.clear();
  };
  child.on('error', fail);
  child.on('close', fail);
  child.stdin.on('error', fail);
  receiveReplies(child.stdout, pendingReads);
  return {
    read: (object) =>
      new Promise((resolve, reject) => {
        pendingReads.add({ resolve, reject });
        // The callback also reports a process that has already ended and sends no more events.
        child.stdin.write(`${object}\n`, (error) => {
          if (error) fail();
        });
      }),
    hasEnded: () => hasEnded,
    // It only reads, so nothing is lost.
    close: () => void child.kill('SIGKILL'),
  };
}

function unreadableError(): SquadError {
  return new SquadError({
    code: 'E_GIT',
    message:
      'A file of the trusted commit could not be read: git does not have it, or it is broken.',
    hint: 'Check the repository out with actions/checkout, and run the job again.',
  });
}

function receiveReplies(output: Readable, pendingReads: Set<PendingRead>): void {
  let chunks: Buffer[] = [];
  let length = 0;
  let needed = 0;
  output.on('data', (chunk: Buffer) => {
    chunks.push(chunk);
    length += chunk.length;
    if (length < needed) return;
    const left = resolveReads(Buffer.concat(chunks), pendingReads);
    needed = left.needed;
    chunks = [left.rest];
    length = left.rest.length;
  });
}

/** Resolves a pending read for every complete answer; `needed` is the length of the next answer, as far as it is known. */
function resolveReads(
  buffer: Buffer,
  pendingReads: Set<PendingRead>,
): { rest: Buffer; needed: number } {
  let rest = buffer;
  for (;;) {
    const reply = parseReply(rest);
    if (reply.kind === 'partial') return { rest, needed: reply.bytes };
    const [pending] = pendingReads;
    if (pending !== undefined) pendingReads.delete(pending);
    if (reply.kind === 'blob') pending?.resolve(reply.content);
    else pending?.reject(unreadableError());
    rest = rest.subarray(reply.bytes);
  }
}

/** `bytes`: the answer's length, or as much as is known of it. */
type CatFileReply =
  | { readonly kind: 'blob'; readonly bytes: number; readonly content: Buffer }
  | { readonly kind: 'missing' | 'partial'; readonly bytes: number };

/** `<object> <type> <size>\n<content>\n`, or `<object> missing\n`, at the buffer's start. */
function parseReply(buffer: Buffer): CatFileReply {
  const end = buffer.indexOf(10);
  if (end === -1) return { kind: 'partial', bytes: 0 };
  const start = end + 1;
  const size = Number.parseInt(buffer.subarray(0, end).toString().split(' ')[2] ?? '', 10);
  if (Number.isNaN(size)) return { kind: 'missing', bytes: start };
  const bytes = start + size + 1;
  if (buffer.length < bytes) return { kind: 'partial', bytes };
  return { kind: 'blob', bytes, content: buffer.subarray(start, start + size) };
}

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
