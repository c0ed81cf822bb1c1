// Starts tools in each language. Go tools are built first, once for each hash of their reviewed source.
import { randomUUID } from 'node:crypto';
import { lstat, mkdir, readFile, rename, rm } from 'node:fs/promises';
import { dirname, isAbsolute, join } from 'node:path';
import { attempt } from '../../../errors.ts';
import type { ProgramEnd, Programs } from '../../../ports/programs.ts';
import { sha256 } from '../../../text/hash.ts';
import { whyEnded } from '../../pipeline/ended-program.ts';
import { CONTINUE_WITHOUT } from '../../pipeline/tool-result.ts';
import type { ToolLanguage } from '../manifest/manifest.ts';
import { findSyntaxError } from './find-syntax-errors.ts';
import type { ExecutableTool } from './read-executable.ts';
import { hashFolder } from './tool-files.ts';

export type Toolchain = {
  readonly programs: Programs;
  /** The command and its first arguments that run a TypeScript or JavaScript file. */
  readonly typescript: readonly string[];
  /** Absolute path of the runner's tool cache, which outlives the run. */
  readonly cache: string;
};

export type ToolLaunch =
  | {
      readonly kind: 'ready';
      readonly command: string;
      readonly args: readonly string[];
      /** Folders, besides the tool's own, that the program is read from. */
      readonly readable: readonly string[];
    }
  | {
      readonly kind: 'failed';
      readonly code: 'E_TOOL_STALE' | 'E_TOOL_BUILD';
      readonly message: string;
      readonly next: string;
    };

export interface Launcher {
  /** Checks that the tool's files haven't changed, builds it where needed, and says how to start it. */
  prepare(executable: ExecutableTool, signal: AbortSignal): Promise<ToolLaunch>;
}

const BUILD_TIMEOUT_MS = 120_000;
/** Added to a call's time limit: the time for the build before it, and for ending that build. */
export const BUILD_ALLOWANCE_MS = BUILD_TIMEOUT_MS + 10_000;
const MAX_BUILD_OUTPUT_BYTES = 40_000;
const FIX_SOURCE =
  'fix the source; put what it imports into a vendor folder beside it, because nothing is downloaded';

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
        return buildFailure(`${tool.name} can't be parsed: ${problem}`, CONTINUE_WITHOUT);
      }
      return readyLaunch([
        ...findInterpreter(start.language, toolchain),
        join(directory, start.file),
      ]);
    },
  };
}

function createBuilder(toolchain: Toolchain): Launcher['prepare'] {
  const building = new Map<string, Promise<ToolLaunch>>();
  const binaries = new Map<string, string>();
  return async (executable, signal) => {
    const { name, origin } = executable.tool;
    const build = building.get(origin.sha256) ?? buildGo(executable, toolchain, signal);
    building.set(origin.sha256, build);
    const built = await build;
    if (built.kind === 'failed') {
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

function findInterpreter(language: ToolLanguage, { typescript }: Toolchain): readonly string[] {
  if (language === 'bash') return ['bash'];
  // -B: compiled files beside the source would change the folder's hash.
  if (language === 'python') return [process.platform === 'win32' ? 'python' : 'python3', '-B'];
  return typescript;
}

function readyLaunch([command = '', ...args]: readonly string[]): ToolLaunch {
  const readable = [command, ...args].filter((it) => isAbsolute(it)).map((it) => dirname(it));
  return { kind: 'ready', command, args, readable };
}

function staleTool(name: string): ToolLaunch {
  const message = `the files of ${name} are no longer those that were reviewed`;
  return { kind: 'failed', code: 'E_TOOL_STALE', message, next: CONTINUE_WITHOUT };
}

function buildFailure(message: string, next: string): ToolLaunch {
  return { kind: 'failed', code: 'E_TOOL_BUILD', message, next };
}

async function buildGo(
  { directory, tool, start }: ExecutableTool,
  { programs, cache }: Toolchain,
  signal: AbortSignal,
): Promise<ToolLaunch> {
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
    return buildFailure(message, CONTINUE_WITHOUT);
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

function describeBuildFailure(name: string, ended: ProgramEnd): ToolLaunch {
  if (ended.kind === 'not-started') {
    const message = `${name} is written in Go, and ${ended.reason}`;
    const next = 'say that the workflow needs actions/setup-go before the squad';
    return buildFailure(message, next);
  }
  const ending =
    ended.kind === 'exited'
      ? `with exit code ${ended.code}`
      : whyEnded(ended, BUILD_TIMEOUT_MS / 1_000).cause;
  const output = `${ended.stderr.text}${ended.stdout.text}`.trim();
  return buildFailure(`building ${name} ended ${ending}:\n${output}\n`, FIX_SOURCE);
}
