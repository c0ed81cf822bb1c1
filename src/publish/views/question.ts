// Renders what the squad wants from people, its question and calls for help, as quotes.
import type { Outcome } from '#src/outcome.ts';
import type { EscalationNote } from '#src/run-log/events.ts';
import type { Transcript } from '#src/run-log/transcript.ts';
import { agentName } from '../render/agent-words.ts';
import type { RenderContext } from '../render/render-context.ts';
import { code, collapsible, paragraphs } from '../render/render-markdown.ts';
import { renderLongText } from '../render/shared-parts.ts';

const MAX_QUESTION_LENGTH = 4_000;
const MAX_CALLS = 3;
const MAX_CALL_LENGTH = 800;

/** The question as a block quote, cut after `max` characters. */
function renderQuestion(context: RenderContext, question: string, max: number): string {
  return renderLongText(context, question, max).replace(/^/gm, '> ');
}

/** Renders the question, then the agents' calls for help, with how to answer; empty when nothing is wanted. */
export function renderWanted(
  context: RenderContext,
  transcript: Transcript,
  outcome: Outcome | undefined,
): string {
  const { phrase } = context.facts;
  const { question, options = 0 } = outcome?.kind === 'asked' ? outcome : { question: '' };
  const calls = transcript.escalations.filter(({ text }) => !question.includes(text.trim()));
  return paragraphs([
    ...(question === ''
      ? []
      : [renderQuestion(context, question, MAX_QUESTION_LENGTH), replyHint(options, phrase)]),
    ...calls
      .slice(0, MAX_CALLS)
      .map((call) => renderCall(context, transcript, call, isNamed(calls, outcome))),
    calls.length > MAX_CALLS ? `And ${calls.length - MAX_CALLS} more.` : undefined,
    calls.length > 0 ? replyHint(0, phrase) : '',
  ]);
}

/** Renders the same for the board, folded if a comment of its own says it already. */
export function renderWantedOnBoard(
  context: RenderContext,
  transcript: Transcript,
  outcome: Outcome | undefined,
): string {
  const wanted = renderWanted(context, transcript, outcome);
  return wanted === '' || transcript.notice === undefined
    ? wanted
    : collapsible(outcome?.kind === 'asked' ? 'The question' : 'The call for help', wanted);
}

/** True if the first line already names the one agent that is stuck. */
function isNamed(calls: readonly EscalationNote[], outcome: Outcome | undefined): boolean {
  const isFinished = outcome?.kind === 'changed' || outcome?.kind === 'answered';
  return isFinished && calls.length === 1 && calls[0]?.kind === 'escalation';
}

function renderCall(
  context: RenderContext,
  transcript: Transcript,
  { kind, from, text }: EscalationNote,
  isNamedAbove: boolean,
): string {
  const quoted = renderQuestion(context, text, MAX_CALL_LENGTH);
  if (isNamedAbove) return quoted;
  const verb = kind === 'question' ? 'asks' : 'needs help';
  return `**${agentName(context, transcript, from)} ${verb}:**\n\n${quoted}`;
}

/** Says how to answer: by a number if the question offers options. */
function replyHint(amount: number, phrase: string): string {
  const options = Array.from({ length: amount }, (_, at) => code(`${phrase} ${at + 1}`));
  if (options.length < 2) return `Reply in a comment that begins with ${code(phrase)}.`;
  return `Reply ${options.slice(0, -1).join(', ')} or ${options.at(-1)}, or in your own words after ${code(phrase)}.`;
}
