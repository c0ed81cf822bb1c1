// The fields of a tool.yaml, each with its own way to be wrong; every problem is collected.
import { parseDocument } from 'yaml';
import type { Problem } from '../../../ports/custom-tools.ts';
import { readPlainFields } from './manifest-quick.ts';

export type Fields = ReadonlyMap<string, unknown>;

/** Where one reads: every problem is collected, and `isBroken` tells the grave ones from the rest. */
export type Reading = { readonly problems: Problem[]; isBroken: boolean };

const MAX_BYTES = 64 * 1024;
export const MAX_DESCRIPTION = 1_000;

/** Everything as it is written: `1.10` is a version, not a number. */
export function readFields(text: string): Fields | string {
  if (Buffer.byteLength(text) > MAX_BYTES) {
    return `the file is longer than ${MAX_BYTES} bytes`;
  }
  return readPlainFields(text) ?? parseFields(text);
}

/** By the real parser. */
export function parseFields(text: string): Fields | string {
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
      return `the file is not valid YAML in line ${line} (${error.code})`;
    }
    // Maps, so that a key such as `__proto__` is only a key.
    const value: unknown = document.toJS({ mapAsMap: true, maxAliasCount: 20 });
    if (!(value instanceof Map)) return 'the file is not a list of fields';
    return new Map([...value].map(([key, field]) => [String(key), field]));
  } catch {
    return 'the file is not readable as YAML';
  }
}

export function listAt(fields: Fields, key: string, reading: Reading): readonly unknown[] {
  const value = fields.get(key);
  if (value === undefined || value === '') return [];
  if (Array.isArray(value)) return value;
  wrong(reading, `${key} must be a list`);
  return [];
}

export function textAt(
  fields: Fields,
  key: string,
  { max, reading }: { readonly max: number; readonly reading: Reading },
): string {
  const value = fields.get(key) ?? '';
  if (typeof value !== 'string') return wrong(reading, `${key} must be a text`);
  if (!isText(value)) return wrong(reading, `${key} is missing`);
  if (value.length > max) return wrong(reading, `${key} is longer than ${max} characters`);
  return value.trim();
}

export function isText(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '';
}

export function shapedAt(
  fields: Fields,
  key: string,
  { shape, like, reading }: { shape: RegExp; like: string; reading: Reading },
): string {
  const value = textAt(fields, key, { max: MAX_DESCRIPTION, reading });
  if (value === '' || shape.test(value)) return value;
  return wrong(reading, `${key} must be like ${like}`);
}

export function choiceAt<T extends string>(
  fields: Fields,
  key: string,
  { choices, reading }: { readonly choices: readonly T[]; readonly reading: Reading },
): T | undefined {
  const value = fields.get(key);
  const choice = choices.find((candidate) => candidate === value);
  if (value !== undefined && choice === undefined) {
    wrong(reading, `${key} must be one of ${choices.join(', ')}`);
  }
  return choice;
}

export function flagAt(
  fields: Fields,
  key: string,
  { where, reading }: { readonly where: string; readonly reading: Reading },
): boolean {
  const value = fields.get(key);
  if (value === 'true') return true;
  if (value !== undefined && value !== 'false') wrong(reading, `${where} must be true or false`);
  return false;
}

export function wrong(reading: Reading, message: string): string {
  return broken(reading, { code: 'L_SHAPE', message, next: 'correct it in tool.yaml' });
}

export function broken(reading: Reading, problem: Problem): string {
  reading.isBroken = true;
  reading.problems.push(problem);
  return '';
}

export function ignored(reading: Reading, field: string): void {
  const message = `${field.slice(0, 80)} is not a field of tool.yaml; it is ignored`;
  reading.problems.push({ code: 'L_SHAPE', message, next: 'take it out, or correct its name' });
}
