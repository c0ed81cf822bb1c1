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

/** Chapters with their findings, what to do about each, and a last sentence. */
export function renderText(sections: readonly DoctorSection[]): string {
  const nonEmpty = sections.filter(({ findings }) => findings.length > 0);
  const parts = nonEmpty.map(({ title, findings }) =>
    [title, ...findings.map(renderFinding)].join('\n'),
  );
  return `${[...parts, wrapText(summarizeFindings(sections), { first: '', rest: '' })].join('\n\n')}\n`;
}

/** A file's name may hold anything, also what moves a terminal's cursor. */
function renderFinding(finding: DoctorFinding): string {
  const what = wrapText(oneLine(finding.what, MAX_LENGTH), {
    first: MARKS[finding.level],
    rest: INDENT,
  });
  if (finding.level === 'ok') return what;
  const remedy = wrapText(oneLine(finding.remedy, MAX_LENGTH), {
    first: `${INDENT}-> `,
    rest: `${INDENT}   `,
  });
  const lines = (finding.lines ?? []).map((line) => `${INDENT}     ${line}`.trimEnd());
  return [what, remedy, ...lines].join('\n');
}

/** `@squad doctor`: what is amiss first; what is well in one fold. */
export function renderMarkdown(sections: readonly DoctorSection[], safe: DefuseMarkdown): string {
  const all = sections.flatMap(({ findings }) => findings);
  const listLevel = (level: DoctorFinding['level']) => {
    const found = all.filter((finding) => finding.level === level);
    return found.length === 0
      ? undefined
      : list(
          found.map((entry) => renderItem(entry, safe)),
          MAX_ITEMS,
        );
  };
  const [problems, warnings, healthy] = [
    listLevel('problem'),
    listLevel('warning'),
    listLevel('ok'),
  ];
  return paragraphs([
    `**${summarizeFindings(sections)}**`,
    problems && `**What to mend**\n\n${problems}`,
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
