// A session's turns and events in our words. Waiting is ours: `sendAndWait` has been seen to outlive its time-out.
import type {
  CopilotSession,
  PermissionRequest,
  SessionEvent as RuntimeEvent,
} from '@github/copilot-sdk';
import type { AgentSession, SessionEvent, SessionSpec, Turn } from '../world.ts';
import { failureOf, readable } from './copilot-failure.ts';
import { within } from './patience.ts';

const FAREWELL_MS = 3_000;

type Listener = (event: RuntimeEvent) => void;

export type Surroundings = {
  /** Resolves when the runtime has ended. */
  readonly gone: Promise<void>;
  /** For what a provider says when it refuses. */
  readonly mask: (text: string) => string;
  /** Gets the message of every call, by the call's id. */
  readonly messages: Map<string, string>;
};

/** Wraps a runtime session; every event goes to `spec.onEvent`. */
export function converse(
  session: CopilotSession,
  spec: SessionSpec,
  { gone, mask, messages }: Surroundings,
): AgentSession {
  let listener: Listener | undefined;
  const translate = createTranslator(mask);
  session.on((event) => {
    noteMessage(event, messages);
    for (const translated of translate(event)) spec.onEvent(translated);
    listener?.(event);
  });
  return {
    id: session.sessionId,
    async ask(prompt, signal) {
      if (signal.aborted) return stopped(signal);
      const sent = session.send(prompt);
      const answered = new Promise<Turn>((end) => {
        listener = listenFor(end, mask);
        sent.catch((error: unknown) => end(unsent(error, mask)));
      });
      const over = new AbortController();
      const aborted = new Promise<Turn>((end) => {
        const stop = () => {
          // What ends now was stopped: the runtime calls it idle.
          listener = undefined;
          // An abort that overtakes its message stops nothing: the turn would hold up all that follow.
          const withdrawn = sent.then(() => session.abort());
          void farewell(withdrawn).then(() => end(stopped(signal)));
        };
        signal.addEventListener('abort', stop, { once: true, signal: over.signal });
      });
      return Promise.race([answered, aborted, gone.then(() => GONE)]).finally(() => {
        listener = undefined;
        over.abort();
      });
    },
    close: () => farewell(session.disconnect()),
  };
}

function noteMessage(event: RuntimeEvent, messages: Map<string, string>): void {
  if (event.type === 'tool.execution_complete') messages.delete(event.data.toolCallId);
  if (event.type !== 'assistant.message') return;
  for (const { toolCallId } of event.data.toolRequests ?? []) {
    messages.set(toolCallId, event.data.messageId);
  }
}

const GONE: Turn = {
  kind: 'failed',
  type: 'runtime',
  message: 'The Copilot runtime ended before the model answered.',
};

/** The turn ends with the session's idle or error event. An idle without a turn belongs to the one before. */
function listenFor(end: (turn: Turn) => void, mask: Surroundings['mask']): Listener {
  let text = '';
  let begun = false;
  return (event) => {
    if (event.type === 'user.message') begun = true;
    if (event.type === 'assistant.message' && event.data.content !== '') text = event.data.content;
    if (event.type === 'session.idle' && begun) end({ kind: 'done', text });
    if (event.type === 'session.error') end({ kind: 'failed', ...failureOf(event.data, mask) });
  };
}

function stopped(signal: AbortSignal): Turn {
  const { reason } = signal;
  const why = reason === 'timeout' || reason === 'silence' ? reason : 'aborted';
  return { kind: 'stopped', why };
}

function unsent(error: unknown, mask: Surroundings['mask']): Turn {
  const said = error instanceof Error ? error.message : String(error);
  if (/connection|EPIPE/i.test(said)) return GONE;
  return { kind: 'failed', type: 'runtime', message: readable(said, mask) };
}

/** Waits a little for a goodbye that may never be answered. */
function farewell(work: Promise<unknown>): Promise<void> {
  const done = work.then(
    () => undefined,
    () => undefined,
  );
  return within(FAREWELL_MS, done, () => undefined);
}

type Translator = (event: RuntimeEvent) => readonly SessionEvent[];

/** Events in our words, and calls that nobody announced. */
function createTranslator(mask: Surroundings['mask']): Translator {
  const announced = new Set<string>();
  return (event) => {
    if (event.type === 'tool.execution_start') announced.add(event.data.toolCallId);
    if (event.type === 'tool.execution_complete') announced.delete(event.data.toolCallId);
    if (event.type !== 'permission.requested') return translate(event, mask);
    const { permissionRequest } = event.data;
    const isKnown = announced.has(permissionRequest.toolCallId ?? '');
    return isKnown ? [] : silentCall(permissionRequest);
  };
}

/** While the runtime has the model sum up a long history, calls begin without a word: they only ask permission. */
function silentCall(request: PermissionRequest): readonly SessionEvent[] {
  const { toolCallId: callId } = request;
  const tool = 'toolName' in request ? request.toolName : request.kind;
  return callId === undefined ? [] : [{ kind: 'tool-started', callId, tool, detail: '' }];
}

function translate(event: RuntimeEvent, mask: Surroundings['mask']): readonly SessionEvent[] {
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
    case 'session.compaction_complete': {
      const {
        model = '',
        inputTokens = 0,
        outputTokens = 0,
      } = event.data.compactionTokensUsed ?? {};
      return [{ kind: 'usage', model, inputTokens, outputTokens }];
    }
    case 'session.error':
      return [{ kind: 'failure', ...failureOf(event.data, mask) }];
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
