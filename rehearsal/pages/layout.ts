// The frame of every page, with navigation and without scripts.
import { type Html, html } from '#src/run-log/page/html.ts';
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
const HTML = 'text/html; charset=utf-8';

/** Renders a page with its title. */
export function page({ repository }: GitHubState, title: string, body: Html): PageAnswer {
  const document = html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} · ${repository}</title><link rel="icon" href="data:,"><link rel="stylesheet" href="${STYLE_PATH}"></head>
<body><header><nav aria-label="Repository"><a class="home" href="/${repository}">${repository}</a>
<a href="/${repository}/tree/main">Code</a> <a href="/${repository}/issues">Issues</a>
<a href="/${repository}/pulls">Pull requests</a> <a href="/${repository}/actions">Actions</a></nav></header>
<main>${body}</main>
<footer>A rehearsal: this GitHub runs on your machine and is gone when you stop it.</footer></body></html>
`;
  return { type: HTML, body: document.markup, policy: POLICY };
}

/** Returns a document without the frame, such as the run's own page. */
export function document(body: string): PageAnswer {
  return { type: HTML, body };
}

/** Renders a list; says so when it is empty. */
export function list(items: readonly Html[]): Html {
  if (items.length === 0) return html`<p class="quiet">There are none.</p>`;
  return html`<ul class="list">${items.map((item) => html`<li>${item}</li>`)}</ul>`;
}

/** Renders a patch or a whole diff, with the colours of its lines. */
export function diffHtml(patch: string): Html {
  const lines = patch.split('\n').map((line) => {
    const kind = { '+': 'add', '-': 'del', '@': 'hunk' }[line.charAt(0)] ?? 'same';
    return html`<span class="${kind}">${line || ' '}</span>`;
  });
  return html`<pre class="diff">${lines}</pre>`;
}
