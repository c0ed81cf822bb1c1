// What grows: agents, writers in a large repository, a long history of git, and an agent's long memory.
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bareRepository } from '../../rehearsal/github/state.ts';
import { median, megabytesIn, type Row, spread } from './figures.ts';
import { type Measured, play } from './play.ts';
import { addHistory, crewStory, HISTORY_STORY, memoryStory } from './stories.ts';

const MB = 1_000_000;
const AGENTS = { few: 32, many: 128, times: 1.6 };

/** Measures whether an agent among many costs as much time as one among few. */
export async function agentRows({ dist }: Measured): Promise<readonly Row[]> {
  const timePerAgent = async (agents: number) => {
    const call = { name: 'squad_status', arguments: {} };
    const story = crewStory({ agents, call: () => call, outcome: 'answered' });
    const { modelRequests } = await play(dist, story);
    const [routed, answered] = modelRequests.filter(({ who }) => who === 'coordinator');
    return ((answered?.at ?? Number.NaN) - (routed?.at ?? Number.NaN)) / agents;
  };
  const few = [await timePerAgent(AGENTS.few), await timePerAgent(AGENTS.few)];
  const many = [await timePerAgent(AGENTS.many), await timePerAgent(AGENTS.many)];
  const growth = median(many) / median(few);
  return [
    {
      what: `time per routed agent among ${AGENTS.many} against one among ${AGENTS.few}`,
      measured: `${growth.toFixed(2)} ×: ${spread(many)}; ${spread(few)}`,
      hold: `≤ ${AGENTS.times} ×`,
      held: growth <= AGENTS.times,
    },
  ];
}

const WRITERS = { agents: 16, files: 20_000, ms: 8_000, megabytes: 300, lookEveryMs: 300 };

/** Measures time and disk use of many writers in a large repository. */
export async function writerRows({ dist }: Measured): Promise<readonly Row[]> {
  const text = 'export const number = 1;\n'.repeat(40);
  const names = Array.from({ length: WRITERS.files }, (_, at) => `src/part-${at % 200}/${at}.js`);
  const story = crewStory({
    agents: WRITERS.agents,
    call: (agent) => ({
      name: 'create',
      arguments: { path: `src/${agent}.js`, file_text: 'export {};\n' },
    }),
    files: Object.fromEntries(names.map((name) => [name, `// ${name}\n${text}`])),
    outcome: 'changed',
  });
  let most = 0;
  let looking: NodeJS.Timeout | undefined;
  const { wallMs } = await play(dist, story, {
    onStart: (_, { temporary }) => {
      looking = setInterval(async () => {
        most = Math.max(most, await megabytesIn(temporary));
      }, WRITERS.lookEveryMs);
    },
    onEnd: async () => clearInterval(looking),
  });
  return [
    {
      what: `${WRITERS.agents} writers in ${WRITERS.files} files: whole run, most disk`,
      measured: `${wallMs} ms, ${most.toFixed(0)} MB`,
      hold: `≤ ${WRITERS.ms} ms, ≤ ${WRITERS.megabytes} MB`,
      held: wallMs <= WRITERS.ms && most <= WRITERS.megabytes,
    },
  ];
}

const HISTORY_MS = 3_000;

/** Measures a job without a checkout. The first comment is not for us: the history grows after it. */
export async function historyRows({ dist }: Measured): Promise<readonly Row[]> {
  const folder = await mkdtemp(join(tmpdir(), 'squad-bench-history-'));
  const workspace = join(folder, 'empty');
  await mkdir(workspace);
  const { firstModelMs } = await play(dist, HISTORY_STORY, {
    variables: { GITHUB_WORKSPACE: workspace },
    onRunEnd: ({ github: { state } }) =>
      addHistory(bareRepository(state, state.repository), join(folder, 'work')),
  });
  await rm(folder, { recursive: true, force: true });
  return [
    {
      what: 'no checkout, 500 MB of history: start to first model request',
      measured: `${firstModelMs} ms`,
      hold: `≤ ${HISTORY_MS} ms`,
      held: firstModelMs <= HISTORY_MS,
    },
  ];
}

/** Measures how much of its memory reaches the model, for an agent with a long memory and one with a short. */
export async function promptRows({ dist }: Measured): Promise<readonly Row[]> {
  const promptSize = async (history: number, decisions: number) => {
    const played = await play(dist, memoryStory(history, decisions));
    return JSON.stringify(played.modelRequests[0]?.body.messages).length;
  };
  const short = await promptSize(5_000, 5_000);
  const long = await promptSize(5 * MB, MB);
  return [
    {
      what: "an agent's prompt: history of 5 MB and decisions of 1 MB; 5 KB of each",
      measured: `${long}; ${short} characters`,
      hold: 'the same within 5 %',
      held: long <= short * 1.05,
    },
  ];
}
