// Says what a reviewer asked for and what became of it, in the review that settles it.
import { plural } from '#src/text/index.ts';
import type { RenderContext } from '../render/render-context.ts';
import { code, collapsible, inline, linesLabel, list } from '../render/render-markdown.ts';
import type { FollowedFinding, SettledReview } from './review-progress.ts';

const MAX_FINDINGS = 30;
const MAX_TEXT = 400;

/** `asked for 3 changes, looked again and approved`; undefined where nothing was asked for. */
export function approvalText(settled: readonly SettledReview[]): string | undefined {
  const amount = settled.flatMap((review) => review.findings).length;
  return amount === 0
    ? undefined
    : `asked for ${plural(amount, 'change')}, looked again and approved`;
}

/** Renders the findings in a fold: nothing else on the pull request shows them. */
export function renderSettled(
  settled: readonly SettledReview[],
  context: RenderContext,
): string | undefined {
  const findings = settled.flatMap((review) => review.findings);
  if (findings.length === 0) return undefined;
  const lines = findings.map((finding) => settledLine(finding, context));
  return collapsible(
    `Asked for before: ${plural(lines.length, 'change')}`,
    list(lines, MAX_FINDINGS),
  );
}

function settledLine(finding: FollowedFinding, { safe }: RenderContext): string {
  const { path, line, endLine = line, severity, rule, text, isChanged } = finding;
  const about = [severity, rule === undefined ? '' : code(rule)].filter(Boolean).join(' · ');
  // Says only that the lines changed, not that the request was met: that may have happened on other lines.
  const became = isChanged ? ' (these lines were changed)' : '';
  return `${linesLabel({ path, line, endLine })}${about && ` ${about}`}: ${inline(text, MAX_TEXT, safe)}${became}`;
}
