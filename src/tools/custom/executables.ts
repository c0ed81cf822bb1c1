// Finds the executable tools of a folder, and how each is started.
import { lstatSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { attemptNow } from '#src/errors.ts';
import { readPlain } from '#src/files/open-file.ts';
import { sanitise } from '#src/markdown/sanitise.ts';
import {
  type CustomTool,
  DEFAULT_LIMITS,
  type DiagnosticDetail,
  type ToolDiagnostic,
  type ToolFolder,
  type ToolListing,
} from '#src/ports/custom-tools.ts';
import { firstOf } from '#src/text/count.ts';
import { cutCharacters } from '#src/text/cut-characters.ts';
import { fieldsOf, readJson } from '#src/text/json.ts';
import { readManifest, schemaOf, type ToolLanguage, type ToolManifest } from './manifest.ts';
import { hashFiles, readToolFiles, type ToolFile } from './tool-files.ts';

export type ExecutableTool = {
  readonly tool: CustomTool;
  readonly manifest: ToolManifest;
  readonly start: ToolStart;
  /** Absolute. */
  readonly directory: string;
};

/** How a tool is started. */
type ToolStart =
  /** An interpreter reads the source. */
  | { readonly kind: 'interpreted'; readonly language: ToolLanguage; readonly file: string }
  /** Built from these files first. */
  | { readonly kind: 'built'; readonly language: 'go'; readonly files: readonly string[] }
  /** A compiled program of a global folder. */
  | { readonly kind: 'binary'; readonly file: string };

export type ExecutableListing = {
  readonly executables: readonly ExecutableTool[];
  readonly diagnostics: readonly ToolDiagnostic[];
};

/** Reads every folder below `tools/` whose tool.yaml has no `apiVersion`. Finds none when `tools/` is missing. */
export async function scanExecutables(folder: ToolFolder): Promise<ExecutableListing> {
  const names = attemptNow(() => listFolderNames(folder));
  const found = (names.kind === 'done' ? names.value : []).flatMap((name) => {
    const path = `${folder.shownAs}/${name}/tool.yaml`;
    const read = attemptNow(() => readExecutable(folder, join(folder.root, 'tools', name), path));
    return read.kind === 'done' ? read.value : [{ ...UNREADABLE, path }];
  });
  return {
    executables: found.filter((one) => 'tool' in one),
    diagnostics: found.filter((one) => 'code' in one),
  };
}

const UNREADABLE: DiagnosticDetail = {
  code: 'L_ENTRY',
  message: 'the folder could not be read',
  next: 'check its files and their permissions',
};

export function toToolListing({ executables, diagnostics }: ExecutableListing): ToolListing {
  return { tools: executables.map(({ tool }) => tool), diagnostics };
}

function listFolderNames({ root }: ToolFolder): readonly string[] {
  const directory = join(root, 'tools');
  // A link could lead to files that nobody reviewed.
  if (!lstatSync(directory).isDirectory()) return [];
  return readdirSync(directory, { withFileTypes: true })
    .filter((entry) => !entry.name.startsWith('.') && !entry.name.startsWith('__pycache__'))
    .filter((entry) => entry.isDirectory() || (entry.isSymbolicLink() && !entry.name.includes('.')))
    .map(({ name }) => name)
    .sort();
}

/** Reads one folder of a `tools/`; finds nothing in one of another kind of tool. Throws the file system's errors. */
function readExecutable(
  folder: ToolFolder,
  directory: string,
  path: string,
): readonly (ExecutableTool | ToolDiagnostic)[] {
  const badFolder = (message: string): ToolDiagnostic => {
    const next = 'keep only the manifest, the source and small data files in the folder';
    return { code: 'L_ENTRY', path, message, next };
  };
  if (lstatSync(directory).isSymbolicLink()) return [badFolder('the folder is a link')];
  if (lstatSync(join(directory, 'tool.yaml'), { throwIfNoEntry: false }) === undefined)
    return misnamedManifest(directory, path);
  const files = readToolFiles(directory);
  if (typeof files === 'string') return [badFolder(files)];
  const manifestFile = files.find((file) => file.path === 'tool.yaml');
  if (manifestFile === undefined) return [];
  const reading = readManifest(manifestFile.bytes.toString(), basename(directory));
  if (reading.kind === 'other') return [];
  const problems = reading.problems.map((problem) => ({ ...problem, path }));
  if (reading.kind === 'broken') return problems;
  const { manifest } = reading;
  const start = findStart(manifest, files, folder.scope);
  if ('code' in start) return [...problems, { ...start, path }];
  const { scope, commit } = folder;
  const tool = toCustomTool(manifest, { scope, path, commit, sha256: hashFiles(files) });
  return [{ tool, manifest, start, directory }, ...problems];
}

/** Reports a manifest that would be overlooked because of its name. One with a `kind` belongs to a resource tool. */
function misnamedManifest(directory: string, path: string): readonly ToolDiagnostic[] {
  const similarName = readdirSync(directory).find((name) => /^tool\.ya?ml$/i.test(name));
  if (similarName === undefined || !lstatSync(join(directory, similarName)).isFile()) return [];
  const text = readPlain(join(directory, similarName)).toString();
  if (/^["{ ]*(?:apiVersion|kind)\b/m.test(text)) return [];
  const message = `the manifest is named ${similarName} and is not read`;
  return [{ code: 'L_SHAPE', path, message, next: 'name it tool.yaml' }];
}

const LONGEST_USAGE = 2_000;

function toCustomTool(manifest: ToolManifest, origin: CustomTool['origin']): CustomTool {
  const { name, description, version, usage, parameters, timeout } = manifest;
  const timeoutMs = timeout === undefined ? DEFAULT_LIMITS.timeoutMs : timeout * 1_000;
  const shownUsage = cutCharacters(sanitise(usage, 'source').text, LONGEST_USAGE);
  return {
    name,
    kind: 'executable',
    origin,
    description: usage === '' ? description : `${description}\n\n${shownUsage}`,
    version,
    inputSchema: schemaOf(parameters),
    limits: { ...DEFAULT_LIMITS, timeoutMs },
  };
}

const MAX_PACKAGE_NAMES = 5;
/** Languages whose source Node runs. */
export const ON_NODE: readonly ToolLanguage[] = ['typescript', 'javascript'];
const LANGUAGE_BY_EXTENSION: ReadonlyMap<string, ToolLanguage> = new Map([
  ...['ts', 'mts', 'cts'].map((extension) => [extension, 'typescript'] as const),
  ...['js', 'mjs', 'cjs'].map((extension) => [extension, 'javascript'] as const),
  ['py', 'python'],
  ...['sh', 'bash'].map((extension) => [extension, 'bash'] as const),
  ['go', 'go'],
]);
const LANGUAGE_BY_INTERPRETER: ReadonlyMap<string, ToolLanguage> = new Map([
  ['node', 'javascript'],
  ['python', 'python'],
  ['python3', 'python'],
  ['bash', 'bash'],
  ['sh', 'bash'],
]);

/** Returns how the tool is started, or why it can't be. */
export function findStart(
  { entrypoint, language }: ToolManifest,
  files: readonly ToolFile[],
  scope: ToolFolder['scope'],
): ToolStart | DiagnosticDetail {
  const names = files.map(({ path }) => path);
  const goFiles = names.filter((name) => /^[^/]+\.go$/.test(name) && !name.endsWith('_test.go'));
  // The entry point of a compiled tool is the file that the build makes.
  const isGo =
    language === 'go' || [entrypoint, `${entrypoint}.go`].some((name) => goFiles.includes(name));
  if (isGo && goFiles.length > 0) return { kind: 'built', language: 'go', files: goFiles };
  const entry = files.find(({ path }) => path === entrypoint);
  if (entry === undefined) return entrypointProblem(`entrypoint ${entrypoint} does not exist`);
  const known = language ?? detectLanguage(entry);
  if (known !== undefined && known !== 'go') {
    const start = { kind: 'interpreted', language: known, file: entrypoint } as const;
    return findMissingPackages(known, files) ?? start;
  }
  if (scope === 'global') return { kind: 'binary', file: entrypoint };
  return entrypointProblem(describeUnknown(entry));
}

function describeUnknown({ path, bytes }: ToolFile): string {
  return bytes.subarray(0, 8_000).includes(0)
    ? `${path} is a compiled file; only source is accepted, which the run builds itself`
    : `the language of ${path} can't be determined from its extension or first line`;
}

function entrypointProblem(message: string): DiagnosticDetail {
  const next = 'name a source file in TypeScript, JavaScript, Python, Bash or Go as the entrypoint';
  return { code: 'L_ENTRY', message, next };
}

function detectLanguage({ path, bytes }: ToolFile): ToolLanguage | undefined {
  const extension = /\.([A-Za-z]+)$/.exec(path)?.[1];
  if (extension !== undefined) return LANGUAGE_BY_EXTENSION.get(extension);
  const [first = ''] = bytes.subarray(0, 200).toString().split('\n');
  if (!first.startsWith('#!')) return undefined;
  const words = first.slice(2).split(/[\s/]+/);
  const interpreter = words.findLast((word) => word !== '' && !word.startsWith('-'));
  return interpreter === undefined ? undefined : LANGUAGE_BY_INTERPRETER.get(interpreter);
}

/** Reports the npm packages that a tool needs and doesn't contain: nothing is installed in a run. */
function findMissingPackages(
  language: ToolLanguage,
  files: readonly ToolFile[],
): DiagnosticDetail | undefined {
  if (!ON_NODE.includes(language)) return undefined;
  const declared = files.find(({ path }) => path === 'package.json');
  if (declared === undefined || files.some(({ path }) => path.startsWith('node_modules/'))) {
    return undefined;
  }
  const json = readJson(declared.bytes.toString());
  const fields = json.kind === 'value' ? fieldsOf(json.value) : undefined;
  const names = [...(fieldsOf(fields?.get('dependencies'))?.keys() ?? [])];
  if (names.length === 0) return undefined;
  const shown = firstOf(names, MAX_PACKAGE_NAMES, (name) => name.slice(0, 80));
  return {
    code: 'L_IMPORT',
    message: `its package.json needs ${shown}, and nothing is installed in a run`,
    next: 'bundle the packages into the source, for instance with esbuild, and make them devDependencies',
  };
}
