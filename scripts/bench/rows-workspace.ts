// Disk use in a large repository with sixteen writers, with and without a full search first, and in one with a long history.
import { execFile, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Builds } from './builds.ts';
import { type Row, spread } from './figures.ts';
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
    await historyRow(builds),
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

/** Plays the story once and returns the peak size of the runner's temporary folder meanwhile. */
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

/** Ignores `du`'s exit code: it complains about a folder that changes while being read, but still counts it. */
async function kilobytes(folder: string): Promise<number> {
  const { stdout } = await run('sh', ['-c', 'du -sk "$0" 2>/dev/null || true', folder]);
  return Number.parseInt(stdout, 10) || 0;
}

const HISTORY = { commits: 250, bytes: 2_000_000, ms: 3_000 };

async function historyRow({ ours }: Builds): Promise<Row> {
  const { firstModelMs } = await runStory(plainStory, { main: ours, prepareRemote: addHistory });
  return {
    what: 'no checkout, 500 MB of history: start to first model request',
    measured: spread([firstModelMs]),
    floor: '',
    hold: `≤ ${HISTORY.ms} ms`,
    held: firstModelMs <= HISTORY.ms,
  };
}

/** Adds commits that change one large file; the last commit removes it. */
async function addHistory(bare: string): Promise<void> {
  const args = ['-c', 'core.compression=0', 'fast-import', '--quiet', '--force'];
  const child = spawn('git', args, { cwd: bare, stdio: ['pipe', 'ignore', 'inherit'] });
  const commit = (at: number) =>
    `commit refs/heads/main\ncommitter Olga <olga@example.com> ${1_780_000_000 + at} +0000\ndata 4\nMore\n${at === 0 ? 'from refs/heads/main^0\n' : ''}`;
  for (let at = 0; at < HISTORY.commits; at += 1) {
    child.stdin.write(`${commit(at)}M 100644 inline large.bin\ndata ${HISTORY.bytes}\n`);
    child.stdin.write(randomBytes(HISTORY.bytes));
    if (!child.stdin.write('\n')) await once(child.stdin, 'drain');
  }
  child.stdin.end(`${commit(HISTORY.commits)}D large.bin\n`);
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error('The history could not be made');
}
