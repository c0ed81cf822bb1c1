// An agent's review as GitHub gets it: comments on the diff's lines, and a body with the verdict and all other findings.
import type { Transcript } from '../../run-log/transcript.ts';
import { plural } from '../../text/count.ts';
import { agentName, displayName } from '../render/agent-table.ts';
import { renderLongText } from '../render/long-text.ts';
import { linesUrl, type RenderContext } from '../render/render-context.ts';
import {
  code,
  collapsible,
  firstThatFits,
  inline,
  link,
  list,
  paragraphs,
} from '../render/render-markdown.ts';
import { fingerprintOfText, renderFindingsMarker } from './finding-fingerprint.ts';
import type { AgentReview, PlacedFinding } from './gather-reviews.ts';

/** Comments of one review. */
const MAX_COMMENTS = 30;
const MAX_TEXT_LENGTH = 3000;
const TARGET_LENGTH = 50_000;
const LIMIT_STEPS = [
  { rows: 100, text: 1500 },
  { rows: 100, text: 400 },
  { rows: 30, text: 200 },
] as const;

type ReviewBodyLimits = (typeof LIMIT_STEPS)[number];

export type PlannedComment = {
  readonly path: string;
  readonly line: number;
  readonly startLine: number | undefined;
  /** Markdown of ours around the agent's words; not sealed yet. */
  readonly body: string;
};

export type ReviewPlan = {
  /** The reviewing agent's name. */
  readonly reviewer: string;
  readonly body: string;
  readonly comments: readonly PlannedComment[];
  /** The same review for a GitHub that refuses the lines: everything in the body. */
  readonly fallbackBody: string;
};

export type ReviewPlanContext = {
  readonly context: RenderContext;
  readonly transcript: Transcript;
  /** The commit that the review is of. */
  readonly commit: string;
  readonly postedFingerprints: ReadonlySet<string>;
  /** Where to look first, in Markdown of ours, when the pull request's body doesn't tell. */
  readonly lookFirst?: string | undefined;
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
      findings.length > 0 ? listed.map(({ fingerprint }) => fingerprint) : [words],
      renderBody({ review, planContext, postedBefore, commented, listed }),
    );
  return {
    reviewer: displayName(planContext.transcript, reviewer),
    comments: onLines.map((finding) => planComment(finding, review, planContext)),
    body: bodyWith(rest, onLines.length),
    fallbackBody: bodyWith(fresh, 0),
  };
}

function withMarker(fingerprints: readonly string[], text: string): string {
  return fingerprints.length === 0 ? text : `${renderFindingsMarker(fingerprints)}\n${text}`;
}

function planComment(
  finding: PlacedFinding,
  review: AgentReview,
  planContext: ReviewPlanContext,
): PlannedComment {
  const { path, line, endLine, fingerprint, text } = finding;
  const rule = finding.rule === undefined ? '' : ` · ${code(finding.rule)}`;
  const body = paragraphs([
    `${reviewerText(review, planContext)}${rule}`,
    renderLongText(planContext.context, text, 4000),
  ]);
  return {
    path,
    line: endLine,
    startLine: endLine > line ? line : undefined,
    body: withMarker([fingerprint], body),
  };
}

/** `**Hockney** (Tester)`. */
function reviewerText(
  { reviewer }: AgentReview,
  { context, transcript }: ReviewPlanContext,
): string {
  const name = agentName(context, transcript, reviewer);
  const row = transcript.agents.find(({ agent }) => agent === reviewer);
  const role = inline(row?.role ?? '', 40, context.safe);
  return `**${name || 'Agent'}**${role === '' ? '' : ` (${role})`}`;
}

type ReviewBodyParts = {
  readonly review: AgentReview;
  readonly planContext: ReviewPlanContext;
  /** How many findings earlier reviews hold already, and how many are comments on lines. */
  readonly postedBefore: number;
  readonly commented: number;
  readonly listed: readonly PlacedFinding[];
};

function renderBody(parts: ReviewBodyParts): string {
  return firstThatFits(
    TARGET_LENGTH,
    LIMIT_STEPS.map((limits) => () => paragraphs(bodyParts(parts, limits))),
  );
}

function bodyParts(
  parts: ReviewBodyParts,
  limits: ReviewBodyLimits,
): readonly (string | undefined)[] {
  const { review, planContext, commented, listed } = parts;
  const { context } = planContext;
  const here = listed.filter(({ kind }) => kind !== 'changed');
  const changed = listed.filter(({ kind }) => kind === 'changed');
  const hasWords = review.findings.length === 0 && review.verdict !== 'approved';
  const lines = (findings: readonly PlacedFinding[]) => {
    const items = findings.map((finding) => findingLine(finding, planContext, limits));
    return list(items, limits.rows);
  };
  const place = commented > 0 ? 'Elsewhere' : 'In the files';
  const changedTitle = `${plural(changed.length, 'finding')} on lines that were changed since`;
  return [
    `${reviewerText(review, planContext)} reviewed this and ${verdictText(review)}.${countsText(parts)}`,
    hasWords ? reviewText(review, context) : undefined,
    here.length > 0 ? `${place}:\n\n${lines(here)}` : undefined,
    changed.length > 0 ? collapsible(changedTitle, lines(changed)) : undefined,
    planContext.lookFirst ? collapsible('Look at first', planContext.lookFirst) : undefined,
  ];
}

/** The words of a review without findings; undefined when they hold a secret. */
function reviewText({ text, secrets }: AgentReview, context: RenderContext): string | undefined {
  return secrets > 0 ? undefined : renderLongText(context, text, MAX_TEXT_LENGTH);
}

function verdictText({ verdict, findings }: AgentReview): string {
  switch (verdict) {
    case 'approved':
      return findings.length > 0
        ? 'has findings, none of which has to hold it back'
        : 'found nothing to object to';
    case 'changes-requested':
      return 'asks for changes';
    case 'none':
      return findings.length > 0 ? 'has findings' : 'gave no verdict';
  }
}

function countsText({ review: { secrets }, postedBefore: before }: ReviewBodyParts): string {
  const counts = [
    before === 0
      ? ''
      : ` ${plural(before, 'finding')} of earlier reviews still ${before === 1 ? 'stands' : 'stand'}.`,
    secrets === 0
      ? ''
      : ` ${plural(secrets, 'finding')} with what looks like a secret ${secrets === 1 ? 'is' : 'are'} not shown.`,
  ];
  return counts.join('');
}

function findingLine(
  finding: PlacedFinding,
  { context, commit }: ReviewPlanContext,
  limits: ReviewBodyLimits,
): string {
  const { path, line, endLine, rule, text, kind } = finding;
  const range = endLine > line ? `${line}-${endLine}` : `${line}`;
  const location = code(`${path}:${range}`);
  const shown = kind === 'changed' ? location : link(location, linesUrl(context, commit, finding));
  const about = rule === undefined ? '' : ` ${code(rule)}`;
  return `${shown}${about}: ${inline(text, limits.text, context.safe)}`;
}
