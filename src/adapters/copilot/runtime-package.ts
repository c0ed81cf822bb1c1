// Finds the Copilot runtime: the input, a local install, the tool cache, then the npm client.
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { access, mkdir, mkdtemp, readFile, rename, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { SquadError } from '../../errors.ts';

export type RuntimeSources = {
  /** Input `copilot-runtime-path`: the package's folder, or the executable itself. */
  readonly input: string | undefined;
  /** RUNNER_TOOL_CACHE. */
  readonly toolCache: string;
  /** `linux-x64`, `linuxmusl-x64`, `darwin-arm64`, `win32-x64` ... */
  readonly platform: string;
  readonly path: string;
  /** The npm client's own settings (registry, proxy) from the job's environment. */
  readonly npmEnvironment: Readonly<Record<string, string>>;
  /** Receives a line about what a fetched package was compared with. */
  readonly log: (text: string) => void;
};

export type PinnedPackage = {
  readonly name: string;
  readonly version: string;
  /** Missing if the registry that the bundle was built with does not serve the package. */
  readonly integrity?: string;
};

/** Written by scripts/build.mjs from the lock file. */
declare const __RUNTIME_PACKAGES__: Readonly<Record<string, PinnedPackage>> | undefined;

const FETCH_MS = 300_000;
const SHA512 = /^sha512-[A-Za-z0-9+/]{86}==$/;
const run = promisify(execFile);

/**
 * Returns the path of the runtime's executable, after fetching it if necessary; `stopping` ends a fetch. Throws a
 * SquadError (E_RUNTIME) that says how to put it there.
 */
export async function findRuntime(sources: RuntimeSources, stopping: AbortSignal): Promise<string> {
  const { input, platform, toolCache } = sources;
  if (input !== undefined) return runtimeFromInput(input, platform);
  const local = localRuntime(platform);
  if (local !== undefined) return local;
  const pinned = pinnedPackage(platform);
  const cached = join(toolCache, 'squad-copilot-runtime', pinned.version, platform);
  await fetchRuntime(pinned, cached, { sources, stopping });
  return executableIn(cached, platform);
}

function executableIn(folder: string, platform: string): string {
  const name = platform.startsWith('win32') ? 'copilot-runtime.exe' : 'copilot-runtime';
  return join(folder, 'prebuilds', platform, name);
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

type RuntimeFetchOptions = { readonly sources: RuntimeSources; readonly stopping: AbortSignal };

/**
 * Puts the package into the folder `target`, unless it is there. Two jobs may do so at once, and one may be killed
 * meanwhile, so the complete folder is renamed into place, from beside it: RUNNER_TEMP may be on another file system.
 */
export async function fetchRuntime(
  pinned: PinnedPackage,
  target: string,
  { sources, stopping }: RuntimeFetchOptions,
): Promise<void> {
  const executable = executableIn(target, sources.platform);
  if (existsSync(executable)) return;
  const folder = await makeSiblingFolder(target);
  try {
    const tarball = await packTarball(pinned, folder, { sources, stopping });
    await checkIntegrity(tarball, pinned, { sources, stopping });
    const options = { env: { PATH: sources.path }, cwd: folder, signal: stopping };
    await run('tar', ['-xzf', basename(tarball)], options);
    const unpacked = join(folder, 'package');
    await access(executableIn(unpacked, sources.platform));
    await moveIntoPlace(target, unpacked, executable);
  } catch (error) {
    if (error instanceof SquadError) throw error;
    throw new SquadError({
      code: 'E_RUNTIME',
      message: `The Copilot runtime (${packageSpec(pinned)}) could not be unpacked.`,
      hint: `Check that ${dirname(target)} is writable and has 300 MB to spare, and that \`tar\` is installed. ${MANUAL_INSTALL_HINT}`,
      cause: error,
    });
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 3 });
  }
}

/** Another job may have put the package there meanwhile; a folder without the executable is broken. */
async function moveIntoPlace(target: string, unpacked: string, executable: string): Promise<void> {
  try {
    await rename(unpacked, target);
  } catch {
    if (existsSync(executable)) return;
    await rm(target, { recursive: true, force: true });
    await rename(unpacked, target);
  }
}

