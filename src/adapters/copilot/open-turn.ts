// Follows one turn of a session: when it ends, what is said, and messages that reach the model within it.
import type { SessionEvent as RuntimeEvent } from '@github/copilot-sdk';
import { attempt } from '#src/errors.ts';
import type { Turn } from '#src/ports/index.ts';
import { describeFailure } from './model-failure.ts';

/** A turn under way. */
export type OpenTurn = {
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
