// Builds Go tools, once for each hash of their reviewed source.
import { randomUUID } from 'node:crypto';
import { lstat, mkdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { attempt } from '#src/errors.ts';
import type { ProgramEnd } from '#src/ports/index.ts';
import { sha256 } from '#src/text/index.ts';
import { whyEnded } from '../../../pipeline/ended-program.ts';
import { CONTINUE_WITHOUT } from '../../../pipeline/tool-result.ts';
import type { ExecutableTool } from '../read-executable.ts';
import {
  buildFailure,
  type Launcher,
  readyLaunch,
  staleTool,
  type Toolchain,
  type ToolLaunch,
} from './tool-launch.ts';

const BUILD_TIMEOUT_MS = 120_000;
/** Added to a call's time limit: the time for the build before it, and for ending that build. */
export const BUILD_ALLOWANCE_MS = BUILD_TIMEOUT_MS + 10_000;
const MAX_BUILD_OUTPUT_BYTES = 40_000;
const FIX_SOURCE =
  'fix the source; put what it imports into a vendor folder beside it, because nothing is downloaded';

/** Returns the function that builds a tool, or finds it built. */
export function createBuilder(toolchain: Toolchain): Launcher['prepare'] {
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
