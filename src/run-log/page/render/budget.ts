// One budget for everything folded below the acts: diffs, results and messages are cut when together they are too long.
import { headOfBytes } from '#src/text/index.ts';
import { escapeHtml, type Html, html } from '../html.ts';

const MAX_BYTES = 700_000;
const MAX_PART = 40_000;

/** Writes a long text, cut to the budget. */
export type WriteText = (text: string) => Html;

/** Returns the one length that all longer texts are cut to: the largest that keeps them within the budget. */
export function longestPart(texts: readonly string[]): number {
  const sizes = texts.map((text) =>
    Math.min(MAX_PART, Buffer.byteLength(escapeHtml(text.slice(0, MAX_PART)))),
  );
  let left = MAX_BYTES;
  for (const [index, size] of sizes.sort((a, b) => a - b).entries()) {
    const share = left / (sizes.length - index);
    if (size > share) return Math.floor(share);
    left -= size;
  }
  return MAX_PART;
}

/** Writes at most `max` bytes of a text as HTML, with no entity torn apart, and says so when something is missing. */
export function writeHead(text: string, max: number): Html {
  const near = escapeHtml(text.slice(0, max));
  const head = headOfBytes(near, max);
  if (head === near && text.length <= max) return { markup: near };
  const kept: Html = { markup: head.replace(/&[a-z#0-9]{0,5}$/, '') };
  return html`${kept}
<em>Cut here: run.jsonl has the full text.</em>`;
}
