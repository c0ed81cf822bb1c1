// Reads the tool.yaml of an executable tool strictly, and reports every problem.
import type * as z from 'zod';
import type { DiagnosticDetail, JsonSchema } from '#src/ports/index.ts';
import { type Flaw, headOf, readLeniently } from '#src/text/index.ts';
import { findNameProblem } from '../tool-names.ts';
import type { ToolParameter } from './flags.ts';
import { CALLS, MANIFEST, MAX_DESCRIPTION, NO_ENTRY } from './manifest-schema.ts';
import { readFields } from './read-tool-yaml.ts';

type Written = z.infer<typeof MANIFEST>;

/** A call and its expected output. */
export type ToolTest = Omit<Written['tests'][number], 'name' | 'arguments'> & {
  readonly name: string;
  /** Typed as the parameters are. */
  readonly arguments: Readonly<Record<string, string | number | boolean>>;
};
export type ToolLanguage = NonNullable<Written['language']>;
export type ToolManifest = Omit<Written, 'parameters' | 'tests'> & {
  readonly parameters: readonly ToolParameter[];
  readonly tests: readonly ToolTest[];
};

export type ManifestReading =
  | {
      readonly kind: 'manifest';
      readonly manifest: ToolManifest;
      /** Fields that were ignored. */
      readonly problems: readonly DiagnosticDetail[];
    }
  /** A document of another kind of tool. */
  | { readonly kind: 'other' }
  | { readonly kind: 'broken'; readonly problems: readonly DiagnosticDetail[] };

/** Reads a tool.yaml from a folder named `folder`. */
export function readManifest(text: string, folder: string): ManifestReading {
  const fields = readFields(text);
  if (typeof fields === 'string') {
    const next = 'fix the YAML, or let create_custom_tool write a new one';
    return { kind: 'broken', problems: [{ code: 'L_SHAPE', message: fields, next }] };
  }
  if (Object.hasOwn(fields, 'apiVersion') || Object.hasOwn(fields, 'kind')) {
    return { kind: 'other' };
  }
  const { name } = fields;
  const { data, flaws } = readLeniently(MANIFEST, fields);
  const wrong = flaws.filter(({ isUnknown }) => !isUnknown);
  const hasCalls = !wrong.some(({ path }) => /^(?:parameters|tests)\b/.test(path));
  const calls = hasCalls ? callsOf(data ?? CALLS.parse(fields)) : { tests: [], problems: [] };
  const problems = [...flaws.map(problemOf), ...nameProblems(name, folder), ...calls.problems];
  if (data === undefined || problems.length > flaws.length || wrong.length > 0) {
    return { kind: 'broken', problems };
  }
  return { kind: 'manifest', manifest: { ...data, tests: calls.tests }, problems };
}

function problemOf({ path, message, isUnknown }: Flaw): DiagnosticDetail {
  if (isUnknown) {
    const next = 'take it out, or correct its name';
    const ignored = `${path} is not a field of tool.yaml; it is ignored`;
    return { code: 'L_SHAPE', message: ignored, next };
  }
  if (message !== NO_ENTRY) return wrongAt(path, message);
  const next = 'name the source file, without any path, link or address';
  return { code: 'L_ENTRY', message: `${path} ${message}`, next };
}

function wrongAt(path: string, message: string): DiagnosticDetail {
  return { code: 'L_SHAPE', message: `${path} ${message}`, next: 'correct it in tool.yaml' };
}

function nameProblems(name: unknown, folder: string): readonly DiagnosticDetail[] {
  const given = typeof name === 'string' ? name.trim() : '';
  if (given === '' || given.length > MAX_DESCRIPTION) return [];
  const problem = findNameProblem(given);
  if (problem !== undefined) return [{ ...problem, message: `name: ${problem.message}` }];
  if (given === folder) return [];
  const message = `name is ${JSON.stringify(given)}, but the folder is named ${JSON.stringify(folder)}`;
  return [{ code: 'L_NAME', message, next: 'give both the same name' }];
}

/** Converts the arguments of tests to the types of the parameters. */
function callsOf({ parameters, tests }: z.infer<typeof CALLS>) {
  const problems: DiagnosticDetail[] = [];
  const types = new Map(parameters.map(({ name, type }) => [name, type]));
  const read = tests.map(({ name, arguments: given, expect }, index): ToolTest => {
    const values = [...given].map(([key, text]) => {
      const type = types.get(key);
      const value = type === undefined ? undefined : typedAs(text, type);
      const path = `tests[${index}].arguments.${key.slice(0, 80)}`;
      if (type === undefined) problems.push(wrongAt(path, 'is not a parameter'));
      else if (value === undefined) problems.push(wrongAt(path, `must be ${type}`));
      return [key, value ?? ''] as const;
    });
    const called = headOf(name ?? '', 100) || `test ${index + 1}`;
    return { name: called, arguments: Object.fromEntries(values), expect };
  });
  return { tests: read, problems };
}

function typedAs(
  text: unknown,
  type: ToolParameter['type'],
): string | number | boolean | undefined {
  if (typeof text !== 'string') return undefined;
  if (type === 'string') return text;
  if (type === 'boolean') return text === 'true' || (text === 'false' ? false : undefined);
  const number = text.trim() === '' ? Number.NaN : Number(text);
  const fits = type === 'integer' ? Number.isSafeInteger(number) : Number.isFinite(number);
  return fits ? number : undefined;
}

/** Returns the parameters as a schema of the arguments. Null counts as not given where a parameter is optional. */
export function schemaOf(parameters: readonly ToolParameter[]): JsonSchema {
  const properties = parameters.map(({ name, type, required, description }) => {
    return [name, { type: required ? type : [type, 'null'], description }];
  });
  return {
    type: 'object',
    properties: Object.fromEntries(properties),
    required: parameters.filter(({ required }) => required).map(({ name }) => name),
    additionalProperties: false,
  };
}
