// Renders the doctor's findings for people: in a terminal of 80 columns, and as a comment.

import type { DefuseMarkdown } from '#src/publish/render/render-context.ts';
import {
  codeBlock,
  collapsible,
  inline,
  list,
  paragraphs,
} from '#src/publish/render/render-markdown.ts';
import { cutCharacters, wrapText } from '#src/text/cut-characters.ts';
import { oneLine } from '#src/text/one-line.ts';
import { type DoctorFinding, type DoctorSection, isBlocking, judge } from './finding.ts';

const MARKS = { ok: '  ok       ', warning: '  warning  ', problem: '  PROBLEM  ' } as const;
const COLOURS = { ok: '\x1b[32m', warning: '\x1b[33m', problem: '\x1b[31m' } as const;
const INDENT = ' '.repeat(MARKS.ok.length);
const MAX_LENGTH = 600;
const MAX_ITEMS = 40;

/** Renders sections with their findings, what to do about each, and a last sentence. */
export function renderText(sections: readonly DoctorSection[], isColoured = false): string {
  const nonEmpty = sections.filter(({ findings }) => findings.length > 0);
  const parts = nonEmpty.map(({ title, findings }) =>
    [title, ...findings.map((finding) => renderFinding(finding, isColoured))].join('\n'),
  );
  return `${[...parts, renderVerdict(sections)].join('\n\n')}\n`;
}

const MAX_MISSING = 8;

/** The sentence, and below it what is missing, of which the sections say more. */
function renderVerdict(sections: readonly DoctorSection[]): string {
  const { sentence, missing } = judge(sections);
  const more = missing.length - MAX_MISSING;
  const items = missing.slice(0, MAX_MISSING).map((what) => cutCharacters(oneLine(what), 150));
  const lines = [...items, ...(more > 0 ? [`and ${more} more`] : [])];
  return [
    wrapText(sentence, { first: '', rest: '' }),
    ...(lines.length === 0 ? [] : ['Missing:']),
    ...lines.map((line) => wrapText(line, { first: '  - ', rest: '    ' })),
  ].join('\n');
}

/** Passes texts through `oneLine`: a file's name may hold anything, even what moves a terminal's cursor. */
function renderFinding(finding: DoctorFinding, isColoured: boolean): string {
  const marks = { first: MARKS[finding.level], rest: INDENT };
  const text = wrapText(oneLine(finding.what, MAX_LENGTH), marks);
  const mark = MARKS[finding.level];
  const what = isColoured
    ? `${COLOURS[finding.level]}${mark}\x1b[0m${text.slice(mark.length)}`
    : text;
  if (finding.level === 'ok') return what;
  const indent = { first: `${INDENT}-> `, rest: `${INDENT}   ` };
  const remedy = wrapText(oneLine(finding.remedy, MAX_LENGTH), indent);
  const lines = (finding.lines ?? []).map((line) => `${INDENT}     ${line}`.trimEnd());
  const page = finding.page === undefined ? [] : [`${INDENT}   ${finding.page}`];
  return [what, remedy, ...lines, ...page].join('\n');
}

/** `@squad doctor`: renders what is wrong first, and what is right in a fold. */
export function renderMarkdown(sections: readonly DoctorSection[], safe: DefuseMarkdown): string {
  const all = sections.flatMap(({ findings }) => findings);
  const listThose = (isWanted: (finding: DoctorFinding) => boolean) => {
    const items = all.filter(isWanted).map((finding) => renderItem(finding, safe));
    return items.length === 0 ? undefined : list(items, MAX_ITEMS);
  };
  const missing = listThose(isBlocking);
  const warnings = listThose((one) => one.level === 'warning' && !isBlocking(one));
  const healthy = listThose(({ level }) => level === 'ok');
  return paragraphs([
    `**${judge(sections).sentence}**`,
    missing && `**What to fix**\n\n${missing}`,
    warnings && `**Worth a look**\n\n${warnings}`,
    healthy && collapsible('As it should be', healthy),
  ]);
}

/** An item's further lines are indented, so that they stay in it. */
function renderItem(finding: DoctorFinding, safe: DefuseMarkdown): string {
  const what = inline(finding.what, MAX_LENGTH, safe);
  if (finding.level === 'ok') return what;
  const { remedy, lines = [], page } = finding;
  const more = page === undefined ? '' : ` ([GitHub's documentation](${page}))`;
  const block = lines.length === 0 ? '' : `\n\n${codeBlock(lines.join('\n'), '')}`;
  return `${what}\n→ ${inline(remedy, MAX_LENGTH, safe)}${more}${block}`.replaceAll('\n', '\n  ');
}
