// Posts as HTML: micromark with GitHub's extensions. Of raw HTML only what folds and a few plain tags remain; the rest is text.
import { micromark } from 'micromark';
import { gfm, gfmHtml } from 'micromark-extension-gfm';
import { escapeHtml, type Html } from '#src/run-log/page/html.ts';
import type { GitHubState } from '../github/state.ts';

/** A tag without attributes but `open`, or a comment. */
const KNOWN = /(<!--.*?-->|<\/?(?:details|summary|br|sub|sup|kbd|b|i)(?:\s+open)?\s*\/?>)/i;

/** Keeps known tags, drops comments, and escapes everything else. */
function knownTags(raw: string): string {
  const parts = raw.split(KNOWN).map((part, at) => {
    const isKnown = at % 2 === 1;
    if (!isKnown) return escapeHtml(part);
    return part.startsWith('<!--') ? '' : part.toLowerCase();
  });
  return parts.join('');
}

/** Renders a post. Whatever people and models wrote, it brings no script, no style and no attribute of its own. */
export function markdownHtml(markdown: string, state: GitHubState): Html {
  const markup = micromark(markdown, {
    extensions: [gfm()],
    htmlExtensions: [
      gfmHtml(),
      {
        exit: {
          htmlFlowData(token) {
            this.raw(knownTags(this.sliceSerialize(token)));
          },
          htmlTextData(token) {
            this.raw(knownTags(this.sliceSerialize(token)));
          },
        },
      },
    ],
  });
  return { markup: `<div class="markdown">${withLinks(markup, state)}</div>` };
}

const TAG_OR_NUMBER = /<(\/?)(\w+)[^>]*>|(?<![\w/&])#(\d{1,6})\b/g;

/** Links the numbers of threads outside links and code, and lets a link to several lines lead to the first. */
function withLinks(markup: string, { threads, repository }: GitHubState): string {
  let depth = 0;
  const linked = markup.replace(TAG_OR_NUMBER, (whole, slash, tag, number) => {
    if (tag === 'a' || tag === 'code') depth += slash === '/' ? -1 : 1;
    const isThread = depth === 0 && number !== undefined && threads.has(Number(number));
    return isThread ? `<a href="/${repository}/issues/${number}">${whole}</a>` : whole;
  });
  return linked.replace(/( href="[^"]*#L\d+)-L\d+"/g, '$1"');
}
