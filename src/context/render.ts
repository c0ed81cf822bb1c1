// The thread as agents read it: quoted, labelled, and within a budget of characters. What is left out is named.
import type { ChangedFile } from '../world.ts';
import { quoteUntrusted, sanitise } from './sanitise.ts';
import type { Post, ThreadContext } from './thread.ts';

export type RenderSettings = {
  /** Characters in all. */
  readonly budget: number;
  /** Delimits quoted text; new for every run. */
  readonly nonce: string;
};

/** The thread's text for a prompt. At most about `budget` characters; the newest posts win. */
export function renderThread(context: ThreadContext, { budget, nonce }: RenderSettings): string {
  const { thread, opening, posts, files } = context;
  const share = files.length > 0 ? budget / 3 : budget / 2;
  const first = quotePost(opening, nonce, share);
  const recent = newestWithin(posts, budget - share, nonce);
  const diff = files.length > 0 ? renderFiles(files, share, nonce) : { text: '', left: [] };
  const left = [...context.omitted, ...recent.left, ...diff.left];
  const title = sanitise(thread.title.replace(/\s+/g, ' ')).text.slice(0, 300);
  const kind = thread.kind === 'issue' ? 'Issue' : 'Pull request';
  const parts = [
    `${kind} #${thread.number}: ${title}`,
    first,
    ...recent.texts,
    diff.text,
    left.length > 0 ? `Left out: ${left.join('; ')}.` : '',
  ];
  return parts.filter((part) => part !== '').join('\n\n');
}

function quotePost(post: Post, nonce: string, limit: number): string {
  if (post.text.trim() === '') return '';
  const standing = post.trusted ? 'can write to this repository' : 'write access not known';
  return quoteUntrusted({
    text: cut(post.text, limit),
    author: post.author,
    label: `${post.place}, ${standing}`,
    nonce,
  });
}

function newestWithin(posts: readonly Post[], budget: number, nonce: string) {
  const texts: string[] = [];
  let room = budget;
  for (const post of posts.toReversed()) {
    const text = quotePost(post, nonce, Math.min(room, budget / 2));
    if (text.length > room) break;
    room -= text.length;
    texts.unshift(text);
  }
  const missing = posts.length - texts.length;
  return { texts, left: missing > 0 ? [`the ${missing} oldest posts`] : [] };
}

function renderFiles(files: readonly ChangedFile[], budget: number, nonce: string) {
  const shown: string[] = [];
  const left: string[] = [];
  let room = budget;
  for (const { path, status, additions, deletions, patch } of files) {
    const head = `${path} (${status}, +${additions} -${deletions})`;
    const whole = patch === undefined ? head : `${head}\n${patch}`;
    const text = whole.length <= room ? whole : head;
    if (text.length > room) break;
    if (text !== whole) left.push(`the diff of ${path}`);
    room -= text.length;
    shown.push(text);
  }
  if (shown.length < files.length) left.push(`${files.length - shown.length} more changed files`);
  const label = 'changed files and their diff';
  const text = quoteUntrusted({
    text: shown.join('\n'),
    author: 'the branch',
    label,
    nonce,
    form: 'source',
  });
  return { text, left };
}

function cut(text: string, limit: number): string {
  const room = Math.max(0, Math.floor(limit) - 200);
  return text.length <= room ? text : `${text.slice(0, room)}\n[... cut after ${room} characters]`;
}
