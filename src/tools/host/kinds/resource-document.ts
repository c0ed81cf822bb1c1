// Documents of `kind: Tool`, as seed 004 has them: read strictly, one bad document alone.
import { parseAllDocuments } from 'yaml';
import * as z from 'zod';
import type { JsonSchema } from '../../../ports/agents.ts';
import type { DiagnosticCode, ToolDiagnostic } from '../../../ports/custom-tools.ts';
import { isRecord } from '../../../text/json.ts';
import { toText } from '../../../text/json-text.ts';
import { namesApart, readLeniently } from '../../../text/lenient.ts';
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

const WRONG = {
  version: 'is neither goondan.ai/v1 nor squad-action/v1',
  text: 'must be a text',
  fields: 'must be fields with values',
  limit: 'must be a whole number, 1 to 100000',
  part: "can't be part of a name",
  duplicate: 'is the name of another export, too',
  old: 'is missing, as in the old form',
  exports: 'must be a list of functions, at least one',
  type: 'must be object: so are the arguments of every call',
};
const USUAL =
  'write apiVersion, kind: Tool, metadata.name, spec.entry and spec.exports with a name each';
const OLD_FORM_ADVICE =
  'list each function under `spec.exports`, and export a `handlers` map from the entry';
const NAME_ADVICE =
  'use letters, digits, `-` and single `_` inside; two underscores join the parts';
const ADVICE: ReadonlyMap<string, readonly [DiagnosticCode, string]> = new Map([
  [WRONG.part, ['L_NAME', NAME_ADVICE] as const],
  [WRONG.duplicate, ['L_DUPLICATE', 'rename one of them'] as const],
  [WRONG.old, ['L_SHAPE', OLD_FORM_ADVICE] as const],
  [WRONG.type, ['L_SCHEMA', USUAL] as const],
]);

const PART = z.string(WRONG.text).refine(isNamePart, WRONG.part);
const ARGUMENTS = z.looseObject({ type: z.literal('object', WRONG.type).optional() }, WRONG.fields);
const EXPORT = z.looseObject(
  { name: PART, description: z.string(WRONG.text).optional(), parameters: ARGUMENTS.optional() },
  WRONG.fields,
);
const LIMIT = z.int(WRONG.limit).min(1, WRONG.limit).max(100_000, WRONG.limit);
const DOCUMENT_ADVICE = z.looseObject({
  apiVersion: z.literal(['goondan.ai/v1', 'squad-action/v1'], WRONG.version),
  metadata: z.looseObject({ name: PART }, WRONG.fields),
  spec: z.looseObject(
    {
      entry: z.string(WRONG.text),
      errorMessageLimit: LIMIT.optional(),
      exports: z
        .array(EXPORT, { error: ({ input }) => (input === undefined ? WRONG.old : WRONG.exports) })
        .min(1, WRONG.exports)
        .superRefine(namesApart(WRONG.duplicate)),
    },
    WRONG.fields,
  ),
});

/** Reads every document of a file; documents of other kinds, and executable tools, are passed over. */
export function readResources(file: CandidateFile): ResourcesReading {
  const results = parseDocuments(file).map((document) => readDocument(file, document));
  return {
    resources: results.flatMap((it) => (it.kind === 'resource' ? [it.resource] : [])),
    diagnostics: results.flatMap((it) => (it.kind === 'bad' ? it.diagnostics : [])),
  };
}

type ParsedDocument =
  | { readonly kind: 'value'; readonly value: unknown }
  | { readonly kind: 'broken'; readonly message: string };

type DocumentReading =
  | { readonly kind: 'resource'; readonly resource: ToolResource }
  | { readonly kind: 'bad'; readonly diagnostics: readonly ToolDiagnostic[] }
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
      : badDocument(file, `no readable YAML: ${document.message}`);
  }
  const { value } = document;
  if (!isRecord(value)) return OTHER_DOCUMENT;
  if (value.kind === 'Tool') return readTool(file, value);
  return isMeantAsTool(file, value) ? badDocument(file, 'says no `kind: Tool`') : OTHER_DOCUMENT;
}

function readTool(file: CandidateFile, value: object): DocumentReading {
  const { data, flaws } = readLeniently(DOCUMENT_ADVICE, value);
  if (data === undefined || flaws.length > 0) {
    const diagnostics = flaws.map(({ path, message }) => {
      const [code, next] = ADVICE.get(message) ?? (['L_SHAPE', USUAL] as const);
      return { code, path: file.shownAs, message: `${path} ${message}`, next };
    });
    return { kind: 'bad', diagnostics };
  }
  const { metadata, spec } = data;
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

function badDocument({ shownAs }: CandidateFile, message: string): DocumentReading {
  return { kind: 'bad', diagnostics: [{ code: 'L_SHAPE', path: shownAs, message, next: USUAL }] };
}
