// A long text by an agent among our own words: nothing in it may swallow what follows.
import { fromMarkdown } from 'mdast-util-from-markdown';
import { plural } from '../../text/count.ts';
import type { RenderContext } from './render-context.ts';
import { link } from './render-markdown.ts';

/**
 * A long text by an agent, its Markdown kept, made safe, cut after `max` characters with a notice, and closed, so that
 * an open code block in it does not swallow what follows.
 */
export function renderLongText({ facts, safe }: RenderContext, text: string, max: number): string {
  const whole = text.trim();
  if (whole.length <= max) return containBlocks(safe(whole).trim());
  const kept = whole.slice(0, max).replace(/[\uD800-\uDBFF]$/, '');
  const missing = plural(whole.length - kept.length, 'character');
  const notice = `*Cut here, ${missing} left out; more is in ${link('the run', facts.runUrl)}.*`;
  return `${containBlocks(safe(`${kept} …`).trim())}\n\n${notice}`;
}

// On hostile text these cost the parser the square of its length and more: emphasis and links, which don't matter here, and
// lists nested more deeply than people write.
const BLOCKS_ONLY = {
  disable: {
    null: ['attention', 'codeText', 'htmlText', 'labelEnd', 'labelStartImage', 'labelStartLink'],
  },
};
const DEEP_NESTING = /^[ \t]*(?:(?:>|[*+-][ \t]|\d{1,9}[.)][ \t])[ \t]*){12}/m;

function containBlocks(text: string): string {
  if (!/```|~~~|</.test(text)) return text;
  const candidates = DEEP_NESTING.test(text) ? [] : [text, `${text}\n\`\`\``, `${text}\n~~~`];
  return candidates.find(isSelfContained) ?? text.replace(/^/gm, '> ');
}

function isSelfContained(text: string): boolean {
  const last = fromMarkdown(`${text}\n\nend`, { extensions: [BLOCKS_ONLY] }).children.at(-1);
  const [word] = last?.type === 'paragraph' ? last.children : [];
  return word?.type === 'text' && word.value === 'end';
}
