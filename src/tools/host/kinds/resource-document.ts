// Documents of `kind: Tool`, as seed 004 has them: read strictly, one bad document alone.
import { parseAllDocuments } from 'yaml';
import * as z from 'zod';
import type { JsonSchema } from '../../../ports/agents.ts';
import type { DiagnosticCode, ToolDiagnostic } from '../../../ports/custom-tools.ts';
import { toText } from '../../../text/json-text.ts';
import { wordIssues } from '../../pipeline/arguments.ts';
import type { CandidateFile } from '../discover.ts';

export type ResourceExport = {
  readonly name: string;
  readonly description: string;
  readonly parameters: JsonSchema;
};

export type Resource = {
  readonly file: CandidateFile;
  readonly name: string;
  /** As the document says it: relative to the folder that holds `tools/`. */
  readonly entry: string;
  readonly errorChars: number | undefined;
  readonly exports: readonly ResourceExport[];
};

export type ReadResources = {
  readonly resources: readonly Resource[];
  readonly diagnostics: readonly ToolDiagnostic[];
};

const VERSION = /^(?:goondan\.ai\/v1|squad-action\/v1)$/;

const exportSchema = z.looseObject({
  name: z.string(),
  description: z.string().optional(),
  parameters: z.record(z.string(), z.unknown()).optional(),
});

const resourceSchema = z.looseObject({
  metadata: z.looseObject({ name: z.string() }),
  spec: z.looseObject({
    entry: z.string(),
    errorMessageLimit: z.int().positive().max(100_000).optional(),
    exports: z.array(exportSchema).min(1),
  }),
});

/** Reads every document of a file; documents of other kinds, and executable tools, are passed over. */
export function readResources(file: CandidateFile): ReadResources {
  const results = documentsOf(file).map((document) => readDocument(file, document));
  return {
    resources: results.flatMap((it) => (it.kind === 'resource' ? [it.resource] : [])),
    diagnostics: results.flatMap((it) => (it.kind === 'bad' ? [it.diagnostic] : [])),
  };
}

type Parsed =
  | { readonly kind: 'value'; readonly value: unknown }
  | { readonly kind: 'broken'; readonly message: string };

type Read =
  | { readonly kind: 'resource'; readonly resource: Resource }
  | { readonly kind: 'bad'; readonly diagnostic: ToolDiagnostic }
  | { readonly kind: 'other' };

const MOST_CHARACTERS = 262_144;

function documentsOf({ text }: CandidateFile): readonly Parsed[] {
  if (text.length > MOST_CHARACTERS) return [{ kind: 'broken', message: 'the file is too large' }];
  const documents = [...parseAllDocuments(text, { prettyErrors: false, uniqueKeys: true })];
  return documents.map((document) => {
    const [error] = document.errors;
    if (error !== undefined) {
      const line = text.slice(0, error.pos[0]).split('\n').length;
      return { kind: 'broken', message: `${error.message} (line ${line})` };
    }
    try {
      return { kind: 'value', value: document.toJS({ maxAliasCount: 100 }) };
    } catch (error) {
      return { kind: 'broken', message: toText(error) };
    }
  });
}

function readDocument(file: CandidateFile, document: Parsed): Read {
  if (document.kind === 'broken') {
    return isOfFolder(file) ? OTHER : bad(file, 'L_SHAPE', `no readable YAML: ${document.message}`);
  }
  const { value } = document;
  if (!isRecord(value)) return OTHER;
  if (value.kind === 'Tool') return readTool(file, value);
  return isMeantAsTool(file, value) ? bad(file, 'L_SHAPE', 'says no `kind: Tool`') : OTHER;
}

function readTool(file: CandidateFile, value: Readonly<Record<string, unknown>>): Read {
  const { apiVersion: version, spec } = value;
  if (typeof version !== 'string' || !VERSION.test(version)) {
    return bad(file, 'L_SHAPE', '`apiVersion` is neither goondan.ai/v1 nor squad-action/v1');
  }
  if (isRecord(spec) && spec.exports === undefined) {
    return bad(file, 'L_SHAPE', 'has the old form without `spec.exports`', OLD);
  }
  const parsed = resourceSchema.safeParse(value);
  if (!parsed.success) return bad(file, 'L_SHAPE', wordIssues(parsed.error.issues));
  return readSpec(file, parsed.data);
}

function readSpec(file: CandidateFile, { metadata, spec }: z.infer<typeof resourceSchema>): Read {
  const names = spec.exports.map(({ name }) => name);
  const wrongName = [metadata.name, ...names].find((name) => !isPart(name));
  if (wrongName !== undefined) {
    return bad(file, 'L_NAME', `${JSON.stringify(wrongName)} can't be part of a name`, NAMES);
  }
  const twice = names.find((name, at) => names.indexOf(name) !== at);
  if (twice !== undefined) {
    return bad(file, 'L_DUPLICATE', `names the export ${twice} twice`, 'rename one of them');
  }
  const untyped = spec.exports.find(
    ({ parameters }) => (parameters?.type ?? 'object') !== 'object',
  );
  if (untyped !== undefined) {
    return bad(file, 'L_SCHEMA', `the parameters of ${untyped.name} are not of \`type: object\``);
  }
  const resource = {
    file,
    name: metadata.name,
    entry: spec.entry,
    errorChars: spec.errorMessageLimit,
    exports: spec.exports.map(
      ({ name, description = `${name} of ${metadata.name}`, parameters }) => ({
        name,
        description,
        parameters: { type: 'object', ...(parameters ?? { properties: {} }) },
      }),
    ),
  };
  return { kind: 'resource', resource };
}

const OTHER = { kind: 'other' } as const;
const OLD = 'list each function under `spec.exports`, and export a `handlers` map from the entry';
const NAMES = 'use letters, digits, `-` and single `_` inside; two underscores join the parts';

function isPart(name: string): boolean {
  return /^[A-Za-z0-9](?:[A-Za-z0-9_-]*[A-Za-z0-9-])?$/.test(name) && !name.includes('__');
}

/** `tools/<name>/tool.yaml` may be an executable tool's: its own reader says what is wrong. */
function isOfFolder({ shownAs }: CandidateFile): boolean {
  return /\/tool\.ya?ml$/.test(shownAs);
}

function isMeantAsTool(file: CandidateFile, value: Readonly<Record<string, unknown>>): boolean {
  const { kind = 'Tool', apiVersion } = value;
  if (String(kind).toLowerCase() !== 'tool') return false;
  return /\.tool\.ya?ml$/.test(file.shownAs) || apiVersion !== undefined;
}

function bad(file: CandidateFile, code: DiagnosticCode, message: string, next = DOCUMENT): Read {
  return { kind: 'bad', diagnostic: { code, path: file.shownAs, message, next } };
}

const DOCUMENT =
  'write apiVersion, kind: Tool, metadata.name, spec.entry and spec.exports with a name each';

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
