// The lines of a check's output that matter.
import { plural } from '../../text/count.ts';
import { cutCharacters } from '../../text/cut-characters.ts';

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
