// The board: one comment that shows a run while it works and when it has ended. It is made from the transcript, not by a model.
import type { Outcome } from '#src/outcome.ts';
import { hasFinished } from '#src/run-log/agent-row.ts';
import { type ConflictRow, standingParts, type Transcript } from '#src/run-log/transcript.ts';
import { plural } from '#src/text/count.ts';
import { agentName } from '../render/agent-words.ts';
import { renderMarker, stateOf } from '../render/markers.ts';
import type { RenderContext } from '../render/render-context.ts';
import {
  collapsible,
  firstThatFits,
  joinNames,
  list,
  paragraphs,
  pathList,
} from '../render/render-markdown.ts';
import { renderNotes, renderRefused, undoneItems } from '../render/shared-parts.ts';
import { renderOpenFindings, renderReviews } from '../reviews/review-summary.ts';
import { renderAgentResults, renderAgentsAtWork, shownAgents } from './agent-table.ts';
import { renderFailures } from './checks.ts';
import { undoneText } from './facts.ts';
import { handoffCountText, renderHandoffs } from './handoff-list.ts';
import { renderHeadline } from './headline.ts';
import { isShortReason, renderNextStep, renderOutcome, workOfOutcome } from './outcome-text.ts';
import { renderWantedOnBoard } from './question.ts';
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
    renderHandoffs(context, transcript, rows),
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

/** Renders the undone parts as a list if they don't fit into the first line; otherwise undefined. */
function renderUndone(context: RenderContext, transcript: Transcript): string | undefined {
  const whole = undoneText(standingParts(transcript.parts));
  if (whole === '' || isShortReason(whole)) return undefined;
  return `**Not done**\n\n${list(undoneItems(context, transcript))}`;
}

/** A line for each conflict that an agent resolved; empty without one. */
function renderResolved(context: RenderContext, transcript: Transcript, max: number) {
  const name = (id: string) => agentName(context, transcript, id);
  const resolved = transcript.conflicts.filter((one) => isResolved(one, transcript));
  const lines = resolved.map(({ session, files, others }) => {
    const by = joinNames([...new Set(others.map(name))]);
    return `**${name(session)}** resolved a conflict${by === '' ? '' : ` with ${by}`} in ${pathList(files)}.`;
  });
  return list(lines, max);
}

function isResolved({ session, keptOn }: ConflictRow, { agents }: Transcript): boolean {
  const row = agents.find((agent) => agent.session === session);
  return keptOn === undefined && row !== undefined && hasFinished(row);
}
