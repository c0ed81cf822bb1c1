// The board: one comment that shows a run while it works and when it has ended. Written from the transcript, never by a model.

import type { Outcome } from '../../outcome.ts';
import type { Transcript } from '../../run-log/transcript.ts';
import { count, duration, plural } from '../../text/count.ts';
import { renderEscalations, renderReviews } from '../reviews/review-summary.ts';
import { renderAgents, tokensOf } from './agent-table.ts';
import { renderMarker } from './board-marker.ts';
import { renderHandoffs } from './handoff-list.ts';
import {
  nextStepLine,
  outcomeText,
  outcomeTitle,
  pullRequestLink,
  workOfOutcome,
} from './outcome-text.ts';
import { type RenderContext, repositoryUrl } from './render-context.ts';
import {
  code,
  collapsible,
  firstThatFits,
  inline,
  link,
  list,
  paragraphs,
} from './render-markdown.ts';
import { renderSequence } from './sequence-diagram.ts';

export type BoardState =
  | { readonly kind: 'working' }
  | { readonly kind: 'finished'; readonly outcome: Outcome };

/** How much a board shows; GitHub refuses a comment of more than 65,536 characters. */
type BoardLimits = { readonly rows: number; readonly lastWords: number; readonly arrows: number };

const TARGET_LENGTH = 40_000;
const LIMIT_STEPS: readonly BoardLimits[] = [
  { rows: 100, lastWords: 8000, arrows: 300 },
  { rows: 100, lastWords: 8000, arrows: 60 },
  { rows: 100, lastWords: 8000, arrows: 0 },
  { rows: 30, lastWords: 3000, arrows: 0 },
  { rows: 8, lastWords: 800, arrows: 0 },
];

type BoardContent = {
  readonly context: RenderContext;
  readonly transcript: Transcript;
  readonly state: BoardState;
};

/** The whole comment, its marker first; well below GitHub's limit however many agents there are. */
export function renderBoard(
  context: RenderContext,
  transcript: Transcript,
  state: BoardState,
): string {
  const board = { context, transcript, state };
  const top = `${renderContentMarker(board)}\n${renderHeader(board)}`;
  return firstThatFits(TARGET_LENGTH, [
    ...LIMIT_STEPS.map((limits) => () => paragraphs([top, ...boardParts(board, limits)])),
    () => paragraphs([top, `The rest is too long to show here; see ${runLink(context)}.`]),
  ]);
}

function renderContentMarker({ context, state }: BoardContent): string {
  const outcome = state.kind === 'finished' ? state.outcome : undefined;
  return renderMarker({
    triggerId: context.facts.triggerId,
    runId: context.facts.runId,
    state: outcome === undefined ? 'working' : 'done',
    outcome: outcome?.kind,
    branch: outcome === undefined ? undefined : workOfOutcome(outcome)?.branch,
  });
}

function boardParts({ context, transcript, state }: BoardContent, limits: BoardLimits) {
  const finished = state.kind === 'finished';
  const max = limits.rows;
  return [
    renderEscalations(context, transcript, finished ? state.outcome : undefined),
    ...(finished
      ? [
          outcomeText(context, state.outcome, limits.lastWords),
          nextStepLine(context, state.outcome),
        ]
      : []),
    renderAgents({ context, transcript, finished, max }),
    renderReviews(context, transcript, max),
    renderHandoffs({ context, transcript, finished, max }),
    finished ? collapsibleSequence(transcript, limits.arrows) : undefined,
    finished ? renderByproducts(transcript) : undefined,
    renderNotes(context, transcript, max),
  ];
}

/** The picture of a run in which somebody asked more than once; one arrow needs none. */
function collapsibleSequence(transcript: Transcript, arrows: number): string | undefined {
  const isPlain = transcript.handoffs.length < 2;
  const diagram = isPlain || arrows === 0 ? undefined : renderSequence(transcript, arrows);
  return diagram === undefined ? undefined : collapsible('Who asked whom', diagram);
}

/** One line: outcome, who asked, elapsed, tokens, links to the run, the branch and the pull request. */
export function renderHeader({ context, transcript, state }: BoardContent): string {
  const { facts, safe } = context;
  const finished = state.kind === 'finished';
  const spent = transcript.agents.reduce((sum, agent) => sum + tokensOf(agent), 0);
  const parts = [
    `**${finished ? outcomeTitle(state.outcome) : 'Squad is working on it'}**`,
    `asked by ${link(inline(facts.actor, 40, safe), facts.commentUrl)}`,
    duration(facts.now - transcript.startedAt),
    ...(spent === 0 ? [] : [plural(spent, 'token')]),
    runLink(context),
    ...(finished ? workLinks(context, state.outcome) : []),
  ];
  return parts.join(' · ');
}

function runLink({ facts }: RenderContext): string {
  return link('run', facts.runUrl);
}

function workLinks({ facts }: RenderContext, outcome: Outcome): readonly string[] {
  const work = workOfOutcome(outcome);
  if (work === undefined) return [];
  const branch = link(code(work.branch), repositoryUrl(facts, 'tree', work.branch));
  return work.pullRequest === undefined ? [branch] : [branch, pullRequestLink(work)];
}

function renderByproducts({ agents, decisions, learnings }: Transcript): string | undefined {
  const files = new Set(agents.flatMap((agent) => agent.files)).size;
  const parts = [
    ...(files > 0 ? [`${plural(files, 'file')} changed`] : []),
    ...(decisions.length > 0 ? [`${plural(decisions.length, 'decision')} recorded`] : []),
    ...(learnings.length > 0 ? [`${plural(learnings.length, 'learning')} kept`] : []),
  ];
  return parts.length > 0 ? `**On the way:** ${parts.join(', ')}.` : undefined;
}

/** What a person should know, and the files that were left out. */
export function renderNotes({ safe }: RenderContext, { notes, left }: Transcript, max: number) {
  const items = [...notes, ...left.map((file) => `Left out: ${file}`)];
  if (items.length === 0) return undefined;
  const lines = list(
    items.map((item) => inline(item, 300, safe)),
    max,
  );
  return items.length > 3
    ? collapsible(`${count(items.length)} notes`, lines)
    : `**Worth knowing**\n\n${lines}`;
}
