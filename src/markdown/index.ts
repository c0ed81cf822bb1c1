/** The front of this room: all that others may import from it. */

export { attachmentId } from './attachment-address.ts';
export { closeBlocks, codeBlock, demoteHeadings, lineEndOf } from './close-blocks.ts';
export {
  type FrontMatter,
  fieldsOfMatter,
  listField,
  readFrontMatter,
  restrictingList,
  textField,
  untoldLines,
} from './front-matter.ts';
export { escapeExtraBars } from './hidden/table-rows.ts';
export { limitMarkdown } from './limit-markdown.ts';
export { endsWithFence, readInfo, withOpening } from './parser/fences.ts';
export type { MarkdownPiece } from './parser/html.ts';
export { normalLabel, percentEncoded } from './parser/links.ts';
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
export {
  cellAt,
  cleanCell,
  columnOf,
  isBlank,
  linkTarget,
  type MarkdownTable,
  readTables,
} from './tables.ts';
