// JSON Schema: which schemas a tool may have, and whether a call's arguments fit.
import { Ajv, type ValidateFunction } from 'ajv';
import type { JsonSchema } from '#src/ports/index.ts';
import { cutCharacters, isObject, isRecord } from '#src/text/index.ts';
import { describeError, MAX_REASON_LENGTH } from './json-schema-error.ts';
import { compilePattern } from './json-schema-pattern.ts';

export type SchemaReading =
  | {
      readonly kind: 'schema';
      /** Returns why the arguments don't fit, without their values; undefined when they do. Doesn't throw. */
      readonly check: (input: unknown) => string | undefined;
    }
  | { readonly kind: 'refused'; readonly reason: string };

const MAX_DEPTH = 32;
const MAX_NODES = 5_000;
const MAX_INPUT_DEPTH = 64;
const MAX_INPUT_NODES = 20_000;

const readings = new WeakMap<JsonSchema, SchemaReading>();

/** Compiles a tool's schema, once for each object. Coerces no values and fills in no defaults. */
export function readSchema(schema: JsonSchema): SchemaReading {
  const reading = readings.get(schema) ?? compileSchema(schema);
  readings.set(schema, reading);
  return reading;
}

function compileSchema(schema: JsonSchema): SchemaReading {
  const problem = findSchemaProblem(schema);
  if (problem !== undefined) return { kind: 'refused', reason: problem };
  const { $schema: _dialect, $id: _name, ...rest } = schema;
  try {
    const fits = validatorFor(rest).compile(rest);
    return { kind: 'schema', check: (input) => checkInput(fits, input) };
  } catch (error) {
    const reason = error instanceof Error ? error.message : 'it could not be compiled';
    return {
      kind: 'refused',
      reason: `the schema is not valid: ${cutCharacters(reason, MAX_REASON_LENGTH)}`,
    };
  }
}

let sharedValidator: Ajv | undefined;

/** A validator is expensive, so it is shared. Names are global in it: a schema that names its parts gets its own. */
function validatorFor(schema: JsonSchema): Ajv {
  for (const [key] of walkEntries(schema)) if (NAMING_KEYWORDS.has(key)) return newValidator();
  sharedValidator ??= newValidator();
  return sharedValidator;
}

const NAMING_KEYWORDS = new Set(['$id', 'id', '$anchor', '$dynamicAnchor', '$recursiveAnchor']);

function newValidator(): Ajv {
  return new Ajv({
    strict: false,
    // Refuses 1e400, which JSON.parse reads as Infinity.
    strictNumbers: true,
    ownProperties: true,
    validateFormats: false,
    logger: false,
    code: { regExp: Object.assign(linearExpression, { code: '' }) },
  });
}

function linearExpression(source: string) {
  const matcher = compilePattern(source);
  if (matcher.kind === 'refused') throw new Error(matcher.reason);
  // The validator caches patterns by this text.
  return { test: matcher.test, toString: () => source };
}

/** Returns why a schema is refused before it is compiled; undefined when it isn't. */
export function findSchemaProblem(schema: JsonSchema): string | undefined {
  if (schema.type !== undefined && schema.type !== 'object') {
    return 'the parameters must have "type": "object"';
  }
  const size = findSizeProblem(schema, { depth: MAX_DEPTH, nodes: MAX_NODES });
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
  if (keyword !== 'pattern') return undefined;
  const matcher = compilePattern(value);
  return matcher.kind === 'refused' ? matcher.reason : undefined;
}

function* walkEntries(value: unknown): Generator<readonly [string, unknown]> {
  if (!isObject(value)) return;
  for (const [key, inner] of Object.entries(value)) {
    yield [key, inner];
    yield* walkEntries(inner);
  }
}

function checkInput(fits: ValidateFunction, input: unknown): string | undefined {
  const problem = findInputProblem(input);
  if (problem !== undefined) return problem;
  return fits(input) ? undefined : describeError(fits.errors?.[0]);
}

/** Returns why a call's arguments are refused whatever the schema says; undefined when they aren't. */
export function findInputProblem(input: unknown): string | undefined {
  if (!isRecord(input)) return 'the arguments must be one object';
  const size = findSizeProblem(input, { depth: MAX_INPUT_DEPTH, nodes: MAX_INPUT_NODES });
  return size === undefined ? undefined : `the arguments ${size}`;
}

const PROTO_PROBLEM = 'contain the name "__proto__"';

type SizeLimits = { readonly depth: number; readonly nodes: number };

/** Goes level by level, so that no nesting overflows the stack. */
function findSizeProblem(value: unknown, { depth, nodes }: SizeLimits): string | undefined {
  let level: readonly unknown[] = [value];
  let seen = 0;
  for (let deep = 0; level.length > 0; deep += 1) {
    seen += level.length;
    if (deep > depth) return `nest deeper than ${depth} levels`;
    if (seen > nodes) return `have more than ${nodes} parts`;
    const objects = level.filter((item) => isObject(item));
    if (objects.some((item) => Object.hasOwn(item, '__proto__'))) return PROTO_PROBLEM;
    level = objects.flatMap((item) => Object.values(item));
  }
  return undefined;
}
