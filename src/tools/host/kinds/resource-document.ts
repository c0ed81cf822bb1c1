// Documents of `kind: Tool`, as seed 004 has them: read strictly, one bad document alone.
import { parseAllDocuments } from 'yaml';
import * as z from 'zod';
import type { JsonSchema } from '../../../ports/agents.ts';
import type { DiagnosticCode, ToolDiagnostic } from '../../../ports/custom-tools.ts';
import { toText } from '../../../text/json-text.ts';
import { describeIssues } from '../../pipeline/arguments.ts';
import type { CandidateFile } from '../discover-files.ts';

export type ResourceExport = {
  readonly name: string;
  readonly description: string;
  readonly parameters: JsonSchema;
};

export type ToolResource = {
  readonly file: CandidateFile;
  readonly name: string;
  /** As the document says it: relative to the folder that holds `tools/`. */
  readonly entry: string;
  readonly errorChars: number | undefined;
  readonly exports: readonly ResourceExport[];
};

export type ResourcesReading = {
  readonly resources: readonly ToolResource[];
  readonly diagnostics: readonly ToolDiagnostic[];
};

const API_VERSION = /^(?:goondan\.ai\/v1|squad-action\/v1)$/;

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
export function readResources(file: CandidateFile): ResourcesReading {
  const results = parseDocuments(file).map((document) => readDocument(file, document));
  return {
    resources: results.flatMap((it) => (it.kind === 'resource' ? [it.resource] : [])),
    diagnostics: results.flatMap((it) => (it.kind === 'bad' ? [it.diagnostic] : [])),
  };
}

type ParsedDocument =
  | { readonly kind: 'value'; readonly value: unknown }
  | { readonly kind: 'broken'; readonly message: string };

type DocumentReading =
  | { readonly kind: 'resource'; readonly resource: ToolResource }
  | { readonly kind: 'bad'; readonly diagnostic: ToolDiagnostic }
  | { readonly kind: 'other' };

const MAX_FILE_LENGTH = 262_144;

function parseDocuments({ text }: CandidateFile): readonly ParsedDocument[] {
  if (text.length > MAX_FILE_LENGTH) return [{ kind: 'broken', message: 'the file is too large' }];
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

function readDocument(file: CandidateFile, document: ParsedDocument): DocumentReading {
  if (document.kind === 'broken') {
    return isFolderManifest(file)
      ? OTHER_DOCUMENT
      : badDocument(file, 'L_SHAPE', `no readable YAML: ${document.message}`);
  }
  const { value } = document;
  if (!isRecord(value)) return OTHER_DOCUMENT;
  if (value.kind === 'Tool') return readTool(file, value);
  return isMeantAsTool(file, value)
    ? badDocument(file, 'L_SHAPE', 'says no `kind: Tool`')
    : OTHER_DOCUMENT;
}

function readTool(file: CandidateFile, value: Readonly<Record<string, unknown>>): DocumentReading {
  const { apiVersion: version, spec } = value;
  if (typeof version !== 'string' || !API_VERSION.test(version)) {
    return badDocument(
      file,
      'L_SHAPE',
      '`apiVersion` is neither goondan.ai/v1 nor squad-action/v1',
    );
  }
  if (isRecord(spec) && spec.exports === undefined) {
    return badDocument(file, 'L_SHAPE', 'has the old form without `spec.exports`', OLD_FORM_ADVICE);
  }
  const parsed = resourceSchema.safeParse(value);
  if (!parsed.success) return badDocument(file, 'L_SHAPE', describeIssues(parsed.error.issues));
  return readSpec(file, parsed.data);
}

function readSpec(
  file: CandidateFile,
  { metadata, spec }: z.infer<typeof resourceSchema>,
): DocumentReading {
  const names = spec.exports.map(({ name }) => name);
  const wrongName = [metadata.name, ...names].find((name) => !isNamePart(name));
  if (wrongName !== undefined) {
    return badDocument(
      file,
      'L_NAME',
      `${JSON.stringify(wrongName)} can't be part of a name`,
      NAME_ADVICE,
    );
  }
  const duplicate = names.find((name, at) => names.indexOf(name) !== at);
  if (duplicate !== undefined) {
    return badDocument(
      file,
      'L_DUPLICATE',
      `names the export ${duplicate} twice`,
      'rename one of them',
    );
  }
  const untyped = spec.exports.find(
    ({ parameters }) => (parameters?.type ?? 'object') !== 'object',
  );
  if (untyped !== undefined) {
    return badDocument(
      file,
      'L_SCHEMA',
      `the parameters of ${untyped.name} are not of \`type: object\``,
    );
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

const OTHER_DOCUMENT = { kind: 'other' } as const;
const OLD_FORM_ADVICE =
  'list each function under `spec.exports`, and export a `handlers` map from the entry';
const NAME_ADVICE =
  'use letters, digits, `-` and single `_` inside; two underscores join the parts';

function isNamePart(name: string): boolean {
  return /^[A-Za-z0-9](?:[A-Za-z0-9_-]*[A-Za-z0-9-])?$/.test(name) && !name.includes('__');
}

/** `tools/<name>/tool.yaml` may be an executable tool's: its own reader says what is wrong. */
function isFolderManifest({ shownAs }: CandidateFile): boolean {
  return /\/tool\.ya?ml$/.test(shownAs);
}

function isMeantAsTool(file: CandidateFile, value: Readonly<Record<string, unknown>>): boolean {
  const { kind = 'Tool', apiVersion } = value;
  if (String(kind).toLowerCase() !== 'tool') return false;
  return /\.tool\.ya?ml$/.test(file.shownAs) || apiVersion !== undefined;
}

function badDocument(
  file: CandidateFile,
  code: DiagnosticCode,
  message: string,
  next = DOCUMENT_ADVICE,
): DocumentReading {
  return { kind: 'bad', diagnostic: { code, path: file.shownAs, message, next } };
}

const DOCUMENT_ADVICE =
  'write apiVersion, kind: Tool, metadata.name, spec.entry and spec.exports with a name each';

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
