// Reads the arguments of a module tool: zod types, possibly from another copy of zod, or JSON Schema.
import * as z from 'zod';
import type { JsonSchema } from '#src/ports/index.ts';
import { isObject } from '#src/text/index.ts';
import { compilePattern } from '../../custom/json-schema-pattern.ts';
import { describeIssues } from '../../pipeline/arguments.ts';

export type ArgumentCheck =
  | { readonly kind: 'valid'; readonly args: unknown }
  | { readonly kind: 'invalid'; readonly reason: string };

export type ModuleSchema =
  | {
      readonly kind: 'usable';
      readonly inputSchema: JsonSchema;
      readonly checkArguments: (input: unknown) => Promise<ArgumentCheck>;
    }
  | { readonly kind: 'unusable'; readonly reason: string };

/** Reads a tool's `args`. Throws zod's errors about types that JSON Schema can't express. */
export function readArguments(args: unknown): ModuleSchema {
  const shape = readShape(args);
  if (shape === undefined) return { kind: 'unusable', reason: '`args` is not an object' };
  const types: Record<string, z.core.$ZodType> = {};
  for (const [name, value] of Object.entries(shape)) {
    const type = readType(value);
    if (typeof type === 'string') {
      return { kind: 'unusable', reason: `the argument ${JSON.stringify(name)} ${type}` };
    }
    types[name] = type;
  }
  const schema = z.object(types);
  return {
    kind: 'usable',
    inputSchema: jsonSchemaOf(schema),
    checkArguments: (input) => checkArguments(schema, input),
  };
}

async function checkArguments(schema: z.ZodObject, input: unknown): Promise<ArgumentCheck> {
  const parsed = await schema.safeParseAsync(input);
  if (parsed.success) return { kind: 'valid', args: parsed.data };
  return { kind: 'invalid', reason: describeIssues(parsed.error.issues) };
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

function jsonSchemaOf(schema: z.ZodObject): JsonSchema {
  const { $schema: _dialect, ...schemaObject } = z.toJSONSchema(schema, {
    io: 'input',
    // Another copy of zod has a registry of its own for descriptions.
    override({ zodSchema, jsonSchema }) {
      if ('description' in zodSchema && typeof zodSchema.description === 'string') {
        jsonSchema.description ??= zodSchema.description;
      }
      // Types that zod coerces may also be given as text.
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
    if (isPattern && compilePattern(value).kind === 'refused') return [];
    return [[key, withoutPatternsIn(value)]];
  });
  return Object.fromEntries(entries);
}

function withoutPatternsIn(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutPatternsIn);
  return isObject(value) ? withoutPatterns(value) : value;
}
