// Translates a session's turns and events. The SDK's `sendAndWait` is not used: it may exceed its own time-out.
import type {
  CopilotSession,
  PermissionRequest,
  SessionEvent as RuntimeEvent,
} from '@github/copilot-sdk';
import type {
  AgentSession,
  AttachedImage,
  SessionEvent,
  SessionSpec,
  Turn,
} from '../../ports/agents.ts';
import { headOf } from '../../text/cut-characters.ts';
import { withTimeout } from '../programs/with-timeout.ts';
import { describeFailure, readableMessage } from './model-failure.ts';
import { imageLimitsOf, type ModelImages } from './model-images.ts';
import type { OpenCalls } from './open-calls.ts';
import { type OpenTurn, openTurn } from './open-turn.ts';

const CLOSE_TIMEOUT_MS = 3_000;

export type CopilotSessionDeps = {
  /** Resolves when the runtime has ended. */
  readonly runtimeEnded: Promise<void>;
  /** Masks a provider's error messages. */
  readonly mask: (text: string) => string;
  readonly calls: Pick<OpenCalls, 'onEvent'>;
  /** The images that each model accepts, by its id. */
  readonly modelImages: ModelImages;
};

/** Wraps a runtime session; every event goes to `spec.onEvent`. */
export function wrapSession(
  session: CopilotSession,
  spec: SessionSpec,
  { runtimeEnded, mask, calls, modelImages }: CopilotSessionDeps,
): AgentSession {
  let turn: OpenTurn | undefined;
  /** The messages whose turns were stopped: their late events belong to no other turn. */
  const stopped = new Set<string>();
  const translate = createTranslator(mask);
  session.on((event) => {
    calls.onEvent(event);
    for (const translated of translate(event)) spec.onEvent(translated);
    turn?.onEvent(event);
  });
  return {
    id: session.sessionId,
    imageLimits: () => imageLimitsOf(session, modelImages),
    async ask(prompt, signal, images = []) {
      if (signal.aborted) return stoppedTurn(signal);
      const sent = session.send({ prompt, attachments: images.map(attachmentOf) });
      const answered = new Promise<Turn>((end) => {
        turn = openTurn(end, mask, stopped);
        sent.catch((error: unknown) => end(sendFailure(error, mask)));
      });
      const turnEnd = new AbortController();
      const aborted = new Promise<Turn>((end) => {
        const stop = () => {
          // Closed first, since the runtime reports a stopped turn as idle.
          turn?.close();
          turn = undefined;
          // Waits for the message to be sent: an abort that overtakes it stops nothing, and its turn would block the next ones.
          const withdrawn = sent.then((message) => {
            stopped.add(message);
            return session.abort();
          });
          void settleBriefly(withdrawn).then(() => end(stoppedTurn(signal)));
        };
        signal.addEventListener('abort', stop, { once: true, signal: turnEnd.signal });
      });
      return Promise.race([answered, aborted, runtimeEnded.then(() => RUNTIME_ENDED)]).finally(
        () => {
          turn?.close();
          turn = undefined;
          turnEnd.abort();
        },
      );
    },
    tell: async (message) =>
      turn?.include(() => session.send({ prompt: message, mode: 'immediate' })) ?? false,
    close: () => settleBriefly(session.disconnect()),
  };
}

function attachmentOf({ name, mimeType, bytes }: AttachedImage) {
  const data = Buffer.from(bytes).toString('base64');
  return { type: 'blob' as const, data, mimeType, displayName: name };
}

const RUNTIME_ENDED: Turn = {
  kind: 'failed',
  type: 'runtime',
  message: 'The Copilot runtime ended before the model answered.',
};

function stoppedTurn(signal: AbortSignal): Turn {
  return { kind: 'stopped', why: signal.reason === 'silence' ? 'silence' : 'aborted' };
}

function sendFailure(error: unknown, mask: CopilotSessionDeps['mask']): Turn {
  const errorText = error instanceof Error ? error.message : String(error);
  if (/connection|EPIPE/i.test(errorText)) return RUNTIME_ENDED;
  return { kind: 'failed', type: 'runtime', message: readableMessage(errorText, mask) };
}

/** Waits a short time for work that may never end. */
function settleBriefly(work: Promise<unknown>): Promise<void> {
  const done = work.then(
    () => undefined,
    () => undefined,
  );
  return withTimeout(CLOSE_TIMEOUT_MS, done, () => undefined);
}

/** More than any reader of the record is shown. */
const MAX_OUTPUT = 60_000;

type EventTranslator = (event: RuntimeEvent) => readonly SessionEvent[];

/** Translates events, and adds the start of calls that were not announced. */
function createTranslator(mask: CopilotSessionDeps['mask']): EventTranslator {
  const announced = new Set<string>();
  return (event) => {
    if (event.type === 'tool.execution_start') announced.add(event.data.toolCallId);
    if (event.type === 'tool.execution_complete') announced.delete(event.data.toolCallId);
    if (event.type !== 'permission.requested') return translate(event, mask);
    const { permissionRequest } = event.data;
    const isKnown = announced.has(permissionRequest.toolCallId ?? '');
    return isKnown ? [] : unannouncedCall(permissionRequest);
  };
}

/** While the model summarises a long history, calls begin without a start event: they only request permission. */
function unannouncedCall(request: PermissionRequest): readonly SessionEvent[] {
  const { toolCallId: callId } = request;
  const tool = 'toolName' in request ? request.toolName : request.kind;
  return callId === undefined ? [] : [{ kind: 'tool-started', callId, tool, detail: '' }];
}

function translate(event: RuntimeEvent, mask: CopilotSessionDeps['mask']): readonly SessionEvent[] {
  switch (event.type) {
    case 'assistant.turn_start':
      return [{ kind: 'turn-started' }];
    case 'assistant.message':
      return [{ kind: 'message', text: event.data.content }];
    case 'tool.execution_start': {
      const { toolCallId: callId, toolName: tool } = event.data;
      return [{ kind: 'tool-started', callId, tool, detail: detailOf(event.data.arguments) }];
    }
    case 'tool.execution_complete': {
      const { toolCallId: callId, success: ok, result, error } = event.data;
      const output = (ok ? result?.content : error?.message) ?? '';
      return [{ kind: 'tool-ended', callId, ok, output: headOf(output, MAX_OUTPUT) }];
    }
    case 'assistant.usage': {
      const { model, inputTokens = 0, outputTokens = 0, cost, isByok } = event.data;
      const usage = { kind: 'usage' as const, model, inputTokens, outputTokens };
      // Only GitHub's own models cost requests of a plan.
      return [cost === undefined || isByok === true ? usage : { ...usage, cost }];
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
      return [{ kind: 'failure', ...describeFailure(event.data, mask) }];
    default:
      return [otherEvent(event.type)];
  }
}

/** The runtime also sends `model.*` events, which the SDK's types don't list. */
function otherEvent(name: string): SessionEvent {
  if (name === 'model.turn_retry') return { kind: 'retry', reason: 'no proper answer' };
  return { kind: 'other', name };
}

const DETAIL_ARGUMENTS = ['path', 'pattern', 'targetAgent', 'title', 'skillName'];

/** Returns the one argument that says most about a call, for the board. */
function detailOf(args: unknown): string {
  if (typeof args !== 'object' || args === null) return '';
  const found = Object.entries(args).find(([name]) => DETAIL_ARGUMENTS.includes(name));
  return typeof found?.[1] === 'string' ? found[1] : '';
}
