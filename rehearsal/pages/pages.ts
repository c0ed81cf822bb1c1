// The embedded GitHub's pages, by address: what people would see.
import { type Html, html } from '../../src/run-log/page/html.ts';
import type { GitHubSite } from '../github/objects.ts';
import type { GitHubState, ThreadRecord } from '../github/state.ts';
import { blobPage, commitPage, commitsPage, comparePage, treePage } from './code-pages.ts';
import { authorName, type PageAnswer, page, STYLE_PATH } from './layout.ts';
import { type RunFacts, runAnswer, runsPage } from './run-page.ts';
import { STYLE } from './style.ts';
import { threadPage } from './thread-page.ts';

/** Returns a function that answers a page's address, with undefined when there is no such page. */
export function openPages(
  facts: () => RunFacts,
): (site: GitHubSite, url: URL) => Promise<PageAnswer | undefined> {
  return async ({ state }, url) => {
    if (url.pathname === STYLE_PATH) return { type: 'text/css; charset=utf-8', body: STYLE };
    const parts = decodedParts(url.pathname);
    if (parts === undefined) return undefined;
    const [owner, name, kind = '', ...rest] = parts;
    if (owner === undefined) return homePage(state, facts());
    if (`${owner}/${name}` !== state.repository) return undefined;
    return kind === ''
      ? homePage(state, facts())
      : pageOf({ state, url, facts: facts() }, kind, rest);
  };
}

/** Decodes the parts of a path; undefined for a malformed one. */
function decodedParts(path: string): readonly string[] | undefined {
  try {
    return path
      .split('/')
      .map(decodeURIComponent)
      .filter((part) => part !== '');
  } catch {
    return undefined;
  }
}

type PageCall = { readonly state: GitHubState; readonly url: URL; readonly facts: RunFacts };

async function pageOf(
  { state, url, facts }: PageCall,
  kind: string,
  rest: readonly string[],
): Promise<PageAnswer | undefined> {
  switch (kind) {
    case 'issues':
    case 'pull':
    case 'pulls': {
      if (rest.length === 0) return listPage(state, kind);
      const thread = state.threads.get(Number(rest[0]));
      return thread && threadPage({ state, thread, runs: facts.runs });
    }
    case 'tree':
      return treePage(state, rest);
    case 'blob':
      return blobPage(state, rest, url.searchParams.get('lines'));
    case 'commit':
      return commitPage(state, rest[0] ?? '');
    case 'commits':
      return commitsPage(state, rest);
    case 'compare':
      return comparePage(state, rest.join('/'));
    case 'actions':
      return rest[0] === 'runs' ? runAnswer(state, facts, rest.slice(1)) : runsPage(state, facts);
    case 'settings':
      return settingsPage(state);
    default:
      return undefined;
  }
}

function homePage(state: GitHubState, { runs }: RunFacts): PageAnswer {
  const threads = [...state.threads.values()];
  const what =
    runs.length === 0
      ? ''
      : html`<p><a href="/${state.repository}/actions">The runs of this rehearsal</a></p>`;
  return page(
    state,
    'Start',
    html`<h1>${state.repository}</h1>${what}${threadList(state, threads)}`,
  );
}

function listPage(state: GitHubState, kind: string): PageAnswer {
  const arePulls = kind !== 'issues';
  const threads = [...state.threads.values()].filter(
    ({ number }) => state.pulls.has(number) === arePulls,
  );
  const title = arePulls ? 'Pull requests' : 'Issues';
  return page(state, title, html`<h1>${title}</h1>${threadList(state, threads)}`);
}

function threadList(state: GitHubState, threads: readonly ThreadRecord[]): Html {
  if (threads.length === 0) return html`<p class="quiet">There are none.</p>`;
  const items = threads.map(({ number, title, author, state: is }) => {
    const [part, name] = state.pulls.has(number) ? ['pull', 'Pull request'] : ['issues', 'Issue'];
    return html`<li><a href="/${state.repository}/${part}/${number}">${title}</a> <span class="quiet">${name} #${number}, ${is}, by ${authorName(author)}</span></li>`;
  });
  return html`<ul class="list">${items}</ul>`;
}

/** Renders the settings that the action may point people to. */
function settingsPage(state: GitHubState): PageAnswer {
  const { pullRequestsPermitted } = state;
  return page(
    state,
    'Actions settings',
    html`<h1>Actions: workflow permissions</h1><ul class="plain"><li><input type="checkbox" disabled${pullRequestsPermitted ? html` checked` : ''} id="pulls"> <label for="pulls">Allow GitHub Actions to create and approve pull requests</label></li></ul>`,
  );
}
