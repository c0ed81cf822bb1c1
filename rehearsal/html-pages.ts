// The pages of --serve: threads, and pull requests with their diff, rendered from Markdown.
import { micromark } from 'micromark';
import { gfm, gfmHtml } from 'micromark-extension-gfm';
import { code, codeBlock, inline, paragraphs } from '../src/publish/render/render-markdown.ts';
import { type RehearsedPull, readPulls } from './git/branches-and-pulls.ts';
import type { GitHubSite } from './github/objects.ts';
import type { ThreadRecord } from './github/state.ts';

/** The HTML for a path of the embedded GitHub; undefined for what has no page. */
export async function threadPages(site: GitHubSite, path: string): Promise<string | undefined> {
  const [, , , kind, number] = path.split('/');
  if (path === '/') return page(site, [`# ${line(site.state.repository)}`, indexPage(site)]);
  const thread = site.state.threads.get(Number(number));
  if (thread === undefined || (kind !== 'issues' && kind !== 'pull')) return undefined;
  const pulls = await readPulls(site.state);
  const pull = pulls.find((one) => one.number === thread.number);
  return page(site, threadPage(site, thread, pull));
}

function indexPage({ state }: GitHubSite): string {
  const rows = [...state.threads.values()].map(({ number, title, author }) => {
    const [part, name] = state.pulls.has(number) ? ['pull', 'Pull request'] : ['issues', 'Issue'];
    const address = `/${state.repository}/${part}/${number}`;
    return `- [${name} #${number}: ${line(title)}](${address}) by ${line(author)}`;
  });
  return rows.join('\n');
}

type PagePost = { readonly author: string; readonly at: string; readonly body: string };

/** A Markdown text for each part, so that an unclosed block ends with its part. */
function threadPage(
  site: GitHubSite,
  thread: ThreadRecord,
  pull: RehearsedPull | undefined,
): readonly string[] {
  const comments = site.state.comments
    .filter((comment) => comment.thread === thread.number)
    .map(({ author, createdAt, body }) => ({ author, at: createdAt, body }));
  const opening = { author: thread.author, at: thread.createdAt, body: thread.body };
  const posts = [opening, ...comments, ...reviewPosts(site, thread.number)];
  const labels = thread.labels.map(code).join(' ');
  const reviewers = pull?.requestedReviewers.join(', ') ?? '';
  return [
    `# #${thread.number} ${line(thread.title)}`,
    labels === '' ? '' : `Labels: ${labels}`,
    reviewers === '' ? '' : `Review asked of ${line(reviewers)}`,
    ...posts.flatMap(({ author, at, body }) => [`### ${line(author)}, ${at}`, body]),
    pull === undefined ? '' : changesSection(pull),
  ];
}

/** Reviews with their line comments; a reply in a thread is a review too. */
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

function changesSection({ head, base, commits, files }: RehearsedPull): string {
  const made = commits.map(
    ({ sha, author, subject }) =>
      `- ${code(sha.slice(0, 7))} ${line(subject)} (${line(withoutAddress(author))})`,
  );
  const changed = files.map(
    ({ path, status, patch }) =>
      `#### ${line(path)}, ${status}\n\n${codeBlock(patch ?? 'binary', 'diff')}`,
  );
  const title = `## Commits: ${line(head)} into ${line(base)}`;
  return paragraphs([title, made.join('\n'), '## Files', ...changed]);
}

/** `Hockney (Squad)`, without the e-mail address. */
function withoutAddress(author: string): string {
  return author.split(' <')[0] ?? '';
}

function page({ state }: GitHubSite, parts: readonly string[]): string {
  const style =
    ':root{color-scheme:light dark}body{font:16px/1.5 system-ui;max-width:60rem;margin:2rem auto;padding:0 1rem}' +
    'body,pre{overflow-wrap:anywhere}pre{white-space:pre-wrap;background:light-dark(#f6f8fa,#22272e);padding:1rem}';
  const phone = '<meta name="viewport" content="width=device-width">';
  const markdown = { extensions: [gfm()], htmlExtensions: [gfmHtml()] };
  const body = ['[All threads](/)', ...parts].map((part) => micromark(part, markdown)).join('\n');
  return `<!doctype html><html lang="en"><meta charset="utf-8">${phone}<title>${state.repository}</title>
<style>${style}</style>
${body}</html>
`;
}

function line(text: string): string {
  return inline(text, 300, (safe) => safe);
}
