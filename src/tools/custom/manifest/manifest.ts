// tool.yaml of an executable tool: read strictly, with every problem named, and never as an exception.
import type { DiagnosticDetail } from '../../../ports/custom-tools.ts';
import { findNameProblem } from '../tool-names.ts';
import type { ToolParameter } from './flags.ts';
import {
  addBlockingProblem,
  addIgnoredField,
  addShapeProblem,
  MAX_DESCRIPTION_LENGTH,
  type ManifestFields,
  type ProblemCollector,
  readChoice,
  readFields,
  readFlag,
  readList,
  readMatching,
  readText,
} from './manifest-fields.ts';
import { readParameters } from './manifest-parameters.ts';
import { type ManifestTest, readTests } from './manifest-tests.ts';

export const LANGUAGES = ['typescript', 'javascript', 'python', 'bash', 'go'] as const;
export type ToolLanguage = (typeof LANGUAGES)[number];

export type ToolManifest = {
  readonly name: string;
  readonly description: string;
  readonly version: string;
  /** A plain file name in the tool's folder. */
  readonly entrypoint: string;
  readonly usage: string;
  readonly parameters: readonly ToolParameter[];
  /** Undefined: told by the entry point. */
  readonly language: ToolLanguage | undefined;
  /** Seconds. */
  readonly timeout: number | undefined;
  /** Variables of the job that the tool asks for; the settings grant them. */
  readonly env: readonly string[];
  /** Whether agents see it as a tool of its own, besides `run_custom_tool`. */
  readonly expose: boolean;
  /** Calls that its author checks it by. */
  readonly tests: readonly ManifestTest[];
};

export type ManifestReading =
  | {
      readonly kind: 'manifest';
      readonly manifest: ToolManifest;
      /** What was left out of account. */
      readonly problems: readonly DiagnosticDetail[];
    }
  /** A document of another door. */
  | { readonly kind: 'other' }
  | { readonly kind: 'broken'; readonly problems: readonly DiagnosticDetail[] };

const MAX_TIMEOUT_SECONDS = 600;
const MAX_USAGE_LENGTH = 10_000;
const ENTRYPOINT_PATTERN = /^[A-Za-z0-9_][A-Za-z0-9._-]{0,127}$/;
const VARIABLE_PATTERN = /^[A-Za-z_][A-Za-z0-9_]{0,99}$/;
const VERSION_PATTERN = /^\d{1,6}(?:\.\d{1,6}){0,2}(?:[-+][0-9A-Za-z.-]{1,40})?$/;

const KNOWN_FIELDS = [
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
  const collector: ProblemCollector = { problems: [], isBroken: false };
  const manifest = readManifestFields(fields, folder, collector);
  for (const key of fields.keys()) {
    if (!KNOWN_FIELDS.includes(key)) addIgnoredField(collector, key);
  }
  const { problems, isBroken } = collector;
  return isBroken ? { kind: 'broken', problems } : { kind: 'manifest', manifest, problems };
}

function readManifestFields(
  fields: ManifestFields,
  folder: string,
  collector: ProblemCollector,
): ToolManifest {
  const parameters = readParameters(fields, collector);
  return {
    name: readName(fields, folder, collector),
    description: readText(fields, 'description', { max: MAX_DESCRIPTION_LENGTH, collector }),
    version: readMatching(fields, 'version', { shape: VERSION_PATTERN, like: '1.0.0', collector }),
    entrypoint: readEntrypoint(fields, collector),
    usage: readUsage(fields, collector),
    parameters,
    language: readChoice(fields, 'language', { choices: LANGUAGES, collector }),
    timeout: readTimeout(fields, collector),
    env: readEnv(fields, collector),
    expose: readFlag(fields, 'expose', { where: 'expose', collector }),
    tests: readTests(fields, parameters, collector),
  };
}

function readName(fields: ManifestFields, folder: string, collector: ProblemCollector): string {
  const name = readText(fields, 'name', { max: MAX_DESCRIPTION_LENGTH, collector });
  if (name === '') return name;
  const problem = findNameProblem(name);
  if (problem !== undefined) {
    addBlockingProblem(collector, { ...problem, message: `name: ${problem.message}` });
  } else if (name !== folder) {
    const message = `name is ${JSON.stringify(name)}, but the folder is named ${JSON.stringify(folder)}`;
    addBlockingProblem(collector, { code: 'L_NAME', message, next: 'give both the same name' });
  }
  return name;
}

function readEntrypoint(fields: ManifestFields, collector: ProblemCollector): string {
  const entry = readText(fields, 'entrypoint', { max: MAX_DESCRIPTION_LENGTH, collector });
  if (entry === '' || (ENTRYPOINT_PATTERN.test(entry) && !/\.(?:cmd|bat|exe|ps1)$/i.test(entry)))
    return entry;
  const message = "entrypoint must be a plain name of a file in the tool's own folder";
  const next = 'name the source file, without any path, link or address';
  return addBlockingProblem(collector, { code: 'L_ENTRY', message, next });
}

function readUsage(fields: ManifestFields, collector: ProblemCollector): string {
  const usage = fields.get('usage') ?? '';
  if (typeof usage === 'string' && usage.length <= MAX_USAGE_LENGTH) return usage.trim();
  return addShapeProblem(
    collector,
    `usage must be a text of at most ${MAX_USAGE_LENGTH} characters`,
  );
}

function readTimeout(fields: ManifestFields, collector: ProblemCollector): number | undefined {
  const value = fields.get('timeout');
  if (value === undefined) return undefined;
  const seconds = typeof value === 'string' && /^\d{1,5}$/.test(value) ? Number(value) : 0;
  if (seconds >= 1 && seconds <= MAX_TIMEOUT_SECONDS) return seconds;
  addShapeProblem(
    collector,
    `timeout must be a whole number of seconds, 1 to ${MAX_TIMEOUT_SECONDS}`,
  );
  return undefined;
}

function readEnv(fields: ManifestFields, collector: ProblemCollector): readonly string[] {
  return readList(fields, 'env', collector).flatMap((name, index) => {
    if (typeof name === 'string' && VARIABLE_PATTERN.test(name)) return [name];
    addShapeProblem(collector, `env[${index}] must be the name of a variable`);
    return [];
  });
}
