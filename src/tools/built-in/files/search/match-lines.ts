// Finds a pattern in a text, in linear time, and shows the lines as ripgrep does.
import { RE2JS } from 're2js';
import { attemptNow, describe } from '#src/errors.ts';

export type LineSearch = {
  readonly pattern: string;
  readonly ignoresCase: boolean;
  readonly isMultiline: boolean;
  readonly before: number;
  readonly after: number;
};

export type LineMatcher =
  | { readonly kind: 'matcher'; readonly lines: (text: string) => readonly NumberedLine[] }
  | { readonly kind: 'refused'; readonly reason: string };

/** A line that matches, or one around it; a gap is where lines are left out. */
export type NumberedLine = { readonly kind: 'match' | 'context' | 'gap'; readonly text: string };

/** Compiles the pattern. Doesn't throw. */
export function matchLines({ before, after, ...search }: LineSearch): LineMatcher {
  const flags =
    (search.ignoresCase ? RE2JS.CASE_INSENSITIVE : 0) | (search.isMultiline ? RE2JS.DOTALL : 0);
  const compiled = attemptNow(() => RE2JS.compile(search.pattern, flags));
  if (compiled.kind === 'threw') {
    return { kind: 'refused', reason: describe(compiled.error).message };
  }
  const { value: expression } = compiled;
  const matching = search.isMultiline
    ? (text: string) => linesOfMatches(expression, text)
    : (text: string) => matchingLines(expression, text.split('\n'));
  return {
    kind: 'matcher',
    lines(text) {
      const lines = text.replace(/\n$/, '').split('\n');
      return numberLines(lines, matching(text), { before, after });
    },
  };
}

function matchingLines(expression: RE2JS, lines: readonly string[]): ReadonlySet<number> {
  const matches = (line: string) => expression.test(line.replace(/\r$/, ''));
  return new Set(lines.flatMap((line, at) => (matches(line) ? [at] : [])));
}

/** Returns the numbers of the lines, from 0, that the matches of a whole text touch. */
function linesOfMatches(expression: RE2JS, text: string): ReadonlySet<number> {
  const matcher = expression.matcher(text);
  const found = new Set<number>();
  const lineOf = countLines(text);
  while (matcher.find() && found.size < MAX_LINES) {
    const first = lineOf(matcher.start());
    const last = lineOf(matcher.end());
    for (let at = first; at <= last; at += 1) found.add(at);
  }
  return found;
}

/** Returns what tells the number of the line, from 0, of a place that is not before the last one. Looks at each line once. */
function countLines(text: string): (place: number) => number {
  let line = 0;
  let end = text.indexOf('\n');
  return (place) => {
    while (end !== -1 && end < place) {
      line += 1;
      end = text.indexOf('\n', end + 1);
    }
    return line;
  };
}

const MAX_LINES = 2_000;
const MAX_COLUMNS = 500;

/** Shows the matching lines and those around them, once each, in order. */
function numberLines(
  lines: readonly string[],
  matching: ReadonlySet<number>,
  { before, after }: Pick<LineSearch, 'before' | 'after'>,
): readonly NumberedLine[] {
  const wanted = new Set<number>();
  for (const match of matching) {
    for (let at = Math.max(0, match - before); at <= match + after && at < lines.length; at += 1) {
      wanted.add(at);
    }
    if (wanted.size > MAX_LINES) break;
  }
  const shown = [...wanted].map((at, index, all): readonly NumberedLine[] => {
    const kind = matching.has(at) ? 'match' : 'context';
    const text = `${at + 1}${kind === 'match' ? ':' : '-'}${(lines[at] ?? '').slice(0, MAX_COLUMNS)}`;
    const isApart = before + after > 0 && index > 0 && all[index - 1] !== at - 1;
    return isApart ? [GAP, { kind, text }] : [{ kind, text }];
  });
  return shown.flat();
}

const GAP: NumberedLine = { kind: 'gap', text: '--' };
