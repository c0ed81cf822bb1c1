// The kinds of values that inputs take, and what is accepted of each.
import * as z from 'zod';
import { isRepositoryPath } from '#src/text/paths.ts';

// A schema's error text completes the sentence "accepted is ...".

/** One of these words. */
export const choice = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  z.enum(values, { error: `one of ${values.map((value) => `"${value}"`).join(', ')}` });

/** YAML 1.2's own spellings, as the toolkit reads booleans; `yes`, `1` and `on` are not booleans. */
export const flag = (byDefault: boolean) =>
  z
    .enum(['true', 'True', 'TRUE', 'false', 'False', 'FALSE'], { error: '"true" or "false"' })
    .transform((text) => text.toLowerCase() === 'true')
    .default(byDefault);

/** A whole number within these limits, which must be given. */
export const numberWithin = (least: number, most: number) => {
  const error = `a whole number from ${least} to ${most}`;
  const inRange = (value: number): boolean => value >= least && value <= most;
  return z
    .string()
    .regex(/^[0-9]{1,12}$/, { error })
    .transform(Number)
    .refine(inRange, { error });
};

/** A whole number within these limits. */
export const wholeNumber = (least: number, most: number, byDefault: number) =>
  numberWithin(least, most).default(byDefault);

/** Fractions of a minute serve to try a limit out. */
export const minutes = (most: number, byDefault: number) => {
  const error = `a number of minutes above 0, at most ${most}`;
  return z
    .string()
    .regex(/^[0-9]{1,4}(\.[0-9]{1,3})?$/, { error })
    .transform(Number)
    .refine((value) => value > 0 && value <= most, { error })
    .default(byDefault);
};

/** A text that is accepted as it is. */
export const text = (accepts: (value: string) => boolean, accepted: string) =>
  z.string({ error: accepted }).refine(accepts, { error: accepted });

/** A text of this form. */
export const matching = (pattern: RegExp, accepted: string) =>
  text((value) => pattern.test(value), accepted);

/** Texts with commas between them. */
export const list = (accepts: (value: string) => boolean, accepted: string) =>
  z
    .string()
    .transform((value) => value.split(',').map((item) => item.trim()))
    .transform((items): readonly string[] => items.filter((item) => item !== ''))
    .refine((items) => items.every(accepts), { error: accepted })
    .default([]);

/** Keeps the key in the result, so that no field of `Inputs` is ever missing. */
export const optionalInput = <Schema extends z.ZodType>(schema: Schema) =>
  schema.optional().transform((value) => value);

/** Whether a text has no control characters. */
export const isPrintable = (value: string): boolean => !/\p{Cc}/u.test(value);

/** Whether a text is one word of plain ASCII. */
export const isToken = (value: string): boolean => /^[\x21-\x7e]+$/.test(value);

/** Whether a text can be a model's name. */
export const isModel = (value: string): boolean => value.length <= 200 && isToken(value);

/** Whether a text is an address of a web server, without a user name. */
export function isWebAddress(value: string): boolean {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  return (url?.protocol === 'https:' || url?.protocol === 'http:') && url.username === '';
}

/** Whether a text is a relative path that stays inside the repository. */
export function isInsidePath(value: string): boolean {
  return isPrintable(value) && !value.includes(':') && isRepositoryPath(withoutEdges(value));
}

/** `./squad/` and `squad` name the same folder. */
export function withoutEdges(path: string): string {
  return path.replace(/^\.\//, '').replace(/\/$/, '');
}

/** git's rules for a branch's name: https://git-scm.com/docs/git-check-ref-format */
export function isBranch(value: string): boolean {
  const isPart = (part: string): boolean =>
    part !== '' && !part.startsWith('.') && !part.endsWith('.lock');
  return (
    value.length <= 200 &&
    isPrintable(value) &&
    !/[ ~^:?*[\\]|\.\.|@\{|^-|^@$|^refs\/|\.$/.test(value) &&
    value.split('/').every(isPart)
  );
}

/** Whether a text can begin the names of branches. */
export const isPrefix = (value: string): boolean =>
  value.length <= 50 && value.endsWith('/') && isBranch(`${value}x`);
