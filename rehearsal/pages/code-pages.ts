// Pages for the repository's code: branches, folders, files, commits and comparisons.
import { type Html, html } from '../../src/run-log/page/html.ts';
import { readBranchHeads, readCommits } from '../git/branches-and-pulls.ts';
import { attemptGit } from '../git/git.ts';
import { changedFiles } from '../git/pull-facts.ts';
import { bareRepository, type GitHubState } from '../github/state.ts';
import { branchLink, commitLine, pathOf } from './code-links.ts';
import { fileDiff } from './diff-html.ts';
import { type PageAnswer, page } from './layout.ts';
import { markdownHtml } from './markdown-html.ts';

/** A branch or commit, and the rest of the address after it. */
type Place = { readonly ref: string; readonly commit: string; readonly path: string };

const FULL_NAME = /^[0-9a-f]{40}$/;

/** Finds the branch or commit that an address begins with. Branch names may contain slashes. */
async function findPlace(state: GitHubState, rest: readonly string[]): Promise<Place | undefined> {
  const [first = '', ...path] = rest;
  if (FULL_NAME.test(first)) return { ref: first, commit: first, path: path.join('/') };
  const heads = await readBranchHeads(state);
  for (let length = rest.length; length > 0; length -= 1) {
    const ref = rest.slice(0, length).join('/');
    const commit = heads.get(ref) ?? (length === 1 ? await commitOf(state, ref) : undefined);
    if (commit !== undefined) return { ref, commit, path: rest.slice(length).join('/') };
  }
  return undefined;
}

async function commitOf(state: GitHubState, name: string): Promise<string | undefined> {
  if (!/^[0-9a-f]{7,40}$/.test(name)) return undefined;
  const found = await runGit(state, ['rev-parse', '--verify', '-q', `${name}^{commit}`]);
  return found?.trim();
}

async function runGit(state: GitHubState, args: readonly string[]): Promise<string | undefined> {
  const bare = bareRepository(state, state.repository);
  const { code, stdout } = await attemptGit(bare, ['-c', 'core.quotePath=false', ...args]);
  return code === 0 ? stdout : undefined;
}

/** Renders the list of files of a branch or commit. */
export async function treePage(
  state: GitHubState,
  rest: readonly string[],
): Promise<PageAnswer | undefined> {
  const place = await findPlace(state, rest);
  if (place === undefined) return goneBranch(state, rest.join('/'));
  const { ref, commit, path } = place;
  const listed = await runGit(state, ['ls-tree', '-r', '--name-only', commit, '--', path || '.']);
  const files = (listed ?? '').split('\n').filter((name) => name !== '');
  if (files.length === 0) return undefined;
  const items = files.map((name) => html`<li>${fileLink(state, commit, name)}</li>`);
  const body = html`<h1>${path || state.repository}</h1><p class="facts">at ${branchLink(state, ref)} · <a href="/${state.repository}/commits/${pathOf(ref)}">Commits</a> · ${await otherBranches(state)}</p><ul class="list">${items}</ul>`;
  return page(state, path || ref, body);
}

/** Renders a page for a deleted branch that a pull request still names. */
function goneBranch(state: GitHubState, name: string): PageAnswer | undefined {
  const isKnown = [...state.pulls.values()].some(({ headRef }) => headRef === name);
  if (!isKnown) return undefined;
  return page(state, name, html`<h1>${name}</h1><p>This branch no longer exists.</p>`);
}

async function otherBranches(state: GitHubState): Promise<Html> {
  const names = [...(await readBranchHeads(state)).keys()];
  return html`Branches: ${names.map((name) => html`${branchLink(state, name)} `)}`;
}

function fileLink({ repository }: GitHubState, commit: string, path: string): Html {
  return html`<a href="/${repository}/blob/${commit}/${pathOf(path)}">${path}</a>`;
}

const LONGEST_FILE = 500_000;

