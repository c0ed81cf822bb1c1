// Reads module tools: the default and named exports of a TypeScript or JavaScript file.
import { basename } from 'node:path';
import * as z from 'zod';
import { attemptNow } from '#src/errors.ts';
import type { JsonSchema } from '#src/ports/agents.ts';
import { DEFAULT_LIMITS, type ToolDiagnostic } from '#src/ports/custom-tools.ts';
import { isObject } from '#src/text/json.ts';
import { type JsonData, toJson, toText } from '#src/text/json-text.ts';
import type { ToolContext } from '../authoring.ts';
import { findPatternProblem } from '../custom/json-schema.ts';
import { describeIssues } from '../pipeline/define-tool.ts';
import type { CandidateFile } from './discover-files.ts';
import { failedReply } from './explain-failure.ts';
import type { LoadedTool, ToolCallScope, ToolOrProblem } from './loaded-tool.ts';

/** A tool as its module exports it. */
type AuthoredTool = {
  readonly description: string;
  readonly args: unknown;
  readonly execute: (args: unknown, context: ToolContext) => unknown;
};

/** Returns the function that calls the tool with checked arguments. */
function createRunner({ execute }: AuthoredTool, schema: z.ZodObject): LoadedTool['run'] {
  return async (input, scope) => {
    const parsed = await schema.safeParseAsync(input);
    if (!parsed.success) {
      const reason = describeIssues(parsed.error.issues);
      return failedReply('E_TOOL_INVALID_ARGS', reason, 'call it again with these fixed');
    }
    const result = await execute(parsed.data, toToolContext(scope));
    if (typeof result === 'string') return { kind: 'ok', text: result.toWellFormed() };
    if (Object.prototype.toString.call(result) === '[object AsyncGenerator]') {
      return failedReply('E_TOOL_OUTPUT', GENERATOR_REASON, 'go on without this tool');
    }
    const data = toJson(result);
    const text = readOutput(data) ?? toText(data);
    return { kind: 'ok', text, ...(data === undefined ? {} : { data }) };
  };
}

const GENERATOR_REASON =
  'its `execute` is a generator, but a result must come whole: return one text';

const OUTPUT_FIELDS = new Set(['output', 'title', 'metadata', 'attachments']);

/** Returns the text of a result in the form that adds a title and metadata for a user interface; else undefined. */
function readOutput(data: JsonData | undefined): string | undefined {
  if (typeof data !== 'object' || data === null || !('output' in data)) return undefined;
  const isForm = Object.keys(data).every((name) => OUTPUT_FIELDS.has(name));
  return isForm && typeof data.output === 'string' ? data.output : undefined;
}

function toToolContext({ context, signal, logger }: ToolCallScope): ToolContext {
  const { sessionId, messageId, agent, workdir } = context;
  return Object.freeze({
    sessionID: sessionId,
    messageID: messageId,
    agent,
    directory: workdir,
    worktree: workdir,
    abort: signal,
    metadata: (input: unknown) => logger.info(toText(input)),
    ask: async () => {},
  });
}

/** Makes a tool of every export of a module that looks like one. */
export function readModule(file: CandidateFile, exported: object): readonly ToolOrProblem[] {
  const read = listExports(exported).flatMap(([name, value]) =>
    looksLikeTool(value) ? [readExport(file, name, value)] : [],
  );
  return read.length === 0 ? [noToolDiagnostic(file)] : read;
}

/** Returns the part of a tool's name that comes from its file: `lint` for `lint.ts`. */
export function stemOf(path: string): string {
  return basename(path).replace(/\.m?[tj]s$/, '');
}

/** Lists the exports by name. CommonJS may export the tool itself. */
function listExports(exported: object): readonly (readonly [string, unknown])[] {
  const inner: unknown = Reflect.get(exported, 'default');
  // Newer Node versions also list what CommonJS exports under this name.
  const outer = Object.entries(exported).filter(([name]) => name !== 'module.exports');
  if (looksLikeTool(exported)) return [['default', exported]];
  if (typeof inner !== 'object' || inner === null || looksLikeTool(inner)) return outer;
  return outer.length === 1 ? listExports(inner) : outer;
}

/** True for what was meant as a tool, even if it is wrong. */
function looksLikeTool(value: unknown): value is object {
  return typeof value === 'object' && value !== null && 'execute' in value;
}

function readExport(file: CandidateFile, name: string, value: object): ToolOrProblem {
  const location = { path: file.shownAs, export: name };
  const authored = readAuthored(value);
  if (typeof authored === 'string')
    return { code: 'L_SHAPE', ...location, message: authored, next: SHAPE_ADVICE };
  const read = attemptNow(() => {
    const schema = readArguments(authored.args);
    return typeof schema === 'string' ? schema : { schema, inputSchema: jsonSchemaOf(schema) };
  });
  const known = read.kind === 'done' ? read.value : toText(read.error);
  if (typeof known === 'string')
    return { code: 'L_SCHEMA', ...location, message: known, next: SCHEMA_ADVICE };
  const stem = stemOf(file.path);
  const tool = {
    name: name === 'default' ? stem : `${stem}_${name}`,
    kind: 'module',
    origin: file.origin,
    description: authored.description,
    inputSchema: known.inputSchema,
    limits: DEFAULT_LIMITS,
  } as const;
  return { tool, run: createRunner(authored, known.schema) };
}

