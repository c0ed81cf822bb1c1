// The messages between the action and the tool host that load tools, and the listing that comes back.
import * as z from 'zod';
import { DIAGNOSTIC_CODES, type ToolListing } from '#src/ports/index.ts';
import { originSchema } from '../protocol.ts';

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

type SentListing = z.infer<typeof listingSchema>;

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
