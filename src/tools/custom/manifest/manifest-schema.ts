// The schema of an executable tool's tool.yaml, whose values are all still the texts that its author wrote.
import * as z from 'zod';
import { fieldsBy, headOf, namesApart } from '#src/text/index.ts';
import { PARAMETER_TYPES } from './flags.ts';

const LANGUAGES = ['typescript', 'javascript', 'python', 'bash', 'go'] as const;

export const MAX_DESCRIPTION = 1_000;
const MAX_USAGE = 10_000;
const MAX_ITEMS = 64;
const MAX_TIMEOUT = 600;
const ENTRY = /^[A-Za-z0-9_][A-Za-z0-9._-]{0,127}$/;
const VERSION = /^\d{1,6}(?:\.\d{1,6}){0,2}(?:[-+][0-9A-Za-z.-]{1,40})?$/;

/** A separate message, so that this problem, which may be an attack, can be told apart. */
export const NO_ENTRY = "must be a plain name of a file in the tool's own folder";

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

export const MANIFEST = z.strictObject({
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

export const CALLS = z.object({ parameters: PARAMETERS, tests: TESTS });

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
