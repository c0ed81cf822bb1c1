// The bundle of these sources, built once for all test files.
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** The folder of a fresh build, the same for all test files of a run; the setup in `jest.config.js` removes it. */
export async function buildHost(): Promise<string> {
  const builds = process.env.SQUAD_BUILDS;
  if (builds === undefined)
    throw new Error('No folder for builds: start jest with jest.config.js.');
  const built = join(builds, 'dist');
  if (existsSync(built)) return built;
  const own = await mkdtemp(`${built}-`);
  await promisify(execFile)('node', ['scripts/build.mjs', own]);
  // Where another file was sooner, its build stands there, and is the same.
  await rename(own, built).catch(() => undefined);
  return built;
}
