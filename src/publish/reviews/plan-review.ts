// An agent's review as GitHub gets it: comments on the diff's lines, and a body with its verdict and what stands elsewhere.

import type { Transcript } from '../../run-log/transcript.ts';
import { plural } from '../../text/count.ts';
import { displayName } from '../render/agent-table.ts';
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

type ReviewBodyLimits = { readonly rows: number; readonly text: number };

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
  readonly fingerprints: readonly string[];
};

export type ReviewPlanContext = {
  readonly context: RenderContext;
  readonly transcript: Transcript;
  /** The commit that the review is of. */
  readonly commit: string;
  /** Fingerprints of what was said before. */
  readonly standing: ReadonlySet<string>;
  /** Where to look first, in Markdown of ours, when no pull request body says it. */
  readonly lookFirst?: string | undefined;
};

/** Plans one review; undefined when all of it stands already. Pure. */
export function planReview(
  review: AgentReview,
  planContext: ReviewPlanContext,
): ReviewPlan | undefined {
  const { reviewer, findings, text } = review;
  const isPosted = (fingerprint: string) => planContext.standing.has(fingerprint);
  const fresh = findings.filter(
    ({ fingerprint, nearby }) => ![fingerprint, ...nearby].some(isPosted),
  );
  // The same approval may be said of each commit; the same words only once.
  const said = review.verdict === 'approved' ? `approved ${planContext.commit}` : text;
  const words = fingerprintOfText(reviewer, said);
  const isAlreadyPosted = findings.length > 0 ? fresh.length === 0 : isPosted(words);
  if (isAlreadyPosted) return undefined;
  const onLines = fresh.filter(({ kind }) => kind === 'inline').slice(0, MAX_COMMENTS);
  const rest = fresh.filter((finding) => !onLines.includes(finding));
  const parts = { review, planContext, known: findings.length - fresh.length };
  const allFingerprints =
    findings.length > 0 ? fresh.map(({ fingerprint }) => fingerprint) : [words];
  const bodyFingerprints =
    findings.length > 0 ? rest.map(({ fingerprint }) => fingerprint) : allFingerprints;
  return {
    reviewer: displayName(planContext.transcript, reviewer),
    comments: onLines.map((finding) => planComment(finding, parts)),
    body: withMarker(
      bodyFingerprints,
      renderBody({ ...parts, onLines: onLines.length, listed: rest }),
    ),
    fallbackBody: withMarker(allFingerprints, renderBody({ ...parts, onLines: 0, listed: fresh })),
    fingerprints: allFingerprints,
  };
}

function withMarker(fingerprints: readonly string[], text: string): string {
  return fingerprints.length === 0 ? text : `${renderFindingsMarker(fingerprints)}\n${text}`;
}

type ReviewRenderParts = {
  readonly review: AgentReview;
  readonly planContext: ReviewPlanContext;
  /** Findings that stand already. */
  readonly known: number;
};

function planComment(
  finding: PlacedFinding,
  { review, planContext }: ReviewRenderParts,
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
  const name = inline(displayName(transcript, reviewer), 40, context.safe);
  const row = transcript.agents.find(({ agent }) => agent === reviewer);
  const role = inline(row?.role ?? '', 40, context.safe);
  return `**${name || 'Agent'}**${role === '' ? '' : ` (${role})`}`;
}

type ReviewBodyParts = ReviewRenderParts & {
  readonly onLines: number;
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
  const { review, planContext, onLines, listed } = parts;
  const { context } = planContext;
  const here = listed.filter(({ kind }) => kind !== 'changed');
  const changed = listed.filter(({ kind }) => kind === 'changed');
  const hasWords = review.findings.length === 0 && review.verdict !== 'approved';
  const lines = (findings: readonly PlacedFinding[]) =>
    list(
      findings.map((finding) => findingLine(finding, planContext, limits)),
      limits.rows,
    );
  return [
    `${reviewerText(review, planContext)} reviewed this and ${verdictText(review)}.${countsText(parts)}`,
    hasWords ? reviewText(review, context) : undefined,
    here.length > 0
      ? `${onLines > 0 ? 'Elsewhere' : 'In the files'}:\n\n${lines(here)}`
      : undefined,
    changed.length > 0
      ? collapsible(
          `${plural(changed.length, 'remark')} on lines that were changed since`,
          lines(changed),
        )
      : undefined,
    planContext.lookFirst ? collapsible('Look at first', planContext.lookFirst) : undefined,
  ];
}

/** A review in words that are no findings; nothing, when they say no more than the verdict. */
function reviewText({ text, secrets }: AgentReview, context: RenderContext): string | undefined {
  return secrets > 0 ? undefined : renderLongText(context, text, MAX_TEXT_LENGTH);
}

function verdictText({ verdict, findings }: AgentReview): string {
  switch (verdict) {
    case 'approved':
      return findings.length > 0
        ? 'has remarks, none of which has to hold it back'
        : 'found nothing to object to';
    case 'changes-requested':
      return 'asks for changes';
    case 'none':
      return findings.length > 0 ? 'has remarks' : 'gave no verdict';
  }
}

function countsText({ review, known }: ReviewBodyParts): string {
  const { secrets } = review;
  const said =
    known === 0
      ? ''
      : ` ${plural(known, 'remark')} of earlier reviews still ${known === 1 ? 'stands' : 'stand'}.`;
  const hidden =
    secrets === 0
      ? ''
      : ` ${plural(secrets, 'remark')} with what looks like a secret ${secrets === 1 ? 'is' : 'are'} not shown.`;
  return `${said}${hidden}`;
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
