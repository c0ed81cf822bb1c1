// The doctor's findings for people: in a terminal of 80 columns, and as a comment.

import type { DefuseMarkdown } from '../publish/render/render-context.ts';
import {
  codeBlock,
  collapsible,
  inline,
  list,
  paragraphs,
} from '../publish/render/render-markdown.ts';
import { wrap } from '../text/wrap.ts';
import { type Chapter, type Finding, verdict } from './finding.ts';

const MARKS = { ok: '  ok       ', warning: '  warning  ', problem: '  PROBLEM  ' } as const;
const INDENT = ' '.repeat(MARKS.ok.length);
const LONGEST = 600;
const MOST = 40;

/** Chapters with their findings, what to do about each, and a last sentence. */
export function renderText(chapters: readonly Chapter[]): string {
  const filled = chapters.filter(({ findings }) => findings.length > 0);
  const parts = filled.map(({ title, findings }) =>
    [title, ...findings.map(renderFinding)].join('\n'),
  );
  return `${[...parts, wrap(verdict(chapters), { first: '', rest: '' })].join('\n\n')}\n`;
}

function renderFinding(finding: Finding): string {
  const what = wrap(printable(finding.what), { first: MARKS[finding.level], rest: INDENT });
  if (finding.level === 'ok') return what;
  const remedy = wrap(printable(finding.remedy), { first: `${INDENT}-> `, rest: `${INDENT}   ` });
  const lines = (finding.lines ?? []).map((line) => `${INDENT}     ${line}`.trimEnd());
  return [what, remedy, ...lines].join('\n');
}

/** A file's name may hold anything, also what moves a terminal's cursor. */
function printable(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}]+/gu, ' ').slice(0, LONGEST);
}

/** `@squad doctor`: what is amiss first; what is well in one fold. */
export function renderMarkdown(chapters: readonly Chapter[], safe: DefuseMarkdown): string {
  const all = chapters.flatMap(({ findings }) => findings);
  const listed = (level: Finding['level']) => {
    const found = all.filter((finding) => finding.level === level);
    return found.length === 0
      ? undefined
      : list(
          found.map((one) => itemOf(one, safe)),
          MOST,
        );
  };
  const [problems, warnings, well] = [listed('problem'), listed('warning'), listed('ok')];
  return paragraphs([
    `**${verdict(chapters)}**`,
    problems && `**What to mend**\n\n${problems}`,
    warnings && `**Worth a look**\n\n${warnings}`,
    well && collapsible('As it should be', well),
  ]);
}

/** An item's further lines are indented, so that they stay in it. */
function itemOf(finding: Finding, safe: DefuseMarkdown): string {
  const what = inline(finding.what, LONGEST, safe);
  if (finding.level === 'ok') return what;
  const { remedy, lines = [] } = finding;
  const block = lines.length === 0 ? '' : `\n\n${codeBlock(lines.join('\n'), '')}`;
  return `${what}\n→ ${inline(remedy, LONGEST, safe)}${block}`.replaceAll('\n', '\n  ');
}
