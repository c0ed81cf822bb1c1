// Words on GitHub: durations, counts, table cells, lists. Everything a renderer says goes through here, so that a phone can show it.

import { trimBlankLines } from '../../markdown/sections.ts';
import { count, plural } from '../../text/count.ts';
import { headOf } from '../../text/cut-characters.ts';
import { oneLine } from '../../text/one-line.ts';

/** Makes a text by a model or a person harmless Markdown that opens nothing it doesn't close (the outbound door's `defuse`). */
export type DefuseMarkdown = (text: string) => string;

/** Where a repository is on the web. */
export type RepositorySite = Pick<RunFacts, 'serverUrl' | 'repository'>;

/** What a renderer knows of the run besides its transcript. */
export type RunFacts = {
  readonly runUrl: string;
  readonly runId: string;
  /** `https://github.com`, or a company's own server. */
  readonly serverUrl: string;
  /** `owner/name`. */
  readonly repository: string;
  readonly thread: { readonly number: number; readonly kind: 'issue' | 'pull-request' };
  /** What started the run: `comment-12`, `review-7`, `issue-3`. */
  readonly triggerId: string;
  /** The request's own address; undefined when it has none, as in a dispatched run. */
  readonly commentUrl: string | undefined;
  /** Login of who asked. */
  readonly actor: string;
  /** How one speaks to the squad: `@squad`. */
  readonly phrase: string;
  /** Milliseconds since the epoch. */
  readonly now: number;
};

export type RenderContext = { readonly facts: RunFacts; readonly safe: DefuseMarkdown };

/** `42 s`, `3 min 4 s`, `1 h 5 min`, from milliseconds. */
export function duration(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1000));
  const minutes = Math.floor(seconds / 60);
  if (minutes === 0) return `${seconds} s`;
  if (minutes < 60) return joinUnits(`${minutes} min`, seconds % 60, 's');
  return joinUnits(`${Math.floor(minutes / 60)} h`, minutes % 60, 'min');
}

function joinUnits(big: string, small: number, unit: string): string {
  return small === 0 ? big : `${big} ${small} ${unit}`;
}

/** A short text as it is, in one line of Markdown: its own marks don't count, except for `code`. */
export function inline(text: string, max: number, safe: DefuseMarkdown): string {
  return safe(escapeExceptCode(oneLine(text, max)))
    .replace(/[\r\n]+/g, ' ')
    .trim();
}

/** As `inline`, for a table cell: no bar in it starts another column. */
export function cell(text: string, max: number, safe: DefuseMarkdown): string {
  return escapeBars(inline(text, max, safe));
}

// Renderers differ in what `\\|` is, so every bar gets an odd number of backslashes: that is one bar to all of them.
function escapeBars(text: string): string {
  return text.replace(/\\*\|/g, (bar) => (bar.length % 2 === 0 ? bar : `\\${bar}`));
}

function escapeExceptCode(text: string): string {
  const parts = text.split('`');
  const inner = parts.slice(1, -1);
  if (parts.length % 2 === 0 || inner.some((part) => part.trim() === ''))
    return escapeMarkdown(text);
  return parts.map((part, at) => (at % 2 === 1 ? `\`${part}\`` : escapeMarkdown(part))).join('');
}

function escapeMarkdown(text: string): string {
  return text
    .replace(/[\\`*_~[\]$]/g, '\\$&')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;');
}

const UNSEEN = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;

/** A path, a branch or a command in a code span. What can't be seen in it is spelt: two names that differ look different. */
export function code(text: string): string {
  const spelt = text.replace(UNSEEN, (letter) => `\\u{${letter.codePointAt(0)?.toString(16)}}`);
  return `\`${oneLine(spelt, 200).replaceAll('`', "'") || ' '}\``;
}

/** A Markdown link; only the label where the address isn't a plain http one. `label` is Markdown. */
export function link(label: string, url: string | undefined): string {
  return url !== undefined && /^https?:\/\/[^\s()<>\\]+$/.test(url) ? `[${label}](${url})` : label;
}

/** The address of something in the repository: `tree`, `squad/7-x`. */
export function repositoryUrl(
  { serverUrl, repository }: RepositorySite,
  ...parts: readonly string[]
) {
  const path = parts.map((part) => part.split('/').map(encodeURIComponent).join('/'));
  return [serverUrl, repository, ...path].join('/').replace(/[()]/g, percentEncoded);
}

function percentEncoded(letter: string): string {
  return `%${letter.charCodeAt(0).toString(16)}`;
}

/** A long text by an agent, its Markdown kept, made safe, and cut after `max` characters with a notice. */
export function renderLongText({ facts, safe }: RenderContext, text: string, max: number): string {
  const whole = text.trim();
  if (whole.length <= max) return trimBlankLines(safe(whole));
  const kept = headOf(whole, max);
  const missing = plural(whole.length - kept.length, 'character');
  const notice = `*Cut here, ${missing} left out; more is in ${link('the run', facts.runUrl)}.*`;
  return `${trimBlankLines(safe(`${kept} …`))}\n\n${notice}`;
}

/** A table; the cells are Markdown that `cell` made. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const lines = [head, head.map(() => '---'), ...rows];
  return lines.map((line) => `| ${line.join(' | ')} |`).join('\n');
}

/** A list of one-line items, with a last item that counts what was left out. */
export function list(items: readonly string[], max = 50): string {
  const shown = items.slice(0, max).map((item) => `- ${item}`);
  return [...shown, ...moreItem(items.length - max)].join('\n');
}

function moreItem(missing: number): readonly string[] {
  return missing > 0 ? [`- and ${count(missing)} more`] : [];
}

/** A part that opens on a click; `summary` is plain text of ours. */
export function collapsible(summary: string, content: string): string {
  return `<details><summary>${summary}</summary>\n\n${content}\n\n</details>`;
}

/** A block of code with a fence longer than any row of its sign in the text, so that nothing in it ends it. */
export function codeBlock(text: string, language: string): string {
  const rows = text.match(/`{3,}/g) ?? [];
  const fence = '`'.repeat(rows.reduce((longest, row) => Math.max(longest, row.length + 1), 3));
  return `${fence}${language}\n${text.replace(/\r\n?/g, '\n').replace(/\n?$/, '\n')}${fence}`;
}

/** A heading and what belongs under it; nothing where there is nothing to say. */
export function section(title: string, content: string | undefined): string | undefined {
  return content === undefined || content === '' ? undefined : `## ${title}\n\n${content}`;
}

/** The parts that say something, with a blank line between them. */
export function paragraphs(parts: readonly (string | undefined)[]): string {
  return parts.filter((part) => part !== undefined && part !== '').join('\n\n');
}

/** The first rendering of at most `limit` characters, else the last, whatever its length. */
export function firstThatFits(limit: number, renderings: readonly (() => string)[]): string {
  let text = '';
  for (const render of renderings) {
    text = render();
    if (text.length <= limit) break;
  }
  return text;
}
