// What became of a handoff, in words for the model that sent it and as data for programs.

import type { Handoff, RouteRefusal, RouteResult } from '../../coordinator/messages/handoff.ts';
import { cutCharacters } from '../../text/cut-characters.ts';
import type { JsonData } from '../../text/json-text.ts';
import { oneLine } from '../../text/one-line.ts';
import { ok, type ToolResult } from '../pipeline/tool-result.ts';

type RouteResultOf<Kind extends RouteResult['kind']> = Extract<
  RouteResult,
  { readonly kind: Kind }
>;

const POLICY = 'Handoff rejected by coordinator policy.';
const NO_RESPONSE = 'No response received.';
const MAX_NOTES = 20;
const MAX_NOTE_LENGTH = 300;

/** Words a result; remarks stand before an answer, so that a long answer can't push them out. */
export function routeToolResult(handoff: Handoff, result: RouteResult): ToolResult {
  const remarks = shownNotes(result);
  const task = oneLine(handoff.task);
  switch (result.kind) {
    case 'answered':
      return ok(withNotes(answerText(handoff, result), remarks), answerData(result, remarks));
    case 'delivered': {
      const text = `Agent "${result.to}" spawned with session ${result.sessionId}. Working on: ${task}`;
      return ok(withNotes(text, remarks), { status: 'delivered', to: result.to });
    }
    case 'queued': {
      const text = `Agent "${result.to}" is queued, for the pool of sessions is full; it starts when another agent ends. Working on: ${task}`;
      return ok(withNotes(text, remarks), { status: 'queued', to: result.to });
    }
    case 'for-people': {
      const text = `${result.to} is a person and reads this when the run has ended; no answer comes before. Go on with what does not depend on it.`;
      return ok(withNotes(text, remarks), { status: 'delivered', to: result.to });
    }
    case 'refused':
      return refusalToolResult(result, remarks);
    case 'failed':
      return failureToolResult(result, remarks);
  }
}

function answerText({ isTyped }: Handoff, { from, response }: RouteResultOf<'answered'>): string {
  if (response.trim() !== '') return response;
  return isTyped === true ? NO_RESPONSE : `Agent "${from}" completed but returned no response.`;
}

function answerData(result: RouteResultOf<'answered'>, remarks: readonly string[]): JsonData {
  const { from, response } = result;
  return {
    from,
    response: response.trim() === '' ? NO_RESPONSE : response,
    ...(remarks.length === 0 ? {} : { remarks }),
  };
}

/** Only a rule's no is a denial; an agent that isn't there, or has no time, is a failure that another call may mend. */
function refusalToolResult(
  { code, reason, next = 'route differently, or do this part yourself' }: RouteRefusal,
  remarks: readonly string[],
): ToolResult {
  const facts = { code, message: reason, next: [next, ...remarks].join('\n') };
  if (!code.startsWith('E_A2A_'))
    return { kind: 'failed', ...facts, data: { error: reason, code } };
  const data = { error: `${POLICY} ${reason}`, code };
  return { kind: 'denied', headline: POLICY, ...facts, data };
}

function failureToolResult(
  { to, reason, type }: RouteResultOf<'failed'>,
  remarks: readonly string[],
): ToolResult {
  const message = `Agent "${to}" failed: ${reason}`;
  const next = 'decide whether another agent can do it, and say in your answer what is missing';
  return {
    kind: 'failed',
    code: 'E_TOOL',
    message,
    next: [next, ...remarks].join('\n'),
    data: { error: message, ...(type === undefined ? {} : { code: type }) },
  };
}

function shownNotes(result: RouteResult): readonly string[] {
  const { remarks = [] } = result;
  const shown = remarks
    .slice(0, MAX_NOTES)
    .map((remark) => cutCharacters(oneLine(remark), MAX_NOTE_LENGTH));
  const more = remarks.length - shown.length;
  return [
    ...redirectionNotes(result),
    ...shown,
    ...(more > 0 ? [`And ${more} more remarks like these.`] : []),
  ];
}

function redirectionNotes(result: RouteResult): readonly string[] {
  if (result.kind !== 'answered' || result.redirectedFrom === undefined) return [];
  return [`${result.from} answered in place of ${result.redirectedFrom}.`];
}

function withNotes(text: string, remarks: readonly string[]): string {
  return remarks.length === 0 ? text : `${remarks.join('\n')}\n\n${text}`;
}
