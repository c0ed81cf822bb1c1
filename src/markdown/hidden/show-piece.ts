// Decides what is shown in place of each piece of Markdown.
import { isUnseen } from '#src/text/index.ts';
import { readInfo, withOpening } from '../parser/fences.ts';
import type { LinkPiece, MarkdownPiece } from '../parser/html.ts';
import { normalLabel, percentEncoded } from '../parser/links.ts';
import { HIDDEN_CONTENT, type SanitisedText, showTag } from './hidden-html.ts';

// Reduces a link to what people see: nothing if it has no words, and no target that isn't an address.

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
      return showCode(piece.text, piece.fence);
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

/** Keeps only the language of an opening fence, since a page shows no more of it. */
function showCode(block: string, fence: string | undefined): SanitisedText {
  if (fence === undefined) return { text: block, hidden: 0 };
  const text = withOpening(block, readInfo(block).opening);
  return { text, hidden: text.length < block.trimEnd().length ? 1 : 0 };
}
