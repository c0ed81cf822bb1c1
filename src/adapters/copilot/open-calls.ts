// Tracks a session's calls until they end. The runtime starts the calls of one message in parallel, in any order.
import type { SessionEvent as RuntimeEvent } from '@github/copilot-sdk';
import { withTimeout } from '../process/with-timeout.ts';

export type OpenCalls = {
  onEvent(event: RuntimeEvent): void;
  /** The id of a call's message, by the call's id. */
  messageOf(callId: string): string | undefined;
  /** Resolves when a call may run: its message's earlier edits, commands and reports have ended. */
  turnOf(callId: string): Promise<void>;
  /** Called when a call that had its turn has ended. */
  endOf(callId: string): void;
};

type OpenCall = {
  readonly id: string;
  readonly messageId: string;
  readonly tool: string;
  readonly over: Promise<void>;
  setOver(): void;
  /** It asked for its turn, so its end will be told, however long it takes. */
  hasCome: boolean;
};

/** Ordered within a message: a model that sends an edit and a test at once means the edit to come first, and its report last. */
const ORDERED: ReadonlySet<string> = new Set([
  ...['bash', 'create', 'edit', 'apply_patch'],
  ...['squad_finish', 'squad_review'],
]);
/** Nothing is heard of a call with wrong arguments before the others end. */
const LONGEST_WAIT_MS = 3_000;

/** Starts without calls. `longestWaitMs` is the wait for a call of which nothing is heard. */
export function trackCalls(longestWaitMs = LONGEST_WAIT_MS): OpenCalls {
  const open = new Map<string, OpenCall>();
  return {
    onEvent(event) {
      switch (event.type) {
        case 'assistant.message':
          for (const call of callsOf(event.data)) open.set(call.id, call);
          break;
        case 'tool.execution_complete':
          open.get(event.data.toolCallId)?.setOver();
          open.delete(event.data.toolCallId);
      }
    },
    messageOf: (callId) => open.get(callId)?.messageId,
    async turnOf(callId) {
      const own = open.get(callId);
      if (own !== undefined) own.hasCome = true;
      const calls = [...open.values()].filter(({ messageId }) => messageId === own?.messageId);
      const before = calls.slice(0, own === undefined ? 0 : calls.indexOf(own));
      const ordered = before.filter(({ tool }) => ORDERED.has(tool));
      await withTimeout(longestWaitMs, endOfAll(ordered), ignore);
      await endOfAll(ordered.filter(({ hasCome }) => hasCome));
    },
    endOf: (callId) => open.get(callId)?.setOver(),
  };
}

type AssistantMessage = Extract<RuntimeEvent, { type: 'assistant.message' }>['data'];

function callsOf({ messageId, toolRequests = [] }: AssistantMessage): readonly OpenCall[] {
  return toolRequests.map(({ toolCallId: id, name: tool }) => {
    let setOver = ignore;
    const over = new Promise<void>((resolve) => {
      setOver = resolve;
    });
    return { id, messageId, tool, over, setOver, hasCome: false };
  });
}

async function endOfAll(calls: readonly OpenCall[]): Promise<void> {
  await Promise.all(calls.map(({ over }) => over));
}

function ignore(): void {}
