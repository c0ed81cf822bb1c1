// The comment that calls people: unlike an edit of the board, a new comment notifies them. One per run.
import type { Outcome } from '#src/outcome.ts';
import { standingParts, type Transcript } from '#src/run-log/index.ts';
import { renderNews } from '../render/headline/news.ts';
import { renderNextStep } from '../render/outcome-text.ts';
import { renderWanted } from '../render/question.ts';
import type { RenderContext } from '../render/render-context.ts';
import { link, paragraphs } from '../render/render-markdown.ts';

/** After a run longer than this, the asker has probably turned to something else. */
const LONG_RUN_MS = 5 * 60_000;
const MAX_TRIGGER_ID = 200;

/** True when people should be called: for a question, a call for help, a failure, undone work, or the end of a long run. */
export function callsForNotice(
  outcome: Outcome,
  { escalations, parts, startedAt }: Transcript,
  now: number,
): boolean {
  if (outcome.kind === 'declined') return false;
  const isLeft = standingParts(parts).some(({ session }) => session !== undefined);
  const isWanted = ['asked', 'failed'].includes(outcome.kind) || escalations.length > 0 || isLeft;
  return isWanted || now - startedAt > LONG_RUN_MS;
}

export type NoticeText = {
  readonly outcome: Outcome;
  /** Logins and `organisation/team` names: the only ones that are mentioned. */
  readonly people: readonly string[];
  readonly boardUrl: string;
};

/** Renders the notice: who is called, the news or the question, and where the rest is. */
export function renderNotice(
  context: RenderContext,
  transcript: Transcript,
  { outcome, people, boardUrl }: NoticeText,
): string {
  const called = people.map((name) => `@${name}`).join(' ');
  const wanted = renderWanted(context, transcript, outcome);
  return paragraphs([
    `${noticeMarker(context.facts.triggerId)}\n${called} ${firstWords(context, transcript, outcome)}`,
    wanted,
    wanted === '' ? renderNextStep(context, outcome) : undefined,
    link('The board', boardUrl),
  ]);
}

function firstWords(context: RenderContext, transcript: Transcript, outcome: Outcome): string {
  if (outcome.kind !== 'asked' || outcome.work !== undefined) {
    return renderNews(context, transcript, outcome);
  }
  const asked = transcript.escalations.filter(({ kind }) => kind === 'question').length;
  return asked > 1 ? `**${asked} questions before I go on**` : '**1 question before I go on**';
}

/** True for a comment of this kind, whichever request it was for. */
export function isNotice(body: string): boolean {
  return body.startsWith(MARKER_START);
}

/** True for an earlier comment that called people about the request `triggerId`. */
export function isNoticeFor(body: string, triggerId: string): boolean {
  return body.startsWith(noticeMarker(triggerId));
}

const MARKER_START = '<!-- squad-action:notice ';

function noticeMarker(triggerId: string): string {
  const id = triggerId.slice(0, MAX_TRIGGER_ID).replace(/[^\w./-]/g, '-');
  return `${MARKER_START}trigger=${id} -->`;
}
