// The messages between the action and the tool host that call tools, beyond plain MCP, and what all messages share.

import * as z from 'zod';
import { RUNTIME_METHODS } from '#src/ports/index.ts';
import type { JsonData } from '#src/text/index.ts';

export const SERVER_INFO = { name: 'squad-custom-tools', version: '1' };

/** Keys of `_meta`, with the prefix that MCP requires of vendors. */
export const META_KEYS = {
  context: 'squad/context',
  origin: 'squad/origin',
  reply: 'squad/reply',
  tool: 'squad/tool',
} as const;

/** A tool's request to the other agents. */
export const runtimeRequest = z.object({
  method: z.literal('squad/runtime'),
  params: z.object({
    toolCallId: z.string(),
    method: z.enum(RUNTIME_METHODS),
    args: z.array(z.json()),
  }),
});

export const runtimeResult = z.looseObject({
  asked: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('done'), value: z.json() }),
    z.object({
      kind: z.literal('error'),
      error: z.object({ code: z.string(), message: z.string(), suggestion: z.string() }),
    }),
  ]),
});

const text = z.string().default('');

/** The caller. An MCP client may leave any field out. */
export const contextSchema = z.object({
  sessionId: text,
  messageId: text,
  agent: z.string().default('mcp'),
  agentName: text,
  instanceKey: text,
  turnId: text,
  traceId: text,
  toolCallId: text,
  workdir: text,
});

/** The file that the called tool comes from. An MCP client may leave it out. */
export const originSchema = z.object({ scope: z.enum(['local', 'global']), path: z.string() });

const json: z.ZodType<JsonData> = z.json();
const optionalText = z.string().exactOptional();

/** What a call's result holds under `META_KEYS.reply`. */
export const replySchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('ok'),
    text: z.string(),
    data: json.exactOptional(),
    /** `file` is in the host's private folder; the client removes it. */
    spilled: z.object({ file: z.string(), bytes: z.number(), lines: z.number() }).exactOptional(),
  }),
  z.object({
    kind: z.literal('failed'),
    code: z.string(),
    message: z.string(),
    name: optionalText,
    suggestion: optionalText,
    helpUrl: optionalText,
  }),
]);

export type WireReply = z.infer<typeof replySchema>;

/** The result of `tools/call`. */
export const callSchema = z.looseObject({
  content: z.array(z.looseObject({ type: z.string(), text: z.string().optional() })),
  _meta: z.looseObject({ [META_KEYS.reply]: replySchema }),
});

/** Asks which calls have not ended, including those that nobody waits for any more. */
export const runningRequest = z.object({ method: z.literal('squad/running') });
export const runningSchema = z.looseObject({ calls: z.array(z.string()) });

/** The file descriptor of the connection. */
export const CONNECTION_FD = 3;
