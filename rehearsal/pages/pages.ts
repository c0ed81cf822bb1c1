// The embedded GitHub's pages, by address: what people would see.
import { html } from '#src/run-log/page/html.ts';
import type { GitHubSite } from '../github/objects.ts';
import type { GitHubState, ThreadRecord } from '../github/state.ts';
import { CODE_PAGES } from './code-page.ts';
import { list, type PageAnswer, page, STYLE_PATH } from './layout.ts';
import { type RunFacts, runAnswer, runsPage } from './run-page.ts';
import { STYLE } from './style.ts';
import { threadPage } from './thread-page.ts';

/** Returns a function that answers a page's address, with undefined when there is no such page. */
export function openPages(
  facts: () => RunFacts,
): (site: GitHubSite, url: URL) => Promise<PageAnswer | undefined> {
  return async ({ state }, url) => {
    if (url.pathname === STYLE_PATH) return { type: 'text/css; charset=utf-8', body: STYLE };
    const [owner, name, kind = '', ...rest] = decodedParts(url.pathname);
    const isOurs = owner === undefined || `${owner}/${name}` === state.repository;
    return isOurs ? pageOf(state, facts(), kind, rest) : undefined;
  };
}

/** Decodes the parts of a path; none for a malformed one. */
function decodedParts(path: string): readonly string[] {
  const parts = path.split('/').filter((part) => part !== '');
  try {
    return parts.map(decodeURIComponent);
  } catch {
    return ['malformed'];
  }
}

async function pageOf(
  state: GitHubState,
  facts: RunFacts,
  kind: string,
  rest: readonly string[],
): Promise<PageAnswer | undefined> {
  const [first] = rest;
  const threads = [...state.threads.values()];
  switch (kind) {
    case '':
      return listPage(state, state.repository, threads);
    case 'issues':
    case 'pull':
    case 'pulls': {
      const thread = state.threads.get(Number(first));
      if (first !== undefined) return thread && threadPage(state, thread);
      const isWanted = ({ number }: ThreadRecord) =>
        state.pulls.has(number) === (kind !== 'issues');
      const title = kind === 'issues' ? 'Issues' : 'Pull requests';
      return listPage(state, title, threads.filter(isWanted));
    }
    case 'actions':
      return first === 'runs' ? runAnswer(state, facts, rest.slice(1)) : runsPage(state, facts);
    case 'settings':
      return settingsPage(state);
    default:
      return CODE_PAGES[kind]?.(state, rest);
  }
}

function listPage(state: GitHubState, title: string, threads: readonly ThreadRecord[]): PageAnswer {
  const items = threads.map(({ number, title: name, author, state: is }) => {
    const [part, what] = state.pulls.has(number) ? ['pull', 'Pull request'] : ['issues', 'Issue'];
    return html`<a href="/${state.repository}/${part}/${number}">${name}</a> <span class="quiet">${what} #${number}, ${is}, by ${author}</span>`;
  });
  return page(state, title, html`<h1>${title}</h1>${list(items)}`);
}

/** Renders the settings that the action may point people to. */
function settingsPage(state: GitHubState): PageAnswer {
  const is = state.pullRequestsPermitted ? 'on' : 'off';
  const body = html`<h1>Actions: workflow permissions</h1><p>Allow GitHub Actions to create and approve pull requests: ${is}</p>`;
  return page(state, 'Actions settings', body);
}
