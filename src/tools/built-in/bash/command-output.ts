// A command's output as a model reads it: plain text, cut in the middle, with the path of the full output.
import { open } from 'node:fs/promises';
import { attempt } from '#src/errors.ts';
import type { ProgramOutput } from '#src/ports/index.ts';
import { headOf, TERMINAL_COMMAND } from '#src/text/index.ts';
export type CommandOutput = { readonly text: string };

export type OutputLimits = {
  readonly maxBytes: number;
  readonly mask: (text: string) => string;
};

/** The end of a long output tells the most, so it gets two thirds. */
const END_SHARE = 2 / 3;

/** Masks, cleans and cuts an output. Never rejects. */
export async function shownOutput(
  { text, bytes, lines, keptAt }: ProgramOutput,
  { maxBytes, mask }: OutputLimits,
): Promise<CommandOutput> {
  // Masks twice: removing what can't be seen may join the parts of a secret.
  const clean = (masked: string) => mask(plainText(masked));
  if (bytes <= maxBytes) return { text: clean(mask(text)) };
  const endLength = Math.floor(maxBytes * END_SHARE);
  const beginning = clean(headOf(mask(text), maxBytes - endLength));
  const end = keptAt === undefined ? '' : clean(await readEnd(keptAt, endLength));
  const where = keptAt === undefined ? '' : `; bash can read all of it in ${keptAt}`;
  const notice = `[… ${lines} lines, ${bytes} bytes in all${where} …]`;
  return { text: [upToLine(beginning), notice, fromLine(end)].join('\n') };
}

/** Reads the end of an output file, which we wrote ourselves and masked. Returns an empty string when it can't be read. */
async function readEnd(path: string, length: number): Promise<string> {
  const read = await attempt(async () => {
    const file = await open(path);
    try {
      const { size } = await file.stat();
      const start = Math.max(0, size - length);
      const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, start);
      return buffer.toString('utf8', 0, bytesRead);
    } finally {
      await file.close();
    }
  });
  // The cut may fall within a character.
  return read.kind === 'done' ? read.value.replace(/^\uFFFD+/, '') : '';
}

const TERMINAL_COMMANDS = new RegExp(TERMINAL_COMMAND, 'g');
// biome-ignore lint/suspicious/noControlCharactersInRegex: it removes them
const CONTROLS = /[\u0000-\u0008\u000b-\u001f\u007f]/g;

/** Removes control sequences. Keeps only the last state of a line that was overwritten, such as a progress bar. */
function plainText(text: string): string {
  return text
    .replace(/\r\n/g, '\n')
    .replace(TERMINAL_COMMANDS, '')
    .replace(/^.*\r(?=[^\n])/gm, '')
    .replace(CONTROLS, '')
    .trimEnd();
}

function upToLine(text: string): string {
  const end = text.lastIndexOf('\n');
  return end > text.length / 2 ? text.slice(0, end) : text;
}

function fromLine(text: string): string {
  const start = text.indexOf('\n') + 1;
  return start < text.length / 2 ? text.slice(start) : text;
}
