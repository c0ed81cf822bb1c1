// The frame of every page, with navigation and without scripts.
import { type Html, html } from '../../src/run-log/page/html.ts';
import type { GitHubState } from '../github/state.ts';

/** The server's answer for a page's address. */
export type PageAnswer = {
  readonly type: string;
  readonly body: string;
  /** The Content-Security-Policy header; absent when the document has its own policy. */
  readonly policy?: string;
};

/** Forbids scripts and everything from other origins. */
const POLICY =
  "default-src 'none'; style-src 'self'; img-src 'self' data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

export const STYLE_PATH = '/assets/site.css';

/** Renders a page with its title, and with `crumbs` above it. */
export function page(
  { repository, threads, pulls }: GitHubState,
  title: string,
  body: Html,
): PageAnswer {
  const issues = threads.size - pulls.size;
  const document = html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} · ${repository}</title><link rel="icon" href="data:,"><link rel="stylesheet" href="${STYLE_PATH}"></head>
<body><header><nav aria-label="Repository"><a class="home" href="/${repository}">${repository}</a>
<a href="/${repository}/tree/main">Code</a> <a href="/${repository}/issues">Issues <span class="count">${issues}</span></a>
<a href="/${repository}/pulls">Pull requests <span class="count">${pulls.size}</span></a> <a href="/${repository}/actions">Actions</a></nav></header>
<main>${body}</main>
<footer>A rehearsal: this GitHub runs on your machine and is gone when you stop it.</footer></body></html>
`;
  return { type: HTML, body: document.markup, policy: POLICY };
}

const HTML = 'text/html; charset=utf-8';

/** Returns a document without the frame, such as the run's own page. */
export function document(body: string): PageAnswer {
  return { type: HTML, body };
}

/** Renders a post of a thread with its author and time. */
export function post({ author, at, id, badge = '' }: PostHead, body: Html): Html {
  return html`<article class="post" id="${id}"><header>${authorName(author)} ${badge} <a class="quiet" href="#${id}"><time datetime="${at}">${at.slice(0, 16).replace('T', ' ')}</time></a></header>
<div class="body">${body}</div></article>
`;
}

export type PostHead = {
  readonly author: string;
  readonly at: string;
  readonly id: string;
  readonly badge?: Html | string;
};

/** Renders a login, with a mark for a bot. */
export function authorName(login: string): Html {
  const isBot = login.endsWith('[bot]');
  const name = isBot ? login.slice(0, -'[bot]'.length) : login;
  return html`<span class="face" aria-hidden="true">${name.slice(0, 1).toUpperCase()}</span><strong>${name}</strong>${isBot ? html` <span class="pill">bot</span>` : ''}`;
}

/** Renders a line on what happened between posts. */
export function happening(words: Html): Html {
  return html`<div class="happening">${words}</div>
`;
}
