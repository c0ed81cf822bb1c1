// The repository's own tools: their descriptions, their limits, and what is wrong with them.
import type { JsonSchema } from './agents.ts';

/** The form a tool was written in. */
export type ToolKind = 'module' | 'resource' | 'executable';

export type ToolOrigin = {
  readonly scope: 'local' | 'global';
  /** Relative to the repository, or below the shown name of the global folder. */
  readonly path: string;
  readonly commit: string | undefined;
  /** Of the tool's file or files, in hexadecimal digits. */
  readonly sha256: string;
};

export const DIAGNOSTIC_CODES = [
  'L_IMPORT',
  'L_RUNTIME',
  'L_SHAPE',
  'L_NAME',
  'L_RESERVED',
  'L_DUPLICATE',
  'L_SCHEMA',
  'L_ENTRY',
  'L_UNTRUSTED',
  'L_LIMIT',
] as const;

/** A problem with a tool, described for its author. */
export type DiagnosticDetail = {
  readonly code: (typeof DIAGNOSTIC_CODES)[number];
  readonly message: string;
  /** What to do next. */
  readonly next: string;
};

/** A problem and its place. */
export type ToolDiagnostic = DiagnosticDetail & { readonly path: string; readonly export?: string };

type CustomToolLimits = {
  readonly timeoutMs: number;
  readonly maxLines: number;
  readonly maxBytes: number;
  /** Maximum length of an error's message in characters. */
  readonly errorChars: number;
};

export type CustomTool = {
  readonly name: string;
  readonly kind: ToolKind;
  readonly origin: ToolOrigin;
  readonly description: string;
  /** From tool.yaml; only executable tools have one. */
  readonly version?: string;
  /** Shown to the model; every call is checked against it. */
  readonly inputSchema: JsonSchema;
  readonly limits: CustomToolLimits;
};

/** A tool whose file was not imported, so nothing more is known about it. A module is named after its file. */
export type UnusedTool = Pick<CustomTool, 'name' | 'kind' | 'origin' | 'description'>;

/** Sorted by path. A bad tool is a diagnostic and doesn't affect the others. */
export type ToolListing = {
  readonly tools: readonly CustomTool[];
  /** The tools that `wanted` doesn't name. */
  readonly unused?: readonly UnusedTool[];
  readonly diagnostics: readonly ToolDiagnostic[];
};

/** A folder of tools on disk: the trusted commit's, or a global one. */
export type ToolFolder = {
  /** Absolute path of the folder that holds `tools/`. */
  readonly root: string;
  readonly scope: 'local' | 'global';
  /** `tools/` as people see it: `.squad/tools`. */
  readonly shownAs: string;
  readonly commit: string | undefined;
  /** The tools were copied from a folder without `tools/`, so nothing of what is beside that folder is here. */
  readonly isBare?: boolean;
};

/** The document beside `tools/` whose entries are relative to its own folder, as in a project of that framework. */
export const ROOT_DOCUMENT = 'goondan.yaml';

/** The most tools that are loaded, unless settings say otherwise. */
export const DEFAULT_MAX_TOOLS = 64;

export const DEFAULT_LIMITS: CustomToolLimits = {
  timeoutMs: 30_000,
  maxLines: 2_000,
  maxBytes: 50_000,
  errorChars: 1_000,
};
