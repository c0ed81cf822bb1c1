// Finds the Copilot runtime: the input, a local install, the tool cache, then the npm client.
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { SquadError } from '#src/errors.ts';
import {
  fetchRuntime,
  type NpmSettings,
  type PinnedPackage,
  refetchDamaged,
} from './fetch-runtime.ts';
import { executableIn } from './platform.ts';

/** Where the runtime may be, and where it comes from. */
export type RuntimeSources = NpmSettings & {
  /** Input `copilot-runtime-path`: the package's folder, or the executable itself. */
  readonly input: string | undefined;
  /** RUNNER_TOOL_CACHE. */
  readonly toolCache: string;
};

/** Written by scripts/build.mjs from the lock file. */
declare const __RUNTIME_PACKAGES__: Readonly<Record<string, PinnedPackage>> | undefined;

/**
 * Returns the path of the runtime's executable, after fetching it if necessary; `stopping` ends a fetch. Throws a
 * SquadError (E_RUNTIME) that says how to put it there.
 */
export async function findRuntime(sources: RuntimeSources, stopping: AbortSignal): Promise<string> {
  const { input, platform } = sources;
  if (input !== undefined) return runtimeFromInput(input, platform);
  const local = localRuntime(platform);
  if (local !== undefined) return local;
  const pinned = pinnedPackage(platform);
  const cached = cachedFolder(sources, pinned);
  await fetchRuntime(pinned, cached, { sources, stopping });
  return executableIn(cached, platform);
}

function cachedFolder({ toolCache, platform }: RuntimeSources, { version }: PinnedPackage): string {
  return join(toolCache, 'squad-copilot-runtime', version, platform);
}

/**
 * Fetches a runtime anew that did not start, if it is the tool cache's and damaged; returns whether it did. Throws a SquadError
 * (E_RUNTIME).
 */
export async function repairRuntime(
  sources: RuntimeSources,
  stopping: AbortSignal,
): Promise<boolean> {
  const { input, platform } = sources;
  if (input !== undefined || localRuntime(platform) !== undefined) return false;
  const pinned = pinnedPackage(platform);
  return refetchDamaged(pinned, cachedFolder(sources, pinned), { sources, stopping });
}

function runtimeFromInput(input: string, platform: string): string {
  const inFolder = executableIn(input, platform);
  if (existsSync(inFolder)) return inFolder;
  const isExecutable = /copilot-runtime(\.exe)?$/.test(input) && existsSync(input);
  if (isExecutable) return input;
  throw new SquadError({
    code: 'E_RUNTIME',
    message: 'The input `copilot-runtime-path` does not name a Copilot runtime.',
    hint: `It must be the folder of the unpacked package @github/copilot-sdk-${platform}, or the executable in its prebuilds/${platform}/.`,
  });
}

/** Returns the runtime that an `npm ci` put beside this program, for a platform such as `linux-x64`. */
export function localRuntime(platform: string): string | undefined {
  try {
    const require = createRequire(import.meta.url);
    const manifest = require.resolve(`@github/copilot-sdk-${platform}/package.json`);
    const executable = executableIn(dirname(manifest), platform);
    return existsSync(executable) ? executable : undefined;
  } catch {
    return undefined;
  }
}

/** Returns the version of the runtime that this build fetches; undefined if it was not built, or for an unknown platform. */
export function runtimeVersion(platform: string): string | undefined {
  return typeof __RUNTIME_PACKAGES__ === 'undefined'
    ? undefined
    : __RUNTIME_PACKAGES__[platform]?.version;
}

function pinnedPackage(platform: string): PinnedPackage {
  const pinned = typeof __RUNTIME_PACKAGES__ === 'undefined' ? {} : __RUNTIME_PACKAGES__;
  const found = pinned[platform];
  if (found !== undefined) return found;
  throw new SquadError({
    code: 'E_RUNTIME',
    message: `There is no Copilot runtime for ${platform}.`,
    hint: 'Use a runner with Linux, macOS or Windows on x64 or arm64, or set the input `copilot-runtime-path`.',
  });
}
