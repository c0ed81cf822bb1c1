// Pages for the repository's code, as git tells it: a branch's files, a file, a commit, a comparison.
import { type Html, html } from '#src/run-log/page/html.ts';
import { attemptGit } from '../git/git.ts';
import { bareRepository, type GitHubState } from '../github/state.ts';
import { diffHtml, list, type PageAnswer, page } from './layout.ts';

type CodePage = (state: GitHubState, rest: readonly string[]) => Promise<PageAnswer | undefined>;

/** Returns git's output; undefined when it fails. */
async function runGit(state: GitHubState, ...args: string[]): Promise<string | undefined> {
  const bare = bareRepository(state, state.repository);
  const { code, stdout } = await attemptGit(bare, ['-c', 'core.quotePath=false', ...args]);
  return code === 0 ? stdout.trimEnd() : undefined;
}

type Place = { readonly ref: string; readonly commit: string; readonly path: string };

/** Finds the branch or commit that an address begins with. Branch names may contain slashes. */
async function findPlace(state: GitHubState, rest: readonly string[]): Promise<Place | undefined> {
  for (let length = 1; length <= rest.length; length += 1) {
    const ref = rest.slice(0, length).join('/');
    const wanted = ['--verify', '-q', '--end-of-options', `${ref}^{commit}`];
    const commit = await runGit(state, 'rev-parse', ...wanted);
    if (commit !== undefined) return { ref, commit, path: rest.slice(length).join('/') };
  }
  return undefined;
}

const treePage: CodePage = async (state, rest) => {
  const place = await findPlace(state, rest);
  if (place === undefined) return undefined;
  const { ref, commit, path } = place;
  const names = await runGit(state, 'ls-tree', '-r', '--name-only', commit, '--', path || '.');
  if (names === undefined || names === '') return undefined;
  const files = names.split('\n').map((name) => fileLink(state, commit, name));
  return page(state, ref, html`<h1>${path || ref}</h1>${list(files)}`);
};

/** Links a file as it is at a commit. */
export function fileLink({ repository }: GitHubState, commit: string, path: string): Html {
  const address = path.split('/').map(encodeURIComponent).join('/');
  return html`<a href="/${repository}/blob/${commit}/${address}">${path}</a>`;
}

const blobPage: CodePage = async (state, rest) => {
  const place = await findPlace(state, rest);
  if (place === undefined || place.path === '') return undefined;
  const text = await runGit(state, 'cat-file', 'blob', `${place.commit}:${place.path}`);
  const rows = text?.split('\n').map((line, at) => html`<li id="L${at + 1}">${line || ' '}</li>`);
  return (
    rows && page(state, place.path, html`<h1>${place.path}</h1><ol class="lines">${rows}</ol>`)
  );
};

const commitPage: CodePage = async (state, [name = '']) => {
  const place = await findPlace(state, [name]);
  if (place === undefined) return undefined;
  const format = ['--date=iso', '--format=%s%n%an, %ad%n%n%b'];
  const told = await runGit(state, 'show', '--no-patch', ...format, place.commit);
  const [subject = '', author = '', ...message] = told?.split('\n') ?? [];
  const diff = await runGit(state, 'show', '--format=', '-M', place.commit);
  const body = html`<h1>${subject}</h1><p class="facts"><code>${place.commit.slice(0, 7)}</code> by ${author}</p>
<pre>${message.join('\n').trim()}</pre>${diffHtml(diff ?? '')}`;
  return page(state, subject, body);
};

const comparePage: CodePage = async (state, rest) => {
  const range = rest.join('/');
  const diff = await runGit(state, 'diff', '-M', '--end-of-options', range);
  if (diff === undefined) return undefined;
  const body = html`<h1>Comparing ${range}</h1><p>On GitHub, a button here opens the pull request.</p>${diffHtml(diff)}`;
  return page(state, `Comparing ${range}`, body);
};

/** The pages by the part of their address that names the kind. */
export const CODE_PAGES: Readonly<Record<string, CodePage>> = {
  tree: treePage,
  blob: blobPage,
  commit: commitPage,
  compare: comparePage,
};
