// Shows a shell command in one line.
import { oneLine } from '#src/text/index.ts';

/** Shortens a command to its lines or, if too long, to the first and the last: `cd app … npm test`. */
export function shortCommand(command: string, max: number): string {
  const lines = linesOf(command);
  const whole = lines.join('; ');
  if (whole.length <= max) return oneLine(whole);
  const [first = ''] = lines;
  if (lines.length < 2) return oneLine(first, max);
  const half = Math.floor((max - 3) / 2);
  return `${oneLine(first, half)} … ${oneLine(lines.at(-1) ?? '', half)}`;
}

/** Returns the command's lines, without here-documents (`<<'END'`) and the shell's own options. */
function linesOf(command: string): readonly string[] {
  const lines = command.split('\n').filter((line) => line.trim() !== '');
  let end: string | undefined;
  const shown = lines.filter((line) => {
    if (end !== undefined) {
      if (line.trim() === end) end = undefined;
      return false;
    }
    end = /<<-?\s?["']?(\w{1,40})/.exec(line)?.[1];
    return !/^\s*set -[^;&|]*$/.test(line);
  });
  // The record may have cut out the here-document's end.
  return end === undefined ? shown : lines;
}
