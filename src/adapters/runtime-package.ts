// Finds the Copilot runtime: the input, a local install, the tool cache, then the npm client (design 4.9).
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rename, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { SquadError } from '../errors.ts';

export type RuntimePlaces = {
  /** Input `copilot-runtime-path`: the package's folder, or the executable itself. */
  readonly input: string | undefined;
  /** RUNNER_TOOL_CACHE. */
  readonly toolCache: string;
  /** RUNNER_TEMP. */
  readonly temporary: string;
  /** `linux-x64`, `darwin-arm64`, `win32-x64` ... */
  readonly platform: string;
  readonly path: string;
  /** The npm client's own settings (registry, proxy) that the job's environment holds. */
  readonly npmEnvironment: Readonly<Record<string, string>>;
};

type PinnedPackage = {
  readonly name: string;
  readonly version: string;
  readonly integrity: string;
};

/** Written by scripts/build.mjs from the lock file. */
declare const __RUNTIME_PACKAGES__: Readonly<Record<string, PinnedPackage>> | undefined;

const FETCH_MS = 300_000;
const run = promisify(execFile);

/** The runtime's executable. Throws a SquadError (E_RUNTIME) that says how to put it there. */
export async function findRuntime(places: RuntimePlaces): Promise<string> {
  if (places.input !== undefined) return fromInput(places.input, places.platform);
  const local = localInstall(places.platform);
  if (local !== undefined) return local;
  const pinned = pinnedPackage(places.platform);
  const cached = join(places.toolCache, 'squad-copilot-runtime', pinned.version, places.platform);
  const executable = executableIn(cached, places.platform);
  if (existsSync(executable)) return executable;
  await fetchPackage(pinned, cached, places);
  return executable;
}

function executableIn(folder: string, platform: string): string {
  const name = platform.startsWith('win32') ? 'copilot-runtime.exe' : 'copilot-runtime';
  return join(folder, 'prebuilds', platform, name);
}

function fromInput(input: string, platform: string): string {
  const inFolder = executableIn(input, platform);
  if (existsSync(inFolder)) return inFolder;
  const isExecutable = /copilot-runtime(\.exe)?$/.test(input) && existsSync(input);
  if (isExecutable) return input;
  throw new SquadError({
    code: 'E_RUNTIME',
    message: 'The input `copilot-runtime-path` names no Copilot runtime.',
    hint: `It must be the folder of the unpacked package @github/copilot-sdk-${platform}, or the executable in its prebuilds/${platform}/.`,
  });
}

function localInstall(platform: string): string | undefined {
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

/** `npm pack`, so that a company's registry and proxy settings apply; checked against the bundle's SHA-512, unpacked whole. */
async function fetchPackage(pinned: PinnedPackage, target: string, places: RuntimePlaces) {
  const folder = await mkdtemp(join(places.temporary, 'squad-runtime-'));
  try {
    const tarball = await packTarball(pinned, folder, places);
    await checkIntegrity(tarball, pinned);
    await run('tar', ['-xzf', tarball, '-C', folder], { env: { PATH: places.path } });
    await mkdir(dirname(target), { recursive: true });
    await rename(join(folder, 'package'), target);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function packTarball(pinned: PinnedPackage, folder: string, places: RuntimePlaces) {
  const spec = `${pinned.name}@${pinned.version}`;
  const args = ['pack', spec, '--pack-destination', folder, '--silent', '--ignore-scripts'];
  try {
    const { stdout } = await run('npm', args, {
      cwd: folder,
      timeout: FETCH_MS,
      env: { PATH: places.path, HOME: folder, ...places.npmEnvironment },
      shell: places.platform.startsWith('win32'),
    });
    return join(folder, stdout.trim().split('\n').at(-1) ?? '');
  } catch (error) {
    throw new SquadError({
      code: 'E_RUNTIME',
      message: `The Copilot runtime (${spec}) could not be fetched with npm.`,
      hint: 'Let an earlier step of the job unpack this package and name its folder in `copilot-runtime-path`, or put npm on the PATH.',
      cause: error,
    });
  }
}

async function checkIntegrity(tarball: string, pinned: PinnedPackage): Promise<void> {
  const digest = createHash('sha512')
    .update(await readFile(tarball))
    .digest('base64');
  if (`sha512-${digest}` === pinned.integrity) return;
  throw new SquadError({
    code: 'E_RUNTIME',
    message: `The fetched Copilot runtime (${pinned.name}@${pinned.version}) is not the one this action was built with: its SHA-512 differs.`,
    hint: 'Check the npm registry that the runner uses.',
  });
}
