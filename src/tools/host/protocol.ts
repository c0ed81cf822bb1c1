// The messages between the action and the tool host, beyond plain MCP. The host runs other people's code, so what it sends is
// checked; what the action sends is not.
import * as z from 'zod';
import type { ReachableNetwork } from '#src/ports/box.ts';
import { DIAGNOSTIC_CODES, type ToolFolder } from '#src/ports/custom-tools.ts';
import { type CalledTool, RUNTIME_METHODS, type ToolCallContext } from '#src/ports/tool-host.ts';
import type { JsonData } from '#src/text/json-text.ts';

export type LoadParams = {
  readonly folders: readonly ToolFolder[];
  /** Files that broke the host before, by their shown path, with the reason. */
  readonly broken: Readonly<Record<string, string>>;
  /** Files that can't hold one of these tools are not imported; `*` stands for any text. */
  readonly wanted?: readonly string[] | undefined;
  /** How long one file's import may take. */
  readonly importMs: number;
  readonly hasRuntime: boolean;
  /** What the box lets tools reach. */
  readonly network: ReachableNetwork;
};

/** Loads every tool of the folders; the answer is a listing. */
export const loadRequest = z.object({
  method: z.literal('squad/load'),
  params: z.custom<LoadParams>(),
});

/** Sent before and after a file is imported, so that the action knows which file ended the host. */
export const importNotice = z.object({
  method: z.literal('notifications/squad/import'),
  params: z.object({ path: z.string(), state: z.enum(['started', 'ended']) }),
});

const unusedSchema = z.object({
  name: z.string(),
  kind: z.enum(['module', 'resource', 'executable']),
  origin: z
    .object({
      scope: z.enum(['local', 'global']),
      path: z.string(),
      commit: z.string().optional(),
      sha256: z.string(),
    })
    .transform(({ commit, ...origin }) => ({ ...origin, commit })),
  description: z.string(),
});

const toolSchema = unusedSchema.extend({
  inputSchema: z.record(z.string(), z.unknown()),
  limits: z.object({
    timeoutMs: z.number(),
    maxLines: z.number(),
    maxBytes: z.number(),
    errorChars: z.number(),
  }),
});

const diagnosticSchema = z.object({
  code: z.enum(DIAGNOSTIC_CODES),
  path: z.string(),
  export: z.string().exactOptional(),
  message: z.string(),
  next: z.string(),
});

/** The answer to `squad/load`. */
export const listingSchema = z.looseObject({
  tools: z.array(toolSchema),
  unused: z.array(unusedSchema),
  diagnostics: z.array(diagnosticSchema),
});

export const SERVER_INFO = { name: 'squad-custom-tools', version: '1' };

/** Keys of `_meta`, with the prefix that MCP requires of vendors. */
export const META_KEYS = {
  context: 'squad/context',
  origin: 'squad/origin',
  reply: 'squad/reply',
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

/** Calls a tool, for a caller. */
export const callRequest = z.object({
  method: z.literal('tools/call'),
  params: z.object({
    name: z.string(),
    arguments: z.custom<object>(),
    _meta: z.looseObject({
      [META_KEYS.context]: z.custom<ToolCallContext>(),
      [META_KEYS.origin]: z.custom<CalledTool['origin']>().optional(),
    }),
  }),
});

const json: z.ZodType<JsonData> = z.json();
const optionalText = z.string().exactOptional();

/** What a call's result holds under `META_KEYS.reply`. */
const replySchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('ok'),
    text: z.string(),
    data: json.exactOptional(),
  }),
  z.object({
    kind: z.literal('failed'),
    code: z.string(),
    message: z.string(),
    name: optionalText,
    suggestion: optionalText,
    helpUrl: optionalText,
    setting: optionalText,
  }),
]);

/** The result of `tools/call`. */
export const callSchema = z.looseObject({
  _meta: z.looseObject({ [META_KEYS.reply]: replySchema }),
});

/** Asks which calls have not ended, including those that nobody waits for any more. */
export const runningRequest = z.object({ method: z.literal('squad/running') });
export const runningSchema = z.looseObject({ calls: z.array(z.string()) });

/** The file descriptor of the connection. */
export const CONNECTION_FD = 3;