const SHAPE_ADVICE =
  'give it a description (a string), args (an object of zod types) and execute (a function)';
const SCHEMA_ADVICE =
  'use types that JSON Schema has: string, number, boolean, array, object, enum';

/** Names that other frameworks give the arguments. A tool that uses one would silently get no arguments. */
const OTHER_ARGS_NAMES = ['parameters', 'inputSchema'];

function readAuthored(value: object): AuthoredTool | string {
  const description: unknown = Reflect.get(value, 'description');
  const execute: unknown = Reflect.get(value, 'execute');
  const args: unknown = Reflect.get(value, 'args');
  if (typeof description !== 'string') return 'the description is not a string';
  if (!isFunction(execute)) return '`execute` is not a function';
  const other = args === undefined ? OTHER_ARGS_NAMES.find((name) => name in value) : undefined;
  if (other !== undefined) return `it has \`${other}\`, but arguments must be in \`args\``;
  // Called as a method, because authors may use `this`.
  return { description, args, execute: (input, context) => execute.call(value, input, context) };
}

function isFunction(value: unknown): value is (...args: readonly unknown[]) => unknown {
  return typeof value === 'function';
}

function noToolDiagnostic({ shownAs, text }: CandidateFile): ToolDiagnostic {
  const usesHandlers = /\bexport\s+(?:const|let|var)\s+handlers\b/.test(text);
  return {
    code: 'L_SHAPE',
    path: shownAs,
    message: usesHandlers
      ? 'exports `handlers`, but no document of `kind: Tool` names it as its entry'
      : 'exports no tool',
    next: usesHandlers
      ? 'add a *.tool.yaml with `spec.entry`'
      : 'export `tool({ description, args, execute })`, or put helpers in a folder of their own',
  };
}

/** Reads a tool's `args`: zod types, possibly from another copy of zod, or JSON Schema; a text says what is wrong. */
function readArguments(args: unknown): z.ZodObject | string {
  const shape = readShape(args);
  if (shape === undefined) return '`args` is not an object';
  const types: Record<string, z.core.$ZodType> = {};
  for (const [name, value] of Object.entries(shape)) {
    const type = readType(value);
    if (typeof type === 'string') return `the argument ${JSON.stringify(name)} ${type}`;
    types[name] = type;
  }
  return z.object(types);
}

function readShape(args: unknown): object | undefined {
  if (args === undefined || args === null) return {};
  if (typeof args !== 'object' || Array.isArray(args)) return undefined;
  // Authors may give a whole z.object() instead of its shape.
  if ('_zod' in args && 'shape' in args && isObject(args.shape)) return args.shape;
  return args;
}

function readType(value: unknown): z.core.$ZodType | string {
  if (!isObject(value)) return 'is neither a zod type nor a JSON Schema';
  if (isZodType(value)) return value;
  if ('_def' in value) return 'was made with zod 3; use `tool.schema`, or zod 4';
  if ('type' in value || 'enum' in value || 'anyOf' in value) return fromJsonSchema(value);
  return 'is neither a zod type nor a JSON Schema';
}

/** Another copy of zod 4 has different classes with the same structure. */
function isZodType(value: object): value is z.core.$ZodType {
  return '_zod' in value && isObject(value._zod);
}

function fromJsonSchema({ optional, required, ...schema }: Record<string, unknown>): z.ZodType {
  const type = z.fromJSONSchema(schema);
  const described =
    typeof schema.description === 'string' ? type.describe(schema.description) : type;
  const isOptional = optional === true || required === false || 'default' in schema;
  return isOptional ? described.optional() : described;
}

/** Throws zod's errors about types that JSON Schema can't express. */
function jsonSchemaOf(schema: z.ZodObject): JsonSchema {
  const { $schema: _dialect, ...schemaObject } = z.toJSONSchema(schema, {
    io: 'input',
    // Another copy of zod has a registry of its own for descriptions.
    override({ zodSchema, jsonSchema }) {
      if ('description' in zodSchema && typeof zodSchema.description === 'string') {
        jsonSchema.description ??= zodSchema.description;
      }
      // Types that zod coerces may also be given as text.
      // Every number in JSON is one of these; only a bound that its author gave says something.
      if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
      if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
      if (coercesInput(zodSchema) && isPlainType(jsonSchema.type)) {
        jsonSchema.type = [jsonSchema.type, 'string'];
      }
    },
  });
  return withoutPatterns(schemaObject);
}

function coercesInput({ _zod: { def } }: z.core.$ZodType): boolean {
  return 'coerce' in def && def.coerce === true;
}

function isPlainType(type: unknown): type is 'number' | 'integer' | 'boolean' {
  return type === 'number' || type === 'integer' || type === 'boolean';
}

/** Drops patterns without a linear check. Zod still checks them in the tool's process, which can be ended. */
function withoutPatterns(schema: object): JsonSchema {
  const entries = Object.entries(schema).flatMap(([key, value]): [string, unknown][] => {
    const isPattern = key === 'pattern' && typeof value === 'string';
    if (isPattern && findPatternProblem(value) !== undefined) return [];
    return [[key, withoutPatternsIn(value)]];
  });
  return Object.fromEntries(entries);
}

function withoutPatternsIn(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutPatternsIn);
  return isObject(value) ? withoutPatterns(value) : value;
}
