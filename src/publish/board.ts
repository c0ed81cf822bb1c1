// The board: one comment that shows a run while it works and when it has ended. Written from the transcript, never by a model.

import { count, plural } from '../amounts.ts';
import type { Transcript } from '../coordinator/transcript.ts';
import type { Outcome } from '../outcome.ts';
import { renderAgents, tokensOf } from './agents.ts';
import { lastWords, nextStep, outcomeWords, pullRequestLink, workOf } from './ending.ts';
import { renderHandoffs } from './handoffs.ts';
import { renderMarker } from './marker.ts';
import { renderSequence } from './sequence.ts';
import { renderAppeals, renderReviews } from './verdicts.ts';
import {
  addressOf,
  code,
  duration,
  firstThatFits,
  folded,
  inline,
  link,
  list,
  paragraphs,
  type RenderContext,
} from './words.ts';

export type BoardState =
  | { readonly kind: 'working' }
  | { readonly kind: 'finished'; readonly outcome: Outcome };

/** How much a board shows; GitHub refuses a comment of more than 65,536 characters. */
type Room = { readonly rows: number; readonly lastWords: number; readonly arrows: number };

const wanted = 40_000;
const rooms: readonly Room[] = [
  { rows: 100, lastWords: 8000, arrows: 300 },
  { rows: 100, lastWords: 8000, arrows: 60 },
  { rows: 100, lastWords: 8000, arrows: 0 },
  { rows: 30, lastWords: 3000, arrows: 0 },
  { rows: 8, lastWords: 800, arrows: 0 },
];

type Board = {
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
  const top = `${markerOf(board)}\n${renderHeader(board)}`;
  return firstThatFits(wanted, [
    ...rooms.map((room) => () => paragraphs([top, ...boardParts(board, room)])),
    () => paragraphs([top, `The rest is too long to show here; see ${runLink(context)}.`]),
  ]);
}

function markerOf({ context, state }: Board): string {
  const outcome = state.kind === 'finished' ? state.outcome : undefined;
  return renderMarker({
    triggerId: context.facts.triggerId,
    runId: context.facts.runId,
    state: outcome === undefined ? 'working' : 'done',
    outcome: outcome?.kind,
    branch: outcome === undefined ? undefined : workOf(outcome)?.branch,
  });
}

function boardParts({ context, transcript, state }: Board, room: Room) {
  const finished = state.kind === 'finished';
  const most = room.rows;
  return [
    renderAppeals(context, transcript, finished ? state.outcome : undefined),
    ...(finished
      ? [lastWords(context, state.outcome, room.lastWords), nextStep(context, state.outcome)]
      : []),
    renderAgents({ context, transcript, finished, most }),
    renderReviews(context, transcript, most),
    renderHandoffs({ context, transcript, finished, most }),
    finished ? foldedSequence(transcript, room.arrows) : undefined,
    finished ? madeOnTheWay(transcript) : undefined,
    renderNotes(context, transcript, most),
  ];
}

/** The picture of a run in which somebody asked more than once; one arrow needs none. */
function foldedSequence(transcript: Transcript, arrows: number): string | undefined {
  const isPlain = transcript.handoffs.length < 2;
  const diagram = isPlain || arrows === 0 ? undefined : renderSequence(transcript, arrows);
  return diagram === undefined ? undefined : folded('Who asked whom', diagram);
}

/** One line: outcome, who asked, elapsed, tokens, links to the run, the branch and the pull request. */
export function renderHeader({ context, transcript, state }: Board): string {
  const { facts, safe } = context;
  const finished = state.kind === 'finished';
  const spent = transcript.agents.reduce((sum, agent) => sum + tokensOf(agent), 0);
  const parts = [
    `**${finished ? outcomeWords(state.outcome) : 'Squad is working on it'}**`,
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
  const work = workOf(outcome);
  if (work === undefined) return [];
  const branch = link(code(work.branch), addressOf(facts, 'tree', work.branch));
  return work.pullRequest === undefined ? [branch] : [branch, pullRequestLink(work)];
}

function madeOnTheWay({ agents, decisions, learnings }: Transcript): string | undefined {
  const files = new Set(agents.flatMap((agent) => agent.files)).size;
  const parts = [
    ...(files > 0 ? [`${plural(files, 'file')} changed`] : []),
    ...(decisions.length > 0 ? [`${plural(decisions.length, 'decision')} recorded`] : []),
    ...(learnings.length > 0 ? [`${plural(learnings.length, 'learning')} kept`] : []),
  ];
  return parts.length > 0 ? `**On the way:** ${parts.join(', ')}.` : undefined;
}

/** What a person should know, and the files that were left out. */
export function renderNotes({ safe }: RenderContext, { notes, left }: Transcript, most: number) {
  const items = [...notes, ...left.map((file) => `Left out: ${file}`)];
  if (items.length === 0) return undefined;
  const lines = list(
    items.map((item) => inline(item, 300, safe)),
    most,
  );
  return items.length > 3
    ? folded(`${count(items.length)} notes`, lines)
    : `**Worth knowing**\n\n${lines}`;
}
