// What a machine without the runtime downloads. npm's cache starts empty, so its size shows it.
import { existsSync } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { homedir } from 'node:os';
import { join } from 'node:path';
import type { Row } from './figures.ts';
import { type Measured, play } from './play.ts';

const PACKAGE_MB = 47;
const MB = 1_000_000;

/** Measures a cold fetch of the runtime. Needs a package registry. */
export async function fetchRows({ dist }: Measured): Promise<readonly Row[]> {
  let sizes: readonly number[] = [];
  await play(
    dist,
    { scenario: 'answer-only' },
    {
      inputs: { 'copilot-runtime-path': '' },
      variables: npmVariables(),
      onEnd: async ({ temporary }) => {
        sizes = await sizesIn(join(temporary, '../home/.npm/_cacache/content-v2'));
      },
    },
  );
  const tarballs = sizes.filter((bytes) => bytes > MB);
  const [megabytes, all] = [tarballs, sizes].map((each) => each.reduce((a, b) => a + b, 0) / MB);
  const rest = (all ?? 0) - (megabytes ?? 0);
  return [
    {
      what: 'cold fetch of the runtime: tarballs; their metadata',
      measured: `${tarballs.length} of ${megabytes?.toFixed(1)} MB; ${rest.toFixed(2)} MB`,
      hold: `1 tarball of about ${PACKAGE_MB} MB`,
      held: tarballs.length === 1 && (megabytes ?? 0) <= PACKAGE_MB + 3,
    },
  ];
}

async function sizesIn(folder: string): Promise<readonly number[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  return Promise.all(
    files.map(async (file) => (await stat(join(file.parentPath, file.name))).size),
  );
}

/** This machine's registry and proxy settings, as a runner's job would have them. */
function npmVariables(): Record<string, string> {
  const own = join(homedir(), '.npmrc');
  const given = Object.entries(process.env).filter(([name]) =>
    /^npm_config_|_proxy$|^node_extra_ca_certs$/i.test(name),
  );
  const entries = given.flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]));
  const settings = Object.fromEntries(entries.filter(([name]) => name !== 'npm_config_cache'));
  return existsSync(own) ? { npm_config_userconfig: own, ...settings } : settings;
}
