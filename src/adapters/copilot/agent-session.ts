// An open session and its turns. The SDK's `sendAndWait` is not used: it may exceed its own time-out.
import type {
  CopilotSession,
  PermissionRequest,
  SessionEvent as RuntimeEvent,
} from '@github/copilot-sdk';
import { unlessAborted } from '#src/abort.ts';
import { attempt } from '#src/errors.ts';
import type {
  AgentSession,
  AttachedImage,
  SessionEvent,
  SessionSpec,
  Turn,
} from '#src/ports/agents.ts';
import { headOf } from '#src/text/cut-characters.ts';
import { isRecord } from '#src/text/json.ts';
import { PATH_NAMES } from '#src/tools/files/argument-names.ts';
import { withTimeout } from '../process/with-timeout.ts';
import { imageLimitsOf, type KnownModels } from './known-models.ts';
import { describeFailure, readableMessage } from './model-failure.ts';
import type { OpenCalls } from './open-calls.ts';

/** More than any reader of the record is shown. */
const MAX_OUTPUT = 60_000;

/** Translates a session's events, and adds the start of calls that were not announced. */
function createTranslator(mask: (text: string) => string) {
  const announced = new Set<string>();
  return (event: RuntimeEvent): readonly SessionEvent[] => {
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

function translate(event: RuntimeEvent, mask: (text: string) => string): readonly SessionEvent[] {
  switch (event.type) {
    case 'assistant.turn_start':
      return [{ kind: 'turn-started' }];
    case 'assistant.message':
      return [{ kind: 'message', text: mask(event.data.content) }];
    case 'tool.execution_start': {
      const { toolCallId: callId, toolName: tool, arguments: args } = event.data;
      const detail = patchedPaths(args) ?? textIn(args, DETAIL_ARGUMENTS);
      const action = textIn(args, ACTION_ARGUMENTS);
      return [{ kind: 'tool-started', callId, tool, detail, action }];
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
    case 'session.compaction_start':
      return [{ kind: 'summing-up' }];
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

/** The arguments of which the first says most about a call, for the board. */
const DETAIL_ARGUMENTS = [
  ...['pattern', 'path', ...PATH_NAMES],
  ...['targetAgent', 'title', 'skillName'],
];
const ACTION_ARGUMENTS = ['action', 'operation'];

/** Returns the text under the first of the names that the arguments have; an empty text if there is none, or if it is no text. */
function textIn(args: unknown, names: readonly string[]): string {
  if (!isRecord(args)) return '';
  const name = names.find((one) => Object.hasOwn(args, one)) ?? '';
  const found = args[name];
  return typeof found === 'string' ? found : '';
}

/** Returns the paths in a patch's headers; undefined when the arguments hold no patch. */
function patchedPaths(args: unknown): string | undefined {
  const patch = textIn(args, ['input', 'patch']);
  const paths = [...patch.matchAll(/^\*\*\* (?:Add|Update|Delete) File: (.{1,300})$/gm)];
  return paths.length === 0 ? undefined : paths.map(([, path = '']) => path.trim()).join(', ');
}

const CLOSE_TIMEOUT_MS = 3_000;

type CopilotSessionDeps = {
  /** Resolves when the runtime has ended. */
  readonly runtimeEnded: Promise<void>;
  /** Masks a provider's error messages. */
  readonly mask: (text: string) => string;
  readonly calls: Pick<OpenCalls, 'onEvent'>;
  readonly models: KnownModels;
};

/** Wraps a runtime session; every event goes to `spec.onEvent`. */
export function wrapSession(
  session: CopilotSession,
  spec: SessionSpec,
  { runtimeEnded, mask, calls, models }: CopilotSessionDeps,
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
    imageLimits: () => imageLimitsOf(session, models),
    async ask(prompt, signal, images = []) {
      if (signal.aborted) return stoppedTurn(signal);
      const sent = session.send({ prompt, attachments: images.map(attachmentOf) });
      const answered = new Promise<Turn>((end) => {
        turn = openTurn(end, mask, stopped);
        sent.catch((error: unknown) => end(sendFailure(error, mask)));
      });
      const close = () => {
        turn?.close();
        turn = undefined;
      };
      const stop = async () => {
        // Closed first, since the runtime reports a stopped turn as idle.
        close();
        // Waits for the message to be sent: an abort that overtakes it stops nothing, and its turn would block the next ones.
        const withdrawn = sent.then((message) => {
          stopped.add(message);
          return session.abort();
        });
        await settleBriefly(withdrawn);
        return stoppedTurn(signal);
      };
      const ended = Promise.race([answered, runtimeEnded.then(() => RUNTIME_ENDED)]);
      return unlessAborted(ended, signal, stop).finally(close);
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

/** A turn under way. */
type OpenTurn = {
  onEvent(event: RuntimeEvent): void;
  /** Sends one more message into the turn; false when the turn has ended, or the runtime refuses the message. */
  include(send: () => Promise<unknown>): Promise<boolean>;
  /** Call it when nobody waits for the turn's end any more. */
  close(): void;
};

/**
 * Opens a turn, which ends with the session's idle or error event. Other events before its beginning belong to the previous
 * turn, and so does a message of `stopped`, the ids of messages whose turns were stopped. While a message sent into the turn
 * is unread, idle is not the end: the runtime reads the message first, in a turn of its own if need be.
 */
export function openTurn(
  onEnd: (turn: Turn) => void,
  mask: (text: string) => string,
  stopped: ReadonlySet<string> = new Set(),
): OpenTurn {
  const answer = collectAnswer();
  let state: 'waiting' | 'working' | 'idle' | 'ended' = 'waiting';
  let unread = 0;
  let setBegun = () => {};
  const begun = new Promise<void>((resolve) => {
    setBegun = resolve;
  });
  const begin = () => {
    if (state !== 'waiting') unread = Math.max(0, unread - 1);
    state = 'working';
    setBegun();
  };
  const close = () => {
    state = 'ended';
    setBegun();
  };
  const end = (turn: Turn) => {
    close();
    onEnd(turn);
  };
  const endIfIdle = () => {
    if (state === 'idle' && unread === 0) end({ kind: 'done', text: mask(answer.read()) });
  };
  return {
    close,
    onEvent(event) {
      if (event.type === 'session.error') {
        end({ kind: 'failed', ...describeFailure(event.data, mask) });
      }
      if (isOwnMessage(event, stopped)) begin();
      if (state === 'waiting') return;
      answer.onEvent(event);
      if (event.type !== 'session.idle') return;
      state = 'idle';
      endIfIdle();
    },
    async include(send) {
      await begun;
      if (state === 'ended') return false;
      unread += 1;
      const sent = await attempt(send());
      if (sent.kind === 'done') return true;
      unread -= 1;
      endIfIdle();
      return false;
    },
  };
}

function isOwnMessage(event: RuntimeEvent, stopped: ReadonlySet<string>): boolean {
  return event.type === 'user.message' && !stopped.has(event.data.messageId ?? '');
}

/** Collects the turn's final answer, after any answer that was complete when another message reached the model. */
function collectAnswer() {
  let earlier: readonly string[] = [];
  let text = '';
  let isFinal = false;
  return {
    onEvent(event: RuntimeEvent): void {
      if (event.type === 'user.message' && isFinal) {
        earlier = [...earlier, text];
        isFinal = false;
        text = '';
      }
      if (event.type !== 'assistant.message') return;
      const { content, toolRequests = [] } = event.data;
      if (content !== '') text = content;
      isFinal = content !== '' && toolRequests.length === 0;
    },
    read: () => [...earlier, text].filter((part) => part !== '').join('\n\n'),
  };
}
