// What a reviewing agent found, read from its answer: findings by path and line, and a verdict.
import { cutAt } from '../context/characters.ts';
import { readFindingLine } from './finding-line.ts';
import { type AnswerLine, answerLines, readClosing } from './review-lines.ts';

/** One finding of a review. `line` is a line of the new file, counted from 1. */
export type Finding = {
  /** Relative to the repository. */
  readonly path: string;
  readonly line: number;
  /** The last line, when it is about more than one. */
  readonly endLine: number | undefined;
  /** A short name for what was broken, as the reviewer gave it: `input-validation`. */
  readonly rule: string | undefined;
  readonly text: string;
};

/** `none`: the reviewer gave findings or words, and no verdict. */
export type Verdict = 'approved' | 'changes-requested' | 'none';

export type Review = {
  readonly verdict: Verdict;
  readonly findings: readonly Finding[];
  /** The agent that the reviewer wants to revise the work, as it wrote the name. */
  readonly reassignTo: string | undefined;
};

/** A review as the transcript keeps it. */
export type ReviewNote = Review & {
  /** The handoff's id in the transcript. */
  readonly handoff: string;
  /** Slugs; `requestedBy` may be `coordinator` or a person's login. */
  readonly reviewer: string;
  readonly requestedBy: string;
  /** The files that were handed over for review. */
  readonly files: readonly string[];
  /** The reviewer's whole answer. */
  readonly text: string;
  /** The run's branch when the review ended: the lines of the findings are those of this commit. */
  readonly commit?: string;
};

/** What a reviewing agent's prompt says about the form of its answer; `readReview` reads that form back. */
export const REVIEW_FORMAT = [
  'Write each finding on a line of its own, outside of code blocks:',
  '`path:line [rule]: what is wrong, and what would be right`',
  'or, for more than one line, `path:line-endLine [rule]: ...`.',
  'Line numbers are those of the file as it is now. The rule is a short name for what was broken, such as `input-validation`.',
  'End with one of these two lines:',
  'VERDICT: approved',
  'VERDICT: changes requested',
  'When somebody else than the author shall revise it, add a line `REASSIGN: name`.',
].join('\n');

const MOST_FINDINGS = 100;
const LONGEST_TEXT = 4000;

/** A finding that is being read: the lines that go on with it, and whether a blank one was among the last. */
type Draft = { readonly finding: Finding; readonly lines: string[]; hasGap: boolean };

/** Reads a reviewer's answer; never throws, linear in its length. At most 100 findings of 4,000 characters each. */
export function readReview(answer: string): Review {
  const drafts: Draft[] = [];
  let review: Omit<Review, 'findings'> = { verdict: 'none', reassignTo: undefined };
  let open: Draft | undefined;
  for (const line of answerLines(answer)) {
    const closing = readClosing(line);
    const begun = closing === undefined ? begin(line) : undefined;
    if (begun !== undefined) drafts.push(begun);
    if (closing !== undefined) review = { ...review, ...closing };
    open = closing === undefined ? (begun ?? goOn(open, line)) : undefined;
  }
  const findings = drafts.map(finish).filter(({ text }) => text !== '');
  return { ...review, findings: findings.slice(0, MOST_FINDINGS) };
}

function begin(line: AnswerLine): Draft | undefined {
  const finding = line.isCode ? undefined : readFindingLine(line.text);
  return finding && { finding, lines: [finding.text], hasGap: false };
}

/** The draft with one more line, while it goes on: a blank line ends it, unless nothing was said or what follows is indented. */
function goOn(draft: Draft | undefined, line: AnswerLine): Draft | undefined {
  if (draft === undefined) return undefined;
  const isBlank = line.text.trim() === '' && !line.isCode;
  const isEmpty = draft.lines.every((text) => text === '');
  const belongs = line.isCode || isEmpty || !draft.hasGap || /^(?: {2}|\t)/.test(line.text);
  if (!isBlank && !belongs) return undefined;
  draft.hasGap = isBlank;
  draft.lines.push(line.isCode ? line.text : line.text.trim());
  return draft;
}

function finish({ finding, lines }: Draft): Finding {
  const text = lines.join('\n').trim();
  return { ...finding, text: cutAt(text, LONGEST_TEXT) };
}
