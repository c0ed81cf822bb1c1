// The fields of a tool.yaml, each with its own way to be wrong; every problem is collected.
import { parseDocument } from 'yaml';
import type { DiagnosticDetail } from '../../../ports/custom-tools.ts';
import { readPlainFields } from './manifest-quick.ts';

export type ManifestFields = ReadonlyMap<string, unknown>;

/** Where one reads: every problem is collected, and `isBroken` tells the grave ones from the rest. */
export type ProblemCollector = { readonly problems: DiagnosticDetail[]; isBroken: boolean };

const MAX_MANIFEST_BYTES = 64 * 1024;
export const MAX_DESCRIPTION_LENGTH = 1_000;

/** Everything as it is written: `1.10` is a version, not a number. */
export function readFields(text: string): ManifestFields | string {
  if (Buffer.byteLength(text) > MAX_MANIFEST_BYTES) {
    return `the file is longer than ${MAX_MANIFEST_BYTES} bytes`;
  }
  return readPlainFields(text) ?? parseFields(text);
}

/** By the real parser. */
export function parseFields(text: string): ManifestFields | string {
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

export function readList(
  fields: ManifestFields,
  key: string,
  collector: ProblemCollector,
): readonly unknown[] {
  const value = fields.get(key);
  if (value === undefined || value === '') return [];
  if (Array.isArray(value)) return value;
  addShapeProblem(collector, `${key} must be a list`);
  return [];
}

export function readText(
  fields: ManifestFields,
  key: string,
  { max, collector }: { readonly max: number; readonly collector: ProblemCollector },
): string {
  const value = fields.get(key) ?? '';
  if (typeof value !== 'string') return addShapeProblem(collector, `${key} must be a text`);
  if (!isNonBlankText(value)) return addShapeProblem(collector, `${key} is missing`);
  if (value.length > max)
    return addShapeProblem(collector, `${key} is longer than ${max} characters`);
  return value.trim();
}

export function isNonBlankText(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '';
}

export function readMatching(
  fields: ManifestFields,
  key: string,
  { shape, like, collector }: { shape: RegExp; like: string; collector: ProblemCollector },
): string {
  const value = readText(fields, key, { max: MAX_DESCRIPTION_LENGTH, collector });
  if (value === '' || shape.test(value)) return value;
  return addShapeProblem(collector, `${key} must be like ${like}`);
}

export function readChoice<T extends string>(
  fields: ManifestFields,
  key: string,
  { choices, collector }: { readonly choices: readonly T[]; readonly collector: ProblemCollector },
): T | undefined {
  const value = fields.get(key);
  const choice = choices.find((candidate) => candidate === value);
  if (value !== undefined && choice === undefined) {
    addShapeProblem(collector, `${key} must be one of ${choices.join(', ')}`);
  }
  return choice;
}

export function readFlag(
  fields: ManifestFields,
  key: string,
  { where, collector }: { readonly where: string; readonly collector: ProblemCollector },
): boolean {
  const value = fields.get(key);
  if (value === 'true') return true;
  if (value !== undefined && value !== 'false')
    addShapeProblem(collector, `${where} must be true or false`);
  return false;
}

export function addShapeProblem(collector: ProblemCollector, message: string): string {
  return addBlockingProblem(collector, {
    code: 'L_SHAPE',
    message,
    next: 'correct it in tool.yaml',
  });
}

export function addBlockingProblem(collector: ProblemCollector, problem: DiagnosticDetail): string {
  collector.isBroken = true;
  collector.problems.push(problem);
  return '';
}

export function addIgnoredField(collector: ProblemCollector, field: string): void {
  const message = `${field.slice(0, 80)} is not a field of tool.yaml; it is ignored`;
  collector.problems.push({ code: 'L_SHAPE', message, next: 'take it out, or correct its name' });
}
