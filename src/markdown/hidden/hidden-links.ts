// Reduces a link to what people see: nothing if it has no words, and no target that isn't an address.

import { percentEncoded } from '../parser/links.ts';
import type { LinkPiece } from '../parser/piece.ts';
import { HIDDEN_CONTENT, type SanitisedText } from './hidden-html.ts';

const UNSAFE_IN_DESTINATION = /[<>() \t\n]/g;
/** Any scheme but these, even with an entity or an escape instead of its colon. */
const OTHER_SCHEME = /^(?!https?:|mailto:)[^/?#]*[:&\\]/i;
/** An opening bracket with nothing visible after it. */
const NO_WORDS = /\[(?:[\s*_~]|<[^<>]{0,40}>)*$/;

/** Returns what is shown after a link's text; `before` is the text that is shown up to here. */
export function showLink(
  { text, destination, label, titled }: LinkPiece,
  before: string,
): SanitisedText {
  if (NO_WORDS.test(before) || OTHER_SCHEME.test(destination.trim())) {
    return { text: `] ${HIDDEN_CONTENT}`, hidden: 1 };
  }
  if (!titled && label === undefined && !text.includes('<')) return { text, hidden: 0 };
  const safe = destination.replace(UNSAFE_IN_DESTINATION, percentEncoded);
  return { text: `](${safe})`, hidden: titled ? 1 : 0 };
}