async function makeSiblingFolder(target: string): Promise<string> {
  const parent = dirname(target);
  try {
    await mkdir(parent, { recursive: true });
    return await mkdtemp(`${target}-`);
  } catch (error) {
    throw new SquadError({
      code: 'E_RUNTIME',
      message:
        'The Copilot runtime cannot be stored: the tool cache (RUNNER_TOOL_CACHE) is not writable.',
      hint: MANUAL_INSTALL_HINT,
      cause: error,
    });
  }
}

const MANUAL_INSTALL_HINT =
  'Or let an earlier step of the job unpack this package, and name its folder in `copilot-runtime-path`.';

function packageSpec({ name, version }: PinnedPackage): string {
  return `${name}@${version}`;
}

/** Runs `npm pack`, so that a company's registry and proxy settings apply. */
async function packTarball(pinned: PinnedPackage, folder: string, fetching: RuntimeFetchOptions) {
  const args = ['pack', packageSpec(pinned), '--pack-destination', '.', '--ignore-scripts'];
  const stdout = await askNpm(args, pinned, { ...fetching, folder });
  return join(folder, basename(stdout.trim().split('\n').at(-1) ?? ''));
}

type Asking = RuntimeFetchOptions & { readonly folder: string };

async function askNpm(
  args: readonly string[],
  pinned: PinnedPackage,
  { sources, stopping, folder }: Asking,
): Promise<string> {
  try {
    const { stdout } = await run('npm', [...args, '--loglevel=error'], {
      cwd: folder,
      timeout: FETCH_MS,
      signal: stopping,
      env: { PATH: sources.path, HOME: folder, ...sources.npmEnvironment },
      shell: sources.platform.startsWith('win32'),
    });
    return stdout;
  } catch (error) {
    throw new SquadError({
      code: 'E_RUNTIME',
      message: `The Copilot runtime (${packageSpec(pinned)}) could not be fetched with npm${npmErrorCode(error)}.`,
      hint: `Check that npm is on the PATH and reaches its registry. ${MANUAL_INSTALL_HINT}`,
      cause: error,
    });
  }
}

/** npm's error code, such as ": ENOTFOUND" or ": E404"; its message may hold addresses and credentials. */
function npmErrorCode(error: unknown): string {
  const code = /\bE[A-Z0-9_]{3,20}\b/.exec(String(error))?.[0];
  return code === undefined ? '' : `: ${code}`;
}

/** Compares the package with the hash in the bundle, or with the registry's if the bundle has none. */
async function checkIntegrity(
  tarball: string,
  pinned: PinnedPackage,
  fetching: RuntimeFetchOptions,
) {
  const { platform, log } = fetching.sources;
  const digest = createHash('sha512')
    .update(await readFile(tarball))
    .digest('base64');
  const fetched = `sha512-${digest}`;
  if (pinned.integrity !== undefined) {
    if (fetched !== pinned.integrity) refuse(pinned, 'the one this action was built with');
    log(
      `The Copilot runtime (${packageSpec(pinned)}) has the SHA-512 that this action was built with.`,
    );
    return;
  }
  const published = await publishedIntegrity(pinned, { ...fetching, folder: dirname(tarball) });
  if (fetched !== published) refuse(pinned, 'the one that the npm registry describes');
  log(
    `The Copilot runtime (${packageSpec(pinned)}) has the SHA-512 that the npm registry gives; this action was built without one of its own for ${platform}.`,
  );
}

async function publishedIntegrity(pinned: PinnedPackage, asking: Asking): Promise<string> {
  const told = await askNpm(['view', packageSpec(pinned), 'dist.integrity'], pinned, asking);
  const integrity = told.trim();
  if (SHA512.test(integrity)) return integrity;
  throw new SquadError({
    code: 'E_RUNTIME',
    message: `The npm registry gives no SHA-512 for the Copilot runtime (${packageSpec(pinned)}), and this action has none of its own.`,
    hint: `Check the npm registry that the runner uses. ${MANUAL_INSTALL_HINT}`,
  });
}

function refuse(pinned: PinnedPackage, expected: string): never {
  throw new SquadError({
    code: 'E_RUNTIME',
    message: `The fetched Copilot runtime (${packageSpec(pinned)}) is not ${expected}: its SHA-512 differs.`,
    hint: 'Check the npm registry that the runner uses.',
  });
}
