// Matches a schema's `pattern` in linear time, so that no pattern hangs the run.
import { RE2JS } from 're2js';

export type PatternMatcher =
  | { readonly kind: 'matcher'; readonly test: (text: string) => boolean }
  | { readonly kind: 'refused'; readonly reason: string };

const MAX_LENGTH = 1_000;
const MAX_STEPS = 5_000;

/** Compiles a pattern that, as JSON Schema says, may match anywhere in a text. Doesn't throw. */
export function compilePattern(source: string): PatternMatcher {
  if (source.length > MAX_LENGTH) {
    return refused(`the pattern is longer than ${MAX_LENGTH} characters`);
  }
  if (!isExpression(source, 'u') && !isExpression(source, '')) {
    return refused('the pattern is not valid');
  }
  if (/\(\?<?[=!]/.test(source)) return refused('the pattern looks ahead or behind');
  if (/\\[1-9k]/.test(source)) return refused('the pattern refers back to a group');
  try {
    const expression = RE2JS.compile(RE2JS.translateRegExp(inDialect(source)));
    if (expression.programSize() > MAX_STEPS) return refused('the pattern repeats too much');
    return { kind: 'matcher', test: (text) => expression.test(text) };
  } catch (error) {
    const why = error instanceof Error ? error.message.replace(/^error parsing regexp: /, '') : '';
    return refused(`the pattern can't be matched in linear time (${why})`);
  }
}

function refused(reason: string): PatternMatcher {
  return { kind: 'refused', reason };
}

function isExpression(source: string, flags: string): boolean {
  try {
    return new RegExp(source, flags).source !== '';
  } catch {
    return false;
  }
}

/** The engine accepts scripts and categories by name only. */
const PROPERTY = /^(\\[pP]\{)(?:Script|sc|General_Category|gc)=/;
const TOKENS = /\[(?:\\[\s\S]|[^\\\]])*\]|(?:\\u[\da-fA-F]{4})+|\\[pP]\{[^}]*\}|\\[\s\S]|[.[]/g;
/** What `\s` and `\S` mean in JavaScript. */
const BLANK = String.raw`\t-\r \xa0\x{1680}\x{2000}-\x{200a}\x{2028}\x{2029}\x{202f}\x{205f}\x{3000}\x{feff}`;
const NOT_BLANK = String.raw`\x00-\x08\x0e-\x1f!-\x9f\xa1-\x{167f}\x{1681}-\x{1fff}\x{200b}-\x{2027}\x{202a}-\x{202e}\x{2030}-\x{205e}\x{2060}-\x{2fff}\x{3001}-\x{fefe}\x{ff00}-\x{10ffff}`;

const IN_CLASS = new Map([
  ['[', String.raw`\[`],
  [String.raw`\s`, BLANK],
  [String.raw`\S`, NOT_BLANK],
  [String.raw`\b`, String.raw`\x08`],
  [String.raw`\0`, String.raw`\x00`],
]);
const OUTSIDE = new Map([
  ['.', String.raw`[^\n\r\x{2028}\x{2029}]`],
  [String.raw`\s`, `[${BLANK}]`],
  [String.raw`\S`, `[${NOT_BLANK}]`],
  [String.raw`\0`, String.raw`\x00`],
]);
/** An escaped letter without a meaning of its own in JavaScript stands for itself. */
const ITSELF = /^\\([ACE-OQRTUVX-Zaeghijlmoqyz])$/;

/** Translates the symbols that mean something else to the engine than they do in JavaScript. */
function inDialect(source: string): string {
  return source.replace(TOKENS, (token) => {
    if (token.length === 1 || !token.startsWith('[')) return translated(token, OUTSIDE);
    const inner = token.slice(1, -1).replace(TOKENS, (part) => translated(part, IN_CLASS));
    return `[${inner}]`;
  });
}

function translated(token: string, known: ReadonlyMap<string, string>): string {
  if (/^\\u./.test(token)) return codePoints(token);
  return known.get(token) ?? token.replace(ITSELF, '$1').replace(PROPERTY, '$1');
}

/** Writes `\u` escapes as code points, joining surrogate pairs. */
function codePoints(escapes: string): string {
  const units = escapes.split('\\u').slice(1);
  const text = String.fromCharCode(...units.map((unit) => Number.parseInt(unit, 16)));
  return [...text].map((letter) => `\\x{${letter.codePointAt(0)?.toString(16)}}`).join('');
}
