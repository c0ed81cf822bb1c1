// A run is cancelled at a request that is never answered. `npm run faults` tries every request; here FAULTS_SEED chooses a few.
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { readScenario } from '../../rehearsal/scenario/scenario.ts';
import { readFacts } from '../../scripts/faults/facts.ts';
import { processesLeft } from '../../scripts/faults/play.ts';
import { type Guard, openStage } from '../../scripts/faults/stage.ts';
import { processesNaming } from '../../scripts/left-processes.ts';

/** The stories, and how many requests each makes at most. */
const STORIES = { 'first-comment': 33, 'answer-only': 20, 'scribe-merges': 9 };
const CHOSEN = 3;
/** The time until the runner's second signal. */
const LONGEST_MS = 7_500;

const all = Object.entries(STORIES).flatMap(([scenario, requests]) =>
  Array.from({ length: requests }, (_, index) => index + 1).flatMap((at) =>
    [false, true].map((forGood) => ({ scenario, at, forGood })),
  ),
);
const seed = Number(process.env.FAULTS_SEED ?? Math.floor(Math.random() * 1_000_000));
const step = Math.floor(all.length / CHOSEN);
const chosen = all.filter((_, index) => index % step === seed % step).slice(0, CHOSEN);

type Cancellation = {
  readonly scenario: string;
  /** Chooses the request, by its number from 1 or its name. */
  readonly isAt: (number: number, name: string) => boolean;
  /** Later requests of the run get no answer either. */
  readonly forGood: boolean;
  /** What gets no answer either from then on; by default everything, or nothing, as \`forGood\` says. */
  readonly hangs?: RegExp;
  /** The run's own processes stop before: they answer nothing, and heed no signal but the last. */
  readonly freezes?: boolean;
};

async function playCancelled(cancellation: Cancellation) {
  const { scenario, isAt, forGood, hangs = /^/, freezes = false } = cancellation;
  const read = await readScenario(join(import.meta.dirname, '../../scenarios', scenario));
  const stage = await openStage(read);
  let number = 0;
  let gone: Promise<boolean> | undefined;
  const guard: Guard = (name, { cancel }) => {
    number += 1;
    if (gone !== undefined && forGood && hangs.test(name))
      return { before: async () => gone ?? false };
    if (gone !== undefined) return {};
    if (!isAt(number, name)) return {};
    if (freezes) freezeProcessesOf(stage.folder);
    gone = cancel().then(() => false);
    return { before: async () => gone ?? false };
  };
  try {
    const run = await stage.play({ guard });
    const { cancelledAt = run.endedAt, endedAt, signal } = run;
    const ending = {
      signal,
      isInTime: endedAt - cancelledAt < LONGEST_MS,
      left: await processesLeft(stage),
    };
    const { boards } = await readFacts(stage);
    const states = boards.map(({ state }) => state);
    const { outcome } = run.outputs;
    const artifacts = stage.github.artifacts.map(({ name }) => name);
    return { ending, states, outcome, usual: read.story.expected.outcome, boards, artifacts };
  } finally {
    await stage.close();
  }
}

/** Stops all that the action started, but not the action. */
function freezeProcessesOf(folder: string): void {
  const started = processesNaming(`${folder}/run-`);
  const others = started.filter(({ command }) => !command.includes('main.js'));
  expect(others.length).toBeGreaterThan(0);
  for (const { id } of others) process.kill(Number(id), 'SIGSTOP');
}

const workOf = (artifacts: readonly string[]) => artifacts.filter((name) => name.endsWith('-work'));

const inOrder = { signal: null, isInTime: true, left: [] };

describe(`a run that is cancelled (FAULTS_SEED=${seed})`, () => {
  it.each(chosen)(
    'ends before the second signal, and leaves nothing behind: $scenario, request $at, for good: $forGood',
    async ({ scenario, at, forGood }) => {
      const isAt = (number: number) => number === at;
      const played = await playCancelled({ scenario, isAt, forGood });
      expect(played.ending).toEqual(inOrder);
      expect(['limited', played.usual]).toContain(played.outcome);
      if (!forGood) expect(played.states).not.toContain('working');
    },
  );

  it.each([false, true])(
    'ends before the second signal while agents work, also when its processes answer nothing: %s',
    async (freezes) => {
      const isAt = (_: number, name: string) => name.startsWith('model');
      const played = await playCancelled({
        scenario: 'first-comment',
        isAt,
        forGood: false,
        freezes,
      });
      expect(played.ending).toEqual(inOrder);
      expect(played).toMatchObject({ states: ['stopped'], outcome: 'limited' });
    },
  );

  it.each(['git refs receive-pack', 'git receive-pack'])(
    'keeps its work in an artifact, which the board names, where its last %s hangs',
    async (push) => {
      let isConcluded = false;
      const isAt = (_: number, name: string) => {
        isConcluded ||= name === 'model coordinator 3';
        return isConcluded && name.startsWith(push);
      };
      const hanging = { scenario: 'first-comment', isAt, forGood: true, hangs: /^git / };
      const { ending, outcome, states, boards, artifacts } = await playCancelled(hanging);
      expect({ ending, outcome, states }).toEqual({
        ending: inOrder,
        outcome: 'limited',
        states: ['stopped'],
      });
      const [artifact = ''] = workOf(artifacts);
      expect(boards[0]?.body).toMatch(/The run was cancelled.*work\.bundle.*has what was finished/);
      expect(boards[0]?.body).toContain(`gh run download 4711 --name ${artifact}`);
    },
  );
});
