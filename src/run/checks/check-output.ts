// What a check printed: as text that can be shown, and the lines of it that matter.
import { open } from 'node:fs/promises';
import { stripVTControlCharacters } from 'node:util';
import type { ProgramOutput } from '../../ports/programs.ts';
import { plural } from '../../text/count.ts';
import { cutCharacters } from '../../text/cut-characters.ts';

/** Bytes of the output's beginning, and of its end, that are looked at. */
export const HEAD_BYTES = 128 * 1024;
const TAIL_BYTES = 128 * 1024;

/** The output's beginning and end. */
export async function readOutput({ text, keptAt }: ProgramOutput): Promise<string> {
  if (keptAt === undefined) return text;
  const file = await open(keptAt);
  try {
    const { size } = await file.stat();
    const length = Math.min(TAIL_BYTES, Math.max(0, size - HEAD_BYTES));
    const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, size - length);
    return `${text}\n${buffer.subarray(0, bytesRead).toString('utf8')}`;
  } finally {
    await file.close();
  }
}

/** Plain lines, with paths as the repository has them. */
export function plainOutput(
  text: string,
  { directory, home }: { readonly directory: string; readonly home: string },
): string {
  return (
    stripVTControlCharacters(text)
      .replaceAll(`${directory}/`, '')
      .replaceAll(directory, '.')
      .replaceAll(home, '~')
      .replace(/\r\n/g, '\n')
      // A progress bar writes over its own line.
      .replace(/^.*\r(?=[^\n])/gm, '')
      // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is removed.
      .replace(/[\0-\x08\x0b-\x1f\x7f]/g, '')
  );
}

const MAX_LINE_LENGTH = 300;

/** At most `most` lines, of the beginning and, more of them, of the end, where programs sum up. */
export function linesThatMatter(output: string, most: number): readonly string[] {
  const lines = output
    .split('\n')
    .map((line) => cutCharacters(line.trimEnd(), MAX_LINE_LENGTH))
    .filter((line, at, all) => line !== '' || all[at - 1] !== '');
  while (lines[0] === '') lines.shift();
  while (lines.at(-1) === '') lines.pop();
  if (lines.length <= most) return lines;
  const head = Math.floor(most / 4);
  const tail = most - head - 1;
  const missing = lines.length - head - tail;
  return [
    ...lines.slice(0, head),
    `[${plural(missing, 'line')} left out]`,
    ...lines.slice(lines.length - tail),
  ];
}
