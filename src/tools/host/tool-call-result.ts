// The result of a resource tool's call as its interface has it.

import type { JsonValue } from '../../world.ts';
import type { HostReply } from '../custom/custom-tool.ts';

export type ToolCallResult = {
  readonly toolCallId: string;
  /** In full: `text-utils__uppercase`. */
  readonly toolName: string;
  readonly status: 'ok' | 'error';
  readonly output?: JsonValue;
  readonly error?: {
    readonly name?: string;
    readonly message: string;
    readonly code?: string;
    readonly suggestion?: string;
    readonly helpUrl?: string;
  };
};

/** Words a reply as a ToolCallResult; the message is within its limit already. */
export function toToolCallResult(
  reply: HostReply,
  call: { readonly toolCallId: string; readonly toolName: string },
): ToolCallResult {
  const { toolCallId, toolName } = call;
  if (reply.kind === 'failed') {
    const { kind: _kind, ...error } = reply;
    return { toolCallId, toolName, status: 'error', error };
  }
  return { toolCallId, toolName, status: 'ok', output: reply.data ?? reply.text };
}
