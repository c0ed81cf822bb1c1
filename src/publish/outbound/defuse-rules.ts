// The patterns of what could do harm in Markdown outside of code.
import type { LinkPolicy } from './link-policy.ts';

export type DefuseRules = {
  readonly logins: ReadonlySet<string>;
  readonly link: LinkPolicy;
  readonly dangers: RegExp;
  /** A line of code that another bot, or the next run, would obey. */
  readonly commandLine: RegExp;
};

type DefuseRuleOptions = {
  readonly allowedMentions: readonly string[];
  readonly phrase: string;
  readonly link: LinkPolicy;
};

const MAX_MENTIONS = 5;

const BOTS = 'dependabot|copilot|claude|codex|gemini-cli|mergify(?:io)?|renovate|coderabbitai';

const ADDRESS = String.raw`(?:[a-z][a-z0-9+.-]{1,20}:\/\/|www\.)[^\s<>${'`'}"|]+`;
const EMAIL = String.raw`(?:mailto:|xmpp:)?[a-z0-9._+-]{1,64}@[a-z0-9_.-]{0,200}\.[a-z0-9_-]+`;
const MENTION = String.raw`(?<!\\)\\*(?<![a-z0-9])@[a-z0-9](?:(?:[a-z0-9_-]|\\_)*[a-z0-9-])?(?:\/[a-z0-9._-]+)?`;
const KEYWORD = `(?<![a-z0-9])(?:close[sd]?|fix(?:e[sd])?|resolve[sd]?)(?![a-z0-9])`;
const COMMAND = String.raw`(?<=(?:^|\n)[ \t>*+\-\d.)#|]{0,60})(?<!\\)\\*\/[a-z][^\s${'`'}|]*`;
const BORS = String.raw`\bbors(?:-ng)?[ \t]+[\w+?-]+`;
/** A footnote: GitHub hides one without a reference, and shows one with a reference below our own words. */
const FOOTNOTE = String.raw`(?<!\\)\\*\[(?=\^)`;
const DOLLARS = String.raw`(?<!\\)\\*\$+`;
const ENTITY = String.raw`&#?\w{1,31};`;

/** Compiles the rules once for many texts. */
export function compileDefuseRules({
  allowedMentions,
  phrase,
  link,
}: DefuseRuleOptions): DefuseRules {
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
    logins: new Set(allowedMentions.slice(0, MAX_MENTIONS).map((login) => login.toLowerCase())),
    link,
    dangers: new RegExp(parts.map(([name, source]) => `(?<${name}>${source})`).join('|'), 'gi'),
    commandLine: new RegExp(
      String.raw`^(?=\/[a-z][\w-]*(?:\s|$)|bors(?:-ng)?\s|@(?:${BOTS})\b${phrasePattern === '' ? '' : `|${phrasePattern}`})`,
      'gim',
    ),
  };
}

function escapeRegExp(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&');
}
