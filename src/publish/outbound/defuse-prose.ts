// Defuses Markdown outside of code: mentions, closing keywords, addresses, commands, HTML and entities.

import type { DefuseRules } from './defuse-rules.ts';
import { displayAddress } from './link-policy.ts';

/** The text directly before and after. */
export type AdjacentText = {
  readonly before: string;
  readonly after: string;
  /** Whether the text holds a TeX command, with which a formula can hide words. */
  readonly commands: boolean;
};

const SAFE_ENTITY =
  /^&(?:amp|lt|gt|quot|apos|nbsp|copy|reg|trade|mdash|ndash|hellip|times|rarr|larr|bull|middot|check|#39|#91|#96|#124);$/i;
/** Everything that may stand between a closing keyword and its issue, however long. */
const BEFORE_REFERENCE = /(?:[\s:*_~\\[\]()<>"'.,;-]|&#?\w{1,8};)*/y;
const REFERENCE =
  /^[\s:*_~\\[\]()<>"'.,;-]*(?:#\d|GH-\d|[\w.-]{1,100}\/[\w.-]{1,100}#\d|https?:\/\/|\[[^\]\n]{0,200}\]\()/i;
const MAX_LEAD_LENGTH = 60;
const MAX_FOLLOWING = 300;
const CODE_MAY_FOLLOW = /(?:^|\s)[([*_"'~>-]{0,5}$/;

/** Puts a space before each line of a code block that bots would obey, since a block can't hold a code span. */
export function indentCommands(block: string, { commandLine }: DefuseRules): string {
  return block.replace(commandLine, ' ');
}

/** Defuses a stretch of text without code in it. */
export function defuseProse(text: string, rules: DefuseRules, adjacent: AdjacentText): string {
  return text.replace(rules.dangers, (found, ...rest) => {
    const kinds: Readonly<Record<string, string | undefined>> = rest.at(-1);
    const offset: number = rest.at(-3);
    const before = (
      adjacent.before + text.slice(Math.max(0, offset - MAX_LEAD_LENGTH), offset)
    ).slice(-MAX_LEAD_LENGTH);
    const end = offset + found.length;
    const after = textFrom(end, text, adjacent);
    const kind = Object.keys(kinds).find((name) => kinds[name] !== undefined) ?? '';
    const danger = { kind, found, before, after, commands: adjacent.commands };
    if (kind !== 'keyword') return replaceDanger(danger, rules);
    return precedesReference(end, text, adjacent) ? asCode(found, danger) : found;
  });
}

function textFrom(start: number, text: string, { after }: AdjacentText): string {
  const end = start + MAX_FOLLOWING;
  return text.slice(start, end) + (end > text.length ? after : '');
}

/** True if an issue or a link follows the keyword that ends at `end`. */
function precedesReference(end: number, text: string, adjacent: AdjacentText): boolean {
  BEFORE_REFERENCE.lastIndex = end;
  BEFORE_REFERENCE.test(text);
  const at = BEFORE_REFERENCE.lastIndex;
  const bracket = text.slice(end, at).lastIndexOf('[');
  const starts = bracket === -1 ? [at] : [at, end + bracket];
  return starts.some((start) => REFERENCE.test(textFrom(start, text, adjacent)));
}

type DangerousMatch = AdjacentText & { readonly kind: string; readonly found: string };

function replaceDanger(danger: DangerousMatch, rules: DefuseRules): string {
  const { kind, found } = danger;
  switch (kind) {
    case 'address':
      return defuseAddress(danger, rules);
    case 'mention':
      return isAllowed(danger, rules) ? found : asCode(found, danger);
    case 'entity':
      return SAFE_ENTITY.test(found) ? found : `&amp;${found.slice(1)}`;
    case 'dollars':
      return danger.commands ? asCode(found, danger) : found;
    case 'markup':
      return spellOutMarkup(found);
    default:
      return asCode(found, danger);
  }
}

/** Spells markup out as plain characters, so that no tag, image or footnote begins here. */
function spellOutMarkup(found: string): string {
  if (found === '<') return '&lt;';
  return found === '!' ? '! ' : '&#91;';
}

function defuseAddress(danger: DangerousMatch, rules: DefuseRules): string {
  const [, address = '', rest = ''] =
    /^(.*?)((?:&\w{1,31};|[).,;:!?*_~'\]\\])*)$/.exec(danger.found) ?? [];
  if (rules.link.allows(address)) return danger.found;
  return asCode(displayAddress(address), { ...danger, after: rest + danger.after }) + rest;
}

function isAllowed({ found, after }: DangerousMatch, { logins }: DefuseRules): boolean {
  return !/^[\\&/@_-]/.test(after) && logins.has(found.replace(/^\\*@|\\/g, '').toLowerCase());
}

function asCode(
  content: string,
  { before, after }: Pick<DangerousMatch, 'before' | 'after'>,
): string {
  const space = CODE_MAY_FOLLOW.test(before) ? '' : ' ';
  return `${space}\`${content.replace(/^\\+|\\(?=[!-/:-@[-`{-~])/g, '')}\`${after.startsWith('`') ? ' ' : ''}`;
}
