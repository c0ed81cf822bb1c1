// The result of a handoff, as text for the model that sent it and as data.

import {
  type Handoff,
  type RouteRefusal,
  type RouteResult,
  waitOverReason,
  wantsAnswer,
} from '#src/coordinator/index.ts';
import { COORDINATOR } from '#src/run-log/index.ts';
import { cutCharacters, cutInside, type JsonData, oneLine, plural } from '#src/text/index.ts';
import { failure, ok, type ToolResult } from '../../pipeline/tool-result.ts';

type RouteResultOf<Kind extends RouteResult['kind']> = Extract<
  RouteResult,
  { readonly kind: Kind }
>;

const POLICY = 'Handoff rejected by coordinator policy.';
const NO_RESPONSE = 'No response received.';
/** A result of squad_route has at most 10,000 bytes. */
const MAX_ANSWER_BYTES = 9_900;
const LEAST_ANSWER_BYTES = 1_500;
const MAX_NOTES = 20;
const MAX_NOTE_LENGTH = 400;
/** The sender knows its task; this much tells which one is meant. */
const MAX_TASK_LENGTH = 100;

/** Returns the result of squad_route. Notes come before the answer, so that a long answer doesn't push them out. */
export function routeToolResult(handoff: Handoff, result: RouteResult): ToolResult {
  const notes = shownNotes(result);
  const task = oneLine(handoff.task, MAX_TASK_LENGTH);
  const accepted = (text: string, status: 'delivered' | 'queued' | 'kept', to: string) =>
    ok(withNotes(text, notes), { status, to });
  switch (result.kind) {
    case 'answered':
      return {
        ...ok(withNotes(shownAnswer(result, notes), notes), answerData(result, notes)),
        mustBeRead: true,
      };
    case 'delivered': {
      const text = `${result.to} works on it: ${task}\n${laterText(handoff)}`;
      return accepted(text, 'delivered', result.to);
    }
    case 'queued': {
      const text = `${result.to} is queued because all sessions are busy, and starts when one finishes: ${task}\n${laterText(handoff)}`;
      return accepted(text, 'queued', result.to);
    }
    case 'working':
      return ok(withNotes(workingText(handoff, result), notes), {
        status: 'working',
        to: result.to,
        code: 'E_A2A_TIMEOUT',
      });
    case 'told': {
      const text = `${result.to} is working and will read this next; you will get no answer.`;
      return accepted(text, 'delivered', result.to);
    }
    case 'kept': {
      const text = `${result.to} is not working now: this is kept for the first message that ${result.to} gets when it starts. No session was started for it. To get something done now, send a task or a question.`;
      return accepted(text, 'kept', result.to);
    }
    case 'for-people': {
      const text = `${result.to} is a person and will read this after the run; you will get no answer before then. Go on with whatever does not depend on it.`;
      return accepted(text, 'delivered', result.to);
    }
    case 'refused':
      return refusalToolResult(result, notes);
    case 'failed':
      return failureToolResult(result, notes);
  }
}

function laterText(handoff: Handoff): string {
  return wantsAnswer(handoff)
    ? 'The answer will come as a message.'
    : 'You will hear of it only if it fails; squad_status shows its progress.';
}

/** Says that the wait is over and the work goes on. If it sounded like a failure, the model would assign the work again. */
function workingText({ from }: Handoff, result: RouteResultOf<'working'>): string {
  const { to } = result;
  const later =
    from === COORDINATOR
      ? 'You will be asked again with the result, even if you end your turn now.'
      : 'The result comes to you as a message while you work, and to the coordinator after that.';
  return `${waitOverReason(result)} ${to} was not stopped, and nothing is lost: do not send this again. ${later} squad_status shows what ${to} is doing.`;
}

/** The answer, cut so that it fits below the notes with its end, which says what is not done. */
function shownAnswer(result: RouteResultOf<'answered'>, notes: readonly string[]): string {
  const room = MAX_ANSWER_BYTES - Buffer.byteLength(notes.join('\n'));
  return cutInside(answerText(result), Math.max(LEAST_ANSWER_BYTES, room));
}

function answerText({ from, response }: RouteResultOf<'answered'>): string {
  return response.trim() === '' ? `${from} ended without an answer.` : response;
}

function answerData(result: RouteResultOf<'answered'>, notes: readonly string[]): JsonData {
  const { from, response } = result;
  return {
    from,
    response: response.trim() === '' ? NO_RESPONSE : response,
    ...(notes.length === 0 ? {} : { remarks: notes }),
  };
}

/** A refusal by a rule is a denial. A missing or busy agent is a failure: another call may succeed. */
function refusalToolResult(
  { code, reason, next = 'route differently, or say in your answer what is missing' }: RouteRefusal,
  notes: readonly string[],
): ToolResult {
  const facts = { code, message: reason, next: [next, ...notes].join('\n') };
  if (!code.startsWith('E_A2A_'))
    return { kind: 'failed', ...facts, data: { error: reason, code } };
  const data = { error: `${POLICY} ${reason}`, code };
  return { kind: 'denied', headline: POLICY, ...facts, data };
}

function failureToolResult(
  { to, reason, type }: RouteResultOf<'failed'>,
  notes: readonly string[],
): ToolResult {
  const message = `Agent "${to}" failed: ${reason}`;
  const next = 'decide whether another agent can do it, and say in your answer what is missing';
  const data = type === undefined ? { error: message } : { error: message, code: type };
  return { ...failure('E_TOOL', message, [next, ...notes].join('\n')), data };
}

function shownNotes(result: RouteResult): readonly string[] {
  const { remarks = [] } = result;
  const shown = remarks.slice(0, MAX_NOTES);
  const more = remarks.length - shown.length;
  const isRedirected = result.kind === 'answered' && result.redirectedFrom !== undefined;
  return [
    ...(isRedirected ? [`${result.from} answered in place of ${result.redirectedFrom}.`] : []),
    ...shown.map((note) => cutCharacters(oneLine(note), MAX_NOTE_LENGTH)),
    ...(more > 0
      ? [`And ${plural(more, 'more note')} like ${more === 1 ? 'this' : 'these'}.`]
      : []),
  ];
}

function withNotes(text: string, notes: readonly string[]): string {
  return notes.length === 0 ? text : `${notes.join('\n')}\n\n${text}`;
}
