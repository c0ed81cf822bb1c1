// Reads what a child process prints, line by line, up to a limit.
import type { Readable } from 'node:stream';
import { StringDecoder } from 'node:string_decoder';

const MAX_LINE_LENGTH = 2_000;
const MAX_LINES = 2_000;

/** Logs each line, cut to 2,000 characters, up to 2,000 lines; resolves at the stream's end. */
export function readLines(stream: Readable | null, log: (line: string) => void): Promise<void> {
  if (stream === null) return Promise.resolve();
  const decoder = new StringDecoder('utf8');
  let rest = '';
  let count = 0;
  const logLine = (line: string) => {
    count += 1;
    if (count <= MAX_LINES) log(line.slice(0, MAX_LINE_LENGTH));
    if (count === MAX_LINES) log('(further output of the tools is left out)');
  };
  stream.on('data', (chunk: Buffer) => {
    if (count >= MAX_LINES) return;
    const lines = (rest + decoder.write(chunk)).split('\n');
    rest = (lines.pop() ?? '').slice(0, MAX_LINE_LENGTH);
    for (const line of lines) logLine(line.replace(/\r$/, ''));
  });
  stream.on('end', () => {
    if (rest !== '' && count < MAX_LINES) logLine(rest);
  });
  stream.on('error', () => stream.destroy());
  return new Promise((resolve) => stream.once('close', resolve));
}
