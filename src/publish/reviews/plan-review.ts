// Plans an agent's review for GitHub: comments on the diff's lines, and a body with the verdict and all other findings.

import { displayName } from '../render/agents/agent-words.ts';
import { renderLongText } from '../render/long-text.ts';
import { code, paragraphs } from '../render/render-markdown.ts';
import { fingerprintOfText, renderFindingsMarker } from './finding-fingerprint.ts';
import type { AgentReview } from './gather-reviews.ts';
import type { PlacedFinding } from './place-finding.ts';
import { type ReviewPlanContext, renderReviewBody, reviewerText } from './review-body.ts';
import { renderSuggestion } from './suggestion.ts';

/** The most comments in one review. */
const MAX_COMMENTS = 30;

export type PlannedComment = {
  readonly path: string;
  readonly line: number;
  readonly startLine: number | undefined;
  /** Our own Markdown around the agent's words; not sealed yet. */
  readonly body: string;
};

export type ReviewPlan = {
  /** The reviewing agent's name. */
  readonly reviewer: string;
  readonly body: string;
  readonly comments: readonly PlannedComment[];
  /** The body to post if GitHub refuses the lines: it holds all findings. */
  readonly fallbackBody: string;
};

/** Plans one review; undefined when all of it was posted before. Pure. */
export function planReview(
  review: AgentReview,
  planContext: ReviewPlanContext,
): ReviewPlan | undefined {
  const { reviewer, findings, text } = review;
  const isPosted = (fingerprint: string) => planContext.postedFingerprints.has(fingerprint);
  const fresh = findings.filter(
    ({ fingerprint, nearby }) => ![fingerprint, ...nearby].some(isPosted),
  );
  // The same approval may be posted for each commit; the same words only once.
  const said = review.verdict === 'approved' ? `approved ${planContext.commit}` : text;
  const words = fingerprintOfText(reviewer, said);
  const isAlreadyPosted = findings.length > 0 ? fresh.length === 0 : isPosted(words);
  if (isAlreadyPosted) return undefined;
  const onLines = fresh.filter(({ kind }) => kind === 'inline').slice(0, MAX_COMMENTS);
  const rest = fresh.filter((finding) => !onLines.includes(finding));
  const postedBefore = findings.length - fresh.length;
  const bodyWith = (listed: readonly PlacedFinding[], commented: number) =>
    withMarker(
      // Without a marker, a later run would take this for somebody else's review.
      listed.length > 0 ? listed.map(({ fingerprint }) => fingerprint) : [words],
      renderReviewBody({ review, planContext, postedBefore, commented, listed }),
    );
  return {
    reviewer: displayName(planContext.transcript, reviewer),
    comments: onLines.map((finding) => planComment(finding, review, planContext)),
    body: bodyWith(rest, onLines.length),
    fallbackBody: bodyWith(fresh, 0),
  };
}

function withMarker(fingerprints: readonly string[], text: string): string {
  return `${renderFindingsMarker(fingerprints)}\n${text}`;
}

function planComment(
  finding: PlacedFinding,
  review: AgentReview,
  planContext: ReviewPlanContext,
): PlannedComment {
  const { path, line, endLine, fingerprint, text, severity, suggestion } = finding;
  const { context } = planContext;
  const rule = finding.rule === undefined ? undefined : code(finding.rule);
  const about = [reviewerText(review, planContext), severity, rule];
  const body = paragraphs([
    about.filter((part) => part !== undefined).join(' · '),
    renderLongText(context, text, 4000),
    renderSuggestion(context, suggestion),
  ]);
  return {
    path,
    line: endLine,
    startLine: endLine > line ? line : undefined,
    body: withMarker([fingerprint], body),
  };
}
