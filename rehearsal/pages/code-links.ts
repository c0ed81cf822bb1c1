// Links to branches, commits and files.
import { type Html, html } from '../../src/run-log/page/html.ts';
import type { RehearsedCommit } from '../git/branches-and-pulls.ts';
import type { GitHubState } from '../github/state.ts';

/** Links a branch's name to its files. */
export function branchLink({ repository }: GitHubState, branch: string): Html {
  return html`<a href="/${repository}/tree/${pathOf(branch)}"><code>${branch}</code></a>`;
}

/** Links a commit's subject to its diff, and names its author. */
export function commitLine(
  { repository }: GitHubState,
  { sha, subject, author }: Pick<RehearsedCommit, 'sha' | 'subject' | 'author'>,
): Html {
  return html`<a href="/${repository}/commit/${sha}">${subject}</a> <code>${sha.slice(0, 7)}</code> <span class="quiet">by ${author.split(' <')[0] ?? ''}</span>`;
}

/** Encodes a branch or a path for an address. */
export function pathOf(path: string): string {
  return path.split('/').map(encodeURIComponent).join('/');
}
