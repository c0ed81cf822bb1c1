// The Scribe job from start to exit: with full inboxes, with a long decisions.md, and with nothing to do.
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Rehearsal, rehearseScenario } from '../../rehearsal/rehearse.ts';
import type { Builds } from './builds.ts';
import { median, type Row, spread } from './figures.ts';

const FULL = { files: 10_000, ms: 2_000, megabytes: 200 };
const FIVEFOLD = 50_000;
const LONG = { entries: 20_000, ms: 2_000 };
const IDLE = { times: 5, ms: 1_000 };
const REQUESTS = 6;
/** How many times as long 50,000 files may take as 10,000: five times, plus noise. */
const LINEAR = 6.5;

export async function scribeRows({ ours }: Builds): Promise<readonly Row[]> {
  const full = measurementsOf(await runScribeJob(ours, { drops: FULL.files }));
  const fivefold = measurementsOf(await runScribeJob(ours, { drops: FIVEFOLD }));
  const long = measurementsOf(await runScribeJob(ours, { drops: 1, entries: LONG.entries }));
  const idle = await runScribeJob(ours, { later: IDLE.times });
  const times = idle.runs.slice(1).map(({ startedAt, endedAt }) => endedAt - startedAt);
  const growth = fivefold.ms / full.ms;
  return [
    {
      what: 'Scribe, 10,000 files in its inbox, start to exit',
      measured: `${full.ms} ms, ${full.megabytes} MB, ${full.pushes} push, ${full.asked} requests`,
      floor: '',
      hold: `≤ ${FULL.ms} ms, ≤ ${FULL.megabytes} MB, 1 push, ≤ ${REQUESTS} requests`,
      held:
        full.ms <= FULL.ms &&
        full.megabytes <= FULL.megabytes &&
        full.pushes === 1 &&
        full.asked <= REQUESTS,
    },
    {
      what: '… growing linearly: 50,000 files against 10,000',
      measured: `${growth.toFixed(2)} × (${fivefold.ms} ms, ${fivefold.megabytes} MB)`,
      floor: '',
      hold: `≤ ${LINEAR} ×`,
      held: growth <= LINEAR,
    },
    {
      what: 'Scribe, decisions.md of 20,000 entries, start to exit',
      measured: `${long.ms} ms, ${long.megabytes} MB`,
      // For comparison, the same job with nothing to do.
      floor: spread(times),
      hold: `≤ ${LONG.ms} ms`,
      held: long.ms <= LONG.ms,
    },
    {
      what: 'Scribe with nothing to do, start to exit',
      measured: spread(times),
      floor: '',
      hold: `≤ ${IDLE.ms} ms`,
      held: median(times) <= IDLE.ms,
    },
  ];
}

type ScribeRepository = {
  /** Files in the inbox for decisions. */
  readonly drops?: number;
  /** Entries in decisions.md, all of them from this month. */
  readonly entries?: number;
  /** Runs after the first. */
  readonly later?: number;
};

/** Plays the job; throws with its log when it fails or leaves a file behind. */
async function runScribeJob(main: string, repository: ScribeRepository): Promise<Rehearsal> {
  const folder = await mkdtemp(join(tmpdir(), 'squad-bench-scribe-'));
  try {
    await mkdir(join(folder, 'repository'));
    await writeFile(join(folder, 'model.json'), '[]');
    await writeFile(join(folder, 'scenario.json'), JSON.stringify(scenarioOf(repository)));
    const memory = new URL('memory.mjs', import.meta.url).href;
    const variables = { NODE_OPTIONS: `--import=${memory}` };
    const played = await rehearseScenario(folder, { main, variables });
    if (played.asExpected) return played;
    throw new Error(
      `Scribe did not do what was expected:\n${played.runs.map(({ log }) => log).join('\n')}`,
    );
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function scenarioOf({ drops = 0, entries = 0, later = 0 }: ScribeRepository) {
  const today = new Date().toISOString().slice(0, 10);
  const entry = (what: string) =>
    `### ${today}: ${what}\n\n**By:** Worker\n**What:** ${what}, and what follows from it.\n**Why:** Somebody asked.\n`;
  const named = (count: number, name: string) =>
    Array.from({ length: count }, (_, at) => `${name} ${at}`);
  const inbox = named(drops, 'Decision').map((name, at) => [
    `.squad/decisions/inbox/worker-${at}.md`,
    entry(name),
  ]);
  const nothing = { expected: { outcome: 'nothing-to-do' } };
  return {
    story: 'Scribe, as the benchmark plays it.',
    files: {
      '.squad/team.md': '# Team\n',
      '.squad/decisions.md': `# Decisions\n\n${named(entries, 'Older').map(entry).join('\n')}`,
      ...Object.fromEntries(inbox),
    },
    inputs: { job: 'scribe' },
    event: { name: 'schedule', author: 'olga' },
    expected: { outcome: drops > 0 ? 'changed' : 'nothing-to-do' },
    later: Array.from({ length: later }, () => nothing),
  };
}

function measurementsOf({ runs, requests }: Rehearsal) {
  const [run] = runs;
  if (run === undefined) throw new Error('Nothing was played');
  const kilobytes = Number(/peak memory: (\d+)/.exec(run.log)?.[1] ?? Number.NaN);
  return {
    ms: run.endedAt - run.startedAt,
    megabytes: Math.round((kilobytes * 1024) / 1_000_000),
    pushes: requests.filter(({ path }) => path.endsWith('/git-receive-pack')).length,
    asked: requests.filter(({ kind }) => kind === 'api').length,
  };
}
