// A whole run in which an agent asks colleagues and waits for each: how long a handoff takes, and the broker's share of it.
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { Builds } from './builds.ts';
import { p95, type Row, spread } from './figures.ts';
import type { ModelRequest } from './model.ts';
import { runStory } from './run-story.ts';
import { plainStory } from './story.ts';

const ROUNDS = 3;
const HANDOFF_MS = 300;
const OVERHEAD_MS = 20;

const story = { ...plainStory, agents: 21, work: 'asks colleagues' } as const;

export async function handoffRow({ ours, floor }: Builds): Promise<readonly Row[]> {
  const waits: number[] = [];
  const bare: number[] = [];
  const overheads: number[] = [];
  const withFiles: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const inspect = async (folder: string) => {
      const [first = Number.NaN, ...others] = overheadsOf(await readRecord(folder));
      withFiles.push(first);
      overheads.push(...others);
    };
    waits.push(...waitsOf((await runStory(story, { main: ours, inspect })).model));
    const inputs = { 'floor-work': story.work };
    bare.push(...waitsOf((await runStory(story, { main: floor, inputs })).model));
  }
  return [
    {
      what: 'waited handoff from agent to agent, a new session each, instant model',
      measured: `${spread(waits)}, p95 ${p95(waits)} ms`,
      floor: spread(bare),
      hold: `p95 ≤ ${HANDOFF_MS} ms`,
      held: p95(waits) <= HANDOFF_MS,
    },
    {
      what: "… of it the broker's: all but the colleague's session, git included",
      measured: `${spread(overheads)}, p95 ${p95(overheads)} ms`,
      floor: '',
      hold: `p95 ≤ ${OVERHEAD_MS} ms`,
      held: overheads.length > 0 && p95(overheads) <= OVERHEAD_MS,
    },
    {
      what: '… the same for a message that also brings new files onto the branch',
      measured: spread(withFiles),
      floor: '',
      hold: '',
      held: undefined,
    },
  ];
}

/** Returns, for each question, the time from the asker's call to its next turn. Its first turn writes a file. */
function waitsOf(requests: readonly ModelRequest[]): readonly number[] {
  const turns = requests.filter(({ who }) => who === 'agent').sort((a, b) => a.at - b.at);
  const asker = turns.filter(({ turn }, index) => turn > 0 || index === 0);
  return asker.slice(2).map(({ at }, index) => at - (asker[index + 1]?.answeredAt ?? Number.NaN));
}

const lineSchema = z.object({
  kind: z.string(),
  at: z.number(),
  session: z.string().default(''),
  tool: z.string().default(''),
});
type Line = z.infer<typeof lineSchema>;

async function readRecord(folder: string): Promise<readonly Line[]> {
  const names = await readdir(folder, { recursive: true });
  const record = names.find((name) => name.endsWith('run.jsonl')) ?? 'run.jsonl';
  const text = await readFile(join(folder, record), 'utf8');
  return text
    .trim()
    .split('\n')
    .map((line) => lineSchema.parse(JSON.parse(line)));
}

const ASKER = 'worker-1';

/** Returns the length of each of the asker's calls, less the time from queueing the colleague to the end of its turn. */
function overheadsOf(lines: readonly Line[]): readonly number[] {
  const calls = lines.filter(({ session, tool }) => session === ASKER && tool === 'squad_route');
  const started = calls.filter(({ kind }) => kind === 'tool.start');
  return started.map(({ at }) => {
    const end = calls.find((line) => line.kind === 'tool.complete' && line.at >= at)?.at;
    const during = lines.filter(
      (line) => line.session !== ASKER && line.at >= at && line.at <= (end ?? at),
    );
    const first = during.find(({ kind }) => kind === 'agent.queued')?.at ?? Number.NaN;
    const last = during.findLast(({ kind }) => ENDS.includes(kind))?.at ?? Number.NaN;
    return (end ?? Number.NaN) - at - (last - first);
  });
}

const ENDS: readonly string[] = ['agent.idle', 'agent.finished'];
