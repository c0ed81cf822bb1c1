// The comment that calls people: unlike an edit of the board, a new comment notifies them. One per run.
import type { Outcome } from '#src/outcome.ts';
import { standingParts, type Transcript } from '#src/run-log/transcript.ts';
import { REPLY, renderNoticeMarker } from '../render/markers.ts';
import { type RenderContext, repositoryUrl } from '../render/render-context.ts';
import { code, inline, link, paragraphs } from '../render/render-markdown.ts';
import { renderLongText } from '../render/shared-parts.ts';
import { renderFirstWords } from '../views/headline.ts';
import { renderNextStep } from '../views/outcome-text.ts';
import { renderWanted } from '../views/question.ts';

/** The answer to one thread of a review: what the agent did about it, and the commit. */
export type ThreadReply = {
  /** The name of the agent who answers. */
  readonly name: string;
  readonly text: string;
  /** The commit as the remote has it; undefined when nothing was changed. */
  readonly commit: string | undefined;
};

const MAX_TEXT_LENGTH = 1_500;

/** Renders the reply as Markdown. */
export function renderThreadReply(context: RenderContext, reply: ThreadReply): string {
  const { facts, safe } = context;
  const { name, text, commit } = reply;
  const where =
    commit === undefined
      ? link('the run', facts.runUrl)
      : link(code(commit.slice(0, 8)), repositoryUrl(facts, 'commit', commit));
  return paragraphs([
    `${REPLY}\n${renderLongText(context, text, MAX_TEXT_LENGTH)}`,
    `**${inline(name, 40, safe)}**, in ${where}${commit === undefined ? '. No file was changed.' : ''}`,
  ]);
}

/** After a run longer than this, the asker has probably turned to something else. */
const LONG_RUN_MS = 5 * 60_000;

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

type NoticeText = {
  readonly outcome: Outcome;
  /** Logins and `organisation/team` names: the only ones that are mentioned. */
  readonly people: readonly string[];
  readonly boardUrl: string;
};

/** Renders the notice: who is called, what happened or the question, and where the rest is. */
export function renderNotice(
  context: RenderContext,
  transcript: Transcript,
  { outcome, people, boardUrl }: NoticeText,
): string {
  const called = people.map((name) => `@${name}`).join(' ');
  const wanted = renderWanted(context, transcript, outcome);
  return paragraphs([
    `${renderNoticeMarker(context.facts.triggerId)}\n${called} ${firstWords(context, transcript, outcome)}`,
    wanted,
    wanted === '' ? renderNextStep(context, outcome) : undefined,
    link('The board', boardUrl),
  ]);
}

function firstWords(context: RenderContext, transcript: Transcript, outcome: Outcome): string {
  if (outcome.kind !== 'asked' || outcome.work !== undefined) {
    return renderFirstWords({ context, transcript, outcome });
  }
  const asked = transcript.escalations.filter(({ kind }) => kind === 'question').length;
  return asked > 1 ? `**${asked} questions before I go on**` : '**1 question before I go on**';
}
