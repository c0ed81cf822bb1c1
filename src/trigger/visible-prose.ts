// Finds what a reader of the rendered comment sees as the author's own words.
import type { Html, Nodes, Root, Text } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import type { TextRange } from '#src/text/index.ts';

// These constructs change how text looks, not whether it is visible, and `attention` takes quadratic time.
const NEEDLESS = ['attention', 'setextUnderline', 'hardBreakEscape', 'hardBreakTrailing'];
const PARSER_OPTIONS = { extensions: [{ disable: { null: NEEDLESS } }] };

const TRANSPARENT = new Set(['root', 'paragraph', 'heading', 'list', 'listItem']);
// Tags whose content is folded away, quoted or an example, like Markdown's own quotes, code and links.
const HIDING_TAG =
  /<!--|-->|<\/?(?:(details|blockquote|pre)|code|kbd|samp)(?![\w-])|<a(?=\s)|<\/a(?=[\s>])/gi;

// One line of plain text without any character special to Markdown. It needs no parser, whose first use is slow.
const PLAIN_LINE = /^[\p{L}@][^\r\n`<>[\]\\&*_~]*$/u;

/** Yields the parts of a limited text that a reader sees as the author's own words. */
export function* visibleRanges(limited: string): Generator<TextRange> {
  if (PLAIN_LINE.test(limited)) {
    yield { start: 0, end: limited.length };
    return;
  }
  yield* rangesIn(fromMarkdown(limited, PARSER_OPTIONS));
}

type ProseLeaf = Html | Text | { readonly type: 'paragraph-end' };

/** Yields, in order, all text and HTML outside Markdown's own quotes, code and links, and where each paragraph ends. */
function* leavesOf(node: Nodes): Generator<ProseLeaf> {
  if (node.type === 'html' || node.type === 'text') {
    yield node;
  } else if (TRANSPARENT.has(node.type) && 'children' in node) {
    for (const child of node.children) yield* leavesOf(child);
  }
  if (node.type === 'paragraph' || node.type === 'heading') {
    yield { type: 'paragraph-end' };
  }
}

type HiddenDepth = { readonly blocks: number; readonly inline: number };

function* rangesIn(root: Root): Generator<TextRange> {
  let depth: HiddenDepth = { blocks: 0, inline: 0 };
  for (const leaf of leavesOf(root)) {
    if (leaf.type === 'html') {
      depth = withTags(leaf.value, depth);
    } else if (leaf.type === 'paragraph-end') {
      // An unclosed inline tag must not hide the rest of the comment.
      depth = { ...depth, inline: 0 };
    } else if (depth.blocks + depth.inline === 0) {
      yield rangeOf(leaf);
    }
  }
}

function rangeOf({ position }: Nodes): TextRange {
  return { start: position?.start.offset ?? 0, end: position?.end.offset ?? 0 };
}

function withTags(html: string, { blocks, inline }: HiddenDepth): HiddenDepth {
  const after = { blocks, inline };
  let isComment = false;
  for (const [all, block] of html.matchAll(HIDING_TAG)) {
    const level = block === undefined ? 'inline' : 'blocks';
    const step = all.startsWith('</') ? -1 : 1;
    if (all === '<!--' || all === '-->') {
      isComment = all === '<!--';
    } else if (!isComment) {
      after[level] = Math.max(0, after[level] + step);
    }
  }
  return after;
}
