// Reads one stream of a program: keeps the beginning, counts everything, and writes a long stream to disk.
import type { Readable } from 'node:stream';
import type { ProgramOutput } from '#src/ports/programs.ts';
import { type MaskedFile, openMaskedFile } from './masked-file.ts';

export type OutputCollector = {
  /** Settles when the stream has ended. */
  readonly ended: Promise<void>;
  /** Stops reading and returns what has arrived so far. */
  finish(): ProgramOutput;
};

export type OutputCollectorSettings = {
  readonly maxBytes: number;
  /** The file for a longer stream; undefined: none. */
  readonly keepAt: string | undefined;
  /** Leaves NUL in the text. */
  readonly keepsNul?: boolean | undefined;
  readonly mask: (text: string) => string;
};

/** Reads a stream to its end, with at most `maxBytes` of it in memory. */
export function collectOutput(
  stream: Readable,
  { maxBytes, keepAt, keepsNul = false, mask }: OutputCollectorSettings,
): OutputCollector {
  const chunks: Buffer[] = [];
  let held = 0;
  let bytes = 0;
  let newlines = 0;
  let last = 10;
  let file: MaskedFile | undefined;
  stream.on('data', (chunk: Buffer) => {
    bytes += chunk.length;
    newlines += newlinesIn(chunk);
    last = chunk[chunk.length - 1] ?? last;
    if (bytes > maxBytes && keepAt !== undefined) {
      if (file === undefined) {
        file = openMaskedFile(keepAt, mask);
        file.write(Buffer.concat(chunks));
      }
      file.write(chunk);
    }
    if (held >= maxBytes) return;
    // A copy, since a slice would keep the whole chunk in memory.
    const part = Buffer.from(chunk.subarray(0, maxBytes - held));
    held += part.length;
    chunks.push(part);
  });
  const ended = new Promise<void>((resolve) => {
    for (const event of ['end', 'close', 'error']) stream.once(event, () => resolve());
  });
  return {
    ended,
    finish() {
      stream.removeAllListeners('data');
      stream.destroy();
      const decoded = textOf(Buffer.concat(chunks), bytes > held);
      const text = keepsNul ? decoded : decoded.replaceAll('\0', '\uFFFD');
      return { text, bytes, lines: newlines + (last === 10 ? 0 : 1), keptAt: file?.end() };
    },
  };
}

function newlinesIn(chunk: Buffer): number {
  let count = 0;
  for (let at = chunk.indexOf(10); at !== -1; at = chunk.indexOf(10, at + 1)) count += 1;
  return count;
}

/** The bytes as text, without a character that the cut split. */
function textOf(bytes: Buffer, isCut: boolean): string {
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
  return decoder.decode(bytes, { stream: isCut });
}
