// An executable tool on disk: its folder is read whole, and what will run is told from what lies there.
import { createHash } from 'node:crypto';
import { lstatSync, readdirSync, readFileSync, type Stats } from 'node:fs';
import { join } from 'node:path';
import {
  type CustomTool,
  type ToolDiagnostic,
  type ToolFolder,
  USUAL_LIMITS,
} from './custom-tool.ts';
import { type Language, type Manifest, readManifest } from './manifest.ts';
import type { Problem } from './manifest-fields.ts';
import { schemaOf } from './manifest-parameters.ts';

/** How a tool is started. */
export type Start =
  /** An interpreter reads the source. */
  | { readonly kind: 'interpreted'; readonly language: Language; readonly file: string }
  /** Built from these files first. */
  | { readonly kind: 'built'; readonly language: 'go'; readonly files: readonly string[] }
  /** A program of a global folder, as it is. */
  | { readonly kind: 'binary'; readonly file: string };

export type Executable = {
  readonly tool: CustomTool;
  readonly manifest: Manifest;
  readonly start: Start;
  /** Absolute. */
  readonly directory: string;
};

export type ExecutableReading = {
  /** Undefined when it is broken, or a tool of another door. */
  readonly executable: Executable | undefined;
  readonly diagnostics: readonly ToolDiagnostic[];
};

/** A file of a tool, relative to its folder, with `/`. */
export type ToolFile = { readonly path: string; readonly bytes: Buffer };

const MAX_FILES = 64;
const MAX_BYTES = 8 * 1024 * 1024;
const MAX_DEPTH = 4;
/** Written by interpreters, not by authors. */
const LEFT_OUT = new Set(['__pycache__', '.DS_Store']);

/** Reads one folder of a `tools/`. Throws the file system's errors. */
export function readExecutable(folder: ToolFolder, name: string): ExecutableReading {
  const directory = join(folder.root, 'tools', name);
  const path = `${folder.shownAs}/${name}/tool.yaml`;
  if (lstatSync(directory).isSymbolicLink()) return unreadable(path, 'the folder is a link');
  const declared = lstatSync(join(directory, 'tool.yaml'), { throwIfNoEntry: false });
  if (declared === undefined) return { executable: undefined, diagnostics: [] };
  const files = readToolFiles(directory);
  if (typeof files === 'string') return unreadable(path, files);
  const manifestFile = files.find((file) => file.path === 'tool.yaml');
  if (manifestFile === undefined) return { executable: undefined, diagnostics: [] };
  const reading = readManifest(manifestFile.bytes.toString(), name);
  if (reading.kind === 'other') return { executable: undefined, diagnostics: [] };
  const about = (problems: readonly Problem[]) => problems.map((problem) => ({ ...problem, path }));
  if (reading.kind === 'broken') {
    return { executable: undefined, diagnostics: about(reading.problems) };
  }
  const { manifest, problems } = reading;
  const start = startOf(manifest, files, folder.scope);
  if ('code' in start) return { executable: undefined, diagnostics: about([...problems, start]) };
  const origin = { scope: folder.scope, path, commit: folder.commit, sha256: hashOf(files) };
  const tool = toolOf(manifest, origin);
  return { executable: { tool, manifest, start, directory }, diagnostics: about(problems) };
}

function unreadable(path: string, message: string): ExecutableReading {
  const next = 'keep only the manifest, the source and small data files in the folder';
  return { executable: undefined, diagnostics: [{ code: 'L_ENTRY', path, message, next }] };
}

function toolOf(manifest: Manifest, origin: CustomTool['origin']): CustomTool {
  const { name, description, usage, parameters, timeout } = manifest;
  const timeoutMs = timeout === undefined ? USUAL_LIMITS.timeoutMs : timeout * 1_000;
  return {
    name,
    door: 'executable',
    origin,
    description: usage === '' ? description : `${description}\n\n${usage}`,
    inputSchema: schemaOf(parameters),
    limits: { ...USUAL_LIMITS, timeoutMs },
  };
}

/** A hash over every file of a tool, names included; undefined when the folder is no longer readable as one. */
export function hashFolder(directory: string): string | undefined {
  const files = readToolFiles(directory);
  return typeof files === 'string' ? undefined : hashOf(files);
}

function hashOf(files: readonly ToolFile[]): string {
  const hash = createHash('sha256');
  for (const { path, bytes } of files) hash.update(`${path}\0${bytes.length}\0`).update(bytes);
  return hash.digest('hex');
}

/** Every file of a tool in the order of their names, or why the folder is refused. Throws the file system's errors. */
export function readToolFiles(directory: string): readonly ToolFile[] | string {
  const files: ToolFile[] = [];
  const budget = { files: MAX_FILES, bytes: MAX_BYTES };
  const refusal = collect(files, { directory, prefix: '', depth: 0, budget });
  return refusal ?? files.sort((a, b) => (a.path < b.path ? -1 : 1));
}

type Collecting = {
  readonly directory: string;
  readonly prefix: string;
  readonly depth: number;
  readonly budget: { files: number; bytes: number };
};

function collect(files: ToolFile[], collecting: Collecting): string | undefined {
  const names = readdirSync(collecting.directory).filter((name) => !LEFT_OUT.has(name));
  for (const name of names) {
    const refusal = collectOne(files, name, collecting);
    if (refusal !== undefined) return refusal;
  }
  return undefined;
}

function collectOne(files: ToolFile[], name: string, collecting: Collecting): string | undefined {
  const { prefix, depth, budget } = collecting;
  const path = `${prefix}${name}`;
  const directory = join(collecting.directory, name);
  const found = lstatSync(directory);
  const obstacle = obstacleIn(found, depth);
  if (obstacle !== undefined) return `${path} ${obstacle}`;
  if (found.isDirectory()) {
    return collect(files, { directory, prefix: `${path}/`, depth: depth + 1, budget });
  }
  budget.files -= 1;
  budget.bytes -= found.size;
  if (budget.files < 0) return `the folder has more than ${MAX_FILES} files`;
  if (budget.bytes < 0) return `the folder has more than ${MAX_BYTES} bytes`;
  files.push({ path, bytes: readFileSync(directory) });
  return undefined;
}

function obstacleIn(found: Stats, depth: number): string | undefined {
  if (found.isSymbolicLink()) return 'is a link';
  if (found.isDirectory()) return depth < MAX_DEPTH ? undefined : 'lies too deep';
  return found.isFile() ? undefined : 'is not a regular file';
}

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

function startOf(
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
  if (known !== undefined && known !== 'go') {
    return { kind: 'interpreted', language: known, file: entrypoint };
  }
  if (scope === 'global') return { kind: 'binary', file: entrypoint };
  return isText(entry.bytes)
    ? noEntry(`the language of ${entrypoint} can't be told from its ending or first line`)
    : noEntry(`${entrypoint} is a compiled file: those are built in the run, from reviewed source`);
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
