// The messages between the action and the tool host that call tools, beyond plain MCP, and what all messages share.
import * as z from 'zod';
import { DIAGNOSTIC_CODES, type ToolListing } from '#src/ports/custom-tools.ts';
import { RUNTIME_METHODS } from '#src/ports/tool-host.ts';
import type { JsonData } from '#src/text/json-text.ts';

const folderSchema = z.object({
  root: z.string(),
  scope: z.enum(['local', 'global']),
  shownAs: z.string(),
  commit: z.string().optional(),
});

/** Loads every tool of the folders; the answer is a listing. */
export const loadRequest = z.object({
  method: z.literal('squad/load'),
  params: z.object({
    folders: z.array(folderSchema),
    /** Files that broke the host before, by their shown path, with the reason. */
    broken: z.record(z.string(), z.string()),
    /** Files that can't hold one of these tools are not imported; `*` stands for any text. */
    wanted: z.array(z.string()).optional(),
    /** How long one file's import may take. */
    importMs: z.number(),
    hasRuntime: z.boolean(),
  }),
});

export type LoadParams = z.infer<typeof loadRequest>['params'];

/** Sent before and after a file is imported, so that the action knows which file ended the host. */
export const importNotice = z.object({
  method: z.literal('notifications/squad/import'),
  params: z.object({ path: z.string(), state: z.enum(['started', 'ended']) }),
});

const jsonSchema = z.record(z.string(), z.unknown());

/** The file that the called tool comes from. An MCP client may leave it out. */
export const originSchema = z.object({ scope: z.enum(['local', 'global']), path: z.string() });

const unusedSchema = z.object({
  name: z.string(),
  kind: z.enum(['module', 'resource', 'executable']),
  origin: originSchema.extend({
    commit: z.string().optional(),
    sha256: z.string(),
  }),
  description: z.string(),
});

const toolSchema = unusedSchema.extend({
  inputSchema: jsonSchema,
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
  unused: z.array(unusedSchema).default([]),
  diagnostics: z.array(diagnosticSchema),
});

export type SentListing = z.infer<typeof listingSchema>;

type Commit = string | undefined;

/** Converts a listing from its JSON; `commitOf` returns a tool's commit, given the one that was sent. */
export function toListing(
  { tools, unused, diagnostics }: SentListing,
  commitOf: (sent: Commit) => Commit,
): ToolListing {
  const known = <T extends (typeof unused)[number]>({ origin, ...tool }: T) => ({
    ...tool,
    origin: { ...origin, commit: commitOf(origin.commit) },
  });
  return { tools: tools.map(known), unused: unused.map(known), diagnostics };
}

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

const json: z.ZodType<JsonData> = z.json();
const optionalText = z.string().exactOptional();

/** What a call's result holds under `META_KEYS.reply`. */
const replySchema = z.discriminatedUnion('kind', [
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
