// What a machine without the runtime downloads. npm's cache starts empty, so its size shows it.
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';
import { megabytesIn, type Row } from './figures.ts';
import { type Measured, play } from './play.ts';

/** One package of 47 MB and npm's notes on it. */
const MOST_MB = 50;

/** Measures a cold fetch, with the registry that ~/.npmrc names. Beside a copy of the build there is no runtime. */
export async function fetchRows({ dist }: Measured): Promise<readonly Row[]> {
  const folder = await mkdtemp(join(tmpdir(), 'squad-bench-fetch-'));
  const [copy, cache] = [join(folder, 'dist'), join(folder, 'npm')];
  await cp(dist, copy, { recursive: true });
  const options = {
    inputs: { 'copilot-runtime-path': '' },
    variables: { npm_config_userconfig: join(homedir(), '.npmrc'), npm_config_cache: cache },
  };
  await play(copy, { scenario: 'answer-only' }, options);
  const fetched = await megabytesIn(join(cache, '_cacache'));
  await rm(folder, { recursive: true, force: true });
  return [
    {
      what: 'cold fetch of the runtime: all that npm downloads',
      measured: `${fetched.toFixed(1)} MB`,
      hold: `≤ ${MOST_MB} MB`,
      held: fetched > 1 && fetched <= MOST_MB,
    },
  ];
}
