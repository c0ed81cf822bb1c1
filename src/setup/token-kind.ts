// Kinds of GitHub tokens, by their prefixes: https://github.blog/engineering/behind-githubs-new-authentication-token-formats

export type TokenKind =
  | 'classic'
  | 'fine-grained'
  | 'oauth'
  | 'app-user'
  | 'installation'
  | 'refresh'
  | 'unknown';

const TOKEN_PREFIXES: readonly (readonly [string, TokenKind])[] = [
  ['ghp_', 'classic'],
  ['github_pat_', 'fine-grained'],
  ['gho_', 'oauth'],
  ['ghu_', 'app-user'],
  ['ghs_', 'installation'],
  ['ghr_', 'refresh'],
];

/** Returns the kind of a token, and nothing of the token itself. */
export function tokenKind(token: string): TokenKind {
  return TOKEN_PREFIXES.find(([prefix]) => token.startsWith(prefix))?.[1] ?? 'unknown';
}
