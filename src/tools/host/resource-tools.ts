// Reads resource tools: the `handlers` of the module that a document of `kind: Tool` names.
import { lstat, realpath } from 'node:fs/promises';
import { isAbsolute, join } from 'node:path';
import { parseAllDocuments } from 'yaml';
import * as z from 'zod';
import { type Attempt, attempt, attemptNow } from '#src/errors.ts';
import type { JsonSchema } from '#src/ports/agents.ts';
import {
  DEFAULT_LIMITS,
  type DiagnosticDetail,
  type ToolDiagnostic,
} from '#src/ports/custom-tools.ts';
import { isObject, isRecord } from '#src/text/json.ts';
import { toJson, toText } from '#src/text/json-text.ts';
import { namesApart, readLeniently } from '#src/text/lenient.ts';
import { wayInside } from '#src/text/paths.ts';
import { sha256 } from '#src/text/slug.ts';
import { isTooDeep } from '#src/text/yaml-depth.ts';
import type { HandlerContext } from '../authoring.ts';
import { compileSchema } from '../custom/json-schema.ts';
import type { RuntimeMethods } from './agent-runtime.ts';
import type { CandidateFile } from './discover-files.ts';
import { limitMessage } from './explain-failure.ts';
import type { LoadedTool, ToolCallScope, ToolOrProblem } from './loaded-tool.ts';

const SOURCE_FILE = /\.m?[tj]s$/;
const PLAIN_PATH = /^[\w./@ -]+$/;

/** Returns why `entry` can't be imported, which must be a regular source file below `root`; undefined when it can. */
export async function findEntryProblem(root: string, entry: string): Promise<string | undefined> {
  if (!PLAIN_PATH.test(entry) || isAbsolute(entry)) return 'is not a relative path';
  if (entry.split('/').includes('node_modules')) return 'is in node_modules';
  if (!SOURCE_FILE.test(entry)) return 'is not a .ts, .js, .mts or .mjs file';
  const path = join(root, entry);
  if (!wayInside(root, path)) return 'leads outside the folder';
  const found = await attempt(lstat(path));
  if (found.kind === 'threw') return 'does not exist';
  if (!found.value.isFile()) return 'is not a regular file';
  const real = await attempt(Promise.all([realpath(root), realpath(path)]));
  const isInside = real.kind === 'done' && wayInside(...real.value) !== undefined;
  return isInside ? undefined : 'leads outside the folder';
}

const MAX_FILE_LENGTH = 262_144;

/** Returns each YAML document's value, or the reason why it can't be read. */
function parseDocuments(text: string): readonly Attempt<unknown>[] {
  if (text.length > MAX_FILE_LENGTH) return [{ kind: 'threw', error: 'the file is too large' }];
  if (isTooDeep(text)) return [{ kind: 'threw', error: 'the file is nested too deeply' }];
  const documents = [...parseAllDocuments(text, { prettyErrors: false, uniqueKeys: true })];
  return documents.map((document) => {
    const [error] = document.errors;
    if (error === undefined) return attemptNow(() => document.toJS({ maxAliasCount: 100 }));
    const line = text.slice(0, error.pos[0]).split('\n').length;
    return { kind: 'threw', error: `${error.message} (line ${line})` };
  });
}

type ResourceExport = {
  readonly name: string;
  readonly description: string;
  readonly parameters: JsonSchema;
};

export type ToolResource = {
  readonly file: CandidateFile;
  readonly name: string;
  /** Begins a problem's message: which of the file's documents it is; empty for the only one. */
  readonly place: string;
  /** Relative to the folder that holds `tools/`; unchecked. */
  readonly entry: string;
  readonly errorChars: number | undefined;
  readonly exports: readonly ResourceExport[];
};

const WRONG = {
  version: 'is neither goondan.ai/v1 nor squad-action/v1',
  text: 'must be text',
  fields: 'must be a mapping of names to values',
  limit: 'must be a whole number, 1 to 100000',
  part: "can't be part of a name",
  duplicate: 'is also the name of another export',
  old: 'is missing, as in the old form',
  exports: 'must be a list of functions, at least one',
  type: 'must be "object", because the arguments of every call are an object',
};
const USUAL =
  'write apiVersion, kind: Tool, metadata.name, spec.entry and spec.exports with a name each';
const OLD_FORM_ADVICE =
  'list each function under `spec.exports`, and export a `handlers` map from the entry';
const NAME_ADVICE =
  'use letters, digits, `-` and single `_` inside; two underscores join the parts';
