/** The front of this room: all that others may import from it. */

export { attachmentId } from './attachment-address.ts';
export { closeBlocks, codeBlock, demoteHeadings, lineEndOf } from './close-blocks.ts';
export { endsWithFence, readInfo, withOpening } from './code.ts';
export {
  type FrontMatter,
  fieldsOfMatter,
  listField,
  readFrontMatter,
  restrictingList,
  textField,
  untoldLines,
} from './front-matter.ts';
export type { MarkdownPiece } from './html.ts';
export { limitMarkdown } from './limit-markdown.ts';
export { normalLabel, percentEncoded } from './links.ts';
export { nonceOf, quoteUntrusted } from './quote-untrusted.ts';
export { readMarkdown } from './read-markdown.ts';
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
export { escapeExtraBars } from './table-rows.ts';
export {
  cellAt,
  cleanCell,
  columnOf,
  isBlank,
  linkTarget,
  type MarkdownTable,
  readTables,
} from './tables.ts';
