// The pieces of Markdown that sanitising and defusing tell apart.
import type { HtmlConstruct, HtmlTag } from './html.ts';

/** What follows a link's text: `](destination "title")`, or `][label]` and the destination that the label stands for. */
export type LinkPiece = {
  readonly kind: 'link';
  readonly text: string;
  readonly destination: string;
  readonly titled: boolean;
  readonly label: string | undefined;
};

/** A stretch of the text; joining the texts of all pieces gives the whole text. */
export type MarkdownPiece =
  | { readonly kind: 'prose'; readonly text: string }
  /** A fenced block with its fences, or a code span with its backticks. */
  | { readonly kind: 'code'; readonly text: string; readonly fence: string | undefined }
  /** Backticks or tildes that may or may not begin code. */
  | { readonly kind: 'ticks'; readonly text: string }
  /** An HTML comment, declaration or the like. */
  | { readonly kind: 'hidden'; readonly text: string }
  | { readonly kind: 'tag'; readonly text: string; readonly tag: HtmlTag }
  | { readonly kind: 'autolink'; readonly text: string }
  | { readonly kind: 'image'; readonly text: string; readonly alt: string }
  | LinkPiece
  | {
      readonly kind: 'definition';
      readonly text: string;
      readonly label: string;
      readonly titled: boolean;
    };

/** Turns a construct in angle brackets into a piece. */
export function htmlPiece(construct: HtmlConstruct, text: string): MarkdownPiece {
  return construct.kind === 'tag'
    ? { kind: 'tag', text, tag: construct.tag }
    : { kind: construct.kind, text };
}
