// The page to look at with --serve: the threads and the pull requests with their diff, as plain HTML.

import { type RehearsedPull, readPulls } from './git/branches-and-pulls.ts';
import type { GitHubSite } from './github/objects.ts';
import type { ThreadRecord } from './github/state.ts';

/** The HTML for a path of the embedded GitHub; undefined for what has no page. */
export async function threadPages(site: GitHubSite, path: string): Promise<string | undefined> {
  const [, , , kind, number] = path.split('/');
  if (path === '/') {
    return pageFrame(site.state.repository, indexPage(site));
  }
  const thread = site.state.threads.get(Number(number));
  if (thread === undefined || (kind !== 'issues' && kind !== 'pull')) {
    return undefined;
  }
  const pulls = await readPulls(site.state);
  const pull = pulls.find((one) => one.number === thread.number);
  return pageFrame(`#${thread.number} ${thread.title}`, threadPage(site, thread, pull));
}

function indexPage(site: GitHubSite): string {
  const rows = [...site.state.threads.values()].map((thread) => {
    const part = site.state.pulls.has(thread.number) ? 'pull' : 'issues';
    const address = `/${site.state.repository}/${part}/${thread.number}`;
    const name = part === 'pull' ? 'Pull request' : 'Issue';
    return `<li><a href="${address}">${name} #${thread.number}: ${escapeHtml(thread.title)}</a> by ${escapeHtml(thread.author)}</li>`;
  });
  return `<ul>${rows.join('\n')}</ul>`;
}

type PagePost = { readonly author: string; readonly at: string; readonly body: string };

function threadPage(
  site: GitHubSite,
  thread: ThreadRecord,
  pull: RehearsedPull | undefined,
): string {
  const comments = site.state.comments
    .filter((comment) => comment.thread === thread.number)
    .map(({ author, createdAt, body }) => ({ author, at: createdAt, body }));
  const opening = { author: thread.author, at: thread.createdAt, body: thread.body };
  const posts = [opening, ...comments, ...reviewPosts(site, thread.number)].map(renderPost);
  const labels = thread.labels.map((label) => `<code>${escapeHtml(label)}</code>`).join(' ');
  const about = [
    ...(labels === '' ? [] : [`<p>Labels: ${labels}</p>`]),
    ...(pull === undefined || pull.requestedReviewers.length === 0
      ? []
      : [`<p>Review asked of ${escapeHtml(pull.requestedReviewers.join(', '))}</p>`]),
  ];
  return [...about, ...posts, pull === undefined ? '' : changesSection(pull)].join('\n');
}

function renderPost({ author, at, body }: PagePost): string {
  return `<article><h3>${escapeHtml(author)} <small>${at}</small></h3><pre>${escapeHtml(body)}</pre></article>`;
}

/** Reviews with the line comments that came with them; an answer in a thread is one of these. */
function reviewPosts({ state }: GitHubSite, number: number): readonly PagePost[] {
  return state.reviews
    .filter(({ pull }) => pull === number)
    .map((review) => {
      const lines = state.reviewComments
        .filter((comment) => comment.review === review.id)
        .map(({ path, line, inReplyTo, body }) => {
          const kind = inReplyTo === undefined ? 'On' : 'Answer on';
          return `${kind} ${path}:${line}: ${body}`;
        });
      const body = [review.body, ...lines].filter((text) => text !== '').join('\n\n');
      return { author: `${review.author} (${review.state})`, at: review.submittedAt, body };
    });
}

function changesSection(pull: RehearsedPull): string {
  const commits = pull.commits.map(
    ({ sha, author, subject }) =>
      `<li><code>${sha.slice(0, 7)}</code> ${escapeHtml(subject)} (${escapeHtml(withoutAddress(author))})</li>`,
  );
  const files = pull.files.map(
    ({ path, status, patch }) =>
      `<h4>${escapeHtml(path)} <small>${status}</small></h4><pre>${escapeHtml(patch ?? 'binary')}</pre>`,
  );
  const branches = `${escapeHtml(pull.head)} into ${escapeHtml(pull.base)}`;
  return `<h2>Commits: ${branches}</h2><ul>${commits.join('')}</ul><h2>Files</h2>${files.join('')}`;
}

/** `Hockney (Squad)`, without the e-mail address. */
function withoutAddress(author: string): string {
  return author.split(' <')[0] ?? '';
}

function pageFrame(title: string, body: string): string {
  const style =
    ':root{color-scheme:light dark}body{font:16px/1.5 system-ui;max-width:60rem;margin:2rem auto;padding:0 1rem}' +
    'body,pre{overflow-wrap:anywhere}pre{white-space:pre-wrap;background:light-dark(#f6f8fa,#22272e);padding:1rem}';
  const phone = '<meta name="viewport" content="width=device-width">';
  return `<!doctype html><html lang="en"><meta charset="utf-8">${phone}<title>${escapeHtml(title)}</title>
<style>${style}</style><p><a href="/">All threads</a></p><h1>${escapeHtml(title)}</h1>
${body}</html>
`;
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
