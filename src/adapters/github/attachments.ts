// Reads attachments of posts. Those of a private repository need signed addresses, which GitHub writes into a post's HTML.
import * as z from 'zod';
import { attempt } from '#src/errors.ts';
import { attachmentId } from '#src/markdown/index.ts';
import type { AttachmentAnswer, GitHub, PostSource } from '#src/ports/index.ts';
import { readAtMost } from '../proxy/read-at-most.ts';
import type { RepositoryClient } from './client.ts';
import { parseResponse } from './errors.ts';

const HTML = z.object({ body_html: z.string() });
const MEDIA_TYPE = 'application/vnd.github.full+json';
const SOURCE = /<img\b[^<>]{0,2000}?\bsrc="(https?:\/\/[^"<>\s]{1,4000})"/g;

export function attachmentMethods(client: RepositoryClient): Pick<GitHub, 'readAttachments'> {
  return {
    async readAttachments(post, ids, maxBytes) {
      const found = await attempt(findAddresses(client, post));
      const read = async (id: string): Promise<readonly [string, AttachmentAnswer]> => {
        if (found.kind === 'threw') return [id, missing('GitHub does not return the post')];
        const address = found.value.get(id);
        if (address === undefined) return [id, missing('not shown in the post')];
        return [id, await download(client.fetch, address, maxBytes)];
      };
      return new Map(await Promise.all(ids.map(read)));
    },
  };
}

function missing(reason: string): AttachmentAnswer {
  return { kind: 'missing', reason };
}

/** The addresses of a post's images on GitHub's own hosts, by their ids. */
async function findAddresses(
  client: RepositoryClient,
  post: PostSource,
): Promise<ReadonlyMap<string, string>> {
  const html = await readHtml(client, post);
  const addresses = [...html.matchAll(SOURCE)].flatMap(([, source = '']) => {
    const address = source.replaceAll('&amp;', '&');
    const id = attachmentId(address, client.serverUrl);
    return id === undefined ? [] : [[id, address] as const];
  });
  return new Map(addresses);
}

async function readHtml(
  { octokit, owner, repo }: RepositoryClient,
  post: PostSource,
): Promise<string> {
  const { issues, pulls } = octokit.rest;
  const params = { owner, repo, headers: { accept: MEDIA_TYPE } };
  switch (post.kind) {
    case 'issue':
      return htmlOf(issues.get({ ...params, issue_number: post.number }));
    case 'issue-comment':
      return htmlOf(issues.getComment({ ...params, comment_id: post.id }));
    case 'review':
      return htmlOf(pulls.getReview({ ...params, pull_number: post.pull, review_id: post.id }));
    case 'review-comment':
      return htmlOf(pulls.getReviewComment({ ...params, comment_id: post.id }));
  }
}

async function htmlOf(answer: Promise<{ readonly data: unknown }>): Promise<string> {
  return (await parseResponse('reading a post', HTML, answer)).body_html;
}

/** Downloads from a signed address: sends no token with it, and follows no redirect to another host. */
async function download(
  fetchAddress: typeof fetch,
  address: string,
  maxBytes: number,
): Promise<AttachmentAnswer> {
  const answered = await attempt(fetchAddress(address));
  if (answered.kind === 'threw') return missing('not available from GitHub');
  const response = answered.value;
  if (!response.ok) {
    await attempt(response.body?.cancel() ?? Promise.resolve());
    return missing(`not available from GitHub (HTTP ${response.status})`);
  }
  const read = await attempt(readAtMost(response, maxBytes));
  if (read.kind === 'threw') return missing('not available from GitHub');
  return read.value === undefined ? missing('too large') : { kind: 'read', bytes: read.value };
}
