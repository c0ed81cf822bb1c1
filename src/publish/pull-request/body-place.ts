// Where our text stands in a pull request's body: between two markers. What people write around them stays as it is.
import type { EnclosingText } from '../outbound/outbound.ts';

const BEGIN = '<!-- squad-action:pull-request -->';
const END = '<!-- squad-action:end -->';

/** The place of our text in a new body. */
export const WHOLE_BODY: EnclosingText = { before: `${BEGIN}\n`, after: `\n${END}` };

/**
 * Finds our text in a body; undefined when it isn't marked. People may have removed or quoted a marker, so our text is between
 * the last begin that an end follows and the first end after it.
 */
export function findOwnPart(body: string): EnclosingText | undefined {
  const last = body.lastIndexOf(END);
  const begin = last < 0 ? -1 : body.lastIndexOf(BEGIN, last);
  if (begin < 0) return undefined;
  const end = body.indexOf(END, begin);
  return { before: `${body.slice(0, begin)}${BEGIN}\n`, after: `\n${body.slice(end)}` };
}

/** The place for our text below what somebody else wrote. */
export function placeBelow(body: string): EnclosingText {
  const above = body === '' ? '' : `${body}\n\n`;
  return { before: `${above}${WHOLE_BODY.before}`, after: WHOLE_BODY.after };
}
