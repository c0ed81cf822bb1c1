// The board: one comment that shows a run while it works and when it has ended. It is made from the transcript, not by a model.
import type { Outcome } from '../../outcome.ts';
import { isFailing } from '../../run-log/check-row.ts';
import type { Transcript } from '../../run-log/transcript.ts';
import { renderEscalations, renderReviews } from '../reviews/review-summary.ts';
import { renderAgents } from './agent-table.ts';
import { renderMarker } from './board-marker.ts';
import { renderFailures } from './checks.ts';
import { renderHandoffs } from './handoff-list.ts';
import { nextStepLine, renderOutcome, workOfOutcome } from './outcome-text.ts';
import type { RenderContext } from './render-context.ts';
import { collapsible, firstThatFits, paragraphs } from './render-markdown.ts';
import { renderSequence } from './sequence-diagram.ts';
import { renderHeader, renderNotes, runLink } from './shared-parts.ts';

/** How much a board shows; GitHub refuses a comment of more than 65,536 characters. */
type BoardLimits = { readonly rows: number; readonly outcomeText: number; readonly arrows: number };

const TARGET_LENGTH = 40_000;
const LIMIT_STEPS: readonly BoardLimits[] = [
  { rows: 100, outcomeText: 8000, arrows: 300 },
  { rows: 100, outcomeText: 8000, arrows: 60 },
  { rows: 100, outcomeText: 8000, arrows: 0 },
  { rows: 30, outcomeText: 3000, arrows: 0 },
  { rows: 8, outcomeText: 800, arrows: 0 },
];

type BoardContent = {
  readonly context: RenderContext;
  readonly transcript: Transcript;
  /** Undefined while the run goes on. */
  readonly outcome: Outcome | undefined;
};

/** The whole comment, its marker first; well below GitHub's limit however many agents there are. */
export function renderBoard(
  context: RenderContext,
  transcript: Transcript,
  outcome: Outcome | undefined,
): string {
  const board = { context, transcript, outcome };
  const top = `${contentMarker(board)}\n${renderHeader(context, transcript, outcome)}`;
  return firstThatFits(TARGET_LENGTH, [
    ...LIMIT_STEPS.map((limits) => () => paragraphs([top, ...boardParts(board, limits)])),
    () => paragraphs([top, `The rest is too long to show here; see ${runLink(context)}.`]),
  ]);
}

function contentMarker({ context, outcome }: BoardContent): string {
  return renderMarker({
    triggerId: context.facts.triggerId,
    runId: context.facts.runId,
    state: outcome === undefined ? 'working' : 'done',
    outcome: outcome?.kind,
    branch: outcome && workOfOutcome(outcome)?.branch,
  });
}

function boardParts({ context, transcript, outcome }: BoardContent, limits: BoardLimits) {
  const finished = outcome !== undefined;
  const max = limits.rows;
  return [
    renderEscalations(context, transcript, outcome),
    outcome && renderFailures(context, transcript),
    outcome && renderOutcome(context, outcome, limits.outcomeText),
    outcome && nextStepLine(context, outcome, transcript.checks.rows.some(isFailing)),
    renderAgents({ context, transcript, finished, max }),
    renderReviews(context, transcript, max),
    renderHandoffs({ context, transcript, finished, max }),
    finished ? collapsibleSequence(transcript, limits.arrows) : undefined,
    renderNotes(context, transcript, max),
  ];
}

/** The sequence diagram, folded; undefined for a run with fewer than two handoffs. */
function collapsibleSequence(transcript: Transcript, arrows: number): string | undefined {
  const isPlain = transcript.handoffs.length < 2;
  const diagram = isPlain || arrows === 0 ? undefined : renderSequence(transcript, arrows);
  return diagram === undefined ? undefined : collapsible('Who asked whom', diagram);
}
