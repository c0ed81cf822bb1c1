// A large repository: what sixteen writers cost, and the same when each of them searches all of it first.
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type Row, spread } from './figures.ts';
import type { Builds } from './main.ts';
import { type BenchRun, runStory } from './run-story.ts';
import { type AgentWork, plainStory } from './story.ts';

const WRITERS = 16;
const FILES = 20_000;
const HOLD = { ms: 8_000, megabytes: 300 };
const LOOK_EVERY_MS = 300;

const run = promisify(execFile);

export async function workspaceRows(builds: Builds): Promise<readonly Row[]> {
  return [
    await writersRow(builds, 'writes a file', `${WRITERS} writers in ${FILES} files: run, disk`),
    await writersRow(builds, 'searches and writes', '… each searching all of it first'),
  ];
}

async function writersRow(builds: Builds, work: AgentWork, what: string): Promise<Row> {
  const ours = await measureDisk(builds.ours, work);
  return {
    what,
    measured: figures(ours),
    floor: '',
    hold: `≤ ${HOLD.ms} ms, ≤ ${HOLD.megabytes} MB`,
    held: ours.run.wallMs <= HOLD.ms && ours.megabytes <= HOLD.megabytes,
  };
}

type DiskUse = { readonly run: BenchRun; readonly megabytes: number };

function figures({ run: { wallMs }, megabytes }: DiskUse): string {
  return `${spread([wallMs])}, ${megabytes.toFixed(0)} MB`;
}

/** Plays the story once; the most that lay in the runner's temporary folder while it went on. */
async function measureDisk(main: string, work: AgentWork): Promise<DiskUse> {
  const story = { ...plainStory, agents: WRITERS, files: FILES, work };
  let most = 0;
  const watch = (folder: string) => {
    const look = async () => {
      most = Math.max(most, await kilobytes(join(folder, 'temp')));
    };
    const looking = setInterval(() => void look(), LOOK_EVERY_MS);
    return { stop: () => clearInterval(looking) };
  };
  const played = await runStory(story, { main, watch });
  return { run: played, megabytes: (most * 1024) / 1_000_000 };
}

/** A folder that changes while it is read makes `du` complain, and count all the same. */
async function kilobytes(folder: string): Promise<number> {
  const { stdout } = await run('sh', ['-c', 'du -sk "$0" 2>/dev/null || true', folder]);
  return Number.parseInt(stdout, 10) || 0;
}
