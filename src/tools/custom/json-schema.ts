// JSON Schema: which schemas a tool may have, and whether a call's arguments fit.
import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv';
import { RE2JS } from 're2js';
import { attemptNow, describe } from '#src/errors.ts';
import type { JsonSchema } from '#src/ports/agents.ts';
import { cutCharacters } from '#src/text/cut-characters.ts';
import { isObject, isRecord } from '#src/text/json.ts';

const compiled = new WeakMap<JsonSchema, ValidateFunction | string>();

/**
 * Returns why a call's arguments don't fit the schema, without their values, or why nothing can fit it; undefined when they
 * do. Coerces no values and fills in no defaults. Doesn't throw.
 */
export function checkArguments(schema: JsonSchema, input: unknown): string | undefined {
  const fits = compiled.get(schema) ?? compileSchema(schema);
  compiled.set(schema, fits);
  if (typeof fits === 'string') return fits;
  return findInputProblem(input) ?? (fits(input) ? undefined : describeError(fits.errors?.[0]));
}

const MAX_REASON_LENGTH = 300;

/** Compiles a tool's schema, or says why it is refused. */
export function compileSchema(schema: JsonSchema): ValidateFunction | string {
  const problem = findSchemaProblem(schema);
  if (problem !== undefined) return problem;
  const { $schema: _dialect, $id: _name, ...rest } = schema;
  // A validator of its own: the names of a schema's parts are global in it.
  const validator = new Ajv({
    strict: false,
    // Refuses 1e400, which JSON.parse reads as Infinity.
    strictNumbers: true,
    ownProperties: true,
    validateFormats: false,
    logger: false,
    code: { regExp: Object.assign(linearExpression, { code: '' }) },
  });
  const validate = attemptNow(() => validator.compile(rest));
  if (validate.kind === 'done') return validate.value;
  const reason = cutCharacters(describe(validate.error).message, MAX_REASON_LENGTH);
  return `the schema is not valid: ${reason}`;
}

const MAX_PATTERN_LENGTH = 1_000;
const MAX_PATTERN_STEPS = 5_000;

/** Returns why a pattern can't be matched in linear time, so that no pattern hangs the run; undefined when it can. */
export function findPatternProblem(source: string): string | undefined {
  const made = attemptNow(() => linearExpression(source));
  return made.kind === 'done' ? undefined : describe(made.error).message;
}

/** Throws for a pattern that only a backtracking engine could match. */
function linearExpression(source: string) {
  if (source.length > MAX_PATTERN_LENGTH) {
    throw new Error(`the pattern is longer than ${MAX_PATTERN_LENGTH} characters`);
  }
  const made = attemptNow(() => RE2JS.compile(RE2JS.translateRegExp(source)));
  if (made.kind === 'threw') {
    const why = describe(made.error).message.replace(/^error parsing regexp: /, '');
    throw new Error(`the pattern can't be matched in linear time (${why})`);
  }
  if (made.value.programSize() > MAX_PATTERN_STEPS) throw new Error('the pattern repeats too much');
  // The validator caches patterns by this text.
  return { test: (text: string) => made.value.test(text), toString: () => source };
}

const SCHEMA_LIMITS = { depth: 32, nodes: 5_000 };
const INPUT_LIMITS = { depth: 64, nodes: 20_000 };

/** Returns why a schema is refused before it is compiled; undefined when it isn't. */
export function findSchemaProblem(schema: JsonSchema): string | undefined {
  if (schema.type !== undefined && schema.type !== 'object') {
    return 'the parameters must have "type": "object"';
  }
  const size = findSizeProblem(schema, SCHEMA_LIMITS);
  if (size !== undefined) return `the parameters ${size}`;
  for (const [key, value] of walkEntries(schema)) {
    // The validator's result would be a promise, which is always truthy.
    if (key === '$async') return 'the schema is asynchronous';
    const problem = typeof value === 'string' ? findKeywordProblem(key, value) : undefined;
    if (problem !== undefined) return problem;
  }
  return undefined;
}

function findKeywordProblem(keyword: string, value: string): string | undefined {
  if (/^\$(?:dynamic|recursive)?Ref$/i.test(keyword) && !value.startsWith('#')) {
    return 'a "$ref" names something outside the schema';
  }
  return keyword === 'pattern' ? findPatternProblem(value) : undefined;
}

function* walkEntries(value: unknown): Generator<readonly [string, unknown]> {
  if (!isObject(value)) return;
  for (const [key, inner] of Object.entries(value)) {
    yield [key, inner];
    yield* walkEntries(inner);
  }
}

/** Returns why a call's arguments are refused whatever the schema says; undefined when they aren't. */
export function findInputProblem(input: unknown): string | undefined {
  if (!isRecord(input)) return 'the arguments must be one object';
  const size = findSizeProblem(input, INPUT_LIMITS);
  return size === undefined ? undefined : `the arguments ${size}`;
}

/** Goes level by level, so that no nesting overflows the stack. */
function findSizeProblem(
  value: unknown,
  { depth, nodes }: { readonly depth: number; readonly nodes: number },
): string | undefined {
  let level: readonly unknown[] = [value];
  let seen = 0;
  for (let deep = 0; level.length > 0; deep += 1) {
    seen += level.length;
    if (deep > depth) return `nest deeper than ${depth} levels`;
    if (seen > nodes) return `have more than ${nodes} parts`;
    const objects = level.filter((item) => isObject(item));
    if (objects.some((item) => Object.hasOwn(item, '__proto__'))) {
      return 'contain the name "__proto__"';
    }
    level = objects.flatMap((item) => Object.values(item));
  }
  return undefined;
}

const MAX_NAME_LENGTH = 64;

/** Returns the validator's first complaint, in words for a model. */
function describeError(error: ErrorObject | undefined): string {
  if (error === undefined) return 'the arguments do not fit';
  const { keyword, instancePath, params, message = 'does not fit' } = error;
  const field = shortName(instancePath.slice(1).replaceAll('/', '.'));
  const where = field === '' ? '' : `${field}: `;
  switch (keyword) {
    case 'required':
      return `${field === '' ? '' : `${field}.`}${shortName(params.missingProperty)} is required`;
    case 'additionalProperties':
      return `${where}unknown argument ${JSON.stringify(shortName(params.additionalProperty))}`;
    case 'type':
      return `${where}must be ${[params.type].flat().join(' or ')}`;
    case 'enum': {
      const values = cutCharacters(String(JSON.stringify(params.allowedValues)), MAX_REASON_LENGTH);
      return `${where}${message}: ${values}`;
    }
    default:
      return `${where}${message}`;
  }
}

function shortName(name: unknown): string {
  return cutCharacters(String(name), MAX_NAME_LENGTH);
}
