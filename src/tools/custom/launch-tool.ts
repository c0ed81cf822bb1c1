// Prepares the start of an executable tool: checks its files, builds Go, parses TypeScript and JavaScript without running it.
import { randomUUID } from 'node:crypto';
import { lstat, mkdir, readFile, rename, rm } from 'node:fs/promises';
import { dirname, isAbsolute, join } from 'node:path';
import { createJiti } from 'jiti';
import { attempt } from '#src/errors.ts';
import type { ToolDiagnostic } from '#src/ports/custom-tools.ts';
import type { ProgramEnd, Programs } from '#src/ports/programs.ts';
import { headOf } from '#src/text/cut-characters.ts';
import { fieldsOf, readJson } from '#src/text/json.ts';
import { sha256 } from '#src/text/slug.ts';
import { CONTINUE_WITHOUT, failure, type ToolFailure, whyEnded } from '../pipeline/tool-result.ts';
import { type ExecutableTool, ON_NODE } from './executables.ts';
import type { ToolLanguage } from './manifest.ts';
import { hashFolder, readToolFiles, type ToolFile } from './tool-files.ts';

/** Returns a tool's first syntax error with its file and line; undefined without one, or for another language. */
async function findSyntaxError({ directory, start }: ExecutableTool): Promise<string | undefined> {
  if (start.kind !== 'interpreted' || !ON_NODE.includes(start.language)) return undefined;
  const read = await attempt(() => readToolFiles(directory));
  if (read.kind === 'threw' || typeof read.value === 'string') return undefined;
  const sources = read.value.filter(({ path }) => SOURCE.test(path) && !PACKAGE.test(path));
  const compile = createJiti(join(directory, 'loader.js'), { fsCache: false }).options.transform;
  for (const source of sources) {
    const problem = parseProblem(source, compile);
    if (problem !== undefined) return problem;
  }
  return undefined;
}

const SOURCE = /\.[cm]?[jt]s$/;
const PACKAGE = /(?:^|\/)node_modules\//;

type Compile = NonNullable<ReturnType<typeof createJiti>['options']['transform']>;

function parseProblem({ path, bytes }: ToolFile, compile: Compile | undefined): string | undefined {
  const compiled = compile?.({
    source: bytes.toString(),
    filename: path,
    ts: /\.[cm]?ts$/.test(path),
    async: true,
  });
  // The compiler writes the error into the code, as JSON.
  const [, json] = /^exports\.__JITI_ERROR__ = (\{.*\});?$/m.exec(compiled?.code ?? '') ?? [];
  if (json === undefined) return undefined;
  const parsed = readJson(json);
  const facts = parsed.kind === 'value' ? fieldsOf(parsed.value) : undefined;
  const [message = ''] = String(facts?.get('message') ?? '').split('\n');
  const words = message.replace(/^.*?: /, '').replace(/ ?\(\d+:\d+\)$/, '');
  return `${path}:${facts?.get('line') ?? 1}: ${headOf(words, 200) || 'it cannot be parsed'}`;
}

/** Reports the syntax errors of tools; every call of such a tool would fail. */
export async function listSyntaxErrors(
  executables: readonly ExecutableTool[],
): Promise<readonly ToolDiagnostic[]> {
  const next = 'fix the file; until then, every call of the tool fails here';
  const found = executables.map(async (executable): Promise<readonly ToolDiagnostic[]> => {
    const problem = await findSyntaxError(executable);
    const message = `${problem}; it can't be built`;
    const { path } = executable.tool.origin;
    return problem === undefined ? [] : [{ code: 'L_IMPORT', path, message, next }];
  });
  return (await Promise.all(found)).flat();
}

const BUILD_TIMEOUT_MS = 120_000;
/** Added to a call's time limit: the time for the build before it, and for ending that build. */
export const BUILD_ALLOWANCE_MS = BUILD_TIMEOUT_MS + 10_000;
const MAX_BUILD_OUTPUT_BYTES = 40_000;
const FIX_SOURCE =
  'fix the source; put what it imports into a vendor folder beside it, because nothing is downloaded';

/** Returns what builds a tool, once for each hash of its reviewed source, or finds it built. */
function createBuilder(toolchain: Toolchain): Launcher['prepare'] {
  const building = new Map<string, Promise<ReadyLaunch | ToolFailure>>();
  const binaries = new Map<string, string>();
  return async (executable, signal) => {
    const { name, origin } = executable.tool;
    const build = building.get(origin.sha256) ?? buildGo(executable, toolchain, signal);
    building.set(origin.sha256, build);
    const built = await build;
    if (built.kind !== 'ready') {
      building.delete(origin.sha256);
      return built;
    }
    // Other tools can write to the folder that holds the built file.
    const binary = await hashFile(built.command);
    const known = binaries.get(origin.sha256) ?? binary;
    binaries.set(origin.sha256, known);
    return binary === known ? built : staleTool(name);
  };
}

/** Hashes a file; empty when it can't be read. */
async function hashFile(path: string): Promise<string> {
  const read = await attempt(() => readFile(path));
  return read.kind === 'done' ? sha256(read.value) : '';
}

