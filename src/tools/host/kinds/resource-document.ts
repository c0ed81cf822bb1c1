// Reads documents of `kind: Tool` strictly. A bad one becomes a diagnostic and doesn't affect the others.
import * as z from 'zod';
import type { DiagnosticCode, JsonSchema, ToolDiagnostic } from '#src/ports/index.ts';
import { isRecord, namesApart, readLeniently } from '#src/text/index.ts';
import type { CandidateFile } from '../load/discover-files.ts';
import { type ParsedDocument, parseDocuments } from './parse-documents.ts';

export type ResourceExport = {
  readonly name: string;
  readonly description: string;
  readonly parameters: JsonSchema;
};

export type ToolResource = {
  readonly file: CandidateFile;
  readonly name: string;
  /** Relative to the folder that holds `tools/`; unchecked. */
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
  text: 'must be text',
  fields: 'must be a mapping of names to values',
  limit: 'must be a whole number, 1 to 100000',
  part: "can't be part of a name",
  duplicate: 'is also the name of another export',
  old: 'is missing, as in the old form',
  exports: 'must be a list of functions, at least one',
  type: 'must be "object", because the arguments of every call are an object',
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
const DOCUMENT = z.looseObject({
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

/** Reads every document of a file. Ignores documents of other kinds and those of executable tools. */
export function readResources(file: CandidateFile): ResourcesReading {
  const readings = parseDocuments(file.text).map((document) => readDocument(file, document));
  return {
    resources: readings.flatMap(({ resources }) => resources),
    diagnostics: readings.flatMap(({ diagnostics }) => diagnostics),
  };
}

const OTHER_DOCUMENT: ResourcesReading = { resources: [], diagnostics: [] };

function readDocument(file: CandidateFile, document: ParsedDocument): ResourcesReading {
  if (document.kind === 'broken') {
    if (isFolderManifest(file)) return OTHER_DOCUMENT;
    return badDocument(file, `not readable YAML: ${document.message}`);
  }
  const { value } = document;
  if (!isRecord(value)) return OTHER_DOCUMENT;
  if (value.kind === 'Tool') return readTool(file, value);
  return isMeantAsTool(file, value) ? badDocument(file, 'has no `kind: Tool`') : OTHER_DOCUMENT;
}

function readTool(file: CandidateFile, value: object): ResourcesReading {
  const { data, flaws } = readLeniently(DOCUMENT, value);
  if (data === undefined || flaws.length > 0) {
    const diagnostics = flaws.map(({ path, message }) => {
      const [code, next] = ADVICE.get(message) ?? (['L_SHAPE', USUAL] as const);
      return { code, path: file.shownAs, message: `${path} ${message}`, next };
    });
    return { resources: [], diagnostics };
  }
  const { metadata, spec } = data;
  const { name } = metadata;
  const { entry, errorMessageLimit: errorChars } = spec;
  const exports = spec.exports.map((one) => ({
    name: one.name,
    description: one.description ?? `${one.name} of ${name}`,
    parameters: { type: 'object', ...(one.parameters ?? { properties: {} }) },
  }));
  return { resources: [{ file, name, entry, errorChars, exports }], diagnostics: [] };
}

function isNamePart(name: string): boolean {
  return /^[A-Za-z0-9](?:[A-Za-z0-9_-]*[A-Za-z0-9-])?$/.test(name) && !name.includes('__');
}

/** True for `tools/<name>/tool.yaml`, which may belong to an executable tool and then has a reader of its own. */
function isFolderManifest({ shownAs }: CandidateFile): boolean {
  return /\/tool\.ya?ml$/.test(shownAs);
}

function isMeantAsTool(file: CandidateFile, value: Readonly<Record<string, unknown>>): boolean {
  const { kind = 'Tool', apiVersion } = value;
  if (String(kind).toLowerCase() !== 'tool') return false;
  return /\.tool\.ya?ml$/.test(file.shownAs) || apiVersion !== undefined;
}

function badDocument({ shownAs }: CandidateFile, message: string): ResourcesReading {
  return { resources: [], diagnostics: [{ code: 'L_SHAPE', path: shownAs, message, next: USUAL }] };
}
