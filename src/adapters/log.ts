// The job's log. The runner obeys lines that look like commands, so no text of others may begin one.
import type { Log } from '../world.ts';

/** Masks secrets and defuses workflow commands (`::name::` and `##[name]`) in everything it writes. */
export function createLog(mask: (text: string) => string, write: (text: string) => void): Log {
  const say = (prefix: string, text: string) => write(`${prefix}${harmless(mask(text))}\n`);
  return {
    info: (text) => say('', text),
    warning: (text) => write(`::warning::${escapeData(harmless(mask(text)))}\n`),
    debug: (text) => write(`::debug::${escapeData(harmless(mask(text)))}\n`),
  };
}

/** A text in which the runner finds no command: one line's start at a time, in any spelling of a line end. */
export function harmless(text: string): string {
  return text
    .replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .replace(/::/g, ': :')
    .replace(/##(?=\[|vso)/gi, '# #');
}

/** https://github.com/actions/toolkit/blob/main/docs/commands.md */
function escapeData(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}
