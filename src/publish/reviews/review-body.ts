// The body of an agent's review: who reviewed, the verdict, and the findings that are not comments on lines.
import type { Transcript } from '#src/run-log/index.ts';
import { plural } from '#src/text/index.ts';
import { agentName } from '../render/agents/agent-words.ts';
import { renderLongText } from '../render/long-text.ts';
import type { RenderContext } from '../render/render-context.ts';
import {
  code,
  collapsible,
  firstThatFits,
  inline,
  linesLabel,
  linesLink,
  list,
  paragraphs,
} from '../render/render-markdown.ts';
import type { AgentReview } from './gather-reviews.ts';
import type { PlacedFinding } from './place-finding.ts';
import { renderSettled } from './settled-text.ts';
import { renderPlainSuggestion } from './suggestion.ts';
import { verdictText } from './verdict-text.ts';

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
    renderSettled(review.settled, context),
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
