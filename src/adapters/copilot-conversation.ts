// A session's turns and events in our words. Waiting is ours: `sendAndWait` has been seen to outlive its time-out.
import type { CopilotSession, SessionEvent as RuntimeEvent } from '@github/copilot-sdk';
import type { AgentSession, SessionEvent, SessionSpec, Turn } from '../world.ts';

const FAREWELL_MS = 3_000;

/** Wraps a runtime session; every event goes to `spec.onEvent`. */
export function converse(session: CopilotSession, spec: SessionSpec): AgentSession {
  let turn: Listener | undefined;
  session.on((event) => {
    for (const translated of translate(event)) spec.onEvent(translated);
    turn?.(event);
  });
  return {
    id: session.sessionId,
    async ask(prompt, signal) {
      const ended = waitForEnd(session, signal, (listener) => {
        turn = listener;
      });
      session.send(prompt).catch((error: unknown) => ended.fail(error));
      return ended.turn.finally(() => {
        turn = undefined;
      });
    },
    close: () => farewell(session.disconnect()),
  };
}

type Listener = (event: RuntimeEvent) => void;

/** The turn ends with the session's idle or error event, or by the signal. */
function waitForEnd(
  session: CopilotSession,
  signal: AbortSignal,
  listen: (listener: Listener) => void,
): { turn: Promise<Turn>; fail(error: unknown): void } {
  let end: (turn: Turn) => void = () => undefined;
  const turn = new Promise<Turn>((resolve) => {
    end = resolve;
  });
  let text = '';
  listen((event) => {
    if (event.type === 'assistant.message' && event.data.content !== '') text = event.data.content;
    if (event.type === 'session.idle') end({ kind: 'done', text });
    if (event.type === 'session.error') {
      end({ kind: 'failed', type: event.data.errorType, message: event.data.message });
    }
  });
  const stop = () => {
    farewell(session.abort()).finally(() => end({ kind: 'stopped', why: reasonOf(signal) }));
  };
  if (signal.aborted) stop();
  signal.addEventListener('abort', stop, { once: true });
  return {
    turn: turn.finally(() => signal.removeEventListener('abort', stop)),
    fail: (error) => end({ kind: 'failed', type: 'runtime', message: messageOf(error) }),
  };
}

function reasonOf(signal: AbortSignal): Extract<Turn, { kind: 'stopped' }>['why'] {
  return signal.reason === 'timeout' || signal.reason === 'silence' ? signal.reason : 'aborted';
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** Waits a little for a goodbye that may never be answered. */
async function farewell(work: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const enough = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, FAREWELL_MS);
  });
  const done = work.then(
    () => undefined,
    () => undefined,
  );
  await Promise.race([done, enough]).finally(() => clearTimeout(timer));
}

function translate(event: RuntimeEvent): readonly SessionEvent[] {
  switch (event.type) {
    case 'assistant.turn_start':
      return [{ kind: 'turn-started' }];
    case 'assistant.message':
      return [{ kind: 'message', text: event.data.content }];
    case 'tool.execution_start': {
      const { toolCallId: callId, toolName: tool } = event.data;
      return [{ kind: 'tool-started', callId, tool, detail: detailOf(event.data.arguments) }];
    }
    case 'tool.execution_complete':
      return [{ kind: 'tool-ended', callId: event.data.toolCallId, ok: event.data.success }];
    case 'assistant.usage': {
      const { model, inputTokens = 0, outputTokens = 0 } = event.data;
      return [{ kind: 'usage', model, inputTokens, outputTokens }];
    }
    case 'session.error':
      return [{ kind: 'failure', type: event.data.errorType, message: event.data.message }];
    default:
      return [otherEvent(event.type)];
  }
}

/** The SDK's types don't list the runtime's `model.*` events; they come all the same. */
function otherEvent(name: string): SessionEvent {
  if (name === 'model.turn_retry') return { kind: 'retry', reason: 'no proper answer' };
  return { kind: 'other', name };
}

const DETAILS = ['path', 'pattern', 'targetAgent', 'title', 'skillName'];

/** The one argument that says most about a call, for the board. */
function detailOf(args: unknown): string {
  if (typeof args !== 'object' || args === null) return '';
  const found = Object.entries(args).find(([name]) => DETAILS.includes(name));
  return typeof found?.[1] === 'string' ? found[1] : '';
}
