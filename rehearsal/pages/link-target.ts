// Resolves the links of posts on these pages.
import type { GitHubState } from '../github/state.ts';

/** Returns the address to link; undefined for no link. Moves a range of lines into the query: the server marks them. */
export function linkTarget({ repository }: GitHubState, url: string): string | undefined {
  if (url.startsWith('#')) return url;
  const base = `http://posts.invalid/${repository}/`;
  if (!URL.canParse(url, base)) return undefined;
  const address = new URL(url, base);
  if (!['http:', 'https:', 'mailto:'].includes(address.protocol)) return undefined;
  const lines = /^#L(\d+)-L(\d+)$/.exec(address.hash);
  if (lines !== null && /\/blob\//.test(address.pathname)) {
    address.searchParams.set('lines', `${lines[1]}-${lines[2]}`);
    address.hash = `#L${lines[1]}`;
  }
  const isHere = address.hostname === 'posts.invalid' || address.hostname === '127.0.0.1';
  return isHere ? `${address.pathname}${address.search}${address.hash}` : address.href;
}
