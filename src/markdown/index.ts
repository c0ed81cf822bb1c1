/** The front of this room: all that others may import from it. */

export { attachmentId } from './attachment-address.ts';
export { closeBlocks, demoteHeadings, lineEndOf } from './close-blocks.ts';
export { codeBlock } from './code-block.ts';
export {
  type FrontMatter,
  fieldsOfMatter,
  listField,
  readFrontMatter,
  restrictingList,
  textField,
} from './front-matter.ts';
export { escapeExtraBars } from './hidden/table-rows.ts';
export { limitMarkdown } from './limit-markdown.ts';
export { endsWithFence, readInfo, withOpening } from './parser/fences.ts';
export { normalLabel, percentEncoded } from './parser/links.ts';
export type { MarkdownPiece } from './parser/piece.ts';
export { readMarkdown } from './parser/read-markdown.ts';
export { nonceOf, quoteUntrusted } from './quote-untrusted.ts';
export { sanitise } from './sanitise.ts';
export {
  blockOpenedBy,
  headingOf,
  type Line,
  labelOf,
  type PlacedLine,
  readLines,
  readSections,
  type Section,
  textOf,
  trimBlankLines,
  withoutDecoration,
} from './sections.ts';
export { cleanCell, isBlank, linkTarget } from './table-cells.ts';
export { cellAt, columnOf, type MarkdownTable, readTables } from './tables.ts';
export { untoldLines } from './yaml-fields.ts';
