// How an executable tool is started, told from its manifest and from what lies in its folder.
import type { Problem, ToolFolder } from '../../../ports/custom-tools.ts';
import type { Language, Manifest } from '../manifest/manifest.ts';
import { packagesProblem } from '../packages.ts';
import type { ToolFile } from './tool-files.ts';

/** How a tool is started. */
export type Start =
  /** An interpreter reads the source. */
  | { readonly kind: 'interpreted'; readonly language: Language; readonly file: string }
  /** Built from these files first. */
  | { readonly kind: 'built'; readonly language: 'go'; readonly files: readonly string[] }
  /** A program of a global folder, as it is. */
  | { readonly kind: 'binary'; readonly file: string };

const BY_ENDING: ReadonlyMap<string, Language> = new Map([
  ...['ts', 'mts', 'cts'].map((ending) => [ending, 'typescript'] as const),
  ...['js', 'mjs', 'cjs'].map((ending) => [ending, 'javascript'] as const),
  ['py', 'python'],
  ...['sh', 'bash'].map((ending) => [ending, 'bash'] as const),
  ['go', 'go'],
]);
const BY_INTERPRETER: ReadonlyMap<string, Language> = new Map([
  ['node', 'javascript'],
  ['python', 'python'],
  ['python3', 'python'],
  ['bash', 'bash'],
  ['sh', 'bash'],
]);

/** Tells from the manifest and the files how the tool is started, or why it can't be. */
export function startOf(
  { entrypoint, language }: Manifest,
  files: readonly ToolFile[],
  scope: ToolFolder['scope'],
): Start | Problem {
  const names = files.map(({ path }) => path);
  const goFiles = names.filter((name) => /^[^/]+\.go$/.test(name) && !name.endsWith('_test.go'));
  // The entry point of a compiled tool is what the build makes; a source of that name says so.
  if (language === 'go' || goFiles.includes(entrypoint) || goFiles.includes(`${entrypoint}.go`)) {
    if (goFiles.length > 0) return { kind: 'built', language: 'go', files: goFiles };
  }
  const entry = files.find(({ path }) => path === entrypoint);
  if (entry === undefined) return noEntry(`entrypoint ${entrypoint} is not there`);
  const known = language ?? languageOf(entry);
  if (known !== undefined && known !== 'go') return interpreted(known, entrypoint, files);
  if (scope === 'global') return { kind: 'binary', file: entrypoint };
  return isText(entry.bytes)
    ? noEntry(`the language of ${entrypoint} can't be told from its ending or first line`)
    : noEntry(`${entrypoint} is a compiled file: those are built in the run, from reviewed source`);
}

function interpreted(language: Language, file: string, files: readonly ToolFile[]) {
  const runsOnNode = language === 'typescript' || language === 'javascript';
  const problem = runsOnNode ? packagesProblem(files) : undefined;
  return problem ?? ({ kind: 'interpreted', language, file } as const);
}

function noEntry(message: string): Problem {
  const next = 'name a source file in TypeScript, JavaScript, Python, Bash or Go as the entrypoint';
  return { code: 'L_ENTRY', message, next };
}

function languageOf({ path, bytes }: ToolFile): Language | undefined {
  const ending = /\.([A-Za-z]+)$/.exec(path)?.[1];
  if (ending !== undefined) return BY_ENDING.get(ending);
  const [first = ''] = bytes.subarray(0, 200).toString().split('\n');
  const words = first.startsWith('#!')
    ? first
        .slice(2)
        .trim()
        .split(/[\s/]+/)
    : [];
  const interpreter = words.filter((word) => word !== '' && !word.startsWith('-')).at(-1);
  return interpreter === undefined ? undefined : BY_INTERPRETER.get(interpreter);
}

function isText(bytes: Buffer): boolean {
  return !bytes.subarray(0, 8_000).includes(0);
}
