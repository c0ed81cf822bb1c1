// How an executable tool is started, told from its manifest and from what lies in its folder.
import type { DiagnosticDetail, ToolFolder } from '../../../ports/custom-tools.ts';
import type { ToolLanguage, ToolManifest } from '../manifest/manifest.ts';
import { findMissingPackages } from '../missing-packages.ts';
import type { ToolFile } from './tool-files.ts';

/** How a tool is started. */
export type ToolStart =
  /** An interpreter reads the source. */
  | { readonly kind: 'interpreted'; readonly language: ToolLanguage; readonly file: string }
  /** Built from these files first. */
  | { readonly kind: 'built'; readonly language: 'go'; readonly files: readonly string[] }
  /** A program of a global folder, as it is. */
  | { readonly kind: 'binary'; readonly file: string };

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

/** Tells from the manifest and the files how the tool is started, or why it can't be. */
export function findStart(
  { entrypoint, language }: ToolManifest,
  files: readonly ToolFile[],
  scope: ToolFolder['scope'],
): ToolStart | DiagnosticDetail {
  const names = files.map(({ path }) => path);
  const goFiles = names.filter((name) => /^[^/]+\.go$/.test(name) && !name.endsWith('_test.go'));
  // The entry point of a compiled tool is what the build makes; a source of that name says so.
  if (language === 'go' || goFiles.includes(entrypoint) || goFiles.includes(`${entrypoint}.go`)) {
    if (goFiles.length > 0) return { kind: 'built', language: 'go', files: goFiles };
  }
  const entry = files.find(({ path }) => path === entrypoint);
  if (entry === undefined) return entrypointProblem(`entrypoint ${entrypoint} is not there`);
  const known = language ?? detectLanguage(entry);
  if (known !== undefined && known !== 'go') return interpretedStart(known, entrypoint, files);
  if (scope === 'global') return { kind: 'binary', file: entrypoint };
  return isText(entry.bytes)
    ? entrypointProblem(`the language of ${entrypoint} can't be told from its ending or first line`)
    : entrypointProblem(
        `${entrypoint} is a compiled file: those are built in the run, from reviewed source`,
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
  const words = first.startsWith('#!')
    ? first
        .slice(2)
        .trim()
        .split(/[\s/]+/)
    : [];
  const interpreter = words.filter((word) => word !== '' && !word.startsWith('-')).at(-1);
  return interpreter === undefined ? undefined : LANGUAGE_BY_INTERPRETER.get(interpreter);
}

function isText(bytes: Buffer): boolean {
  return !bytes.subarray(0, 8_000).includes(0);
}
