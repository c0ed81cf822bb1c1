// Translates a session's events into the run's, and counts them against the budget.

import type { SessionEvent } from '../../ports/agents.ts';
import type { Clock } from '../../ports/ports.ts';
import type { RunEvent } from '../../run-log/events.ts';
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
  /** Its working directory, which is cut off the paths that people see. */
  readonly directory: string;
  /** Names of our own tools: they record their calls themselves. */
  readonly ownTools: ReadonlySet<string>;
};

type StartedToolCall = { readonly tool: string; readonly at: number };

/** A listener for one session's events. It never throws. */
export function createSessionEventListener(
  { session, directory, ownTools }: ListenedSession,
  { clock, budget, emit }: SessionEventDeps,
): (event: SessionEvent) => void {
  const calls = new Map<string, StartedToolCall>();
  const started = (event: Extract<SessionEvent, { kind: 'tool-started' }>) => {
    const { callId, tool } = event;
    const input = withoutPrefix(event.detail, `${directory}/`);
    emit({ kind: 'agent.step', session, step: statusText(tool, input) });
    if (!ownTools.has(tool)) {
      calls.set(callId, { tool, at: clock.now() });
      emit({ kind: 'tool.start', session, callId, tool, input });
    }
    budget.countToolCall();
  };
  const ended = ({ callId, ok }: Extract<SessionEvent, { kind: 'tool-ended' }>) => {
    const call = calls.get(callId);
    if (call === undefined) return;
    calls.delete(callId);
    const facts = { session, callId, tool: call.tool, ms: clock.now() - call.at };
    if (ok) emit({ kind: 'tool.complete', ...facts });
    else emit({ kind: 'tool.failed', ...facts, code: 'E_TOOL', message: 'Refused or failed.' });
  };
  return (event) => {
    if (event.kind === 'tool-started') started(event);
    if (event.kind === 'tool-ended') ended(event);
    if (event.kind === 'retry') emit({ kind: 'agent.step', session, step: 'waits for the model' });
    if (event.kind === 'usage') {
      const { model, inputTokens, outputTokens } = event;
      emit({ kind: 'usage', session, model, inputTokens, outputTokens });
      budget.countTokens(inputTokens + outputTokens);
    }
  };
}

function withoutPrefix(text: string, prefix: string): string {
  return text.startsWith(prefix) ? text.slice(prefix.length) : text;
}