async function buildGo(
  { directory, tool, start }: ExecutableTool,
  { programs, cache }: Toolchain,
  signal: AbortSignal,
): Promise<ReadyLaunch | ToolFailure> {
  if (start.kind !== 'built') return staleTool(tool.name);
  const key = `go-${process.platform}-${process.arch}-${tool.origin.sha256}`;
  const buildFolder = join(cache, 'squad-action-tools', key);
  const binary = join(buildFolder, 'tool');
  const found = await attempt(() => lstat(binary));
  if (found.kind === 'done' && found.value.isFile()) return readyLaunch([binary]);
  // Built under another name first, so that a failed build leaves nothing that looks finished.
  const draft = `${buildFolder}.${randomUUID()}`;
  const created = await attempt(() => mkdir(draft, { recursive: true }));
  if (created.kind === 'threw') {
    const message = `building ${tool.name} could not start: ${cache} is not writable`;
    return failure('E_TOOL_BUILD', message, CONTINUE_WITHOUT);
  }
  const ended = await programs.runProgram({
    command: 'go',
    args: ['build', '-trimpath', '-o', join(draft, 'tool'), ...start.files],
    directory,
    environment: { GOPROXY: 'off', GOTOOLCHAIN: 'local', CGO_ENABLED: '0', GOWORK: 'off' },
    passed: ['GOROOT'],
    timeoutMs: BUILD_TIMEOUT_MS,
    maxBytes: MAX_BUILD_OUTPUT_BYTES,
    box: { writable: [draft], readable: [directory] },
    signal,
  });
  const isBuilt = ended.kind === 'exited' && ended.code === 0;
  // Another run may have built the same source in the meantime.
  if (isBuilt) await attempt(() => rename(draft, buildFolder));
  await rm(draft, { recursive: true, force: true });
  return isBuilt ? readyLaunch([binary]) : describeBuildFailure(tool.name, ended);
}

function describeBuildFailure(name: string, ended: ProgramEnd): ToolFailure {
  if (ended.kind === 'not-started') {
    const next = 'say that the workflow needs actions/setup-go before the squad';
    return failure('E_TOOL_BUILD', `${name} is written in Go, and ${ended.reason}`, next);
  }
  const ending =
    ended.kind === 'exited'
      ? `with exit code ${ended.code}`
      : whyEnded(ended, BUILD_TIMEOUT_MS / 1_000).cause;
  const output = `${ended.stderr.text}${ended.stdout.text}`.trim();
  const message = `building ${name} ended ${ending}:\n${output}\n`;
  return failure('E_TOOL_BUILD', message, FIX_SOURCE);
}

/** Creates the launcher of one run. Calls of the same tool share one build. */
export function createLauncher(toolchain: Toolchain): Launcher {
  const build = createBuilder(toolchain);
  return {
    async prepare(executable, signal) {
      const { directory, tool, start } = executable;
      const hash = await attempt(() => hashFolder(directory));
      if (hash.kind === 'threw' || hash.value !== tool.origin.sha256) return staleTool(tool.name);
      if (start.kind === 'binary') return readyLaunch([join(directory, start.file)]);
      if (start.kind === 'built') return build(executable, signal);
      const problem = await findSyntaxError(executable);
      if (problem !== undefined) {
        const message = `${tool.name} can't be parsed: ${problem}`;
        return failure('E_TOOL_BUILD', message, CONTINUE_WITHOUT);
      }
      return readyLaunch([
        ...findInterpreter(start.language, toolchain),
        join(directory, start.file),
      ]);
    },
  };
}

function findInterpreter(language: ToolLanguage, { typescript }: Toolchain): readonly string[] {
  if (language === 'bash') return ['bash'];
  // -B: compiled files beside the source would change the folder's hash.
  if (language === 'python') return [process.platform === 'win32' ? 'python' : 'python3', '-B'];
  return typescript;
}

/** What tools are built and started with. */
type Toolchain = {
  readonly programs: Programs;
  /** The command and its first arguments that run a TypeScript or JavaScript file. */
  readonly typescript: readonly string[];
  /** Absolute path of the folder for builds, to which no program of the repository can write. */
  readonly cache: string;
};

type ReadyLaunch = {
  readonly kind: 'ready';
  readonly command: string;
  readonly args: readonly string[];
  /** Folders, besides the tool's own, that the program is read from. */
  readonly readable: readonly string[];
};

/** Prepares the start of tools. */
export interface Launcher {
  /** Checks that the tool's files haven't changed, builds it where needed, and says how to start it. */
  prepare(executable: ExecutableTool, signal: AbortSignal): Promise<ReadyLaunch | ToolFailure>;
}

/** Returns how a command is started, and the folders of its files. */
function readyLaunch([command = '', ...args]: readonly string[]): ReadyLaunch {
  const readable = [command, ...args].filter((it) => isAbsolute(it)).map((it) => dirname(it));
  return { kind: 'ready', command, args, readable };
}

/** Returns why a tool is not started whose files changed after their review. */
function staleTool(name: string): ToolFailure {
  const message = `the files of ${name} are no longer those that were reviewed`;
  return failure('E_TOOL_STALE', message, CONTINUE_WITHOUT);
}
