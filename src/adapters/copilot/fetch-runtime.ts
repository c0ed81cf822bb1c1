// Puts the Copilot runtime into the tool cache: fetched with the npm client, so that a company's registry and proxy settings
// apply, compared with its SHA-512, and unpacked.
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { createReadStream, existsSync } from 'node:fs';
import {
  access,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises';
import { basename, dirname, join, relative } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { attempt, resultOr, SquadError } from '#src/errors.ts';
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
const ABANDONED_MS = 4 * FETCH_MS;
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
  options: FetchOptions,
): Promise<void> {
  await removeAbandoned(target);
  if (!existsSync(executableIn(target, options.sources.platform)))
    await fetchAnew(pinned, target, false, options);
}

type FetchOptions = { readonly sources: NpmSettings; readonly stopping: AbortSignal };

/**
 * For a runtime that does not start: fetches it anew if its files are not those that were unpacked, as after a disk error. Returns
 * whether it did. Throws a SquadError (E_RUNTIME).
 */
export async function refetchDamaged(
  pinned: PinnedPackage,
  target: string,
  options: FetchOptions,
): Promise<boolean> {
  const unpacked = await resultOr(readFile(join(target, DIGEST), 'utf8'), '');
  if (unpacked === (await resultOr(digestOf(target), undefined))) return false;
  options.sources.log(
    `The Copilot runtime (${specOf(pinned)}) in the tool cache is damaged. It is fetched anew.`,
  );
  await fetchAnew(pinned, target, true, options);
  return true;
}

/** The file with the digest of the others. */
const DIGEST = '.squad-digest';

/** Returns one digest of all files below a folder, by their paths. */
async function digestOf(folder: string): Promise<string> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile() && entry.name !== DIGEST)
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)));
  const whole = createHash('sha512');
  for (const path of paths.toSorted()) {
    const digest = createHash('sha512');
    await pipeline(createReadStream(join(folder, path)), digest);
    whole.update(`${path}\0${digest.digest('hex')}\0`);
  }
  return whole.digest('hex');
}

async function fetchAnew(
  pinned: PinnedPackage,
  target: string,
  isDamaged: boolean,
  { sources, stopping }: FetchOptions,
): Promise<void> {
  const executable = executableIn(target, sources.platform);
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
    await writeFile(join(unpacked, DIGEST), await digestOf(unpacked));
    await moveIntoPlace(target, unpacked, () => !isDamaged && existsSync(executable));
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

/** Another job may have put the package there meanwhile: it stays, unless it is damaged, or lacks the executable. */
async function moveIntoPlace(target: string, unpacked: string, isWhole: () => boolean) {
  const takeAway = () => attempt(rename(target, `${unpacked}-before`));
  if (!isWhole()) await takeAway();
  const moved = await attempt(rename(unpacked, target));
  if (moved.kind === 'threw' && !isWhole()) throw moved.error;
}

/** Removes what jobs left beside the target that were killed while they fetched; those that still fetch are younger. Never rejects. */
async function removeAbandoned(target: string): Promise<void> {
  const names = await resultOr(readdir(dirname(target)), []);
  for (const name of names.filter((one) => one.startsWith(`${basename(target)}-`))) {
    const path = join(dirname(target), name);
    const { mtimeMs } = await resultOr(stat(path), { mtimeMs: Date.now() });
    if (Date.now() - mtimeMs > ABANDONED_MS)
      await attempt(rm(path, { recursive: true, force: true }));
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
