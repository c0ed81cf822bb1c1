// Many agents: do they work side by side, and what does each of them cost?

import type { Builds } from './builds.ts';
import { median, type Row, ratios, spread } from './figures.ts';
import { type Pairs, runPairs } from './run-pairs.ts';
import type { BenchRun } from './run-story.ts';
import { plainStory } from './story.ts';

const MODEL_MS = 1000;
const EFFICIENCY = 0.9;
/** The most an agent's time may be, as a multiple of the floor's, which uses the SDK alone. */
const PER_AGENT = 1.3;
/** The time per agent among 128, divided by that among 32: more than this is not noise. */
const LINEAR = 1.4;
const ROUNDS = 2;

/** Measures whether 32 agents with a slow model work at the same time. */
export async function parallelRows(builds: Builds): Promise<readonly Row[]> {
  const story = { ...plainStory, agents: 32, work: 'answers', delayMs: MODEL_MS } as const;
  const { ours, floor } = await runPairs(builds, story, ROUNDS);
  const [ourPart, bare] = [ours.map(efficiency), floor.map(efficiency)];
  const compared = median(ratios(ourPart, bare));
  return [
    {
      what: '32 handoffs side by side, a model of 1 s: share of the ideal, 1 s and the rest of the run',
      measured: `${spread(ourPart.map(percent), '%')}, ${compared.toFixed(2)} ×`,
      floor: spread(bare.map(percent), '%'),
      hold: `≥ ${percent(EFFICIENCY)} %, or of the floor's`,
      held: median(ourPart) >= EFFICIENCY || compared >= EFFICIENCY,
    },
  ];
}

const percent = (part: number) => Math.round(part * 100);

/** Returns the ideal time as a share of the real one. Ideally all agents together take as long as one answer. */
function efficiency({ wallMs, agentsMs }: BenchRun): number {
  return (wallMs - agentsMs + MODEL_MS) / wallMs;
}

/** Measures the time per agent among 32, 64 and 128. */
export async function agentRows(builds: Builds): Promise<readonly Row[]> {
  const cost = new Map<number, AgentTimes>();
  for (const agents of [32, 64, 128]) {
    const story = { ...plainStory, agents, work: 'asks for the status' } as const;
    cost.set(agents, perAgent(await runPairs(builds, story, ROUNDS), agents));
  }
  const rows = [...cost].map(([agents, times]) => costRow(agents, times));
  const [few, many] = [cost.get(32), cost.get(128)];
  return few === undefined || many === undefined ? rows : [...rows, growthRow(few, many)];
}

type AgentTimes = { readonly ours: readonly number[]; readonly floor: readonly number[] };

function perAgent({ ours, floor }: Pairs, agents: number): AgentTimes {
  const time = (play: BenchRun) => play.agentsMs / agents;
  return { ours: ours.map(time), floor: floor.map(time) };
}

function costRow(agents: number, { ours, floor }: AgentTimes): Row {
  const compared = median(ratios(ours, floor));
  const isMeasured = agents === 128;
  return {
    what: `time per routed agent at ${agents} agents`,
    measured: `${spread(ours)}, ${compared.toFixed(2)} ×`,
    floor: spread(floor),
    hold: isMeasured ? `≤ ${PER_AGENT} ×` : '',
    held: isMeasured ? compared <= PER_AGENT : undefined,
  };
}

function growthRow(few: AgentTimes, many: AgentTimes): Row {
  const growth = median(many.ours) / median(few.ours);
  return {
    what: '… growing linearly: an agent among 128 against one among 32',
    measured: `${growth.toFixed(2)} ×`,
    floor: `${(median(many.floor) / median(few.floor)).toFixed(2)} ×`,
    hold: `≤ ${LINEAR} ×`,
    held: growth <= LINEAR,
  };
}
