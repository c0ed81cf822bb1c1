// Attachments of posts: links in a post's text, signed addresses in its HTML, and files that need the signature.
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ApiResponse } from './api-response.ts';
import type { GitHubSite } from './objects.ts';

const SIGNED = /^\/signed\/1-([0-9a-f-]{36})\.\w+$/;
const IMAGE = /!\[[^\]]*\]\(([^)\s]+)\)|<img [^>]*src="([^"]+)"[^>]*>/g;

/** Returns the address of an attachment as it is in a post's text. */
export function attachmentLink({ origin }: Pick<GitHubSite, 'origin'>, id: string): string {
  return `${origin}/user-attachments/assets/${id}`;
}

/** Adds to a post, or to each post of a list, what the media type `full` asks for. */
export function withHtml(site: GitHubSite, accept: string, answer: ApiResponse): ApiResponse {
  if (!accept.includes('full+json')) return answer;
  const { body } = answer;
  return { ...answer, body: Array.isArray(body) ? body.map(addHtml(site)) : addHtml(site)(body) };
}

const addHtml = (site: GitHubSite) => (post: unknown) => {
  if (typeof post !== 'object' || post === null || !('body' in post)) return post;
  return { ...post, body_html: `<p>${imagesOf(site, String(post.body))}</p>` };
};

function imagesOf(site: GitHubSite, text: string): string {
  const images = [...text.matchAll(IMAGE)].map(([, markdown, html]) => markdown ?? html ?? '');
  return images.map((address) => `<img src="${signed(site, address)}" alt="Image">`).join('\n');
}

function signed(site: GitHubSite, address: string): string {
  const prefix = attachmentLink(site, '');
  if (!address.startsWith(prefix)) return address;
  return `${site.origin}/signed/1-${address.slice(prefix.length)}.png?jwt=a.b&amp;v=1`;
}

/** Serves a signed address. Returns false for any other. Refuses a request with a token, which must not be sent here. */
export function serveAttachment(
  { state }: GitHubSite,
  { headers, url = '' }: IncomingMessage,
  response: ServerResponse,
): number | undefined {
  const { pathname, searchParams } = new URL(url, 'http://localhost');
  const [, id] = SIGNED.exec(pathname) ?? [];
  if (id === undefined) return undefined;
  const file = state.attachments.get(id);
  const isSigned = searchParams.has('jwt') && headers.authorization === undefined;
  const status = isSigned ? (file?.status ?? (file === undefined ? 404 : 200)) : 403;
  response.writeHead(status, file?.location === undefined ? {} : { location: file.location });
  response.end(status === 200 ? file?.bytes : undefined);
  return status;
}
