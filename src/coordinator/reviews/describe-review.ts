// Words a review for the agents who read it: the one who requested it, and those who revise the work.
import { codeBlock } from '#src/markdown/index.ts';
import type { Finding, ParsedReview, ReviewNote } from '#src/run-log/index.ts';
import { cutCharacters, firstOf, fittingTexts, pathInSentence, plural } from '#src/text/index.ts';
import type { StandingFinding } from './standing-findings.ts';

const MAX_TEXT = 1_000;
const MAX_SUGGESTION = 1_500;
const MAX_FINDINGS = 6_000;
const MAX_SUMMARY = 2_000;

/** The verdicts in words. */
export const VERDICTS = {
  approved: 'approved',
  'changes-requested': 'changes requested',
  none: 'comments, no verdict',
} as const;

/** Words a recorded review, with the reviewer's last words. Without its findings for a person, who sees them in the review. */
export function describeReview(
  { verdict, findings, summary = '' }: ParsedReview,
  reviewer: string,
  answer: string,
  isForPerson = false,
): string {
  const found = findings.length === 0 ? 'no findings' : plural(findings.length, 'finding');
  const words = answer.trim() === summary.trim() ? [summary] : [summary, answer];
  return [
    `Review by ${reviewer}: ${VERDICTS[verdict]}, ${found}.`,
    isForPerson ? '' : describeFindings(findings),
    ...words.map((text) => cutCharacters(text.trim(), MAX_SUMMARY)),
  ]
    .filter((part) => part !== '')
    .join('\n\n');
}

const MAX_FILES = 5;

/** `Hockney on src/a.js: changes requested, 2 findings, not looked at again.`, for a review that stands. */
export function describeVerdict(
  { verdict, findings, files }: Pick<ReviewNote, 'verdict' | 'findings' | 'files'>,
  reviewer: string,
): string {
  const about = files.length === 0 ? 'the work' : firstOf(files, MAX_FILES, pathInSentence);
  const found = findings.length === 0 ? '' : `, ${plural(findings.length, 'finding')}`;
  const open = verdict === 'changes-requested' ? ', not looked at again' : '';
  return `${reviewer} on ${about}: ${VERDICTS[verdict]}${found}${open}.`;
}

/** Words the findings that no reviewer has looked at again, as seen by `reader`; empty without findings. */
export function describeStanding(
  findings: readonly StandingFinding[],
  reader: string,
  nameOf: (slug: string) => string,
): string {
  const reviewers = [...new Set(findings.map(({ reviewer }) => reviewer))];
  return reviewers
    .map((reviewer) => {
      const own = findings.filter((one) => one.reviewer === reviewer);
      const others = `Findings by ${nameOf(reviewer)}, who has not looked again`;
      const whose = reviewer === reader ? 'Your findings at your last look' : others;
      const title = `${whose}; line numbers are those of the reviewed files:`;
      return `${title}\n${describeFindings(own)}`;
    })
    .join('\n\n');
}

/** Lists the findings; those that don't fit are counted. */
export function describeFindings(findings: readonly Finding[]): string {
  const shown = fittingTexts(findings.map(describeFinding), MAX_FINDINGS);
  const missing = findings.length - shown.length;
  return [...shown, ...(missing > 0 ? [`- and ${plural(missing, 'more finding')}`] : [])].join(
    '\n',
  );
}

function describeFinding(finding: Finding): string {
  const { path, line, endLine, severity, rule, text, suggestion } = finding;
  const lines = endLine === undefined ? `${line}` : `${line}-${endLine}`;
  const about = [severity && ` (${severity})`, rule && ` [${rule}]`].filter(Boolean).join('');
  const said = `${path}:${lines}${about}: ${cutCharacters(text, MAX_TEXT)}`;
  if (suggestion === undefined) return `- ${indented(said)}`;
  const place =
    suggestion === '' ? 'Suggested: remove these lines.' : 'Suggested in place of these lines:';
  const block =
    suggestion === '' ? '' : `\n${codeBlock(cutCharacters(suggestion, MAX_SUGGESTION), '')}`;
  return `- ${indented(`${said}\n${place}${block}`)}`;
}

function indented(text: string): string {
  return text.replaceAll('\n', '\n  ');
}
