// Translates a session's events into the run's, and counts them against the budget.

import type { Clock, SessionEvent } from '#src/ports/index.ts';
import type { RunEvent } from '#src/run-log/index.ts';
import type { Budget } from '../budget.ts';
import { statusText } from './status-text.ts';

type SessionEventDeps = {
  readonly clock: Clock;
  readonly budget: Budget;
  emit(event: RunEvent): void;
};

type ListenedSession = {
  /** The session's label. */
  readonly session: string;
  /** The session's working directory, which is cut from the paths that people see. */
  readonly directory: string;
  /** Names of the tools that record their calls themselves. */
  readonly ownTools: ReadonlySet<string>;
};

const UNEXPLAINED = 'Refused or failed.';

type StartedToolCall = { readonly tool: string; readonly at: number };

/** Returns a listener for one session's events. The listener never throws. */
export function createSessionEventListener(
  { session, directory, ownTools }: ListenedSession,
  { clock, budget, emit }: SessionEventDeps,
): (event: SessionEvent) => void {
  const calls = new Map<string, StartedToolCall>();
  const tellWords = tellWordsBetweenCalls((text) => emit({ kind: 'agent.said', session, text }));
  const started = (event: Extract<SessionEvent, { kind: 'tool-started' }>) => {
    const { callId, tool } = event;
    const input = withoutPrefix(event.detail, `${directory}/`);
    emit({ kind: 'agent.step', session, step: statusText(tool, input, event.action) });
    if (!ownTools.has(tool)) {
      calls.set(callId, { tool, at: clock.now() });
      emit({ kind: 'tool.start', session, callId, tool, input });
    }
    budget.countToolCall();
  };
  const ended = ({ callId, ok, output = '' }: Extract<SessionEvent, { kind: 'tool-ended' }>) => {
    const call = calls.get(callId);
    if (call === undefined) return;
    calls.delete(callId);
    const facts = { session, callId, tool: call.tool, ms: clock.now() - call.at };
    const said = output.replaceAll(`${directory}/`, '');
    if (ok) emit({ kind: 'tool.complete', ...facts, output: said });
    else emit({ kind: 'tool.failed', ...facts, code: 'E_TOOL', message: said || UNEXPLAINED });
  };
  const counted = (event: Extract<SessionEvent, { kind: 'usage' }>) => {
    const { cost, ...usage } = event;
    emit({ ...usage, session, ...(cost === undefined ? {} : { cost }) });
    budget.countTokens(usage.inputTokens + usage.outputTokens);
  };
  return (event) => {
    tellWords(event);
    if (event.kind === 'tool-started') started(event);
    if (event.kind === 'tool-ended') ended(event);
    if (event.kind === 'retry') emit({ kind: 'agent.step', session, step: 'waits for the model' });
    if (event.kind === 'usage') counted(event);
  };
}

/** Passes on what a model says before it calls tools. Words without a call after them are the answer, an event of its own. */
function tellWordsBetweenCalls(say: (text: string) => void): (event: SessionEvent) => void {
  let unsaid: readonly string[] = [];
  return (event) => {
    if (event.kind === 'turn-started') unsaid = [];
    if (event.kind === 'message' && event.text.trim() !== '')
      unsaid = [...unsaid, event.text.trim()];
    if (event.kind !== 'tool-started' || unsaid.length === 0) return;
    say(unsaid.join('\n\n'));
    unsaid = [];
  };
}

function withoutPrefix(text: string, prefix: string): string {
  return text.startsWith(prefix) ? text.slice(prefix.length) : text;
}
