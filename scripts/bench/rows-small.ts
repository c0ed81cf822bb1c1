// A comment that is not for us, the cost of a long memory, the bundle's size, and what a cold runner downloads.
import { existsSync } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { homedir } from 'node:os';
import { join } from 'node:path';
import type { Builds } from './builds.ts';
import { median, type Row, spread } from './figures.ts';
import { type BenchRun, runStory } from './run-story.ts';
import { plainStory } from './story.ts';

const IGNORED = { times: 9, ms: 100 };
/** Characters that an agent's memory may take: 8,000 for its history, 8,000 for decisions, and their headings. */
const MEMORY = 16_200;
const DIST_MB = 4;
const PACKAGE_MB = 47;
const MB = 1_000_000;

/** Measures a comment that doesn't call the squad. */
export async function ignoredRow({ ours }: Builds): Promise<readonly Row[]> {
  const story = { ...plainStory, comment: 'Thanks, this helps. The squad did well!' };
  const counter = new URL('connections.mjs', import.meta.url).href;
  const watched = await runStory(story, {
    main: ours,
    variables: { NODE_OPTIONS: `--import=${counter}` },
  });
  const opened = /connections and processes: (\d+)/.exec(watched.log)?.[1] ?? 'unknown';
  const times: number[] = [];
  for (let index = 0; index < IGNORED.times; index += 1) {
    times.push((await runStory(story, { main: ours })).wallMs);
  }
  return [
    {
      what: 'comment that is not for us, start to exit',
      measured: `${spread(times)}, ${opened} connections`,
      floor: '',
      hold: `≤ ${IGNORED.ms} ms, 0 connections`,
      held: median(times) <= IGNORED.ms && opened === '0',
    },
  ];
}

/** Measures how much memory reaches the model, for an agent with a long memory and one with a short. */
export async function promptRow({ ours }: Builds): Promise<readonly Row[]> {
  const base = { ...plainStory, agents: 1, work: 'answers' } as const;
  const sizeWith = async (history: number, decisions: number) =>
    promptSize(await runStory({ ...base, history, decisions }, { main: ours }));
  const bare = await sizeWith(0, 0);
  const short = (await sizeWith(5_000, 5_000)) - bare;
  const long = (await sizeWith(5 * MB, MB)) - bare;
  return [
    {
      what: "memory in an agent's prompt: history 5 MB and decisions 1 MB; 5 KB of each",
      measured: `${long}; ${short} characters`,
      floor: '',
      hold: `both ≤ ${MEMORY}`,
      held: long <= MEMORY && short <= MEMORY,
    },
  ];
}

function promptSize({ model }: BenchRun): number {
  return model.find(({ who }) => who === 'agent')?.promptSize ?? Number.NaN;
}

/** Measures the committed bundle. */
export async function distRow({ dist }: Builds): Promise<readonly Row[]> {
  const size = (await sizesIn(dist)).reduce((sum, bytes) => sum + bytes, 0) / MB;
  return [
    {
      what: 'size of dist/',
      measured: `${size.toFixed(2)} MB`,
      floor: '',
      hold: `≤ ${DIST_MB} MB`,
      held: size <= DIST_MB,
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

/** Measures a run on a machine without the runtime. npm's cache starts empty, so its size shows what was downloaded. */
export async function fetchRow({ ours }: Builds): Promise<readonly Row[]> {
  let sizes: readonly number[] = [];
  const cold = await runStory(plainStory, {
    main: ours,
    inputs: { 'copilot-runtime-path': '' },
    variables: npmVariables(),
    inspect: async (folder) => {
      sizes = await sizesIn(join(folder, 'home/.npm/_cacache/content-v2'));
    },
  });
  const warm = await runStory(plainStory, { main: ours });
  const tarballs = sizes.filter((bytes) => bytes > MB);
  const megabytes = tarballs.reduce((sum, bytes) => sum + bytes, 0) / MB;
  const rest = sizes.reduce((sum, bytes) => sum + bytes, 0) / MB - megabytes;
  return [
    {
      what: 'cold fetch of the runtime: tarballs; their metadata; time added to a run',
      measured: `${tarballs.length} of ${megabytes.toFixed(1)} MB; ${rest.toFixed(2)} MB; ${((cold.wallMs - warm.wallMs) / 1000).toFixed(1)} s`,
      floor: '',
      hold: `1 tarball of about ${PACKAGE_MB} MB`,
      held: tarballs.length === 1 && megabytes <= PACKAGE_MB + 3,
    },
  ];
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
