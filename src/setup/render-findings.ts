// The doctor's findings for people: in a terminal of 80 columns, and as a comment.
import type { DefuseMarkdown } from '../publish/render/render-context.ts';
import {
  codeBlock,
  collapsible,
  inline,
  list,
  paragraphs,
} from '../publish/render/render-markdown.ts';
import { oneLine } from '../text/one-line.ts';
import { wrapText } from '../text/wrap-text.ts';
import { type DoctorFinding, type DoctorSection, summarizeFindings } from './finding.ts';

const MARKS = { ok: '  ok       ', warning: '  warning  ', problem: '  PROBLEM  ' } as const;
const INDENT = ' '.repeat(MARKS.ok.length);
const MAX_LENGTH = 600;
const MAX_ITEMS = 40;

/** Sections with their findings, what to do about each, and a last sentence. */
export function renderText(sections: readonly DoctorSection[]): string {
  const nonEmpty = sections.filter(({ findings }) => findings.length > 0);
  const parts = nonEmpty.map(({ title, findings }) =>
    [title, ...findings.map(renderFinding)].join('\n'),
  );
  return `${[...parts, wrapText(summarizeFindings(sections), { first: '', rest: '' })].join('\n\n')}\n`;
}

/** A file's name may hold anything, also what moves a terminal's cursor. */
function renderFinding(finding: DoctorFinding): string {
  const marks = { first: MARKS[finding.level], rest: INDENT };
  const what = wrapText(oneLine(finding.what, MAX_LENGTH), marks);
  if (finding.level === 'ok') return what;
  const indent = { first: `${INDENT}-> `, rest: `${INDENT}   ` };
  const remedy = wrapText(oneLine(finding.remedy, MAX_LENGTH), indent);
  const lines = (finding.lines ?? []).map((line) => `${INDENT}     ${line}`.trimEnd());
  return [what, remedy, ...lines].join('\n');
}

/** `@squad doctor`: what is wrong first; what is right folded away. */
export function renderMarkdown(sections: readonly DoctorSection[], safe: DefuseMarkdown): string {
  const all = sections.flatMap(({ findings }) => findings);
  const listLevel = (level: DoctorFinding['level']) => {
    const found = all.filter((finding) => finding.level === level);
    const items = found.map((finding) => renderItem(finding, safe));
    return items.length === 0 ? undefined : list(items, MAX_ITEMS);
  };
  const problems = listLevel('problem');
  const warnings = listLevel('warning');
  const healthy = listLevel('ok');
  return paragraphs([
    `**${summarizeFindings(sections)}**`,
    problems && `**What to fix**\n\n${problems}`,
    warnings && `**Worth a look**\n\n${warnings}`,
    healthy && collapsible('As it should be', healthy),
  ]);
}

/** An item's further lines are indented, so that they stay in it. */
function renderItem(finding: DoctorFinding, safe: DefuseMarkdown): string {
  const what = inline(finding.what, MAX_LENGTH, safe);
  if (finding.level === 'ok') return what;
  const { remedy, lines = [] } = finding;
  const block = lines.length === 0 ? '' : `\n\n${codeBlock(lines.join('\n'), '')}`;
  return `${what}\n→ ${inline(remedy, MAX_LENGTH, safe)}${block}`.replaceAll('\n', '\n  ');
}
