// One long-lived `git cat-file --batch`: https://git-scm.com/docs/git-cat-file
import { spawn } from 'node:child_process';
import type { Readable } from 'node:stream';
import { SquadError } from '#src/errors.ts';

/** The repository, and the whole environment of git's process. */
export type CatFileSettings = {
  readonly repository: string;
  readonly environment: Readonly<Record<string, string>>;
};

/** A process that reads objects; `close` ends it. */
export type CatFileBatch = {
  read(object: string): Promise<Buffer>;
  hasEnded(): boolean;
  close(): void;
};
/** Kept in a set, whose first entry can be removed in constant time. */
type PendingRead = { resolve(content: Buffer): void; reject(error: Error): void };

/** Starts `git cat-file --batch`, which answers in the order of the requests. */
export function openCatFile({ repository, environment }: CatFileSettings): CatFileBatch {
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
