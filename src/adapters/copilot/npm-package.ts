// Fetches a package of the Copilot runtime with the npm client, and compares it with its SHA-512.
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { SquadError } from '#src/errors.ts';

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

/** What a fetch needs; `stopping` ends it. */
export type RuntimeFetchOptions = { readonly sources: NpmSettings; readonly stopping: AbortSignal };

const FETCH_MS = 300_000;
const SHA512 = /^sha512-[A-Za-z0-9+/]{86}==$/;
const run = promisify(execFile);

/** What works where npm doesn't. */
export const MANUAL_INSTALL_HINT =
  'Or let an earlier step of the job unpack this package, and name its folder in `copilot-runtime-path`.';

/** Returns a package as npm takes it, such as `name@1.2.3`. */
export function packageSpec({ name, version }: PinnedPackage): string {
  return `${name}@${version}`;
}

/**
 * Fetches a package into `folder` with `npm pack`, so that a company's registry and proxy settings apply. Returns the path
 * of the tarball. Throws a SquadError (E_RUNTIME) if npm fails, or the tarball is another one than expected.
 */
export async function fetchTarball(
  pinned: PinnedPackage,
  folder: string,
  fetching: RuntimeFetchOptions,
): Promise<string> {
  const args = ['pack', packageSpec(pinned), '--pack-destination', '.', '--ignore-scripts'];
  const stdout = await askNpm(args, pinned, { ...fetching, folder });
  const tarball = join(folder, basename(stdout.trim().split('\n').at(-1) ?? ''));
  await checkIntegrity(tarball, pinned, { ...fetching, folder });
  return tarball;
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
async function checkIntegrity(tarball: string, pinned: PinnedPackage, asking: Asking) {
  const { platform, log } = asking.sources;
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
  const published = await publishedIntegrity(pinned, asking);
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
