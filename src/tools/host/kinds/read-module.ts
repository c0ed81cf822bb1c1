// The module door: default and named exports of a TypeScript or JavaScript file, as seed 001 and its relatives have them.
import { basename } from 'node:path';
import { attempt } from '../../../errors.ts';
import { type ToolDiagnostic, USUAL_LIMITS } from '../../../ports/custom-tools.ts';
import type { JsonData } from '../../../text/json-text.ts';
import { toJson, toText, wellFormed } from '../../../text/json-text.ts';
import type { ToolContext } from '../../authoring.ts';
import type { CandidateFile } from '../discover.ts';
import { type CallScope, type Loaded, type LoadedTool, NOTHING } from '../loaded-tool.ts';
import { failed } from '../thrown.ts';
import { type ArgumentCheck, readArguments } from './module-schema.ts';

type Execute = (args: unknown, context: ToolContext) => unknown;
type Authored = { readonly description: string; readonly args: unknown; readonly execute: Execute };

/** Makes tools of what a module exports. */
export async function readModule(file: CandidateFile, exported: object): Promise<Loaded> {
  const candidates = exportsOf(exported).flatMap(([name, value]) =>
    isAttempt(value) ? [{ name, value }] : [],
  );
  if (candidates.length === 0) return { ...NOTHING, diagnostics: [noTool(file)] };
  const results = await Promise.all(
    candidates.map(({ name, value }) => readExport(file, name, value)),
  );
  return {
    tools: results.flatMap(({ tools }) => tools),
    diagnostics: results.flatMap(({ diagnostics }) => diagnostics),
  };
}

/** The part of a tool's name that its file gives: `lint` for `lint.ts`. */
export function stemOf(path: string): string {
  return basename(path).replace(/\.m?[tj]s$/, '');
}

/** CommonJS may export the tool itself. */
function exportsOf(exported: object): readonly (readonly [string, unknown])[] {
  const inner: unknown = Reflect.get(exported, 'default');
  // Newer Node versions name what CommonJS exports once more.
  const outer = Object.entries(exported).filter(([name]) => name !== 'module.exports');
  if (isAttempt(exported)) return [['default', exported]];
  if (typeof inner !== 'object' || inner === null || isAttempt(inner)) return outer;
  return outer.length === 1 ? exportsOf(inner) : outer;
}

/** Anything that was meant to be a tool; what is wrong with it is said later. */
function isAttempt(value: unknown): value is object {
  return typeof value === 'object' && value !== null && 'execute' in value;
}

async function readExport(file: CandidateFile, name: string, value: object): Promise<Loaded> {
  const authored = readAuthored(value);
  const about = { path: file.shownAs, export: name };
  if (typeof authored === 'string') {
    return {
      ...NOTHING,
      diagnostics: [{ code: 'L_SHAPE', ...about, message: authored, next: SHAPE }],
    };
  }
  const read = await attempt((async () => readArguments(authored.args))());
  const schema =
    read.kind === 'done' ? read.value : ({ kind: 'unusable', reason: toText(read.error) } as const);
  if (schema.kind === 'unusable') {
    const message = schema.reason;
    return { ...NOTHING, diagnostics: [{ code: 'L_SCHEMA', ...about, message, next: SCHEMA }] };
  }
  const { inputSchema, check } = schema;
  const stem = stemOf(file.path);
  const tool = {
    name: name === 'default' ? stem : `${stem}_${name}`,
    door: 'module',
    origin: file.origin,
    description: authored.description,
    inputSchema,
    limits: USUAL_LIMITS,
  } as const;
  return { ...NOTHING, tools: [{ tool, run: runnerOf(authored, check) }] };
}

const SHAPE =
  'give it a description (text), args (an object of zod types) and execute (a function)';
const SCHEMA = 'use types that JSON Schema has: string, number, boolean, array, object, enum';

/** What relatives call the arguments: without a word such a tool would get none. */
const OTHER_ARGS = ['parameters', 'inputSchema'];

function readAuthored(value: object): Authored | string {
  const description: unknown = Reflect.get(value, 'description');
  const execute: unknown = Reflect.get(value, 'execute');
  const args: unknown = Reflect.get(value, 'args');
  if (typeof description !== 'string') return 'the description is not a text';
  if (!isFunction(execute)) return '`execute` is not a function';
  const other = args === undefined ? OTHER_ARGS.find((name) => name in value) : undefined;
  if (other !== undefined) return `it has \`${other}\`, and arguments are \`args\` here`;
  // Called as a method: an author may say `this`.
  return { description, args, execute: (input, context) => execute.call(value, input, context) };
}

function isFunction(value: unknown): value is (...args: readonly unknown[]) => unknown {
  return typeof value === 'function';
}

function runnerOf(
  { execute }: Authored,
  check: (input: unknown) => Promise<ArgumentCheck>,
): LoadedTool['run'] {
  return async (input, scope) => {
    const checked = await check(input ?? {});
    if (checked.kind === 'invalid') {
      return failed('E_TOOL_INVALID_ARGS', checked.reason, 'call it again with these mended');
    }
    const result = await execute(checked.args, contextOf(scope));
    if (typeof result === 'string') return { kind: 'ok', text: wellFormed(result) };
    if (isGenerator(result)) return failed('E_TOOL_OUTPUT', GENERATOR, 'go on without this tool');
    const data = toJson(result);
    const text = outputOf(data) ?? toText(data);
    return { kind: 'ok', text, ...(data === undefined ? {} : { data }) };
  };
}

const GENERATOR = 'its `execute` is a generator, and results come whole here: return one text';

function isGenerator(result: unknown): boolean {
  return Object.prototype.toString.call(result) === '[object AsyncGenerator]';
}

const BESIDE_OUTPUT = new Set(['output', 'title', 'metadata', 'attachments']);

/** A newer form of result: a text for the model, with a title and facts for a user interface beside it. */
function outputOf(data: JsonData | undefined): string | undefined {
  if (typeof data !== 'object' || data === null || !('output' in data)) return undefined;
  const isForm = Object.keys(data).every((name) => BESIDE_OUTPUT.has(name));
  return isForm && typeof data.output === 'string' ? data.output : undefined;
}

function contextOf({ context, signal, logger }: CallScope): ToolContext {
  const { sessionId, messageId, agent, workdir } = context;
  return {
    sessionID: sessionId,
    messageID: messageId,
    agent,
    directory: workdir,
    worktree: workdir,
    abort: signal,
    metadata: (input) => logger.info(toText(input)),
    ask: async () => {},
  };
}

function noTool({ shownAs, text }: CandidateFile): ToolDiagnostic {
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
