// Renders the thread for agents: quoted, labelled, within a budget of characters. What is left out is named.

import { quoteUntrusted } from '#src/markdown/quote-untrusted.ts';
import { sanitise } from '#src/markdown/sanitise.ts';
import type { ChangedFile } from '#src/ports/github.ts';
import { diffOfFiles, numberedLines } from '#src/publish/reviews/diff.ts';
import { plural } from '#src/text/count.ts';
import { headOf } from '#src/text/cut-characters.ts';
import { oneLine } from '#src/text/one-line.ts';
import type { ThreadContext, ThreadPost } from './thread.ts';

/** What a reader of the thread knows already. */
export type ThreadReader = {
  /** The reader has the files and needs no text about what is in them. */
  readonly readsFiles: boolean;
  /** The reader's task, if it quotes posts of the thread. */
  readonly told?: string | undefined;
};

/**
 * Renders the thread for a prompt, in at most `budget` characters; the newest posts win. `nonce` delimits quoted text, and is new
 * for every run. Posts that are quoted in what the reader is `told` besides the thread are left out.
 */
export function renderThread(
  context: ThreadContext,
  budget: number,
  nonce: string,
  told = '',
): string {
  const { opening, origin, changes, posts, files, thread } = context;
  const remaining = budget - OMISSIONS_LENGTH - BREAKS_LENGTH;
  const share = Math.floor(remaining / 3);
  const mostOpening = files.length > 0 ? share : remaining / 2;
  const issue = origin === undefined ? '' : quotePost(origin, nonce, mostOpening / 2);
  const first = quotePost(openingOf(thread, opening), nonce, mostOpening - issue.length);
  const changed = changes === undefined ? '' : quotePost(changes, nonce, share / 2);
  const diff = files.length > 0 ? renderFiles(files, share, nonce) : { text: '', left: [] };
  const isTold = (post: ThreadPost) => told !== '' && told.includes(quotePost(post, nonce, share));
  const recent = newestWithin(
    posts.filter((post) => !isTold(post)),
    remaining - issue.length - first.length - changed.length - diff.text.length,
    nonce,
  );
  const left = renderOmissions([...recent.left, ...diff.left, ...context.omitted], nonce);
  const kind = thread.kind === 'issue' ? 'Issue' : 'Pull request';
  const parts = [
    `${kind} #${thread.number}`,
    issue,
    first,
    changed,
    ...recent.texts,
    diff.text,
    left,
  ];
  return parts.filter((part) => part !== '').join(BREAK);
}

const BREAK = '\n\n';
const OMISSIONS_LENGTH = 1_500;
const BREAKS_LENGTH = 500;
/** Characters below which a post is not worth its frame. */
const LEAST_POST = 300;
const MOST_NAMED = 10;
const CUT_NOTICE_LENGTH = 40;

/** Adds the title, which its author wrote as much as the text. */
function openingOf({ title }: ThreadContext['thread'], opening: ThreadPost): ThreadPost {
  const text = `Title: ${oneLine(title, 300)}\n\n${opening.text}`;
  return { ...opening, text: text.trim() };
}

/** Returns the post in its frame, in at most `limit` characters; empty when they don't suffice. */
function quotePost(
  { text, author, trusted, isOurs = false, place }: ThreadPost,
  nonce: string,
  limit: number,
): string {
  const standing = trusted ? 'can write to this repository' : 'write access not known';
  const label = isOurs ? place : `${oneLine(place, 150)}, ${standing}`;
  const quote = (content: string) => quoteUntrusted({ text: content, author, label, nonce });
  const remaining = limit - quote('').length;
  // Sanitising can lengthen a text, and a cut can expose what was inside code, so the result is cut and measured again.
  const whole = quote(cutWithNotice(sanitise(cutWithNotice(text, remaining)).text, remaining));
  if (whole.length <= limit) return whole;
  const without = quote('[too long to be shown]');
  return without.length <= limit ? without : '';
}

function newestWithin(posts: readonly ThreadPost[], budget: number, nonce: string) {
  const texts: string[] = [];
  let remaining = budget;
  for (const post of posts.toReversed()) {
    if (remaining < LEAST_POST) break;
    const text = quotePost(post, nonce, Math.min(remaining, budget / 2));
    if (text === '') break;
    remaining -= text.length + BREAK.length;
    texts.unshift(text);
  }
  const missing = posts.length - texts.length;
  return {
    texts,
    left: missing > 0 ? [missing === 1 ? 'the oldest post' : `the ${missing} oldest posts`] : [],
  };
}

function renderFiles(files: readonly ChangedFile[], budget: number, nonce: string) {
  const label = 'changed files and their diff';
  const quote = (text: string) =>
    quoteUntrusted({ text, author: 'git', label, nonce, form: 'source' });
  const shown: string[] = [];
  const withoutDiff: string[] = [];
  let remaining = budget - quote('').length;
  for (const file of files) {
    const { path, status, additions, deletions, patch } = file;
    const head = `${path} (${status}, +${additions} -${deletions})\n`;
    const whole = patch === undefined ? head : `${head}${numberedPatch(file)}\n`;
    const text = whole.length <= remaining ? whole : head;
    if (text.length > remaining) break;
    if (text !== whole) withoutDiff.push(path);
    remaining -= text.length;
    shown.push(text);
  }
  const left = withoutDiff.map((path) => `the diff of ${path}`);
  if (shown.length < files.length)
    left.unshift(plural(files.length - shown.length, 'more changed file'));
  return { text: quote(shown.join('')), left };
}

/** A patch whose lines have their numbers in the new file, as a review names them. */
function numberedPatch(file: ChangedFile): string {
  const hunks = diffOfFiles([file]).flatMap((one) => one.hunks);
  return hunks.length === 0 ? (file.patch ?? '') : numberedLines(hunks).join('\n');
}

/** Names what is missing; quoted, because paths and logins come from other people. */
function renderOmissions(left: readonly string[], nonce: string): string {
  if (left.length === 0) return '';
  const named = left.slice(0, MOST_NAMED).map((one) => oneLine(one, 100));
  const more = left.length - named.length;
  const text = [...named, ...(more > 0 ? [`${more} more`] : [])].join('; ');
  return quoteUntrusted({
    text,
    author: 'our code',
    label: 'what was left out',
    nonce,
    form: 'source',
  });
}

function cutWithNotice(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const kept = headOf(text, limit - CUT_NOTICE_LENGTH);
  return `${kept}\n[... cut after ${kept.length} characters]`;
}