const ADVICE: ReadonlyMap<string, readonly [DiagnosticDetail['code'], string]> = new Map([
  [WRONG.part, ['L_NAME', NAME_ADVICE] as const],
  [WRONG.duplicate, ['L_DUPLICATE', 'rename one of them'] as const],
  [WRONG.old, ['L_SHAPE', OLD_FORM_ADVICE] as const],
  [WRONG.type, ['L_SCHEMA', USUAL] as const],
]);

const PART = z.string(WRONG.text).refine(isNamePart, WRONG.part);
const ARGUMENTS = z.looseObject({ type: z.literal('object', WRONG.type).optional() }, WRONG.fields);
const EXPORT = z.looseObject(
  { name: PART, description: z.string(WRONG.text).optional(), parameters: ARGUMENTS.optional() },
  WRONG.fields,
);
const LIMIT = z.int(WRONG.limit).min(1, WRONG.limit).max(100_000, WRONG.limit);
const DOCUMENT = z.looseObject({
  apiVersion: z.literal(['goondan.ai/v1', 'squad-action/v1'], WRONG.version),
  metadata: z.looseObject({ name: PART }, WRONG.fields),
  spec: z.looseObject(
    {
      entry: z.string(WRONG.text),
      errorMessageLimit: LIMIT.optional(),
      exports: z
        .array(EXPORT, { error: ({ input }) => (input === undefined ? WRONG.old : WRONG.exports) })
        .min(1, WRONG.exports)
        .superRefine(namesApart(WRONG.duplicate)),
    },
    WRONG.fields,
  ),
});

/** Reads every document of a file. Ignores documents of other kinds and those of executable tools. */
export function readResources(file: CandidateFile): readonly (ToolResource | ToolDiagnostic)[] {
  const documents = parseDocuments(file.text);
  return documents.flatMap((document, index) =>
    readDocument(file, document, documents.length === 1 ? '' : placeOf(document, index)),
  );
}

/** Names one of several documents of a file. */
function placeOf(document: Attempt<unknown>, index: number): string {
  const value = document.kind === 'done' && isRecord(document.value) ? document.value : {};
  const name = isRecord(value.metadata) ? value.metadata.name : undefined;
  return typeof name === 'string' && isNamePart(name) ? `${name}: ` : `document ${index + 1}: `;
}

/** The entries of the tools that a file declares, and whether it holds anything else. */
export function declaredIn(text: string) {
  const values = parseDocuments(text).map((one) => (one.kind === 'done' ? one.value : undefined));
  const tools = values.filter((value) => isRecord(value) && value.kind === 'Tool');
  const specs = tools.map((tool) => (isRecord(tool) && isRecord(tool.spec) ? tool.spec : {}));
  const entries = specs.flatMap(({ entry }) => (typeof entry === 'string' ? [entry] : []));
  return { entries, isTools: tools.length === values.length };
}

function readDocument(
  file: CandidateFile,
  document: Attempt<unknown>,
  place: string,
): readonly (ToolResource | ToolDiagnostic)[] {
  if (document.kind === 'threw') {
    if (isFolderManifest(file)) return [];
    return [badDocument(file, `${place}not readable YAML: ${toText(document.error)}`)];
  }
  const { value } = document;
  if (!isRecord(value)) return [];
  if (value.kind === 'Tool') return readTool(file, value, place);
  return isMeantAsTool(file, value) ? [badDocument(file, `${place}has no \`kind: Tool\``)] : [];
}

function readTool(
  file: CandidateFile,
  value: object,
  place: string,
): readonly (ToolResource | ToolDiagnostic)[] {
  const { data, flaws } = readLeniently(DOCUMENT, value);
  if (data === undefined || flaws.length > 0) {
    return flaws.map(({ path, message }) => {
      const [code, next] = ADVICE.get(message) ?? (['L_SHAPE', USUAL] as const);
      return { code, path: file.shownAs, message: `${place}${path} ${message}`, next };
    });
  }
  const { metadata, spec } = data;
  const { name } = metadata;
  const { entry, errorMessageLimit: errorChars } = spec;
  const exports = spec.exports.map((one) => ({
    name: one.name,
    description: one.description ?? `${one.name} of ${name}`,
    parameters: { type: 'object', ...(one.parameters ?? { properties: {} }) },
  }));
  return [{ file, name, place, entry, errorChars, exports }];
}

function isNamePart(name: string): boolean {
  return /^[A-Za-z0-9](?:[A-Za-z0-9_-]*[A-Za-z0-9-])?$/.test(name) && !name.includes('__');
}

