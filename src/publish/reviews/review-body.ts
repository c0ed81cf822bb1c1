// The body of an agent's review: who reviewed, the verdict, and the findings that are not comments on lines.

import { SEVERITIES } from '#src/run-log/review-note.ts';
import type { Transcript } from '#src/run-log/transcript.ts';
import { plural } from '#src/text/count.ts';
import { agentName } from '../render/agent-words.ts';
import type { RenderContext } from '../render/render-context.ts';
import {
  code,
  collapsible,
  firstThatFits,
  inline,
  joinNames,
  linesLabel,
  linesLink,
  list,
  paragraphs,
  pathList,
} from '../render/render-markdown.ts';
import { renderLongText } from '../render/shared-parts.ts';
import { type AgentReview, type PlacedFinding, renderPlainSuggestion } from './place-finding.ts';
import { changesText, type FollowedFinding } from './review-progress.ts';

const MAX_FINDINGS = 30;
const MAX_TEXT = 400;

/** Renders in a fold what a reviewer asked for before: nothing else on the pull request shows it. */
function renderWithdrawn(
  findings: readonly FollowedFinding[],
  context: RenderContext,
): string | undefined {
  if (findings.length === 0) return undefined;
  const lines = findings.map((finding) => withdrawnLine(finding, context));
  return collapsible(
    `Asked for before: ${plural(lines.length, 'change')}`,
    list(lines, MAX_FINDINGS),
  );
}

function withdrawnLine(finding: FollowedFinding, { safe }: RenderContext): string {
  const { path, line, endLine = line, severity, rule, text, isChanged } = finding;
  const about = [severity, rule === undefined ? '' : code(rule)].filter(Boolean).join(' · ');
  // Says only that the lines changed, not that the request was met: that may have happened on other lines.
  const became = isChanged ? ' (these lines were changed)' : '';
  return `${linesLabel({ path, line, endLine })}${about && ` ${about}`}: ${inline(text, MAX_TEXT, safe)}${became}`;
}

const MAX_TEXT_LENGTH = 3000;
const TARGET_LENGTH = 50_000;
const LIMIT_STEPS = [
  { rows: 100, text: 1500, suggestions: true },
  { rows: 100, text: 400, suggestions: false },
  { rows: 30, text: 200, suggestions: false },
] as const;

type ReviewBodyLimits = (typeof LIMIT_STEPS)[number];

export type ReviewPlanContext = {
  readonly context: RenderContext;
  readonly transcript: Transcript;
  /** The reviewed commit. */
  readonly commit: string;
  readonly postedFingerprints: ReadonlySet<string>;
};

/** `**Hockney** (Tester)`. */
export function reviewerText(
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
  /** How many findings earlier reviews have posted, and how many are comments on lines. */
  readonly postedBefore: number;
  readonly commented: number;
  readonly listed: readonly PlacedFinding[];
};

/** Renders the body, short enough for GitHub. */
export function renderReviewBody(parts: ReviewBodyParts): string {
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
  const changedTitle = `${plural(changed.length, 'finding')} on lines that have changed since`;
  return [
    `${reviewerText(review, planContext)} ${verdictText(review)}.${countsText(parts)}`,
    hasWords || review.summary !== undefined ? reviewText(review, context) : undefined,
    here.length > 0 ? `${place}:\n\n${lines(here)}` : undefined,
    changed.length > 0 ? collapsible(changedTitle, lines(changed)) : undefined,
    renderWithdrawn(review.withdrawn, context),
  ];
}

/** Renders what a review says besides its findings; empty when that holds a secret. */
function reviewText({ text, summary = text }: AgentReview, context: RenderContext): string {
  return renderLongText(context, summary, MAX_TEXT_LENGTH);
}

function countsText({ review: { secrets }, postedBefore: before }: ReviewBodyParts): string {
  const counts = [
    before === 0
      ? ''
      : ` ${plural(before, 'finding')} from earlier reviews still ${before === 1 ? 'stands' : 'stand'}.`,
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
  const { rule, text, kind, severity, suggestion } = finding;
  // Not a link: lines that were changed since are no longer where the finding says.
  const shown = kind === 'changed' ? linesLabel(finding) : linesLink(context, commit, finding);
  const about = [severity, rule && code(rule)].filter(Boolean).join(' · ');
  const said = `${shown}${about && ` ${about}`}: ${inline(text, limits.text, context.safe)}`;
  if (suggestion === undefined || !limits.suggestions) return said;
  return `${said}\n\n${renderPlainSuggestion(context, suggestion)}`.replaceAll('\n', '\n  ');
}

// Words a review's verdict, and how many findings of which weight it has.

/** Returns the rest of a sentence that begins with the reviewer's name. */
function verdictText(review: AgentReview): string {
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

function approvedText({ findings, withdrawn, approved }: AgentReview): string {
  const what = approved === undefined ? 'this' : pathList(approved);
  const asked =
    withdrawn.length === 0
      ? undefined
      : `asked for ${plural(withdrawn.length, 'change')}, looked again and approved${approved === undefined ? '' : ` ${what}`}`;
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
