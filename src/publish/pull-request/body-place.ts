// Where our text stands in a pull request's body: between two markers. What people write around them stays as it is.
import type { EnclosingText } from '../outbound/outbound.ts';

const BEGIN = '<!-- squad-action:pull-request -->';
const END = '<!-- squad-action:end -->';

/** The place of our text in a new body. */
export const WHOLE_BODY: EnclosingText = { before: `${BEGIN}\n`, after: `\n${END}` };

/** Finds our text in a body; undefined when it isn't marked. */
export function findOwnPart(body: string): EnclosingText | undefined {
  const begin = body.indexOf(BEGIN);
  const end = body.indexOf(END, begin);
  if (begin < 0 || end < 0) return undefined;
  return { before: `${body.slice(0, begin)}${BEGIN}\n`, after: `\n${body.slice(end)}` };
}

/** The place for our text below what somebody else wrote. */
export function placeBelow(body: string): EnclosingText {
  const above = body.trim() === '' ? '' : `${body.trimEnd()}\n\n`;
  return { before: `${above}${WHOLE_BODY.before}`, after: WHOLE_BODY.after };
}
