// Words a review's verdict, and how many findings of which weight it has.
import { SEVERITIES } from '#src/run-log/index.ts';
import { plural } from '#src/text/index.ts';
import { joinNames } from '../render/render-markdown.ts';
import type { AgentReview } from './gather-reviews.ts';
import type { PlacedFinding } from './place-finding.ts';
import { changesText, pathList } from './review-summary.ts';
import { approvalText } from './settled-text.ts';

/** Returns the rest of a sentence that begins with the reviewer's name. */
export function verdictText(review: AgentReview): string {
  const { verdict, findings, isEarly } = review;
  if (isEarly && verdict !== 'changes-requested') {
    const found = findings.length > 0 ? ` and has ${plural(findings.length, 'finding')}` : '';
    return `looked at files in which nothing had changed yet${found}: this is not an approval`;
  }
  switch (verdict) {
    case 'approved':
      return `${approvedText(review)}${changesText(review)}`;
    case 'changes-requested':
      return `reviewed this and asks for changes${changesText(review)}`;
    case 'none':
      return `reviewed this and ${findings.length > 0 ? 'has findings' : 'gave no verdict'}`;
  }
}

function approvedText({ findings, settled, approved }: AgentReview): string {
  const what = approved === undefined ? 'this' : pathList(approved);
  const again = approvalText(settled);
  const asked = again && `${again}${approved === undefined ? '' : ` ${what}`}`;
  if (findings.length === 0) return asked ?? `reviewed ${what} and found nothing to object to`;
  return `${asked ?? `approved ${what}`}; ${findingCounts(findings)}`;
}

/** `one nit`, or `2 minor findings and 1 nit`, the worst first. */
function findingCounts(findings: readonly PlacedFinding[]): string {
  const counts = [...SEVERITIES, undefined].flatMap((severity) => {
    const amount = findings.filter((one) => one.severity === severity).length;
    const isNoun = severity === 'blocker' || severity === 'nit';
    const what = isNoun ? severity : `${severity ?? ''} finding`.trim();
    return amount === 0 ? [] : [plural(amount, what)];
  });
  const all = joinNames(counts);
  return findings.length === 1 ? all.replace(/^1 /, 'one ') : all;
}
