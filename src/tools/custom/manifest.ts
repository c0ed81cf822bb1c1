// Reads the tool.yaml of an executable tool strictly, and reports every problem.
import { parseDocument } from 'yaml';
import * as z from 'zod';
import type { JsonSchema } from '#src/ports/agents.ts';
import type { DiagnosticDetail } from '#src/ports/custom-tools.ts';
import { headOf } from '#src/text/cut-characters.ts';
import { isRecord } from '#src/text/json.ts';
import { type Flaw, fieldsBy, namesApart, readLeniently } from '#src/text/lenient.ts';
import { isTooDeep } from '#src/text/yaml-depth.ts';
import { findNameProblem } from './listings.ts';

const PARAMETER_TYPES = ['string', 'number', 'integer', 'boolean'] as const;

export type ToolParameter = {
  readonly name: string;
  readonly type: (typeof PARAMETER_TYPES)[number];
  readonly required: boolean;
  readonly description: string;
};

const MAX_BYTES = 64 * 1024;

/** Reads all values as the text that was written, as `1.10` is a version and no number; or says why they can't be read. */
function readFields(text: string): Readonly<Record<string, unknown>> | string {
  if (Buffer.byteLength(text) > MAX_BYTES) return `the file is longer than ${MAX_BYTES} bytes`;
  if (isTooDeep(text)) return 'the file is nested too deeply';
  try {
    const document = parseDocument(text.replace(/^\uFEFF/, ''), {
      schema: 'failsafe',
      // Not silent: that would hide that the file has a second document.
      logLevel: 'error',
      prettyErrors: false,
    });
    const [error] = document.errors;
    if (error !== undefined) {
      const line = text.slice(0, error.pos[0]).split('\n').length;
      return `the file is not valid YAML on line ${line} (${error.code})`;
    }
    const value: unknown = document.toJS({ maxAliasCount: 20 });
    return isRecord(value) ? value : 'the file is not a list of fields';
  } catch {
    return 'the file is not readable as YAML';
  }
}

const LANGUAGES = ['typescript', 'javascript', 'python', 'bash', 'go'] as const;

const MAX_DESCRIPTION = 1_000;
const MAX_USAGE = 10_000;
const MAX_ITEMS = 64;
const MAX_TIMEOUT = 600;
const ENTRY = /^[A-Za-z0-9_][A-Za-z0-9._-]{0,127}$/;
const VERSION = /^\d{1,6}(?:\.\d{1,6}){0,2}(?:[-+][0-9A-Za-z.-]{1,40})?$/;

/** A separate message, so that this problem, which may be an attack, can be told apart. */
const NO_ENTRY = "must be a plain name of a file in the tool's own folder";

const WRONG = {
  text: 'must be text',
  usage: `must be text of at most ${MAX_USAGE} characters`,
  flag: 'must be true or false',
  variable: 'must be the name of a variable',
  parameter: 'must be a list of fields: each has name, type, required and description',
  parameterName: 'must begin with a letter or digit; then also "_" and "-", at most 64 in all',
  fields: 'must be a mapping of names to values',
};

const TEXT = z
  .string({ error: ({ input }) => (input === undefined ? 'is missing' : WRONG.text) })
  .trim()
  .min(1, { error: 'is missing', abort: true })
  .max(MAX_DESCRIPTION, `is longer than ${MAX_DESCRIPTION} characters`);
const FLAG = z
  .enum(['true', 'false'], WRONG.flag)
  .optional()
  .transform((word) => word === 'true');

const PARAMETERS = listOf(
  z.strictObject(
    {
      name: z.string(WRONG.parameterName).regex(/^[A-Za-z0-9][\w-]{0,63}$/, WRONG.parameterName),
      type: z.enum(PARAMETER_TYPES, `must be ${PARAMETER_TYPES.join(', ')}`),
      required: FLAG,
      description: z
        .string('is missing')
        .trim()
        .min(1, 'is missing')
        .transform((text) => headOf(text, MAX_DESCRIPTION)),
    },
    WRONG.parameter,
  ),
).superRefine(namesApart('is also the name of another parameter'));

const TESTS = listOf(
  orEmpty(
    z.strictObject(
      {
        name: z.string(WRONG.text).trim().optional(),
        arguments: orEmpty(fieldsBy(z.unknown(), WRONG.fields)),
        expect: orEmpty(
          z.strictObject(
            {
              exitCode: wholeNumber('a whole number', 0, 255).default(0),
              /** The whole of standard output, except for blanks and line breaks at its end. */
              stdout: z.string(WRONG.text).optional(),
              /** A part of standard output. */
              contains: z.string(WRONG.text).optional(),
            },
            WRONG.fields,
          ),
        ),
      },
      WRONG.fields,
    ),
  ),
);

const MANIFEST = z.strictObject({
  name: TEXT,
  description: TEXT,
  version: TEXT.regex(VERSION, 'must be like 1.0.0'),
  /** A plain file name in the tool's folder. */
  entrypoint: TEXT.refine(
    (name) => ENTRY.test(name) && !/\.(?:cmd|bat|exe|ps1)$/i.test(name),
    NO_ENTRY,
  ),
  usage: z.string(WRONG.usage).max(MAX_USAGE, WRONG.usage).trim().default(''),
  parameters: PARAMETERS,
  /** Undefined: detected from the entry point. */
  language: z.enum(LANGUAGES, `must be one of ${LANGUAGES.join(', ')}`).optional(),
  /** Seconds. */
  timeout: wholeNumber('a whole number of seconds', 1, MAX_TIMEOUT).optional(),
  /** The job's variables that the tool asks for; the settings grant them. */
  env: listOf(z.string(WRONG.variable).regex(/^[A-Za-z_]\w{0,99}$/, WRONG.variable)),
  /** Whether agents see it as a tool of its own, besides `run_custom_tool`. */
  expose: FLAG,
  /** Calls by which its author checks it. */
  tests: TESTS,
});

const CALLS = z.object({ parameters: PARAMETERS, tests: TESTS });

function listOf<T>(item: z.ZodType<T>) {
  const list = z
    .array(item, 'must be a list')
    .max(MAX_ITEMS, `must have at most ${MAX_ITEMS} entries`);
  // A key without a value is read as an empty text.
  return z.preprocess((value) => (value === '' || value === undefined ? [] : value), list);
}

function orEmpty<T>(fields: z.ZodType<T>) {
  return z.preprocess((value) => (value === '' || value === undefined ? {} : value), fields);
}

function wholeNumber(what: string, min: number, max: number) {
  const error = `must be ${what}, ${min} to ${max}`;
  return z
    .string(error)
    .regex(/^\d{1,5}$/, error)
    .transform(Number)
    .refine((number) => number >= min && number <= max, error);
}

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

type ManifestReading =
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
