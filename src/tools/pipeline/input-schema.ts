// What the model sees of a tool's parameters: their JSON Schema, without what it need not know.
import * as z from 'zod';
import type { JsonSchema } from '#src/ports/index.ts';

const jsonSchemas = new WeakMap<z.ZodType, JsonSchema>();

/** Converts each schema once: all sessions share the same few schemas. */
export function jsonSchemaOf(parameters: z.ZodType): JsonSchema {
  const known = jsonSchemas.get(parameters);
  if (known !== undefined) return known;
  const options = { io: 'input', override: omitBounds } as const;
  const { $schema: _dialect, ...schema } = z.toJSONSchema(parameters, options);
  jsonSchemas.set(parameters, schema);
  return schema;
}

/**
 * What the model's schema leaves out: the runtime would describe each of these to the model in every session, which with
 * many agents takes a fifth of its time. A call that breaks one gets the reason in its result.
 */
const BOUNDS = [
  'minLength',
  'maxLength',
  'pattern',
  // Zod writes it only for several patterns of one text.
  'allOf',
  'minItems',
  'maxItems',
  'exclusiveMinimum',
  'minimum',
  'maximum',
  // The description of an argument that may be left out says what leaving it out means.
  'default',
] as const;

function omitBounds({ jsonSchema }: { jsonSchema: z.core.JSONSchema.BaseSchema }): void {
  for (const bound of BOUNDS) delete jsonSchema[bound];
  omitNull(jsonSchema);
  const { properties = {} } = jsonSchema;
  for (const [name, property] of Object.entries(properties)) {
    if (typeof property === 'object' && property.hidden === true) delete properties[name];
  }
}

/** Drops null from the schema: what may be null may also be left out, and a model has to know only that. */
function omitNull(jsonSchema: z.core.JSONSchema.BaseSchema): void {
  const { anyOf = [] } = jsonSchema;
  const [meant, ...more] = anyOf.filter(({ type }) => type !== 'null');
  if (meant === undefined || more.length > 0 || anyOf.length !== 2) return;
  delete jsonSchema.anyOf;
  Object.assign(jsonSchema, meant);
}

/** Marks an argument that is accepted, for models that know it from elsewhere, but not offered. */
export function hiddenArgument<Schema extends z.ZodType>(schema: Schema): Schema {
  return schema.meta({ hidden: true });
}
