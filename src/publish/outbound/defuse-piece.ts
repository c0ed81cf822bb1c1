// Defuses one piece of Markdown: code, a link, an image, or prose.
import {
  endsWithFence,
  type MarkdownPiece,
  normalLabel,
  readInfo,
  withOpening,
} from '#src/markdown/index.ts';
import { type AdjacentText, defuseProse, indentCommands } from './defuse-prose.ts';
import type { DefuseRules } from './defuse-rules.ts';

const COMMENT = /^<!--[\s\S]*--!?>$/;

/** Languages that GitHub draws, which could hide words, or offers to commit with one click. */
const RENDERED_LANGUAGE = /^(?:geojson|math|mermaid|stl|suggestion|topojson)$/i;

/** Drops a definition whose links show its address already; shows one without links as text. */
export function showDefinition(
  { text, label }: { readonly text: string; readonly label: string },
  used: ReadonlySet<string>,
): string {
  return used.has(normalLabel(label)) ? '' : text.replace('[', '\\[');
}

/** Returns the piece as it may be shown. */
export function defusePiece(
  piece: Exclude<MarkdownPiece, { kind: 'definition' }>,
  rules: DefuseRules,
  adjacent: AdjacentText,
): string {
  switch (piece.kind) {
    case 'prose':
    case 'tag':
      return defuseProse(piece.text, rules, adjacent);
    case 'hidden':
      return COMMENT.test(piece.text) ? '' : defuseProse(piece.text, rules, adjacent);
    case 'code':
      return defuseCode(piece.text, piece.fence, rules);
    case 'ticks':
      return piece.text.startsWith('~')
        ? `\\${piece.text}`
        : piece.text.replace(/^\\/, '').replaceAll('`', '&#96;');
    case 'autolink':
      return defuseProse(` ${piece.text.slice(1, -1)} `, rules, adjacent);
    case 'image':
      return defuseProse(
        `[image: ${piece.alt.replace(/[[\]\s]+/g, ' ').trim() || 'no text'}]`,
        rules,
        adjacent,
      );
    case 'link':
      return rules.link.target(piece.destination);
  }
}

function defuseCode(text: string, fence: string | undefined, rules: DefuseRules): string {
  const shown = text.replaceAll('<!--', '<! --');
  if (fence === undefined) return shown;
  const { language, opening } = readInfo(shown);
  // A drawing could hide its words.
  const plain = RENDERED_LANGUAGE.test(language)
    ? `${opening.slice(0, -language.length)}text`
    : opening;
  const block = indentCommands(withOpening(shown, plain), rules);
  return endsWithFence(block, fence) ? block : `${block.replace(/\n?$/, '\n')}${fence}\n`;
}
