// Reads a regular expression into parts that can be matched in linear time; what can't be is refused.

export type Pattern =
  /** One character: the source of a test that looks at it alone. */
  | { readonly kind: 'one'; readonly source: string }
  | { readonly kind: 'edge'; readonly of: 'start' | 'end' | 'word' | 'no-word' }
  | { readonly kind: 'sequence' | 'choice'; readonly parts: readonly Pattern[] }
  | {
      readonly kind: 'repeat';
      readonly part: Pattern;
      readonly min: number;
      readonly max: number;
    };

export type PatternReading =
  | { readonly kind: 'pattern'; readonly pattern: Pattern }
  | { readonly kind: 'refused'; readonly reason: string };

const MAX_LENGTH = 1_000;
const MAX_DEPTH = 32;

/** Where one reads: `at` moves on. A reason ends the reading. */
type PatternReader = {
  readonly source: string;
  at: number;
  depth: number;
  reason: string | undefined;
};

/** Reads a pattern that `RegExp` takes; never throws. */
export function parsePattern(source: string): PatternReading {
  if (source.length > MAX_LENGTH) {
    return { kind: 'refused', reason: `the pattern is longer than ${MAX_LENGTH} characters` };
  }
  const reader: PatternReader = { source, at: 0, depth: 0, reason: undefined };
  const pattern = readChoice(reader);
  if (reader.reason !== undefined) return { kind: 'refused', reason: reader.reason };
  if (reader.at < source.length) return { kind: 'refused', reason: 'the pattern is not readable' };
  return { kind: 'pattern', pattern };
}

function readChoice(reader: PatternReader): Pattern {
  const parts = [readSequence(reader)];
  while (reader.source[reader.at] === '|') {
    reader.at += 1;
    parts.push(readSequence(reader));
  }
  return { kind: 'choice', parts };
}

function readSequence(reader: PatternReader): Pattern {
  const parts: Pattern[] = [];
  while (reader.at < reader.source.length && reader.reason === undefined) {
    if ('|)'.includes(reader.source.charAt(reader.at))) break;
    parts.push(readRepeats(reader, readAtom(reader)));
  }
  return { kind: 'sequence', parts };
}

const COUNT = /\{(\d{1,6})(?:(,)(\d{0,6}))?\}/y;

function readRepeats(reader: PatternReader, part: Pattern): Pattern {
  const counts = readBounds(reader);
  if (counts === undefined) return part;
  // Lazy or greedy: whether there is a match is the same.
  if (reader.source[reader.at] === '?') reader.at += 1;
  return { kind: 'repeat', part, ...counts };
}

function readBounds(
  reader: PatternReader,
): { readonly min: number; readonly max: number } | undefined {
  const character = reader.source.charAt(reader.at);
  const known = new Map([
    ['*', { min: 0, max: Number.POSITIVE_INFINITY }],
    ['+', { min: 1, max: Number.POSITIVE_INFINITY }],
    ['?', { min: 0, max: 1 }],
  ]).get(character);
  if (known !== undefined) {
    reader.at += 1;
    return known;
  }
  const found = matchAt(COUNT, reader);
  if (found === undefined) return undefined;
  const min = Number(found[1]);
  if (found[2] === undefined) return { min, max: min };
  return { min, max: found[3] ? Number(found[3]) : Number.POSITIVE_INFINITY };
}

const ESCAPE = /\\(?:[pP]\{[^}]*\}|u\{[^}]*\}|u[\da-fA-F]{4}|x[\da-fA-F]{2}|c[A-Za-z]|[\s\S])/y;
const CLASS = /\[(?:\\[\s\S]|[^\]\\])*\]/y;
const ANY = /[\s\S]/uy;

function readAtom(reader: PatternReader): Pattern {
  const character = reader.source.charAt(reader.at);
  if (character === '(') return readGroup(reader);
  if (character === '^' || character === '$') {
    reader.at += 1;
    return { kind: 'edge', of: character === '^' ? 'start' : 'end' };
  }
  if (character === '\\') return readEscape(reader);
  const [source = ''] = matchAt(character === '[' ? CLASS : ANY, reader) ?? [];
  return source === ''
    ? refusePattern(reader, 'the pattern is not readable')
    : { kind: 'one', source };
}

function readEscape(reader: PatternReader): Pattern {
  const [source = ''] = matchAt(ESCAPE, reader) ?? [];
  if (source === '\\b') return { kind: 'edge', of: 'word' };
  if (source === '\\B') return { kind: 'edge', of: 'no-word' };
  if (/^\\[1-9k]/.test(source)) return refusePattern(reader, 'the pattern refers back to a group');
  return source === ''
    ? refusePattern(reader, 'the pattern is not readable')
    : { kind: 'one', source };
}

const OPENING = /\((?:\?:|\?<(?![=!])[^>]*>)?/y;

function readGroup(reader: PatternReader): Pattern {
  matchAt(OPENING, reader);
  if (reader.source[reader.at] === '?') {
    return refusePattern(reader, 'the pattern looks ahead or behind');
  }
  reader.depth += 1;
  if (reader.depth > MAX_DEPTH) return refusePattern(reader, 'the pattern is nested too deep');
  const inner = readChoice(reader);
  reader.depth -= 1;
  reader.at += 1;
  return inner;
}

function matchAt(expression: RegExp, reader: PatternReader): RegExpExecArray | undefined {
  expression.lastIndex = reader.at;
  const found = expression.exec(reader.source) ?? undefined;
  reader.at += found?.[0].length ?? 0;
  return found;
}

function refusePattern(reader: PatternReader, reason: string): Pattern {
  reader.reason ??= reason;
  return { kind: 'sequence', parts: [] };
}
