// tool.yaml of an executable tool: read strictly, with every problem named, and never as an exception.
import type { Problem } from '../../../ports/custom-tools.ts';
import { nameProblem } from '../names.ts';
import type { Parameter } from './flags.ts';
import {
  broken,
  choiceAt,
  type Fields,
  flagAt,
  ignored,
  listAt,
  MAX_DESCRIPTION,
  type Reading,
  readFields,
  shapedAt,
  textAt,
  wrong,
} from './manifest-fields.ts';
import { parametersAt } from './manifest-parameters.ts';
import { type ToolTest, testsAt } from './manifest-tests.ts';

export const LANGUAGES = ['typescript', 'javascript', 'python', 'bash', 'go'] as const;
export type Language = (typeof LANGUAGES)[number];

export type Manifest = {
  readonly name: string;
  readonly description: string;
  readonly version: string;
  /** A plain file name in the tool's folder. */
  readonly entrypoint: string;
  readonly usage: string;
  readonly parameters: readonly Parameter[];
  /** Undefined: told by the entry point. */
  readonly language: Language | undefined;
  /** Seconds. */
  readonly timeout: number | undefined;
  /** Variables of the job that the tool asks for; the settings grant them. */
  readonly env: readonly string[];
  /** Whether agents see it as a tool of its own, besides `run_custom_tool`. */
  readonly expose: boolean;
  /** Calls that its author checks it by. */
  readonly tests: readonly ToolTest[];
};

export type ManifestReading =
  | {
      readonly kind: 'manifest';
      readonly manifest: Manifest;
      /** What was left out of account. */
      readonly problems: readonly Problem[];
    }
  /** A document of another door. */
  | { readonly kind: 'other' }
  | { readonly kind: 'broken'; readonly problems: readonly Problem[] };

const MAX_TIMEOUT = 600;
const MAX_USAGE = 10_000;
const ENTRY = /^[A-Za-z0-9_][A-Za-z0-9._-]{0,127}$/;
const VARIABLE = /^[A-Za-z_][A-Za-z0-9_]{0,99}$/;
const VERSION = /^\d{1,6}(?:\.\d{1,6}){0,2}(?:[-+][0-9A-Za-z.-]{1,40})?$/;

const KNOWN = [
  ...['name', 'description', 'version', 'entrypoint', 'usage', 'parameters'],
  ...['language', 'timeout', 'env', 'expose', 'tests'],
];

/** Reads a tool.yaml that lies in a folder named `folder`. */
export function readManifest(text: string, folder: string): ManifestReading {
  const fields = readFields(text);
  if (typeof fields === 'string') {
    const next = 'mend the YAML, or let create_custom_tool write a new one';
    return { kind: 'broken', problems: [{ code: 'L_SHAPE', message: fields, next }] };
  }
  if (fields.has('apiVersion') || fields.has('kind')) return { kind: 'other' };
  const reading: Reading = { problems: [], isBroken: false };
  const manifest = manifestOf(fields, folder, reading);
  for (const key of fields.keys()) {
    if (!KNOWN.includes(key)) ignored(reading, key);
  }
  const { problems, isBroken } = reading;
  return isBroken ? { kind: 'broken', problems } : { kind: 'manifest', manifest, problems };
}

function manifestOf(fields: Fields, folder: string, reading: Reading): Manifest {
  const parameters = parametersAt(fields, reading);
  return {
    name: nameAt(fields, folder, reading),
    description: textAt(fields, 'description', { max: MAX_DESCRIPTION, reading }),
    version: shapedAt(fields, 'version', { shape: VERSION, like: '1.0.0', reading }),
    entrypoint: entrypointAt(fields, reading),
    usage: usageAt(fields, reading),
    parameters,
    language: choiceAt(fields, 'language', { choices: LANGUAGES, reading }),
    timeout: timeoutAt(fields, reading),
    env: envAt(fields, reading),
    expose: flagAt(fields, 'expose', { where: 'expose', reading }),
    tests: testsAt(fields, parameters, reading),
  };
}

function nameAt(fields: Fields, folder: string, reading: Reading): string {
  const name = textAt(fields, 'name', { max: MAX_DESCRIPTION, reading });
  if (name === '') return name;
  const problem = nameProblem(name);
  if (problem !== undefined) {
    broken(reading, { ...problem, message: `name: ${problem.message}` });
  } else if (name !== folder) {
    const message = `name is ${JSON.stringify(name)}, but the folder is named ${JSON.stringify(folder)}`;
    broken(reading, { code: 'L_NAME', message, next: 'give both the same name' });
  }
  return name;
}

function entrypointAt(fields: Fields, reading: Reading): string {
  const entry = textAt(fields, 'entrypoint', { max: MAX_DESCRIPTION, reading });
  if (entry === '' || (ENTRY.test(entry) && !/\.(?:cmd|bat|exe|ps1)$/i.test(entry))) return entry;
  const message = "entrypoint must be a plain name of a file in the tool's own folder";
  const next = 'name the source file, without any path, link or address';
  return broken(reading, { code: 'L_ENTRY', message, next });
}

function usageAt(fields: Fields, reading: Reading): string {
  const usage = fields.get('usage') ?? '';
  if (typeof usage === 'string' && usage.length <= MAX_USAGE) return usage.trim();
  return wrong(reading, `usage must be a text of at most ${MAX_USAGE} characters`);
}

function timeoutAt(fields: Fields, reading: Reading): number | undefined {
  const value = fields.get('timeout');
  if (value === undefined) return undefined;
  const seconds = typeof value === 'string' && /^\d{1,5}$/.test(value) ? Number(value) : 0;
  if (seconds >= 1 && seconds <= MAX_TIMEOUT) return seconds;
  wrong(reading, `timeout must be a whole number of seconds, 1 to ${MAX_TIMEOUT}`);
  return undefined;
}

function envAt(fields: Fields, reading: Reading): readonly string[] {
  return listAt(fields, 'env', reading).flatMap((name, index) => {
    if (typeof name === 'string' && VARIABLE.test(name)) return [name];
    wrong(reading, `env[${index}] must be the name of a variable`);
    return [];
  });
}