/** True for `tools/<name>/tool.yaml`, which may belong to an executable tool and then has a reader of its own. */
function isFolderManifest({ shownAs }: CandidateFile): boolean {
  return /\/tool\.ya?ml$/.test(shownAs);
}

function isMeantAsTool(file: CandidateFile, value: Readonly<Record<string, unknown>>): boolean {
  const { kind = 'Tool', apiVersion } = value;
  if (String(kind).toLowerCase() !== 'tool') return false;
  return /\.tool\.ya?ml$/.test(file.shownAs) || apiVersion !== undefined;
}

function badDocument({ shownAs }: CandidateFile, message: string): ToolDiagnostic {
  return { code: 'L_SHAPE', path: shownAs, message, next: USUAL };
}

/** What an author's `HandlerContext` describes; the action answers its runtime's methods. */
type GivenContext = Omit<HandlerContext, 'runtime'> & { readonly runtime?: RuntimeMethods };
type ResourceHandler = (context: GivenContext, input: unknown) => unknown;

/** Makes a tool of every export that has a handler; `source` is the text of the entry file. */
export function readHandlers(
  resource: ToolResource,
  exported: object,
  source: string,
): readonly ToolOrProblem[] {
  const handlers: unknown = Reflect.get(exported, 'handlers');
  if (isObject(handlers))
    return resource.exports.map((one) => readHandler(resource, one, { handlers, source }));
  return [shapeDiagnostic(resource, `its entry ${resource.entry} exports no \`handlers\``)];
}

function readHandler(
  resource: ToolResource,
  { name, description, parameters }: ResourceExport,
  { handlers, source }: { readonly handlers: object; readonly source: string },
): ToolOrProblem {
  const { file, errorChars = DEFAULT_LIMITS.errorChars } = resource;
  const handler: unknown = Object.hasOwn(handlers, name) ? Reflect.get(handlers, name) : undefined;
  if (!isFunction(handler)) {
    const problem = shapeDiagnostic(resource, `its entry has no handler named ${name}`);
    return { ...problem, export: name };
  }
  const schema = compileSchema(parameters);
  if (typeof schema === 'string') {
    const problem = shapeDiagnostic(resource, schema);
    return { ...problem, code: 'L_SCHEMA', next: SCHEMA_ADVICE, export: name };
  }
  const tool = {
    name: `${resource.name}__${name}`,
    kind: 'resource',
    origin: { ...file.origin, sha256: sha256(`${file.text}\0${source}`) },
    description,
    inputSchema: parameters,
    limits: { ...DEFAULT_LIMITS, errorChars },
  } as const;
  return { tool, run: createHandlerRunner(tool.name, handler) };
}

function createHandlerRunner(toolName: string, handler: ResourceHandler): LoadedTool['run'] {
  return async (input, scope) => {
    const output = await handler(toHandlerContext(toolName, input, scope), input);
    const data = toJson(output) ?? null;
    return { kind: 'ok', text: JSON.stringify(data), data };
  };
}

const SCHEMA_ADVICE =
  'write self-contained parameters: no remote $ref, no deep nesting, plain patterns';

function isFunction(value: unknown): value is ResourceHandler {
  return typeof value === 'function';
}

function shapeDiagnostic(
  { file, place, errorChars = DEFAULT_LIMITS.errorChars }: ToolResource,
  text: string,
): ToolDiagnostic {
  const message = limitMessage(`${place}${text}`, errorChars);
  const next = 'export const handlers = { name: (ctx, input) => … } from the entry';
  return { code: 'L_SHAPE', path: file.shownAs, message, next };
}

/** Builds a context with exactly the members of the interface, all frozen. */
function toHandlerContext(toolName: string, input: object, scope: ToolCallScope): GivenContext {
  const { agentName, instanceKey, turnId, traceId, toolCallId, messageId, workdir } = scope.context;
  const call = Object.freeze({ type: 'tool-call', toolCallId, toolName, input });
  const content = Object.freeze([call]);
  const message = Object.freeze({
    id: messageId,
    data: Object.freeze({ role: 'assistant', content }),
    metadata: Object.freeze({}),
    createdAt: new Date(),
    source: Object.freeze({ type: 'assistant', stepId: messageId } as const),
  });
  return Object.freeze({
    agentName,
    instanceKey,
    turnId,
    traceId,
    toolCallId,
    message,
    workdir,
    // A copy: what a tool does to it changes no other tool's.
    logger: Object.freeze({ ...scope.logger }),
    ...(scope.runtime === undefined ? {} : { runtime: scope.runtime }),
  });
}
