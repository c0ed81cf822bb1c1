// Reads the squad's files from git objects: one listing, then one long-lived `git cat-file` for every blob.
import { spawn } from 'node:child_process';
import type { Readable } from 'node:stream';
import { SquadError } from '../errors.ts';
import type { TreeEntry, TrustedTree } from '../world.ts';

/** Folders and files that a squad's readers may ask for; nothing else of the repository is listed. */
const SQUAD_PATHS = [
  '.squad',
  '.ai-team',
  '.github/skills',
  '.copilot/skills',
  '.claude/skills',
  '.agents/skills',
  '.github/workflows',
  '.github/CODEOWNERS',
  'CODEOWNERS',
  'docs/CODEOWNERS',
];
const DEFAULT_BYTES = 1024 * 1024;

type ReaderSettings = {
  readonly repository: string;
  readonly environment: Readonly<Record<string, string>>;
  readonly run: (args: readonly string[]) => Promise<string>;
  /** A squad directory of another name (input `squad-directory`). */
  readonly extra: string | undefined;
};

type Listed = TreeEntry & { readonly object: string };

/** A reader of trusted trees; `close` ends its helper process. */
export type ObjectReader = { tree(commit: string): Promise<TrustedTree>; close(): void };

export function createObjectReader(settings: ReaderSettings): ObjectReader {
  let batch: Batch | undefined;
  const read = (object: string) => {
    batch ??= openBatch(settings);
    return batch.read(object);
  };
  return {
    async tree(commit) {
      const extra = settings.extra === undefined ? [] : [settings.extra];
      const paths = [...SQUAD_PATHS, ...extra];
      const listing = await settings.run(['ls-tree', '-r', '-l', '-z', commit, '--', ...paths]);
      return treeOf(commit, parseListing(listing), read);
    },
    close: () => batch?.close(),
  };
}

function treeOf(
  commit: string,
  entries: readonly Listed[],
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

/** `<mode> <type> <object> <size>\t<path>\0` per entry; submodules have `-` for a size. */
function parseListing(listing: string): Listed[] {
  return listing
    .split('\0')
    .filter((line) => line !== '')
    .map((line) => {
      const tab = line.indexOf('\t');
      const [mode = '', , object = '', size = '0'] = line.slice(0, tab).split(/ +/);
      return { path: line.slice(tab + 1), mode, object, size: Number.parseInt(size, 10) || 0 };
    });
}

type Batch = { read(object: string): Promise<Buffer>; close(): void };
/** In a set, which hands out its oldest at once: an array would move all that wait behind it. */
type Waiting = { resolve(content: Buffer): void; reject(error: Error): void };

/** `git cat-file --batch`: answers come in the order of the questions. */
function openBatch({ repository, environment }: ReaderSettings): Batch {
  const child = spawn('git', ['cat-file', '--batch'], { cwd: repository, env: { ...environment } });
  const waiting = new Set<Waiting>();
  const fail = () => {
    for (const asked of waiting) asked.reject(unreadable());
    waiting.clear();
  };
  child.on('error', fail);
  child.on('close', fail);
  child.stdin.on('error', fail);
  receive(child.stdout, waiting);
  return {
    read: (object) =>
      new Promise((resolve, reject) => {
        waiting.add({ resolve, reject });
        // The callback comes also when the process has long ended, which no event tells any more.
        child.stdin.write(`${object}\n`, (error) => {
          if (error) fail();
        });
      }),
    close: () => child.stdin.end(),
  };
}

function unreadable(): SquadError {
  return new SquadError({
    code: 'E_GIT',
    message:
      'A file of the trusted commit could not be read: git does not have it, or it is broken.',
    hint: 'Check the repository out with actions/checkout, and run the job again.',
  });
}

function receive(output: Readable, waiting: Set<Waiting>): void {
  let chunks: Buffer[] = [];
  let length = 0;
  let needed = 0;
  output.on('data', (chunk: Buffer) => {
    chunks.push(chunk);
    length += chunk.length;
    if (length < needed) return;
    const left = handOut(Buffer.concat(chunks), waiting);
    needed = left.needed;
    chunks = [left.rest];
    length = left.rest.length;
  });
}

/** Gives every whole answer to who waits for it; `needed`: bytes that the next one will take. */
function handOut(buffer: Buffer, waiting: Set<Waiting>): { rest: Buffer; needed: number } {
  let rest = buffer;
  for (;;) {
    const answer = takeAnswer(rest);
    if (answer.kind === 'partial') return { rest, needed: answer.bytes };
    const [asked] = waiting;
    if (asked !== undefined) waiting.delete(asked);
    if (answer.kind === 'blob') asked?.resolve(answer.content);
    else asked?.reject(unreadable());
    rest = rest.subarray(answer.bytes);
  }
}

/** `bytes`: how many it takes, or will take. */
type Answer =
  | { readonly kind: 'blob'; readonly bytes: number; readonly content: Buffer }
  | { readonly kind: 'missing' | 'partial'; readonly bytes: number };

/** `<object> <type> <size>\n<content>\n`, or `<object> missing\n`, at the buffer's start. */
function takeAnswer(buffer: Buffer): Answer {
  const end = buffer.indexOf(10);
  if (end === -1) return { kind: 'partial', bytes: 0 };
  const start = end + 1;
  const size = Number.parseInt(buffer.subarray(0, end).toString().split(' ')[2] ?? '', 10);
  if (Number.isNaN(size)) return { kind: 'missing', bytes: start };
  const bytes = start + size + 1;
  if (buffer.length < bytes) return { kind: 'partial', bytes };
  return { kind: 'blob', bytes, content: buffer.subarray(start, start + size) };
}
