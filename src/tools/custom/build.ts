// How a tool of a language is started, and built first where it has to be: from reviewed source, once for each hash of it.
import { randomUUID } from 'node:crypto';
import { lstat, mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Programs } from '../../world.ts';
import { attempt } from '../tool.ts';
import { type Executable, hashFolder } from './executable.ts';
import type { Language } from './manifest.ts';

export type Toolchain = {
  readonly programs: Programs;
  /** A program and its first arguments that run a TypeScript or JavaScript file. */
  readonly typescript: readonly string[];
  /** Absolute path of a folder that outlives the run: the runner's tool cache. */
  readonly cache: string;
};

export type Launch =
  | { readonly kind: 'ready'; readonly command: string; readonly args: readonly string[] }
  | {
      readonly kind: 'failed';
      readonly code: 'E_TOOL_STALE' | 'E_TOOL_BUILD';
      readonly message: string;
      readonly next: string;
    };

export interface Launcher {
  /** Checks that a tool is still what was read, builds it where needed, and says how to start it. */
  prepare(executable: Executable, signal: AbortSignal): Promise<Launch>;
}

const BUILD_MS = 120_000;
const BUILD_BYTES = 40_000;

/** A launcher of one run: two calls of one tool wait for the same build. */
export function createLauncher(toolchain: Toolchain): Launcher {
  const building = new Map<string, Promise<Launch>>();
  return {
    async prepare(executable, signal) {
      const { directory, tool, start } = executable;
      const hash = await attempt(() => hashFolder(directory));
      if (hash.kind === 'threw' || hash.value !== tool.origin.sha256) return stale(tool.name);
      if (start.kind === 'binary') return ready([join(directory, start.file)]);
      if (start.kind === 'interpreted') {
        return ready([...interpreterOf(start.language, toolchain), join(directory, start.file)]);
      }
      const build = building.get(hash.value) ?? buildGo(executable, toolchain, signal);
      building.set(hash.value, build);
      const built = await build;
      if (built.kind === 'failed') building.delete(hash.value);
      return built;
    },
  };
}

function interpreterOf(language: Language, { typescript }: Toolchain): readonly string[] {
  if (language === 'bash') return ['bash'];
  // No compiled files beside the source: they would change the folder that was hashed.
  if (language === 'python') return [process.platform === 'win32' ? 'python' : 'python3', '-B'];
  return typescript;
}

function ready([command = '', ...args]: readonly string[]): Launch {
  return { kind: 'ready', command, args };
}

function stale(name: string): Launch {
  return {
    kind: 'failed',
    code: 'E_TOOL_STALE',
    message: `the files of ${name} are no longer those that were reviewed`,
    next: 'go on without it and say so in your answer',
  };
}

async function buildGo(
  { directory, tool, start }: Executable,
  { programs, cache }: Toolchain,
  signal: AbortSignal,
): Promise<Launch> {
  if (start.kind !== 'built') return stale(tool.name);
  const key = `go-${process.platform}-${process.arch}-${tool.origin.sha256}`;
  const home = join(cache, 'squad-action-tools', key);
  const binary = join(home, 'tool');
  const found = await attempt(() => lstat(binary));
  if (found.kind === 'done' && found.value.isFile()) return ready([binary]);
  // Under another name until it is whole: a broken build never leaves anything that looks finished.
  const draft = `${home}.${randomUUID()}`;
  await mkdir(draft, { recursive: true });
  const ended = await programs.run({
    command: 'go',
    args: ['build', '-trimpath', '-o', join(draft, 'tool'), ...start.files],
    directory,
    environment: { GOPROXY: 'off', GOTOOLCHAIN: 'local', CGO_ENABLED: '0', GOWORK: 'off' },
    passed: ['GOROOT'],
    timeoutMs: BUILD_MS,
    maxBytes: BUILD_BYTES,
    signal,
  });
  const isBuilt = ended.kind === 'exited' && ended.code === 0;
  // Another run may have been faster; its build is of the same source.
  if (isBuilt) await attempt(() => rename(draft, home));
  await rm(draft, { recursive: true, force: true });
  return isBuilt ? ready([binary]) : buildFailed(tool.name, ended);
}

function buildFailed(name: string, ended: Awaited<ReturnType<Programs['run']>>): Launch {
  if (ended.kind === 'not-started') {
    const message = `${name} is written in Go, and ${ended.reason}`;
    const next = 'say that the workflow needs actions/setup-go before the squad';
    return { kind: 'failed', code: 'E_TOOL_BUILD', message, next };
  }
  const how = ended.kind === 'exited' ? `with exit code ${ended.code}` : `(${ended.kind})`;
  const said = `${ended.stderr.text}${ended.stdout.text}`.trim();
  const message = `building ${name} ended ${how}:\n${said}\n`;
  return { kind: 'failed', code: 'E_TOOL_BUILD', message, next: 'mend the source and try again' };
}
