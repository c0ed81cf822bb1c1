// The lines of a check's output that matter.
import { cutCharacters, plural } from '#src/text/index.ts';

const MAX_LINE_LENGTH = 300;

/** How test runners, compilers and linters name what failed. */
const FAILURE =
  /^\W{0,12}(?:not ok|fail|error|panic|traceback|assert)|[✕✖✗●]|: error\b|\bpanicked\b|\b(?:failed|failure|[a-z]{0,40}(?:error|exception):)/i;
const NONE_FAILED = /\b(?:0|no) (?:fail|error)|\b(?:fail|failed|failures|errors?)\W{1,3}0\b/i;

/** The lines below such a line say why. */
const LINES_BELOW = 2;

/** Returns at most `most` lines: from the beginning, those that name a failure, and from the end, where programs sum up. */
export function linesThatMatter(output: string, most: number): readonly string[] {
  const lines = output
    .split('\n')
    .map((line) => cutCharacters(line.trimEnd(), MAX_LINE_LENGTH))
    .filter((line, at, all) => line !== '' || all[at - 1] !== '');
  while (lines[0] === '') lines.shift();
  while (lines.at(-1) === '') lines.pop();
  if (lines.length <= most) return lines;
  const head = Math.floor(most / 4);
  const named = linesNamingFailures(lines, head).slice(0, Math.floor(most / 3));
  const begin = [...lines.keys()].slice(0, head);
  // Gap notices take lines, too, at the expense of the end.
  for (let end = lines.length - most + head + named.length; end < lines.length; end += 1) {
    const kept = new Set([...begin, ...named, ...[...lines.keys()].slice(end)]);
    const shown = withGaps(lines, kept);
    if (shown.length <= most) return shown;
  }
  return withGaps(lines, new Set([...begin, ...named])).slice(0, most);
}

/** Returns the indices of the lines from `first` on that name a failure, and of those just below them. */
function linesNamingFailures(lines: readonly string[], first: number): readonly number[] {
  const isNamed = (line = '') => FAILURE.test(line) && !NONE_FAILED.test(line);
  const below = Array.from({ length: LINES_BELOW + 1 }, (_, offset) => offset);
  return [...lines.keys()].filter(
    (at) => at >= first && below.some((offset) => isNamed(lines[at - offset])),
  );
}

function withGaps(lines: readonly string[], kept: ReadonlySet<number>): readonly string[] {
  const shown: string[] = [];
  let missing = 0;
  const closeGap = () => {
    if (missing > 0) shown.push(`[${plural(missing, 'line')} left out]`);
    missing = 0;
  };
  for (const [at, line] of lines.entries()) {
    if (!kept.has(at)) {
      missing += 1;
      continue;
    }
    closeGap();
    shown.push(line);
  }
  closeGap();
  return shown;
}
