// The fields of events. In a record, one that is missing or wrong reads as empty, so that any event of a known kind can be shown.
import * as z from 'zod';
import { isRecord } from '#src/text/json.ts';

export const text = z.string().catch('');
export const maybeText = z.string().optional().catch(undefined);
export const amount = z.number().catch(0);
export const maybeAmount = z.number().optional().catch(undefined);
export const flag = z.boolean().optional().catch(undefined);
export const texts = z.array(text).readonly().catch([]);
export const amounts = z.array(amount).readonly().catch([]);

/** An event of this kind. */
export function eventOf<const Kind extends string, Shape extends z.core.$ZodShape>(
  kind: Kind,
  shape: Shape,
) {
  return z.object({ kind: z.literal(kind), ...shape });
}

/** One object. */
export function fields<Shape extends z.core.$ZodShape>(shape: Shape) {
  return z.preprocess((value) => (isRecord(value) ? value : {}), z.object(shape));
}

/** A list of objects; what is none is left out. */
export function listOf<Shape extends z.core.$ZodShape>(shape: Shape) {
  const objects = (value: unknown) => (Array.isArray(value) ? value.filter(isRecord) : []);
  return z.preprocess(objects, z.array(z.object(shape)).readonly());
}
