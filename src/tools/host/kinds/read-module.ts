// Reads module tools: the default and named exports of a TypeScript or JavaScript file.
import { basename } from 'node:path';
import { attempt } from '#src/errors.ts';
import { DEFAULT_LIMITS, type ToolDiagnostic } from '#src/ports/index.ts';
import { toText } from '#src/text/index.ts';
import type { CandidateFile } from '../load/discover-files.ts';
import { joinLoadResults, loadFailure, type ToolLoadResult } from '../loaded-tool.ts';
import { type AuthoredTool, createRunner } from './call-module.ts';
import { readArguments } from './module-schema.ts';

/** Makes a tool of every export of a module that looks like one. */
export async function readModule(file: CandidateFile, exported: object): Promise<ToolLoadResult> {
  const results = listExports(exported).flatMap(([name, value]) =>
    looksLikeTool(value) ? [readExport(file, name, value)] : [],
  );
  if (results.length === 0) return loadFailure(noToolDiagnostic(file));
  return joinLoadResults(await Promise.all(results));
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

async function readExport(
  file: CandidateFile,
  name: string,
  value: object,
): Promise<ToolLoadResult> {
  const location = { path: file.shownAs, export: name };
  const authored = readAuthored(value);
  if (typeof authored === 'string') {
    return loadFailure({ code: 'L_SHAPE', ...location, message: authored, next: SHAPE_ADVICE });
  }
  const read = await attempt(() => readArguments(authored.args));
  const schema =
    read.kind === 'done' ? read.value : ({ kind: 'unusable', reason: toText(read.error) } as const);
  if (schema.kind === 'unusable') {
    const message = schema.reason;
    return loadFailure({ code: 'L_SCHEMA', ...location, message, next: SCHEMA_ADVICE });
  }
  const { inputSchema, checkArguments: check } = schema;
  const stem = stemOf(file.path);
  const tool = {
    name: name === 'default' ? stem : `${stem}_${name}`,
    kind: 'module',
    origin: file.origin,
    description: authored.description,
    inputSchema,
    limits: DEFAULT_LIMITS,
  } as const;
  return { tools: [{ tool, run: createRunner(authored, check) }], diagnostics: [] };
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
