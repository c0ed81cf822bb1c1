// What of a link people see: a link without words isn't there, and a page leaves out targets that are no addresses.

import { percentEncoded } from '../links.ts';
import type { LinkPiece } from '../piece.ts';
import { HIDDEN_CONTENT, type SanitisedText } from './hidden-html.ts';

const UNSAFE_IN_DESTINATION = /[<>() \t\n]/g;
/** Another scheme than these, also where an entity or an escape stands for its colon. */
const OTHER_SCHEME = /^(?!https?:|mailto:)[^/?#]*[:&\\]/i;
/** An opening bracket, and after it nothing that is seen. */
const NO_WORDS = /\[(?:[\s*_~]|<[^<>]{0,40}>)*$/;

/** What follows a link's text; `before` is the text as it is shown up to here. */
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
