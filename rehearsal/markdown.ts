// Markdown as GitHub reads it, for the pages and the terminal of a rehearsal.
import type { Root } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';

/** Parses a post or a file. Never throws, since any text is Markdown. */
export function readPost(text: string): Root {
  return fromMarkdown(text, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] });
}

/** A part of raw HTML: a tag, or text between tags. */
export type HtmlPart =
  | { readonly kind: 'open' | 'close'; readonly name: string; readonly tag: string }
  | { readonly kind: 'text'; readonly text: string };

const TAG = /<!--[\s\S]*?(?:-->|$)|<(\/?)([a-zA-Z][a-zA-Z0-9]*)(?:\s[^<>]*)?\/?>/g;

/** Splits raw HTML into parts, without comments, in time linear in its length. */
export function htmlParts(html: string): readonly HtmlPart[] {
  const parts: HtmlPart[] = [];
  let from = 0;
  for (const match of html.matchAll(TAG)) {
    const text = html.slice(from, match.index);
    if (text !== '') parts.push({ kind: 'text', text });
    const [tag, slash, name] = match;
    if (name !== undefined) {
      parts.push({ kind: slash === '/' ? 'close' : 'open', name: name.toLowerCase(), tag });
    }
    from = match.index + tag.length;
  }
  return from < html.length ? [...parts, { kind: 'text', text: html.slice(from) }] : parts;
}
