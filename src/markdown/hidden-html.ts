// Reduces Markdown and the HTML in it to what people see: decides what is shown in place of each piece.

import { isUnseen } from '#src/text/invisible-characters.ts';
import type { HtmlTag, LinkPiece, MarkdownPiece } from './html.ts';
import { normalLabel, percentEncoded } from './links.ts';

const UNSAFE_IN_DESTINATION = /[<>() \t\n]/g;
/** Any scheme but these, even with an entity or an escape instead of its colon. */
const OTHER_SCHEME = /^(?!https?:|mailto:)[^/?#]*[:&\\]/i;
/** An opening bracket with nothing visible after it. */
const NO_WORDS = /\[(?:[\s*_~]|<[^<>]{0,40}>)*$/;

/** Returns what is shown after a link's text; `before` is the text that is shown up to here. */
function showLink({ text, destination, label, titled }: LinkPiece, before: string): SanitisedText {
  if (NO_WORDS.test(before) || OTHER_SCHEME.test(destination.trim())) {
    return { text: `] ${HIDDEN_CONTENT}`, hidden: 1 };
  }
  if (!titled && label === undefined && !text.includes('<')) return { text, hidden: 0 };
  const safe = destination.replace(UNSAFE_IN_DESTINATION, percentEncoded);
  return { text: `](${safe})`, hidden: titled ? 1 : 0 };
}

const ENTITY = /&(?:#(\d{1,7})|#[xX]([0-9a-fA-F]{1,6})|([A-Za-z]{2,24}));/g;
const UNSEEN_ENTITIES: ReadonlySet<string> = new Set(
  'zwj zwnj lrm rlm shy ZeroWidthSpace NoBreak InvisibleTimes InvisibleComma ApplyFunction NegativeThinSpace NegativeMediumSpace NegativeThickSpace NegativeVeryThinSpace it ic af'.split(
    ' ',
  ),
);
const LARGEST_CODE_POINT = 0x10ffff;

type PieceContext = {
  readonly previous: MarkdownPiece | undefined;
  /** The labels that links refer to. */
  readonly used: ReadonlySet<string>;
  /** The end of what is shown before the piece. */
  readonly before: string;
};

/** Returns what is shown in a piece's place. */
export function showPiece(
  piece: MarkdownPiece,
  { previous, used, before }: PieceContext,
): SanitisedText {
  switch (piece.kind) {
    case 'prose':
      return withoutUnseenEntities(piece.text);
    case 'code':
    case 'ticks':
    case 'autolink':
      return { text: piece.text, hidden: 0 };
    case 'hidden':
      return { text: HIDDEN_CONTENT, hidden: 1 };
    case 'tag':
      return showTag(piece.text, piece.tag, previous);
    case 'image':
      return { text: '[image]', hidden: piece.alt.trim() === '' ? 0 : 1 };
    case 'link':
      return showLink(piece, before);
    case 'definition':
      return showDefinition(piece, used);
  }
}

/** Drops the entities that stand for invisible characters. */
export function withoutUnseenEntities(text: string): SanitisedText {
  let hidden = 0;
  const shown = text.replace(ENTITY, (whole, decimal, hex, name) => {
    const code = decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal);
    const unseen =
      name === undefined
        ? code <= LARGEST_CODE_POINT && isUnseen(String.fromCodePoint(code))
        : UNSEEN_ENTITIES.has(name);
    if (unseen) hidden += 1;
    return unseen ? '' : whole;
  });
  return { text: shown, hidden };
}

/** Drops a definition that links refer to: from here on, they carry its destination themselves. */
function showDefinition(
  { label, titled }: { readonly label: string; readonly titled: boolean },
  used: ReadonlySet<string>,
): SanitisedText {
  const seen = !titled && used.has(normalLabel(label));
  return seen ? { text: '', hidden: 0 } : { text: HIDDEN_CONTENT, hidden: 1 };
}

/** A text without what isn't seen; `hidden` counts what was removed, for the note that people get. */
export type SanitisedText = { readonly text: string; readonly hidden: number };

/** Replaces what was invisible. */
export const HIDDEN_CONTENT = '[hidden content removed]';

/** Tags that GitHub lets through. */
const SEEN_TAGS: ReadonlySet<string> = new Set(
  'h1 h2 h3 h4 h5 h6 br b i strong em a pre code tt div ins del sup sub p ol ul table thead tbody tfoot blockquote dl dt dd kbd q s strike samp var hr ruby rt li tr td th summary details caption figure figcaption abbr bdo cite dfn mark small span time wbr u center font'.split(
    ' ',
  ),
);
/** Tags whose content no page shows as text. */
const UNSEEN_CONTENT: ReadonlySet<string> = new Set(
  'rp script style template svg math head title iframe object noscript audio video select textarea noembed noframes xmp'.split(
    ' ',
  ),
);
const HIDDEN_ATTRIBUTE = /(?:^|[\s"'/])hidden(?=$|[\s=/])/i;
const STYLE_ATTRIBUTE = /(?:^|[\s"'/])style\s*=/i;
const HIDING_STYLE =
  /display\s*:\s*none|visibility\s*:\s*(?:hidden|collapse)|(?:font-size|opacity|max-height)\s*:\s*0(?:\.0+)?(?![\d.])/i;
const TEXT_ATTRIBUTE =
  /(?:^|[\s"'/])(?:alt|title|style|hidden|aria-[\w-]+|data-[\w-]+|summary|abbr|cite)\b/i;
const PLAIN_HREF = /(?:^|\s)href\s*=\s*["']?(https?:\/\/[^\s"'<>`]{1,2000})/i;
const TYPE_NAME = /^[A-Za-z][A-Za-z0-9]{0,29}$/;

/** Returns what stays of a tag: the bare tag, its text, or a mark that something was here. */
function showTag(text: string, tag: HtmlTag, before: MarkdownPiece | undefined): SanitisedText {
  const { name, attributes } = tag;
  if (name === 'img' || name === 'image') return { text: '[image]', hidden: 1 };
  if (isTypeArgument(tag, before?.text ?? '')) return { text, hidden: 0 };
  if (!SEEN_TAGS.has(name) || hides(tag)) return { text: HIDDEN_CONTENT, hidden: 1 };
  if (attributes === '' || attributes === '/') return { text, hidden: 0 };
  return { text: bareTag(tag), hidden: TEXT_ATTRIBUTE.test(attributes) ? 1 : 0 };
}

/** True for `<String>` in `List<String>`: written without backticks, it is code and not a tag. */
function isTypeArgument({ name, attributes, closing }: HtmlTag, before: string): boolean {
  if (closing || SEEN_TAGS.has(name)) return false;
  return attributes === '' && TYPE_NAME.test(name) && /\w/.test(before.slice(-1));
}

function bareTag(tag: HtmlTag): string {
  return `<${tag.closing ? '/' : ''}${tag.name}${linkOf(tag)}>`;
}

function linkOf({ name, attributes, closing }: HtmlTag): string {
  const href = name === 'a' && !closing ? PLAIN_HREF.exec(attributes)?.[1] : undefined;
  return href === undefined ? '' : ` href="${href}"`;
}

/** Returns the indexes of the pieces inside elements that show nothing, without the opening tags themselves. */
export function hiddenElements(pieces: readonly MarkdownPiece[]): ReadonlySet<number> {
  const lastCloser = lastClosers(pieces);
  const hidden = new Set<number>();
  for (let index = 0; index < pieces.length; index += 1) {
    const piece = pieces[index];
    if (piece?.kind !== 'tag' || !hides(piece.tag)) continue;
    const end = elementEnd(pieces, index, lastCloser.get(piece.tag.name) ?? index);
    for (; index < end; index += 1) hidden.add(index + 1);
  }
  return hidden;
}

function lastClosers(pieces: readonly MarkdownPiece[]): ReadonlyMap<string, number> {
  return new Map(
    pieces.flatMap((piece, index) =>
      piece.kind === 'tag' && piece.tag.closing ? [[piece.tag.name, index] as const] : [],
    ),
  );
}

function elementEnd(pieces: readonly MarkdownPiece[], opening: number, last: number): number {
  let depth = 0;
  for (let index = opening; index < last; index += 1) {
    depth += depthChange(pieces[index], pieces[opening]);
    if (depth === 0) return index;
  }
  return Math.max(opening, last);
}

function depthChange(piece: MarkdownPiece | undefined, opening: MarkdownPiece | undefined): number {
  if (piece?.kind !== 'tag' || opening?.kind !== 'tag') return 0;
  if (piece.tag.name !== opening.tag.name) return 0;
  return piece.tag.closing ? -1 : 1;
}

function hides({ name, attributes, closing }: HtmlTag): boolean {
  if (closing) return false;
  const hidingStyle = STYLE_ATTRIBUTE.test(attributes) && HIDING_STYLE.test(attributes);
  return UNSEEN_CONTENT.has(name) || hidingStyle || HIDDEN_ATTRIBUTE.test(attributes);
}
