// What settings say about models: which an agent uses, which a call may choose, and which see images.
import * as z from 'zod';
import { fieldsBy } from '#src/text/index.ts';
import { agentKey, listOf } from './setting-shapes.ts';

const WRONG = "expected a model's id";
const MODEL_ID = /^[A-Za-z0-9][A-Za-z0-9._:/-]{0,99}$/;
const MODEL_LIST = listOf(MODEL_ID, "models' ids").optional();

/** A model's id; undefined for `auto`. */
export const MODEL = z.union(
  [z.literal(['auto', null]).transform(() => undefined), z.string(WRONG).regex(MODEL_ID, WRONG)],
  WRONG,
);

/** The key `models` of the key `action`. */
export const MODELS = fieldsBy(z.unknown(), 'expected an object').transform(readModels);

const LISTS = ['allow', 'vision'];

/** Reads `allow`, the models that a call may choose, `vision`, those that see images, and any other key as an agent's name. */
function readModels(fields: ReadonlyMap<string, unknown>, { addIssue }: z.RefinementCtx) {
  const read = <T>(schema: z.ZodType<T>, key: string): T | undefined => {
    const parsed = schema.safeParse(fields.get(key));
    for (const { path, message } of parsed.error?.issues ?? []) {
      addIssue({ code: 'custom', path: [key, ...path], message });
    }
    return parsed.data;
  };
  const names = [...fields.keys()].filter((name) => !LISTS.includes(name));
  const pinned = names.flatMap((name) => {
    const model = read(MODEL.optional(), name);
    return model === undefined ? [] : [[agentKey(name), model] as const];
  });
  // A list that can't be read must not mean "any model".
  const allowed = fields.has('allow') ? (read(MODEL_LIST, 'allow') ?? []) : undefined;
  const vision = read(MODEL_LIST, 'vision') ?? [];
  return { byAgent: new Map(pinned), allowed, vision };
}
