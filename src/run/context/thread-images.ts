// The images that people put into a thread. Their authors and where they are stored decide which of them an agent may see.

import { attachmentId } from '#src/markdown/attachment-address.ts';
import type { PostSource } from '#src/ports/github.ts';
import type { Request } from '#src/trigger/request.ts';
import type { ThreadContext, ThreadPost } from './thread.ts';

/** An image by somebody with write access, stored on GitHub. */
export type ThreadImage = {
  readonly id: string;
  readonly source: PostSource;
  /** Where it appears, in words for the prompt: `alice's comment`. */
  readonly shownIn: string;
};

export type ThreadImages = {
  readonly images: readonly ThreadImage[];
  /** One reason for each image of the thread that can't be shown. */
  readonly unshown: readonly string[];
};

type ImagePost = Omit<ThreadPost, 'at'>;

/** Finds the images of the request, of the posts that open the thread, and of the others, newest first. Pure. */
export function findThreadImages(
  request: Request,
  { opening, origin, posts }: ThreadContext,
  serverUrl: string,
): ThreadImages {
  const openings = origin === undefined ? [opening] : [origin, opening];
  const all = [requestPost(request), ...openings, ...posts.toReversed()];
  const found = new Map<string, ThreadImage | string>();
  for (const post of all.filter(({ isOurs }) => isOurs !== true)) {
    for (const address of imageAddresses(post.text)) {
      const id = attachmentId(address, serverUrl);
      const key = id ?? address;
      if (!found.has(key)) found.set(key, judgeImage(post, id));
    }
  }
  const judged = [...found.values()];
  return {
    images: judged.filter((one) => typeof one !== 'string'),
    unshown: judged.filter((one) => typeof one === 'string'),
  };
}

function judgeImage(
  { author, trusted, place, source }: ImagePost,
  id: string | undefined,
): ThreadImage | string {
  if (!trusted) return 'by somebody whose write access is not known';
  if (id === undefined || source === undefined) return 'not attached on GitHub';
  return { id, source, shownIn: `${author}'s ${place}` };
}

/** Returns the request as a post. Its author has access, or the run would not have started. */
function requestPost(request: Request): ImagePost {
  const { text, author } = request;
  const source = sourceOf(request);
  const post = { author: author.login, trusted: true, place: 'request', text };
  return source === undefined ? post : { ...post, source };
}

function sourceOf({ review, reviewComment, reaction, thread }: Request): PostSource | undefined {
  const pull = thread.number;
  if (review !== undefined) return { kind: 'review', pull, id: review.id };
  if (reviewComment !== undefined) return { kind: 'review-comment', pull, id: reviewComment.id };
  return reaction?.kind === 'review-comment' ? undefined : reaction;
}

/** Matches Markdown images, and HTML images as GitHub writes them when somebody pastes one. */
const IMAGE =
  /!\[[^\]\n]{0,300}\]\(<?(https?:\/\/[^\s<>()"']{1,1000})|<img\b[^<>]{0,1000}?\bsrc=["']?(https?:\/\/[^\s<>"']{1,1000})/gi;
const MOST_LOOKED_AT = 50;

function imageAddresses(text: string): readonly string[] {
  const addresses = [...text.matchAll(IMAGE)].map(([, markdown, html]) => markdown ?? html ?? '');
  return addresses.slice(0, MOST_LOOKED_AT);
}
