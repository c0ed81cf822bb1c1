// The job's log. The runner obeys lines that look like commands, so other people's text must not contain them.

import { appendFileSync } from 'node:fs';
import { attempt } from '#src/errors.ts';
import type { Log } from '#src/ports/ports.ts';

/** Masks secrets and defuses workflow commands (`::name::` and `##[name]`) in everything it writes. */
export function createLog(mask: (text: string) => string, write: (text: string) => void): Log {
  // Masks twice: removing invisible characters may join the halves of a secret.
  const clean = (text: string) => mask(neutralizeCommands(mask(text)));
  return {
    info: (text) => write(`${clean(text)}\n`),
    group: (title, text) =>
      write(`::group::${escapeData(clean(title))}\n${clean(text)}\n::endgroup::\n`),
    warning: (text) => write(`::warning::${escapeData(clean(text))}\n`),
    debug: (text) => write(`::debug::${escapeData(clean(text))}\n`),
  };
}

/** Control characters except line end and tab, and characters that change the direction of text. */
const INVISIBLE = /[^\P{Cc}\n\t]|[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/** Changes a text so that the runner finds no command in it, in any spelling. */
export function neutralizeCommands(text: string): string {
  return text
    .replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
    .replace(INVISIBLE, '')
    .replace(/:(?=:)/g, ': ')
    .replace(/#(?=#(?:\[|vso))/gi, '# ');
}

/** https://github.com/actions/toolkit/blob/main/docs/commands.md */
function escapeData(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

/** Masks and neutralises what libraries write to standard error; the SDK writes the runtime's output there. */
export function guardStandardError(
  stream: NodeJS.WriteStream,
  mask: (text: string) => string,
): void {
  const write = stream.write.bind(stream);
  const decoder = new TextDecoder();
  stream.write = (chunk: Uint8Array | string) => {
    const text = typeof chunk === 'string' ? chunk : decoder.decode(chunk, { stream: true });
    return write(mask(neutralizeCommands(mask(text))));
  };
}

// Reports a job that could not even begin. It needs little of the machine, since something is wrong there, and loads nothing.

/** Sets the outcome `failed` and the exit code, and says why in the log. */
export async function failJob(message: string): Promise<void> {
  process.exitCode = 1;
  process.stdout.write(`::error::${escapeData(neutralizeCommands(message))}\n`);
  await attempt(() => appendFileSync(process.env.GITHUB_OUTPUT ?? '', 'outcome=failed\n'));
}