/** Renders one file with numbered lines. Marks `lines`, such as `8-11`. */
export async function blobPage(
  state: GitHubState,
  rest: readonly string[],
  lines: string | null,
): Promise<PageAnswer | undefined> {
  const place = await findPlace(state, rest);
  if (place === undefined || place.path === '') return undefined;
  const { ref, commit, path } = place;
  const text = await runGit(state, ['cat-file', 'blob', `${commit}:${path}`]);
  if (text === undefined) return undefined;
  const shown = path.endsWith('.md')
    ? html`<article class="post"><div class="body">${markdownHtml(text, { state, isFile: true })}</div></article>`
    : '';
  const body = html`<h1>${path}</h1><p class="facts">at ${branchLink(state, ref)}</p>${shown}${numbered(text.slice(0, LONGEST_FILE), lines)}`;
  return page(state, path, body);
}

function numbered(text: string, marked: string | null): Html {
  const [first = 0, last = first] = (marked ?? '').split('-').map(Number);
  const rows = text
    .replace(/\n$/, '')
    .split('\n')
    .map((line, at) => {
      const number = at + 1;
      const mark = number >= first && number <= last ? html` class="marked"` : '';
      return html`<tr id="L${number}"${mark}><td>${number}</td><td>${line || ' '}</td></tr>
`;
    });
  return html`<div class="panel wide"><table class="diff">${rows}</table></div>`;
}

/** Renders a commit's message and its diff. */
export async function commitPage(
  state: GitHubState,
  name: string,
): Promise<PageAnswer | undefined> {
  const commit = await commitOf(state, name);
  if (commit === undefined) return undefined;
  const format = '--format=%P%x00%an, %ad%x00%B';
  const told = (await runGit(state, ['log', '-1', '--date=iso', format, commit])) ?? '';
  const [parents = '', author = '', message = ''] = told.split('\0');
  const [subject = '', ...rest] = message.trim().split('\n');
  const more = rest.join('\n').trim();
  const bare = bareRepository(state, state.repository);
  const parent = parents.split(' ')[0] || EMPTY_TREE;
  const files = await changedFiles(bare, `${parent}..${commit}`);
  const diffs = files.map((file) =>
    fileDiff(file, undefined, `/${state.repository}/blob/${commit}/${pathOf(file.path)}`),
  );
  const body = html`<h1>${subject}</h1><p class="facts"><code>${commit.slice(0, 7)}</code> by ${author}</p>
${more === '' ? '' : html`<pre>${more}</pre>`}${diffs}`;
  return page(state, subject, body);
}

/** git's id of the empty tree. */
const EMPTY_TREE = '4b825dc642cb6eb9a060e54bf8d69288fbee4904';

/** Renders the commits of a branch, newest first. */
export async function commitsPage(
  state: GitHubState,
  rest: readonly string[],
): Promise<PageAnswer | undefined> {
  const place = await findPlace(state, rest);
  if (place === undefined) return undefined;
  const commits = await readCommits(bareRepository(state, state.repository), [place.commit]);
  const items = commits.toReversed().map((commit) => html`<li>${commitLine(state, commit)}</li>`);
  const body = html`<h1>Commits of ${branchLink(state, place.ref)}</h1><ul class="list">${items}</ul>`;
  return page(state, `Commits of ${place.ref}`, body);
}

/** Renders what one branch has that another lacks: `main...topic`. */
export async function comparePage(
  state: GitHubState,
  range: string,
): Promise<PageAnswer | undefined> {
  const [base = '', head = ''] = range.split('...');
  const heads = await readBranchHeads(state);
  const [from, to] = [heads.get(base), heads.get(head)];
  if (from === undefined || to === undefined) return undefined;
  const bare = bareRepository(state, state.repository);
  const commits = await readCommits(bare, [to, `^${from}`]);
  const files = await changedFiles(bare, `${from}...${to}`);
  const items = commits.map((commit) => html`<li>${commitLine(state, commit)}</li>`);
  const body = html`<h1>Comparing changes</h1><p class="facts">${branchLink(state, head)} into ${branchLink(state, base)}</p>
<p>On GitHub, a button here opens the pull request.</p><ul class="list">${items}</ul>${files.map((file) => fileDiff(file))}`;
  return page(state, `Comparing ${range}`, body);
}
