// The board: one comment that shows a run while it works and when it has ended. It is made from the transcript, not by a model.
import { type Limit, lacksPullRequest, type Outcome } from '#src/outcome.ts';
import type { Transcript } from '#src/run-log/transcript.ts';
import { plural } from '#src/text/count.ts';
import type { RenderContext } from '../render/render-context.ts';
import { collapsible, firstThatFits, paragraphs } from '../render/render-markdown.ts';
import { renderNotes, renderRefused } from '../render/shared-parts.ts';
import { renderOpenFindings, renderReviews } from '../reviews/review-summary.ts';
import { renderAgentResults, renderAgentsAtWork, shownAgents } from './agent-table.ts';
import { type BoardMarker, renderMarker } from './board-marker.ts';
import { renderFailures } from './checks.ts';
import { handoffCountText, renderHandoffs } from './handoff-list.ts';
import { renderHeadline } from './headline.ts';
import { renderResolved } from './news-detail.ts';
import { renderNextStep, renderOutcome, workOfOutcome } from './outcome-text.ts';
import { renderWantedOnBoard } from './question.ts';
import { renderUndone } from './review-news.ts';
import { renderSequence } from './sequence-diagram.ts';

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
  const top = `${contentMarker(board)}\n${renderHeadline(context, transcript, outcome)}`;
  return firstThatFits(TARGET_LENGTH, [
    ...LIMIT_STEPS.map((limits) => () => paragraphs([top, ...boardParts(board, limits)])),
    () => paragraphs([top, 'The rest is too long to show here.']),
  ]);
}

function contentMarker({ context, outcome }: BoardContent): string {
  return renderMarker({
    triggerId: context.facts.triggerId,
    runId: context.facts.runId,
    state: stateOf(outcome),
    outcome: outcome?.kind,
    branch: outcome && workOfOutcome(outcome)?.branch,
    asker: context.facts.actor,
  });
}

/** Limits after which a re-run of the job continues the work. */
const GOES_ON: ReadonlySet<Limit> = new Set(['cancelled', 'interrupted']);

function stateOf(outcome: Outcome | undefined): BoardMarker['state'] {
  if (outcome === undefined) return 'working';
  const isCutOff = outcome.kind === 'limited' && GOES_ON.has(outcome.limit);
  return isCutOff || lacksPullRequest(outcome) ? 'stopped' : 'done';
}

function boardParts(board: BoardContent, limits: BoardLimits): readonly (string | undefined)[] {
  const { context, transcript, outcome } = board;
  const max = limits.rows;
  if (outcome === undefined) {
    return [
      renderWantedOnBoard(context, transcript, outcome),
      renderAgentsAtWork(context, transcript, max),
      renderNotes(context, transcript, max),
    ];
  }
  return [
    renderWantedOnBoard(context, transcript, outcome),
    renderUndone(context, transcript),
    renderFailures(context, transcript),
    renderNextStep(context, outcome),
    renderOutcome(context, outcome, limits.outcomeText),
    renderOpenFindings(context, transcript, max),
    renderRefused(context, transcript, max),
    renderNotes(context, { ...transcript, left: [] }, max),
    renderHowTheyWorked(board, limits),
  ];
}

/** With fewer agents, the list of handoffs is as easy to follow as a diagram. */
const MANY_AGENTS = 4;

/** True if two agents asked each other. */
function hasCycle({ handoffs }: Transcript): boolean {
  const asked = handoffs.filter(({ status }) => status !== 'refused');
  return asked.some(({ from, to }) => asked.some((back) => back.from === to && back.to === from));
}

/** Renders who did what and who asked whom, in a fold; undefined for a single agent with fewer than two handoffs. */
function renderHowTheyWorked(
  { context, transcript, outcome }: BoardContent,
  { rows, arrows }: BoardLimits,
): string | undefined {
  const agents = new Set(shownAgents(transcript).map(({ agent }) => agent)).size;
  const handoffs = transcript.handoffs.length;
  if (agents < 2 && handoffs < 2) return undefined;
  const said = outcome !== undefined && 'answer' in outcome ? outcome.answer : '';
  const title = [plural(agents, 'agent'), handoffCountText(transcript.handoffs)].join(', ');
  const exchange = [
    renderHandoffs({ context, transcript, finished: true, max: rows }),
    arrows > 0 && (agents >= MANY_AGENTS || hasCycle(transcript))
      ? renderSequence(transcript, arrows)
      : undefined,
  ];
  return collapsible(
    `How they worked: ${title}`,
    paragraphs([
      renderAgentResults(context, transcript, { max: rows, said }),
      renderResolved(context, transcript, rows),
      renderReviews(context, transcript, rows),
      ...(handoffs < 2 ? [] : exchange),
    ]),
  );
}
