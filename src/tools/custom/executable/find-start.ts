// Finds out how an executable tool is started, from its manifest and its files.
import type { DiagnosticDetail, ToolFolder } from '#src/ports/index.ts';
import { fieldsOf, readJson } from '#src/text/index.ts';
import type { ToolLanguage, ToolManifest } from '../manifest/manifest.ts';
import type { ToolFile } from './tool-files.ts';

/** How a tool is started. */
export type ToolStart =
  /** An interpreter reads the source. */
  | { readonly kind: 'interpreted'; readonly language: ToolLanguage; readonly file: string }
  /** Built from these files first. */
  | { readonly kind: 'built'; readonly language: 'go'; readonly files: readonly string[] }
  /** A compiled program of a global folder. */
  | { readonly kind: 'binary'; readonly file: string };

const MAX_PACKAGE_NAMES = 5;
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
  if (language === 'go' || goFiles.includes(entrypoint) || goFiles.includes(`${entrypoint}.go`)) {
    if (goFiles.length > 0) return { kind: 'built', language: 'go', files: goFiles };
  }
  const entry = files.find(({ path }) => path === entrypoint);
  if (entry === undefined) return entrypointProblem(`entrypoint ${entrypoint} does not exist`);
  const known = language ?? detectLanguage(entry);
  if (known !== undefined && known !== 'go') return interpretedStart(known, entrypoint, files);
  if (scope === 'global') return { kind: 'binary', file: entrypoint };
  return isText(entry.bytes)
    ? entrypointProblem(
        `the language of ${entrypoint} can't be determined from its extension or first line`,
      )
    : entrypointProblem(
        `${entrypoint} is a compiled file; only source is accepted, which the run builds itself`,
      );
}

function interpretedStart(language: ToolLanguage, file: string, files: readonly ToolFile[]) {
  const runsOnNode = language === 'typescript' || language === 'javascript';
  const problem = runsOnNode ? findMissingPackages(files) : undefined;
  return problem ?? ({ kind: 'interpreted', language, file } as const);
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

function isText(bytes: Buffer): boolean {
  return !bytes.subarray(0, 8_000).includes(0);
}

/** Reports the npm packages that a tool needs and doesn't contain: nothing is installed in a run. */
function findMissingPackages(files: readonly ToolFile[]): DiagnosticDetail | undefined {
  const declared = files.find(({ path }) => path === 'package.json');
  if (declared === undefined || files.some(({ path }) => path.startsWith('node_modules/'))) {
    return undefined;
  }
  const json = readJson(declared.bytes.toString());
  const fields = json.kind === 'value' ? fieldsOf(json.value) : undefined;
  const names = [...(fieldsOf(fields?.get('dependencies'))?.keys() ?? [])];
  if (names.length === 0) return undefined;
  const shown = names.slice(0, MAX_PACKAGE_NAMES).map((name) => name.slice(0, 80));
  const more =
    names.length > MAX_PACKAGE_NAMES ? ` and ${names.length - MAX_PACKAGE_NAMES} more` : '';
  return {
    code: 'L_IMPORT',
    message: `its package.json needs ${shown.join(', ')}${more}, and nothing is installed in a run`,
    next: 'bundle the packages into the source, for instance with esbuild, and make them devDependencies',
  };
}
