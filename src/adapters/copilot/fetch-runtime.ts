// Puts the Copilot runtime into the tool cache: fetched with npm, compared, and unpacked.
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { access, mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { SquadError } from '#src/errors.ts';
import {
  fetchTarball,
  MANUAL_INSTALL_HINT,
  type PinnedPackage,
  packageSpec,
  type RuntimeFetchOptions,
} from './npm-package.ts';
import { executableIn } from './platform.ts';

const run = promisify(execFile);

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
    const tarball = await fetchTarball(pinned, folder, { sources, stopping });
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
