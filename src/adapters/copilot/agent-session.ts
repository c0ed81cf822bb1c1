// An open session and its turns. The SDK's `sendAndWait` is not used: it may exceed its own time-out.
import type { CopilotSession } from '@github/copilot-sdk';
import { unlessAborted } from '#src/abort.ts';
import type { AgentSession, AttachedImage, SessionSpec, Turn } from '#src/ports/index.ts';
import { withTimeout } from '../programs/with-timeout.ts';
import { readableMessage } from './model-failure.ts';
import { imageLimitsOf, type ModelImages } from './model-images.ts';
import type { OpenCalls } from './open-calls.ts';
import { type OpenTurn, openTurn } from './open-turn.ts';
import { createTranslator } from './session-events.ts';

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
