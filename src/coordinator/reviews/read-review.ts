// Reads a review from a reviewing agent's answer: findings by path and line, and a verdict.
import type { Finding, ParsedReview } from '../../run-log/review-note.ts';
import { headOf } from '../../text/cut-characters.ts';
import { readFindingLine } from './finding-line.ts';
import { type AnswerLine, answerLines, readClosingLine } from './review-lines.ts';

/** Returns what the prompt says about the form of a review. `readReview` reads the written form. */
export function reviewFormat(hasTool: boolean): string {
  return hasTool ? RECORDED : WRITTEN;
}

const RECORDED =
  'Record your review with squad_review: the verdict, and each finding on its lines of the file as it is now, with a suggestion where a few lines would fix it. Then end with one sentence.';

const WRITTEN = [
  'Write each finding on a line of its own, `path:line [rule]: what is wrong, and what would be right`, and end with one of these two lines:',
  'VERDICT: approved',
  'VERDICT: changes requested',
  'If someone other than the author should revise it, add `REASSIGN: name`.',
].join('\n');

const MOST_FINDINGS = 100;
const LONGEST_TEXT = 4000;

/** A finding under way: its lines so far, and whether the last one was blank. */
type FindingDraft = { readonly finding: Finding; readonly lines: string[]; hasGap: boolean };

/** Reads a reviewer's answer: at most 100 findings of 4,000 characters each. Never throws; linear in the answer's length. */
export function readReview(answer: string): ParsedReview {
  const drafts: FindingDraft[] = [];
  let review: Omit<ParsedReview, 'findings'> = { verdict: 'none', reassignTo: undefined };
  let open: FindingDraft | undefined;
  for (const line of answerLines(answer)) {
    const closing = readClosingLine(line);
    const begun = closing === undefined ? beginFinding(line) : undefined;
    if (begun !== undefined) drafts.push(begun);
    if (closing !== undefined) review = { ...review, ...closing };
    open = closing === undefined ? (begun ?? continueFinding(open, line)) : undefined;
  }
  const findings = drafts.map(finishFinding).filter(({ text }) => text !== '');
  return { ...review, findings: findings.slice(0, MOST_FINDINGS) };
}

function beginFinding(line: AnswerLine): FindingDraft | undefined {
  const finding = line.isCode ? undefined : readFindingLine(line.text);
  return finding && { finding, lines: [finding.text], hasGap: false };
}

/** Adds a line to the draft. After a blank line only code or an indented line continues it, unless it has no text yet. */
function continueFinding(
  draft: FindingDraft | undefined,
  line: AnswerLine,
): FindingDraft | undefined {
  if (draft === undefined) return undefined;
  const isBlank = line.text.trim() === '' && !line.isCode;
  const isEmpty = draft.lines.every((text) => text === '');
  const belongs = line.isCode || isEmpty || !draft.hasGap || /^(?: {2}|\t)/.test(line.text);
  if (!isBlank && !belongs) return undefined;
  draft.hasGap = isBlank;
  draft.lines.push(line.isCode ? line.text : line.text.trim());
  return draft;
}

function finishFinding({ finding, lines }: FindingDraft): Finding {
  const text = lines.join('\n').trim();
  return { ...finding, text: headOf(text, LONGEST_TEXT) };
}
