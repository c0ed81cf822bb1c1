// Puts the Copilot runtime into the tool cache: fetched with the npm client, so that a company's registry and proxy settings
// apply, compared with its SHA-512, and unpacked.
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { access, mkdir, mkdtemp, readFile, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { SquadError } from '#src/errors.ts';
import { executableIn } from './platform.ts';

/** The package that this action was built for. */
export type PinnedPackage = {
  readonly name: string;
  readonly version: string;
  /** Missing if the registry that the bundle was built with does not serve the package. */
  readonly integrity?: string;
};

/** How npm is run here. */
export type NpmSettings = {
  /** `linux-x64`, `linuxmusl-x64`, `darwin-arm64`, `win32-x64` ... */
  readonly platform: string;
  readonly path: string;
  /** The npm client's own settings (registry, proxy) from the job's environment. */
  readonly npmEnvironment: Readonly<Record<string, string>>;
  /** Receives a line about what a fetched package was compared with. */
  readonly log: (text: string) => void;
};

const FETCH_MS = 300_000;
const SHA512 = /^sha512-[A-Za-z0-9+/]{86}==$/;
const run = promisify(execFile);

/** What works where npm doesn't. */
const MANUAL_INSTALL_HINT =
  'Or let an earlier step of the job unpack this package, and name its folder in `copilot-runtime-path`.';

/**
 * Puts the package into the folder `target`, unless it is there; `stopping` ends that. Two jobs may do so at once, and one may be
 * killed meanwhile, so the complete folder is renamed into place, from beside it: RUNNER_TEMP may be on another file system.
 * Throws a SquadError (E_RUNTIME).
 */
export async function fetchRuntime(
  pinned: PinnedPackage,
  target: string,
  { sources, stopping }: { readonly sources: NpmSettings; readonly stopping: AbortSignal },
): Promise<void> {
  const executable = executableIn(target, sources.platform);
  if (existsSync(executable)) return;
  const folder = await makeSiblingFolder(target);
  const npm = (args: readonly string[]) => askNpm(args, pinned, { folder, sources, stopping });
  try {
    const packed = await npm([
      'pack',
      specOf(pinned),
      '--pack-destination',
      '.',
      '--ignore-scripts',
    ]);
    const tarball = basename(packed.trim().split('\n').at(-1) ?? '');
    const digest = createHash('sha512').update(await readFile(join(folder, tarball)));
    await checkIntegrity(`sha512-${digest.digest('base64')}`, pinned, { sources, npm });
    const options = { env: { PATH: sources.path }, cwd: folder, signal: stopping };
    await run('tar', ['-xzf', tarball], options);
    const unpacked = join(folder, 'package');
    await access(executableIn(unpacked, sources.platform));
    await moveIntoPlace(target, unpacked, executable);
  } catch (cause) {
    if (cause instanceof SquadError) throw cause;
    const hint = `Check that ${dirname(target)} is writable and has 300 MB to spare, and that \`tar\` is installed. ${MANUAL_INSTALL_HINT}`;
    throw runtimeError(
      `The Copilot runtime (${specOf(pinned)}) could not be unpacked.`,
      hint,
      cause,
    );
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 3 });
  }
}

function specOf({ name, version }: PinnedPackage): string {
  return `${name}@${version}`;
}

function runtimeError(message: string, hint: string, cause?: unknown): SquadError {
  return new SquadError({ code: 'E_RUNTIME', message, hint, cause });
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
  try {
    await mkdir(dirname(target), { recursive: true });
    return await mkdtemp(`${target}-`);
  } catch (cause) {
    const message =
      'The Copilot runtime cannot be stored: the tool cache (RUNNER_TOOL_CACHE) is not writable.';
    throw runtimeError(message, MANUAL_INSTALL_HINT, cause);
  }
}

type Fetching = {
  readonly folder: string;
  readonly sources: NpmSettings;
  readonly stopping: AbortSignal;
};

async function askNpm(
  args: readonly string[],
  pinned: PinnedPackage,
  { folder, sources, stopping }: Fetching,
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
  } catch (cause) {
    // npm's error code, such as ENOTFOUND or E404; its message may hold addresses and credentials.
    const code = /\bE[A-Z0-9_]{3,20}\b/.exec(String(cause))?.[0];
    const message = `The Copilot runtime (${specOf(pinned)}) could not be fetched with npm`;
    throw runtimeError(
      code === undefined ? `${message}.` : `${message}: ${code}.`,
      `Check that npm is on the PATH and reaches its registry. ${MANUAL_INSTALL_HINT}`,
      cause,
    );
  }
}

/** Compares the package's hash with the one in the bundle, or with the registry's if the bundle has none. */
async function checkIntegrity(
  fetched: string,
  pinned: PinnedPackage,
  asking: {
    readonly sources: NpmSettings;
    readonly npm: (args: readonly string[]) => Promise<string>;
  },
): Promise<void> {
  const { platform, log } = asking.sources;
  const runtime = `The Copilot runtime (${specOf(pinned)})`;
  if (pinned.integrity !== undefined) {
    if (fetched !== pinned.integrity)
      throw otherPackage(pinned, 'the one this action was built with');
    return log(`${runtime} has the SHA-512 that this action was built with.`);
  }
  const published = (await asking.npm(['view', specOf(pinned), 'dist.integrity'])).trim();
  if (!SHA512.test(published)) {
    throw runtimeError(
      `The npm registry gives no SHA-512 for the Copilot runtime (${specOf(pinned)}), and this action has none of its own.`,
      `Check the npm registry that the runner uses. ${MANUAL_INSTALL_HINT}`,
    );
  }
  if (fetched !== published) throw otherPackage(pinned, 'the one that the npm registry describes');
  log(
    `${runtime} has the SHA-512 that the npm registry gives; this action was built without one of its own for ${platform}.`,
  );
}

function otherPackage(pinned: PinnedPackage, expected: string): SquadError {
  return runtimeError(
    `The fetched Copilot runtime (${specOf(pinned)}) is not ${expected}: its SHA-512 differs.`,
    'Check the npm registry that the runner uses.',
  );
}
