// Makes Markdown by models and people harmless: it notifies nobody, closes nothing, commands no bot and hides nothing.
import { endsWithFence, readInfo, withOpening } from '#src/markdown/code.ts';
import { hiddenInFormulas } from '#src/markdown/drawings.ts';
import type { MarkdownPiece } from '#src/markdown/html.ts';
import { normalLabel } from '#src/markdown/links.ts';
import { readMarkdown } from '#src/markdown/read-markdown.ts';
import { escapeExtraBars } from '#src/markdown/table-rows.ts';
import { headOf } from '#src/text/cut-characters.ts';
import { withoutUnseen } from '#src/text/invisible-characters.ts';

const MAX_SHOWN_LENGTH = 300;

/** True for an http(s) address of our server, without a user name or an unusual port: it may stay a link. */
function isOwnAddress(address: string, { host: own }: DefuseRules): boolean {
  if (!/^https?:\/\/[A-Za-z0-9]/i.test(address) || !URL.canParse(address)) return false;
  const { host, username, password } = new URL(address);
  const isPlain = !/[\\`<>"\s@|^{}[\]()]/.test(address);
  return isPlain && host === own && username === '' && password === '';
}

/** Returns what follows a link's text: `](https://...)`, or the destination as code. */
function linkTarget(destination: string, rules: DefuseRules): string {
  const address = destination.trim();
  if (isOwnAddress(address, rules)) return `](${address})`;
  return address === '' ? ']' : `] (\`${displayAddress(address)}\`)`;
}

/** Shortens an address that is to be read, not followed: drops the query, which could carry secrets away. */
function displayAddress(address: string): string {
  const plain = address.replace(/[?#][\s\S]*$/, '').replace(/[`|\s\\]+/g, '');
  return headOf(plain, MAX_SHOWN_LENGTH) || 'no address';
}

// The patterns of what could do harm in Markdown outside of code.

/** The compiled rules. */
type DefuseRules = {
  /** Our server's. */
  readonly host: string | undefined;
  readonly dangers: RegExp;
  /** A line of code that another bot, or the next run, would obey. */
  readonly commandLine: RegExp;
};

const BOTS = 'dependabot|copilot|claude|codex|gemini-cli|mergify(?:io)?|renovate|coderabbitai';

const ADDRESS = String.raw`(?:[a-z][a-z0-9+.-]{1,20}:\/\/|www\.)[^\s<>${'`'}"|]+`;
const EMAIL = String.raw`(?:mailto:|xmpp:)?[a-z0-9._+-]{1,64}@[a-z0-9_.-]{0,200}\.[a-z0-9_-]+`;
const MENTION = String.raw`(?<!\\)\\*(?<![a-z0-9])@[a-z0-9](?:(?:[a-z0-9_-]|\\_)*[a-z0-9-])?(?:\/[a-z0-9._-]+)?`;
const KEYWORD = `(?<![a-z0-9])(?:close[sd]?|fix(?:e[sd])?|resolve[sd]?)(?![a-z0-9])`;
/** What begins a line, after white space of any kind, or the marks of a list or quote: `/merge`, `.deploy`, `!build`, `recheck`. */
const COMMAND = String.raw`(?<=(?:^|\n)[\s>*+\-\d.)#|]{0,60})(?<!\\)(?:\\*\/[a-z][^\s${'`'}|]*|(?<![^\s>])(?:[.!][a-z](?:[^\s${'`'}|]*[^\s${'`'}|:,;.])?|re(?:check|verify)(?![\w-])))`;
const BORS = String.raw`\bbors(?:-ng)?\s+[\w+?-]+`;
/**
 * Words that bots obey wherever they stand, also in code: https://plugins.jenkins.io/ghprb. Those of release bots, which read
 * a pull request's text: https://github.com/googleapis/release-please
 */
const SPOKEN_COMMAND =
  /BEGIN_(?:COMMIT_OVERRIDE|NESTED_COMMIT)|(?<![a-z0-9_])(?:(?:re)?test\W+this\W+please|ok\W+to\W+test|add\W+to\W+(?:white|allow)list|release-as(?=\s*:))(?![a-z0-9_])/gi;

/** Joins the words of a spoken command, or parts them where the command has them joined. */
function misspell(words: string): string {
  return words.includes('_') ? words.replaceAll('_', ' ') : words.replace(/\W+/g, '_');
}

/** A footnote: GitHub hides one without a reference, and shows one with a reference below our own words. */
const FOOTNOTE = String.raw`(?<!\\)\\*\[(?=\^)`;
const DOLLARS = String.raw`(?<!\\)\\*\$+`;
const ENTITY = String.raw`&#?\w{1,31};`;

/** Compiles the rules once for many texts. */
function compileDefuseRules({ phrase, serverUrl }: DefuseOptions): DefuseRules {
  const phrasePattern = escapeRegExp(phrase.trim());
  const own = phrasePattern === '' ? '(?!)' : String.raw`(?<![\w])${phrasePattern}(?![\w])`;
  const parts = [
    ['address', ADDRESS],
    ['email', EMAIL],
    ['mention', MENTION],
    ['keyword', KEYWORD],
    ['phrase', own],
    ['bors', BORS],
    ['command', COMMAND],
    ['entity', ENTITY],
    ['dollars', DOLLARS],
    ['markup', String.raw`<|!(?=\[)|${FOOTNOTE}`],
  ];
  return {
    host: URL.canParse(serverUrl) ? new URL(serverUrl).host : undefined,
    dangers: new RegExp(parts.map(([name, source]) => `(?<${name}>${source})`).join('|'), 'gi'),
    commandLine: new RegExp(
      String.raw`^(?=(?:\/[a-z][\w-]*|\.(?:deploy|help|lock|noop|unlock|wcid))(?:\s|$)|bors(?:-ng)?\s|@(?:${BOTS})\b${phrasePattern === '' ? '' : `|${phrasePattern}`})`,
      'gim',
    ),
  };
}

function escapeRegExp(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&');
}

// Defuses Markdown outside of code: mentions, closing keywords, addresses, commands, HTML and entities.

/** The text directly before and after. */
type AdjacentText = {
  readonly before: string;
  readonly after: string;
  /** Whether the text holds a command or a comment of TeX, with which a formula can hide words. */
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
function indentCommands(block: string, { commandLine }: DefuseRules): string {
  return block.replace(commandLine, ' ');
}

/** Defuses a stretch of text without code in it. */
function defuseProse(text: string, rules: DefuseRules, adjacent: AdjacentText): string {
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
  if (isOwnAddress(address, rules)) return danger.found;
  return asCode(displayAddress(address), { ...danger, after: rest + danger.after }) + rest;
}

function asCode(
  content: string,
  { before, after }: Pick<DangerousMatch, 'before' | 'after'>,
): string {
  const space = CODE_MAY_FOLLOW.test(before) ? '' : ' ';
  return `${space}\`${content.replace(/^\\+|\\(?=[!-/:-@[-`{-~])/g, '')}\`${after.startsWith('`') ? ' ' : ''}`;
}

// Defuses one piece of Markdown: code, a link, an image, or prose.

const COMMENT = /^<!--[\s\S]*--!?>$/;

/** Languages that GitHub draws, which could hide words, or offers to commit with one click. */
const RENDERED_LANGUAGE = /^(?:geojson|math|mermaid|stl|suggestion|topojson)$/i;

/** Drops a definition whose links show its address already; shows one without links as text. */
function showDefinition(
  { text, label }: { readonly text: string; readonly label: string },
  used: ReadonlySet<string>,
): string {
  return used.has(normalLabel(label)) ? '' : text.replace('[', '\\[');
}

/** Returns the piece as it may be shown. */
function defusePiece(
  piece: Exclude<MarkdownPiece, { kind: 'definition' }>,
  rules: DefuseRules,
  adjacent: AdjacentText,
): string {
  switch (piece.kind) {
    case 'prose':
    case 'tag':
      return defuseProse(piece.text, rules, adjacent);
    case 'hidden':
      return COMMENT.test(piece.text) ? '' : defuseProse(piece.text, rules, adjacent);
    case 'code':
      return defuseCode(piece.text, piece.fence, rules);
    case 'ticks':
      return piece.text.startsWith('~')
        ? `\\${piece.text}`
        : piece.text.replace(/^\\/, '').replaceAll('`', '&#96;');
    case 'autolink':
      return defuseProse(` ${piece.text.slice(1, -1)} `, rules, adjacent);
    case 'image':
      return defuseProse(
        `[image: ${piece.alt.replace(/[[\]\s]+/g, ' ').trim() || 'no text'}]`,
        rules,
        adjacent,
      );
    case 'link':
      return linkTarget(piece.destination, rules);
  }
}

function defuseCode(text: string, fence: string | undefined, rules: DefuseRules): string {
  const shown = text.replaceAll('<!--', '<! --');
  if (fence === undefined) return shown;
  const { language, opening } = readInfo(shown);
  // A drawing could hide its words.
  const plain = RENDERED_LANGUAGE.test(language)
    ? `${opening.slice(0, -language.length)}text`
    : opening;
  const block = indentCommands(withOpening(shown, plain), rules);
  return endsWithFence(block, fence) ? block : `${block.replace(/\n?$/, '\n')}${fence}\n`;
}

type DefuseOptions = {
  /** The trigger phrase: our own text must not start the next run. */
  readonly phrase: string;
  /** Links to this server stay links. */
  readonly serverUrl: string;
  /** Characters; 60,000 by default. */
  readonly maxLength?: number;
};

const MAX_LENGTH = 60_000;
const MAX_PASSES = 8;

/** A command, or a move back over other words. */
const TEX_COMMAND = /\\[a-z!]|\\\\ ?\[/i;

const MAX_FOLLOWING_LENGTH = 300;
const MAX_BEFORE_LENGTH = 8;

/** Creates a function that defuses text. It is idempotent and linear, and never throws. */
export function createDefuse(options: DefuseOptions): (text: string) => string {
  const rules = compileDefuseRules(options);
  const max = options.maxLength ?? MAX_LENGTH;
  return (text) => {
    let current = headOf(withoutUnseen(text).text, max);
    for (let pass = 0; pass < MAX_PASSES; pass += 1) {
      const next = defuseOnce(current, rules);
      if (next === current) return current;
      current = next;
    }
    return flattenMarkup(current);
  };
}

function defuseOnce(whole: string, rules: DefuseRules): string {
  const text = whole.replace(SPOKEN_COMMAND, misspell);
  const pieces = readMarkdown(text);
  const used = new Set(
    pieces.flatMap((piece) => (piece.kind === 'link' ? [normalLabel(piece.label ?? '')] : [])),
  );
  const commands = TEX_COMMAND.test(text) || hiddenInFormulas(text).length > 0;
  let output = '';
  let stretch = '';
  let before = '';
  let end = 0;
  for (const [index, piece] of pieces.entries()) {
    end += piece.text.length;
    const after = text.slice(end, end + lengthAfter(pieces, index));
    const shown =
      piece.kind === 'definition'
        ? showDefinition(piece, used)
        : defusePiece(piece, rules, { before, after, commands });
    before = (before + shown).slice(-MAX_BEFORE_LENGTH);
    // A code block ends a table, and its bars are not the table's.
    const isBlock = piece.kind === 'code' && piece.fence !== undefined;
    output += isBlock ? `${escapeExtraBars(stretch)}${shown}` : '';
    stretch = isBlock ? '' : stretch + shown;
  }
  return withoutUnseen(output + escapeExtraBars(stretch)).text;
}

/** Returns how much of the text after a piece is looked at. */
function lengthAfter(pieces: readonly MarkdownPiece[], index: number): number {
  let length = 0;
  for (let next = index + 1; next < pieces.length && length < MAX_FOLLOWING_LENGTH; next += 1) {
    length += Math.min(pieces[next]?.text.length ?? 0, MAX_FOLLOWING_LENGTH);
  }
  return length;
}

/** Removes all markup from a text that still changes after the last pass. */
function flattenMarkup(text: string): string {
  const plain: Readonly<Record<string, string>> = {
    '<': '\u2039',
    '&': '\uFE60',
    '[': '(',
    ']': ')',
    '@': '\uFF20',
    '#': '\uFF03',
    '/': '\u2215',
  };
  const flat = text.replace(/[<&[\]@#/]/g, (character) => plain[character] ?? character);
  return flat.replace(/[`~:]+|bors/g, ' ');
}
