// Reads the squad's files from git objects: one listing, then one long-lived `git cat-file` for every blob.
import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
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
type Waiting = { resolve(content: Buffer): void; reject(error: Error): void };

/** `git cat-file --batch`: answers come in the order of the questions. */
function openBatch({ repository, environment }: ReaderSettings): Batch {
  const child = spawn('git', ['cat-file', '--batch'], { cwd: repository, env: { ...environment } });
  const waiting: Waiting[] = [];
  receive(child, waiting);
  return {
    read: (object) =>
      new Promise((resolve, reject) => {
        waiting.push({ resolve, reject });
        child.stdin.write(`${object}\n`);
      }),
    close: () => child.stdin.end(),
  };
}

function receive(child: ChildProcessWithoutNullStreams, waiting: Waiting[]): void {
  let chunks: Buffer[] = [];
  let length = 0;
  let needed = 0;
  child.stdout.on('data', (chunk: Buffer) => {
    chunks.push(chunk);
    length += chunk.length;
    if (length < needed) return;
    let buffer = Buffer.concat(chunks);
    for (;;) {
      const answer = takeAnswer(buffer);
      needed = answer.needed;
      if (answer.content === undefined) break;
      waiting.shift()?.resolve(answer.content);
      buffer = buffer.subarray(answer.needed);
    }
    chunks = [buffer];
    length = buffer.length;
  });
  const fail = () => {
    const message = 'The objects of the trusted commit could not be read.';
    for (const one of waiting.splice(0)) one.reject(new SquadError({ code: 'E_GIT', message }));
  };
  child.on('error', fail);
  child.on('close', fail);
  child.stdin.on('error', fail);
}

/** One answer at the buffer's start, and how many bytes it takes (or will take). */
function takeAnswer(buffer: Buffer): { content: Buffer | undefined; needed: number } {
  const end = buffer.indexOf(10);
  if (end === -1) return { content: undefined, needed: 0 };
  const size = Number.parseInt(buffer.subarray(0, end).toString().split(' ')[2] ?? '', 10);
  if (Number.isNaN(size)) return { content: Buffer.alloc(0), needed: end + 1 };
  const needed = end + 1 + size + 1;
  if (buffer.length < needed) return { content: undefined, needed };
  return { content: buffer.subarray(end + 1, end + 1 + size), needed };
}
