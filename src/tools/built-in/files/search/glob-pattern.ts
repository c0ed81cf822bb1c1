// Matches paths by a glob in linear time: a model chooses the glob, and a program the paths.
import { RE2JS } from 're2js';
import { attemptNow } from '#src/errors.ts';

/** A glob as a test of relative paths, or why it can't be read. */
export type GlobMatcher =
  | { readonly kind: 'matcher'; readonly test: (path: string) => boolean }
  | { readonly kind: 'refused'; readonly reason: string };

/** Compiles a glob with `*`, `**`, `?`, `[…]` and `{…}`. One without a slash is about names in any folder. Doesn't throw. */
export function matchGlob(glob: string): GlobMatcher {
  const plain = glob.replace(/^\.\//, '');
  const source = expressionOf(plain.includes('/') ? plain.replace(/^\//, '') : `**/${plain}`);
  const compiled = attemptNow(() => RE2JS.compile(`^${source}$`, RE2JS.DOTALL));
  if (compiled.kind === 'threw') return { kind: 'refused', reason: `${glob} is not a glob` };
  return { kind: 'matcher', test: (path) => compiled.value.test(path) };
}

const TOKEN = /\*\*\/|\*\*|\*|\?|\{|\}|,|\[!?[^\]/]+\]|\\?[\s\S]/gu;

function expressionOf(glob: string): string {
  let depth = 0;
  return glob.replace(TOKEN, (token) => {
    depth += DEPTHS[token] ?? 0;
    if (token === ',' && depth > 0) return '|';
    return PARTS[token] ?? (/^\[.+\]$/s.test(token) ? classOf(token) : quote(token));
  });
}

const DEPTHS: Readonly<Record<string, number>> = { '{': 1, '}': -1 };

/** Takes a character for itself, with or without a backslash before it. */
function quote(token: string): string {
  return RE2JS.quote(token.length > 1 && token.startsWith('\\') ? token.slice(1) : token);
}

const PARTS: Readonly<Record<string, string>> = {
  '**/': '(?:.*/)?',
  '**': '.*',
  '*': '[^/]*',
  '?': '[^/]',
  '{': '(?:',
  '}': ')',
};

function classOf(token: string): string {
  const isNegated = token.startsWith('[!');
  const inner = token.slice(isNegated ? 2 : 1, -1).replace(/[\\^[]/g, '\\$&');
  return `[${isNegated ? '^' : ''}${inner}]`;
}
